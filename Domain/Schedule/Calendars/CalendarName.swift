/// What a calendar is called, or an address book: every event and every contact is in exactly one.
public struct CalendarName: Hashable, Sendable {
  public let value: String

  /// The one in which things are of which nobody said another.
  public static let home = CalendarName(known: "home")

  /// Throws ``DomainError/invalid(_:)`` for a name that is empty or too long.
  public init(_ raw: String) throws {
    let text = try LimitedText<CalendarNameRule>(raw).value
    // Letters of many scalars are counted by these: the name is a part of a key.
    guard text.unicodeScalars.count <= CalendarNameRule.mostScalars else {
      throw DomainError.invalid(
        .calendarName,
        .tooLong(limit: CalendarNameRule.characters.upperBound, actual: text.count))
    }
    self.init(known: text)
  }

  private init(known value: String) {
    self.value = value
  }

  public var isHome: Bool { self == .home }
}

extension CalendarName: Comparable, CustomStringConvertible {
  /// The one at home comes first.
  public static func < (left: CalendarName, right: CalendarName) -> Bool {
    if left.isHome != right.isHome { return left.isHome }
    return left.value < right.value
  }

  public var description: String { value }
}

enum CalendarNameRule: TextRule {
  static let field = Field.calendarName
  static let characters = 1...40
  static let keepsLines = false
  static let mostScalars = 50
}
