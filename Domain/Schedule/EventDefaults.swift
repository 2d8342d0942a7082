/// The user's defaults for new events.
public struct EventDefaults: Hashable, Sendable {
  public static let standard = EventDefaults()
  /// Accepted lengths in minutes.
  static let acceptedMinutes = 1...1440

  /// Reminder time of all-day events.
  public var allDayTime = AllDayTime.standard
  /// Reminders of events with a time.
  public var reminders = LeadTimes.atStart
  /// Length in minutes.
  public var minutes = EventSpan.defaultMinutes

  public init() {}

  public func reminders(isAllDay: Bool) -> LeadTimes {
    isAllDay ? allDayTime.leadTimes : reminders
  }
}

/// Text form of lengths in settings: `30m`, `2h` or `1d`.
package enum LengthText {
  private static let units: [(letter: Character, minutes: Int)] = [
    ("d", 1440), ("h", 60), ("m", 1),
  ]

  /// Parses the text; returns nil if it is no such length.
  package static func minutes(_ text: some StringProtocol) -> Int? {
    guard let unit = units.first(where: { $0.letter == text.last }), text.utf8.count <= 8,
      text.dropLast().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let count = Int(text.dropLast())
    else { return nil }
    return count * unit.minutes
  }

  package static func text(_ minutes: Int) -> String {
    let unit = units.first { minutes > 0 && minutes % $0.minutes == 0 } ?? ("m", 1)
    return "\(minutes / unit.minutes)\(unit.letter)"
  }
}

extension LeadTimes {
  /// Parses lengths such as `30m 1d`; returns nil for other texts.
  package init?(settingText text: String) {
    let minutes = text.split(separator: " ").map { LengthText.minutes($0) }
    let known = minutes.compactMap(\.self)
    guard !known.isEmpty, known.count == minutes.count,
      let times = try? LeadTimes(minutesBefore: known)
    else { return nil }
    self = times
  }

  /// Text of reminders before the start, as in settings.
  package var settingText: String { minutesBefore.map(LengthText.text).joined(separator: " ") }
}
