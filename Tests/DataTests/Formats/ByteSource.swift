extension [UInt8] {
  /// A source that hands these bytes over in pieces of that size, and then nothing.
  func source(of size: Int) -> () throws -> [UInt8] {
    var start = 0
    return {
      let end = Swift.min(start + size, self.count)
      defer { start = end }
      return Array(self[start..<end])
    }
  }
}
