/// Contents of a link item, in units that are merged separately.
///
/// An item is a contact, or an event with its modified occurrences. Each of those is a part, named
/// by its RECURRENCE-ID; the item as a whole is the part without a name.
public struct LinkUnits: Hashable, Sendable {
  /// A unit of merging, made up of all lines of one kind.
  public enum Unit: Hashable, Sendable {
    /// Start, end and recurrence.
    case timing
    /// An alarm, by its UID.
    case alarm(ExternalName)
    /// An attendee, by the address.
    case attendee(ExternalName)
    /// A property, by its name.
    case property(ExternalName)
    /// An entry of a list, by the property's name and the entry's normalised value, such as a
    /// number or an address.
    case entry(ExternalName, ExternalName)
    /// Another nested component, by an identifying text.
    case component(ExternalName)
  }

  /// Lines of a unit, as they are compared and written.
  public typealias Content = [UInt8]
  public typealias Part = [Unit: Content]

  public var parts: [ExternalName: Part]

  public init(parts: [ExternalName: Part] = [:]) {
    self.parts = parts
  }

  /// Name of the part for the whole event.
  public static let wholeItem: ExternalName = ""

  /// Returns the start of the occurrence that the part modifies, on the clock it names:
  /// `20261216T183000@Asia/Seoul`. Nil for a UTC time, which names no clock.
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

  /// Units that a modified occurrence would inherit from the series.
  var occurrenceUnits: Part {
    (parts[Self.wholeItem] ?? [:]).filter { !Self.seriesOnlyUnits.contains($0.key) }
  }

  /// Units that occurrences do not inherit.
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

  /// Returns the units without those that are missing in the other item. An alarm or attendee is
  /// kept if the other item has an additional one, since a program may have renamed it.
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

  /// Whether both are entries of one kind of which an item may have several.
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
