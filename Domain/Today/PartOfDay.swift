/// Part of the day, for greetings.
public enum PartOfDay: String, CaseIterable, Hashable, Sendable {
  /// From 5:00 to 12:00.
  case morning
  /// From 12:00 to 18:00.
  case afternoon
  /// From 18:00 to 22:00.
  case evening
  /// From 22:00 to 5:00.
  case night

  public init(at time: TimeOfDay) {
    self.init(time, morning: 5, night: 22)
  }

  /// Part of the day for reading statistics, in which the morning begins at 6:00 and the night at
  /// midnight.
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
