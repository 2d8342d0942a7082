extension Array {
  /// Returns the elements at these indices; fewer if the array is shorter.
  package func page(_ places: Range<Int>) -> [Element] {
    Array(self[places.clamped(to: indices)])
  }
}
