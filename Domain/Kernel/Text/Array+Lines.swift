extension [UInt8] {
  /// The lines of a text that are not empty, without the line feeds. Much faster than `split`,
  /// whose closure is called for every byte.
  package var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < count {
      let end = self[start...].firstIndex(of: 0x0A) ?? count
      if start < end { lines.append(self[start..<end]) }
      start = end + 1
    }
    return lines
  }
}
