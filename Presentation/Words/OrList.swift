extension [String] {
  /// The words as English offers them to choose from: `a`, `a or b`, `a, b or c`.
  var joinedByOr: String {
    guard count > 1, let last else { return joined() }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
