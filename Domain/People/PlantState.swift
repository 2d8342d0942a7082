/// The state of a plant by the number of days until it is due.
public enum PlantState: String, CaseIterable, Hashable, Sendable {
  case fresh
  case fine
  case thirsty
  case due
  case wilted

  /// Creates the state for that number of days, which is negative after the due day.
  public init(daysLeft: Int) {
    switch daysLeft {
    case 3...: self = .fresh
    case 2: self = .fine
    case 1: self = .thirsty
    case 0: self = .due
    default: self = .wilted
    }
  }

  /// Fill level of the watering can, from 0 to 1.
  public var waterLevel: Double {
    switch self {
    case .fresh: 1
    case .fine: 0.75
    case .thirsty: 0.5
    case .due, .wilted: 0.25
    }
  }
}
