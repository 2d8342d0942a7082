/// Contents of a link item, split into units that are merged separately.
///
/// An item is a contact, or an event with its modified occurrences. Each modified occurrence is a
/// part, named by its RECURRENCE-ID; the item itself is the part with an empty name.
public struct LinkUnits: Hashable, Sendable {
  /// The smallest element that is merged separately: all lines about one thing, such as the time or
  /// one attendee.
  public enum Unit: Hashable, Sendable {
    /// Start, end and recurrence.
    case timing
    /// An alarm, by its UID.
    case alarm(ExternalName)
    /// An attendee, by the address.
    case attendee(ExternalName)
    /// A property, by its name.
    case property(ExternalName)
    /// One entry of a list, such as a phone number: the property's name and the normalised value.
    case entry(ExternalName, ExternalName)
    /// Another nested component, by an identifying text.
    case component(ExternalName)
  }

  /// The lines of a merge unit, in the form in which they are compared and written.
  public typealias Content = [UInt8]
  public typealias Part = [Unit: Content]

  public var parts: [ExternalName: Part]

  public init(parts: [ExternalName: Part] = [:]) {
    self.parts = parts
  }

  /// Name of the part for the whole event.
  public static let wholeItem: ExternalName = ""

  /// Returns the original local start of the occurrence that the part modifies, given the part's
  /// name, such as `20261216T183000@Asia/Seoul`; nil for a UTC time, which has no time zone.
  public static func time(of name: ExternalName) -> LocalTime? {
    let part = name.text
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

  /// The units of a series that its modified occurrences inherit.
  var occurrenceUnits: Part {
    (parts[Self.wholeItem] ?? [:]).filter { !Self.seriesOnlyUnits.contains($0.key) }
  }

  /// Units of a series that its occurrences do not inherit.
  private static let seriesOnlyUnits: Set<Unit> = [
    .timing, .property("ATTACH"), .property("IMAGE"), .property("RELATED-TO"),
  ]

  /// Digest of the contents.
  package var digest: String {
    var hash = FNV1a()
    for (name, part) in parts.sorted(by: { $0.key < $1.key }) {
      hash = hash.combining(name.utf8).combining([0])
      for (unit, content) in part.sorted(by: { $0.key < $1.key }) {
        hash = hash.combining(unit.textForm.utf8).combining([0]).combining(content).combining([0])
      }
    }
    return String(hash.value, radix: 36)
  }

  /// Returns the units without those missing in the other item. An alarm or attendee is kept if the
  /// other item has an additional one, since a program may have given it another identifier.
  func withoutUnits(missingIn other: LinkUnits) -> LinkUnits {
    var taken = self
    for (name, part) in parts {
      guard let theirs = other.parts[name] else {
        taken.parts[name] = nil
        continue
      }
      let further = theirs.keys.filter { part[$0] == nil }
      for unit in part.keys where theirs[unit] == nil {
        if !further.contains(where: { $0.isSameKind(as: unit) }) { taken.parts[name]?[unit] = nil }
      }
    }
    return taken
  }
}

extension LinkUnits.Unit: Comparable {
  /// Text form for stores and commands: `when`, `property SUMMARY`.
  public var textForm: String {
    switch self {
    case .timing: "when"
    case .alarm(let uid): "alarm \(uid)"
    case .attendee(let address): "attendee \(address)"
    case .property(let name): "property \(name)"
    case .entry(let name, let value): "entry \(name) \(value)"
    case .component(let name): "component \(name)"
    }
  }

  public init?(textForm spelling: String) {
    let words = spelling.split(separator: " " as Character, maxSplits: 1).map {
      ExternalName(String($0))
    }
    switch (words.first, words.count > 1 ? words[1] : nil) {
    case ("when", nil): self = .timing
    case ("alarm", let uid?): self = .alarm(uid)
    case ("attendee", let address?): self = .attendee(address)
    case ("property", let name?): self = .property(name)
    case ("component", let name?): self = .component(name)
    case ("entry", let entry?):
      let parts = entry.text.split(separator: " " as Character, maxSplits: 1)
        .map { ExternalName(String($0)) }
      guard parts.count == 2 else { return nil }
      self = .entry(parts[0], parts[1])
    default: return nil
    }
  }

  /// Whether both are of the same kind and an item may have several of that kind, such as two
  /// alarms.
  fileprivate func isSameKind(as other: LinkUnits.Unit) -> Bool {
    switch (self, other) {
    case (.alarm, .alarm), (.attendee, .attendee), (.component, .component): true
    case (.entry(let name, _), .entry(let otherName, _)): name == otherName
    case (.timing, _), (.alarm, _), (.attendee, _), (.property, _), (.component, _), (.entry, _):
      false
    }
  }

  public static func < (left: LinkUnits.Unit, right: LinkUnits.Unit) -> Bool {
    left.textForm.utf8.lexicographicallyPrecedes(right.textForm.utf8)
  }
}
