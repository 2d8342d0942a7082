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
    self.init(time, morning: 5, night: 22)
  }

  /// As reading is counted: the morning begins at 6, the night at midnight.
  public init(ofReadingAt time: TimeOfDay) {
    self.init(time, morning: 6, night: 24)
  }

  private init(_ time: TimeOfDay, morning: Int, night: Int) {
    switch time.hour {
    case morning..<12: self = .morning
    case 12..<18: self = .afternoon
    case 18..<night: self = .evening
    default: self = .night
    }
  }
}
