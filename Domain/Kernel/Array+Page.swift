extension Array {
  /// Returns the elements at these indices; fewer if the array is shorter.
  package func page(_ range: Range<Int>) -> [Element] {
    Array(self[range.clamped(to: indices)])
  }
}
