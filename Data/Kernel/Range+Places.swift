extension Range<Int> {
  /// This range without negative indices.
  var validIndices: Range<Int> { clamped(to: 0..<Int.max) }
}
