/// When an event of whole days is called to mind: at a time of its first day, or of the day before.
public struct AllDayTime: Hashable, Sendable, CustomStringConvertible {
  public let time: TimeOfDay
  public let isDayBefore: Bool

  /// At nine on the day itself.
  public static let standard = AllDayTime(TimeOfDay(knownHour: 9))

  public init(_ time: TimeOfDay, isDayBefore: Bool = false) {
    self.time = time
    self.isDayBefore = isDayBefore
  }

  /// Written as `09:00` or `20:00 before`; nil for anything else.
  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let time = words.first.flatMap({ TimeOfDay(hoursAndMinutes: $0) }),
      words.count == 1 || words.count == 2 && words[1] == AllDayTime.before
    else { return nil }
    self.init(time, isDayBefore: words.count == 2)
  }

  /// The time so many minutes before that midnight; nil more than a day from it.
  public init?(minutesBefore: Int) {
    guard (-1439...1440).contains(minutesBefore) else { return nil }
    let isDayBefore = minutesBefore > 0
    guard let time = TimeOfDay(seconds: ((isDayBefore ? 1440 : 0) - minutesBefore) * 60) else {
      return nil
    }
    self.init(time, isDayBefore: isDayBefore)
  }

  /// What a length of time before whole days means: days before them end at no midnight, but at
  /// this time.
  public func minutesBefore(of length: Int) -> Int {
    length > 0 && length % 1440 == 0 ? length - time.seconds / 60 : length
  }

  private static let before = "before"

  public var description: String { isDayBefore ? "\(time) \(Self.before)" : "\(time)" }

  /// How many minutes before the midnight with which the day begins; negative after it.
  public var minutesBefore: Int {
    (isDayBefore ? 24 * 60 : 0) - time.seconds / 60
  }
}
