extension Sequence<UInt8> {
  /// A source that hands these bytes over in pieces of that size, or at once, and then nothing.
  package func source(of size: Int = .max) -> () throws -> [UInt8] {
    var rest = Array(self)[...]
    return {
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
  }
}
