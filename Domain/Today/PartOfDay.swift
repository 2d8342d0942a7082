/// A stretch of the day that has a greeting of its own.
public enum PartOfDay: String, CaseIterable, Hashable, Sendable {
  /// From 5 to noon.
  case morning
  /// From noon to 18.
  case afternoon
  /// From 18 to 22.
  case evening
  /// From 22 to 5.
  case night

  public init(at time: TimeOfDay) {
    switch time.hour {
    case 5..<12: self = .morning
    case 12..<18: self = .afternoon
    case 18..<22: self = .evening
    default: self = .night
    }
  }
}
