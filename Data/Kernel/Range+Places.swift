extension Range<Int> {
  /// The places that a list can have.
  var places: Range<Int> { clamped(to: 0..<Int.max) }
}
