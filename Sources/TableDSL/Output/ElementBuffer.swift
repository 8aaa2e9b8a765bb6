/// Elements that grow at the end, in memory that is kept when they are forgotten.
///
/// An array would be asked for every change whether somebody else holds it.
@frozen
@usableFromInline
package struct ElementBuffer<Element>: ~Copyable {
    @usableFromInline
    package private(set) var base: UnsafeMutablePointer<Element>
    @usableFromInline
    package private(set) var count = 0
    @usableFromInline
    var capacity: Int

    @inlinable
    package init(capacity: Int = 16) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
    }

    @inlinable
    deinit {
        base.deinitialize(count: count)
        base.deallocate()
    }

    @inlinable
    package subscript(index: Int) -> Element {
        get {
            precondition(index >= 0 && index < count, "no such element")
            return base[index]
        }
        set {
            precondition(index >= 0 && index < count, "no such element")
            base[index] = newValue
        }
    }

    @inlinable
    @inline(__always)
    package mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Forgets all elements from an index on and keeps the memory.
    @inlinable
    package mutating func removeAll(from index: Int = 0) {
        (base + index).deinitialize(count: count - index)
        count = index
    }

    @inlinable
    mutating func grow() {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        memory.moveInitialize(from: base, count: count)
        base.deallocate()
        base = memory
        capacity *= 2
    }
}
