/// Time of day at which an all-day event is announced, on its first day or the day before.
public struct AllDayTime: Hashable, Sendable, CustomStringConvertible {
  public let time: TimeOfDay
  public let isDayBefore: Bool

  /// Nine o'clock on the day itself.
  public static let standard = AllDayTime(TimeOfDay(knownHour: 9))

  public init(_ time: TimeOfDay, isDayBefore: Bool = false) {
    self.time = time
    self.isDayBefore = isDayBefore
  }

  /// Parses `09:00` or `20:00 before`; returns nil for other texts.
  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let time = words.first.flatMap({ TimeOfDay(hoursAndMinutes: $0) }),
      words.count == 1 || words.count == 2 && words[1] == AllDayTime.beforeWord
    else { return nil }
    self.init(time, isDayBefore: words.count == 2)
  }

  /// Creates the time that is this many minutes before the midnight at which the day begins;
  /// negative after it. Returns nil for more than a day before or after.
  public init?(minutesBefore: Int) {
    guard (-1439...1440).contains(minutesBefore) else { return nil }
    let isDayBefore = minutesBefore > 0
    guard let time = TimeOfDay(seconds: ((isDayBefore ? 1440 : 0) - minutesBefore) * 60) else {
      return nil
    }
    self.init(time, isDayBefore: isDayBefore)
  }

  /// Converts a lead time (`length`) to minutes before midnight. A lead time of whole days counts
  /// back from this time of day instead of midnight.
  public func minutesBefore(of length: Int) -> Int {
    length > 0 && length % 1440 == 0 ? length - time.seconds / 60 : length
  }

  private static let beforeWord = "before"

  public var description: String { isDayBefore ? "\(time) \(Self.beforeWord)" : "\(time)" }

  /// Minutes before the midnight at which the day begins; negative after it.
  public var minutesBefore: Int {
    (isDayBefore ? 24 * 60 : 0) - time.seconds / 60
  }
}
