extension [String] {
  /// The words joined as alternatives in English: `a`, `a or b`, `a, b or c`.
  var joinedByOr: String {
    guard count > 1, let last else { return joined() }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
