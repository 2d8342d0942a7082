/// Name of a calendar or an address book. Every event and every contact is in exactly one of these.
///
/// Names from files and other devices are keys in stores, so two names are equal only if their
/// bytes are.
public struct CalendarName: Hashable, Sendable {
  private let name: ExternalName

  /// The default calendar.
  public static let home = CalendarName(known: "home")

  /// Creates a name; throws ``DomainError/invalid(_:)`` if it is empty or too long.
  public init(_ raw: String) throws {
    let text = try LimitedText<CalendarNameRule>(raw).value
    // Limit the number of scalars in all, since the name is part of a key and characters may have
    // many scalars.
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

  /// Whether both names look the same, even if their bytes differ.
  func looksLike(_ other: CalendarName) -> Bool { value == other.value }
}

extension CalendarName: Comparable, CustomStringConvertible {
  /// Sorts by name, but the home calendar comes first.
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

extension ColumnForm<CalendarName> {
  /// Nothing is stored for the home calendar.
  static var calendar: Self {
    Self(
      .text, { .optional($0.isHome ? nil : $0.value) },
      { try $0.optional { try CalendarName($0.text()) } ?? .home })
  }
}
