/// What one item of a link says, in units that are merged each by itself.
///
/// An item is an event with the times of it that are described apart: each of these is a part, by
/// its RECURRENCE-ID; the event as a whole is the part without one.
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
}

extension LinkUnits.Unit: Comparable {
  /// In the spelling of stores and of commands: `when`, `property SUMMARY`.
  public var spelling: String {
    switch self {
    case .when: "when"
    case .alarm(let uid): "alarm \(uid)"
    case .attendee(let address): "attendee \(address)"
    case .property(let name): "property \(name)"
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
    default: return nil
    }
  }

  public static func < (left: LinkUnits.Unit, right: LinkUnits.Unit) -> Bool {
    left.spelling < right.spelling
  }
}
