/// Value measured without a yardstick.
struct Figure {
  let name: String
  /// Nil if the system does not provide it.
  let value: Double?
  let unit: String
  /// Maximum allowed value.
  let goal: Double?

  var isMissed: Bool {
    guard let value, let goal else { return false }
    return value > goal
  }
}
