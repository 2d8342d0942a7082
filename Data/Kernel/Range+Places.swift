extension Range<Int> {
  /// The range limited to valid list indices.
  var validIndices: Range<Int> { clamped(to: 0..<Int.max) }
}
