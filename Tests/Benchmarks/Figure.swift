/// A value that is measured by itself, not beside a yardstick.
struct Figure {
  let name: String
  /// Nil where it cannot be told here.
  let value: Double?
  let unit: String
  /// What it may be at most.
  let goal: Double?

  var isMissed: Bool {
    guard let value, let goal else { return false }
    return value > goal
  }
}
