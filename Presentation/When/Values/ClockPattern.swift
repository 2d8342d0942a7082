/// Time of day as described by words.
struct ClockPattern: Hashable, Sendable {
  /// Hour from 0 to 24; 24 is the midnight at the end of the day.
  var hour: Int?
  var minute: Int?
  var half: Half?
  /// Whether the hour is on a 24-hour clock, so that its half of the day is certain.
  var is24Hour = false
  var part: PartOfDay?
  /// Portion of ``part``: `early morning`, `late afternoon`.
  var portion: Portion?
  /// Whether the hour is a number without a unit.
  var isBare = false
  /// Whether the time is approximate: `around 7`, `7시쯤`.
  var isApproximate = false
  /// Whether the hour is only implied by words such as `after work`.
  var isImplied = false

  var isEmpty: Bool { self == ClockPattern() }

  /// Whether the hour is not one of the part of the day, in neither half: 3 in the morning.
  var isOutsidePart: Bool {
    guard let hour, let part else { return false }
    let minute = hour % 12 * 60 + (self.minute ?? 0)
    return ![minute, minute + 720, minute + 1_440].contains(where: part.hourRange.contains)
  }

  enum Half: Hashable, Sendable {
    case am, pm
  }
}

/// Part of the day.
enum PartOfDay: Hashable, Sendable, CaseIterable {
  case dawn, morning, midday, lunch, afternoon, evening, night
  /// 오전 and 오후, which mean only am and pm.
  case am, pm

  /// Range of an ambiguous hour in this part, in minutes of the day; the night goes on past
  /// midnight.
  var hourRange: Range<Int> {
    switch self {
    case .dawn: 0..<7 * 60
    case .morning: 4 * 60..<12 * 60
    case .midday: 10 * 60..<16 * 60
    case .lunch: 11 * 60..<16 * 60
    case .afternoon: 12 * 60..<19 * 60
    case .evening: 16 * 60..<24 * 60
    case .night: 18 * 60..<30 * 60
    case .am: 0..<12 * 60
    case .pm: 12 * 60..<24 * 60
    }
  }

  /// Whether this part contains hours of a half of the day.
  func allows(_ half: ClockPattern.Half) -> Bool {
    switch self {
    case .dawn, .morning, .am: half == .am
    case .lunch, .midday, .night: true
    case .afternoon, .evening, .pm: half == .pm
    }
  }

  /// Usual start of something without an hour in this part, in minutes of the day.
  var usualStart: Int? {
    switch self {
    case .dawn: 5 * 60
    case .morning: 8 * 60
    case .midday, .lunch: 12 * 60
    case .afternoon, .pm: 15 * 60
    case .evening: 19 * 60
    case .night: 20 * 60
    case .am: 9 * 60
    }
  }

  /// Returns the usual start in a portion of this part, in minutes of the day: `late morning`.
  func usualStart(of portion: Portion?) -> Int? {
    let hours: [Int]
    switch self {
    case .morning: hours = [7, 10, 11]
    case .afternoon: hours = [13, 15, 17]
    case .evening: hours = [18, 20, 22]
    case .night: hours = [20, 22, 23]
    default: return usualStart
    }
    switch portion {
    case .beginning, .early: return hours[0] * 60
    case .middle: return hours[1] * 60
    case .late, .end: return hours[2] * 60
    case .remainder, nil: return usualStart
    }
  }

  /// End of the part, in minutes of the day.
  var endMinute: Int {
    switch self {
    case .dawn: 7 * 60
    case .morning, .am: 12 * 60
    case .midday: 16 * 60
    case .lunch: 14 * 60
    case .afternoon: 18 * 60
    case .evening: 23 * 60
    case .night, .pm: 24 * 60
    }
  }
}
