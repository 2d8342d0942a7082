/// The colour in which a calendar's events are marked.
public struct CalendarColor: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Those that have a name, in the order in which calendars get them.
  public static let named: [(name: String, color: CalendarColor)] = [
    ("blue", CalendarColor(red: 0x4A, green: 0x90, blue: 0xD9)),
    ("orange", CalendarColor(red: 0xE0, green: 0x8A, blue: 0x3C)),
    ("purple", CalendarColor(red: 0x9B, green: 0x72, blue: 0xCF)),
    ("teal", CalendarColor(red: 0x2A, green: 0xA1, blue: 0x98)),
    ("red", CalendarColor(red: 0xD9, green: 0x53, blue: 0x4F)),
    ("yellow", CalendarColor(red: 0xC9, green: 0xA2, blue: 0x27)),
    ("pink", CalendarColor(red: 0xD3, green: 0x6B, blue: 0xA6)),
    ("green", CalendarColor(red: 0x5F, green: 0xA0, blue: 0x4E)),
    ("gray", CalendarColor(red: 0x8A, green: 0x8F, blue: 0x98)),
  ]

  /// That of the calendar at home.
  public static let usual = CalendarColor(red: 0x5F, green: 0xA0, blue: 0x4E)

  /// The first that no calendar has yet.
  static func next(besides taken: [CalendarColor]) -> CalendarColor {
    named.first { $0.color != usual && !taken.contains($0.color) }?.color
      ?? named[taken.count % named.count].color
  }

  /// A name, or `#4A90D9`; nil for any other text. What follows six digits is how opaque it is, and
  /// says nothing here.
  public init?(_ text: String) {
    let plain = text.lowercased()
    if let known = CalendarColor.named.first(where: { $0.name == plain }) {
      self = known.color
      return
    }
    let digits = plain.utf8.dropFirst()
    guard plain.utf8.first == UInt8(ascii: "#"), [6, 8].contains(digits.count),
      digits.allSatisfy({ Int(String(UnicodeScalar($0)), radix: 16) != nil }),
      let number = UInt32(String(decoding: digits.prefix(6), as: UTF8.self), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(number >> 16 & 0xFF), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
  }
}

extension CalendarColor: CustomStringConvertible {
  /// Its digits: `#4A90D9`.
  public var description: String { RGBColor(red: red, green: green, blue: blue).description }
}
