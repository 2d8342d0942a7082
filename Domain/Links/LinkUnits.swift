/// What one item of a link says, in units that are merged each by itself.
///
/// An item is a contact, or an event with the times of it that are described apart: each of these
/// is a part, by its RECURRENCE-ID; the item as a whole is the part without one.
public struct LinkUnits: Hashable, Sendable {
  /// What is said by all lines of one kind together.
  public enum Unit: Hashable, Sendable {
    /// When it takes place and how it repeats.
    case when
    /// An alarm, by its UID.
    case alarm(String)
    /// Somebody who is invited, by the address.
    case attendee(String)
    /// A property, by its name.
    case property(String)
    /// One entry of a list, by the name of its property and what is the same however it is written:
    /// a number, an address.
    case entry(String, String)
    /// Another component within, by what tells it from others.
    case component(String)
  }

  /// The lines of a unit, as they are compared and written.
  public typealias Content = [UInt8]
  public typealias Part = [Unit: Content]

  public var parts: [String: Part]

  public init(parts: [String: Part] = [:]) {
    self.parts = parts
  }

  /// The event as a whole.
  public static let whole = ""

  /// When the time of a series would start that the part describes, on the clock that it names:
  /// `20261216T183000@Asia/Seoul`; nil for a moment, which names none.
  public static func time(of part: String) -> LocalTime? {
    func number(_ place: Int, _ length: Int) -> Int? {
      Int(part.dropFirst(place).prefix(length))
    }
    guard let year = number(0, 4), let month = number(4, 2), let monthDay = number(6, 2),
      let day = Day(year: year, month: month, day: monthDay)
    else { return nil }
    guard let hours = number(9, 2), let minutes = number(11, 2), let seconds = number(13, 2) else {
      return day.start
    }
    guard part.dropFirst(15).first != "Z" else { return nil }
    return TimeOfDay(seconds: (hours * 60 + minutes) * 60 + seconds).map {
      LocalTime(day: day, time: $0)
    }
  }

  /// What is said of a time of a series that nobody has described apart, as far as whoever
  /// describes it takes that along: of what one has not, nobody took anything away.
  var ofTimes: Part { (parts[Self.whole] ?? [:]).filter { !Self.ofSeries.contains($0.key) } }

  /// When it is, and what the series may say for all of its times.
  private static let ofSeries: Set<Unit> = [
    .when, .property("ATTACH"), .property("IMAGE"), .property("RELATED-TO"),
  ]

  /// The same for all that say the same.
  package var digest: String {
    var hash = FNV1a()
    for (name, part) in parts.sorted(by: { $0.key < $1.key }) {
      hash = hash.taking(name.utf8).taking([0])
      for (unit, content) in part.sorted(by: { $0.key < $1.key }) {
        hash = hash.taking(unit.spelling.utf8).taking([0]).taking(content).taking([0])
      }
    }
    return String(hash.value, radix: 36)
  }

  /// Without what the other does not say at all. Alarms and guests that are called otherwise there
  /// were not left out.
  func leavingOut(what other: LinkUnits) -> LinkUnits {
    var taken = self
    for (name, part) in parts {
      guard let theirs = other.parts[name] else {
        taken.parts[name] = nil
        continue
      }
      let further = theirs.keys.filter { part[$0] == nil }
      for unit in part.keys where theirs[unit] == nil {
        if !further.contains(where: { $0.isKin(of: unit) }) { taken.parts[name]?[unit] = nil }
      }
    }
    return taken
  }
}

extension LinkUnits.Unit: Comparable {
  /// In the spelling of stores and of commands: `when`, `property SUMMARY`.
  public var spelling: String {
    switch self {
    case .when: "when"
    case .alarm(let uid): "alarm \(uid)"
    case .attendee(let address): "attendee \(address)"
    case .property(let name): "property \(name)"
    case .entry(let name, let value): "entry \(name) \(value)"
    case .component(let name): "component \(name)"
    }
  }

  public init?(spelling: String) {
    let words = spelling.split(separator: " " as Character, maxSplits: 1).map(String.init)
    switch (words.first, words.count > 1 ? words[1] : nil) {
    case ("when", nil): self = .when
    case ("alarm", let uid?): self = .alarm(uid)
    case ("attendee", let address?): self = .attendee(address)
    case ("property", let name?): self = .property(name)
    case ("component", let name?): self = .component(name)
    case ("entry", let entry?):
      let parts = entry.split(separator: " " as Character, maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      self = .entry(parts[0], parts[1])
    default: return nil
    }
  }

  /// Whether both are of a kind of which an item may have several.
  fileprivate func isKin(of other: LinkUnits.Unit) -> Bool {
    switch (self, other) {
    case (.alarm, .alarm), (.attendee, .attendee), (.component, .component): true
    case (.entry(let name, _), .entry(let otherName, _)): name == otherName
    case (.when, _), (.alarm, _), (.attendee, _), (.property, _), (.component, _), (.entry, _):
      false
    }
  }

  public static func < (left: LinkUnits.Unit, right: LinkUnits.Unit) -> Bool {
    left.spelling < right.spelling
  }
}
