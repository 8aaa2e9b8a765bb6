#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What rendering took, each time it was done, and the most memory that was in use before and after.
struct Measurement {
    let rows: Int
    private(set) var bytes = 0
    private(set) var cpu: [Double] = []
    private(set) var wall: [Double] = []
    private(set) var loaded = peakKilobytes()
    private(set) var peak = 0

    /// Does the work, which returns how many bytes it wrote, again and again.
    init(rows: Int, repeats: Int, _ work: () throws -> Int) rethrows {
        self.rows = rows
        for _ in 0..<repeats {
            let start = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_PROCESS_CPUTIME_ID))
            bytes = try work()
            wall.append(seconds(CLOCK_MONOTONIC) - start.0)
            cpu.append(seconds(CLOCK_PROCESS_CPUTIME_ID) - start.1)
        }
        peak = peakKilobytes()
    }

    /// One line.
    var json: String {
        #"{"rows":\#(rows),"bytes":\#(bytes),"cpu":\#(cpu),"wall":\#(wall),"#
            + #""rss_load_kb":\#(loaded),"rss_peak_kb":\#(peak)}"#
    }
}

private func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The most memory that the process had at a time; 0 where the system doesn't say.
private func peakKilobytes() -> Int {
    var peak = 0
    try? forEachLine(of: "/proc/self/status") { line in
        let text = String(decoding: line, as: UTF8.self)
        if text.hasPrefix("VmHWM") { peak = Int(text.filter(\.isNumber)) ?? 0 }
    }
    return peak
}
