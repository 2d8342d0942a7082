/// The name of a calendar or an address book; every event and every contact is in exactly one.
///
/// Names from files and other devices are keys in stores, so two names are equal only if their
/// bytes are.
public struct CalendarName: Hashable, Sendable {
  private let name: ExternalName

  /// The default calendar.
  public static let home = CalendarName(known: "home")

  /// Throws ``DomainError/invalid(_:)`` for a name that is empty or too long.
  public init(_ raw: String) throws {
    let text = try LimitedText<CalendarNameRule>(raw).value
    // The name is part of a key, so characters with many scalars are limited by the number of
    // scalars.
    guard text.unicodeScalars.count <= CalendarNameRule.maxScalars else {
      throw DomainError.invalid(
        .calendarName,
        .tooLong(limit: CalendarNameRule.lengthRange.upperBound, actual: text.count))
    }
    self.init(known: text)
  }

  private init(known value: String) {
    name = ExternalName(value)
  }

  public var value: String { name.text }

  public var isHome: Bool { self == .home }

  /// Whether both names look the same to a reader, even if their bytes differ.
  func looksLike(_ other: CalendarName) -> Bool { value == other.value }
}

extension CalendarName: Comparable, CustomStringConvertible {
  /// The home calendar sorts first.
  public static func < (left: CalendarName, right: CalendarName) -> Bool {
    if left.isHome != right.isHome { return left.isHome }
    return left.name < right.name
  }

  public var description: String { value }
}

enum CalendarNameRule: TextRule {
  static let field = Field.calendarName
  static let lengthRange = 1...40
  static let keepsLineBreaks = false
  static let maxScalars = 50
}
