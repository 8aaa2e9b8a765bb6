extension Table {
    /// The table as text in an output's form.
    ///
    /// ```swift
    /// print(table.rendered(as: .markdown))
    /// ```
    public func rendered(as renderer: some TableRenderer) -> String {
        // Each chunk becomes text while it is in the processor's cache.
        var text = ""
        // A string takes whatever it is given, so only a renderer of one's own could throw here; what it wrote until
        // then is still the best answer.
        try? render(as: renderer, to: &text)
        return text
    }

    /// Writes the table to an output in chunks; throws what the output throws, and nothing else.
    ///
    /// ```swift
    /// var output = FileOutput.standardOutput
    /// try table.render(as: .html(.page), to: &output)
    /// ```
    public func render(as renderer: some TableRenderer, to output: inout some TableOutput) throws {
        try renderer.render(description, to: &output)
    }
}
