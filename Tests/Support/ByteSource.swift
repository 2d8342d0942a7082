extension Sequence<UInt8> {
  /// Returns a source that returns the bytes in pieces of that size, or all at once, and then an
  /// empty array.
  package func source(of size: Int = .max) -> () throws -> [UInt8] {
    var rest = Array(self)[...]
    return {
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
  }
}
