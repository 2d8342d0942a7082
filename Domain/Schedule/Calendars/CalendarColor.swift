/// The colour in which a calendar's events are marked.
public struct CalendarColor: Hashable, Sendable {
  public let light: RGBColor

  private init(hex: UInt32) {
    light = RGBColor(hex: hex)
  }

  /// The named colours, in the order in which new calendars are given them.
  public static let namedColors: [(name: String, color: CalendarColor)] = [
    ("blue", CalendarColor(hex: 0x4A90D9)),
    ("orange", CalendarColor(hex: 0xE08A3C)),
    ("purple", CalendarColor(hex: 0x9B72CF)),
    ("teal", CalendarColor(hex: 0x2AA198)),
    ("red", CalendarColor(hex: 0xD9534F)),
    ("yellow", CalendarColor(hex: 0xC9A227)),
    ("pink", CalendarColor(hex: 0xD36BA6)),
    ("green", CalendarColor(hex: 0x5FA04E)),
    ("gray", CalendarColor(hex: 0x8A8F98)),
  ]

  /// The colour of the home calendar.
  public static let standard = CalendarColor(hex: 0x5FA04E)

  /// Returns the first named colour that no calendar uses yet.
  static func firstUnused(besides taken: [CalendarColor]) -> CalendarColor {
    namedColors.first { $0.color != standard && !taken.contains($0.color) }?.color
      ?? namedColors[taken.count % namedColors.count].color
  }

  /// Parses a colour name, or digits such as `#4A90D9`; nil for other texts. Of eight digits, the
  /// last two are the opacity, which is ignored.
  public init?(_ text: String) {
    let plain = text.lowercased()
    if let known = CalendarColor.namedColors.first(where: { $0.name == plain }) {
      self = known.color
      return
    }
    let digits = plain.utf8.dropFirst()
    guard plain.utf8.first == UInt8(ascii: "#"), [6, 8].contains(digits.count),
      digits.allSatisfy({ Int(String(UnicodeScalar($0)), radix: 16) != nil }),
      let number = UInt32(String(decoding: digits.prefix(6), as: UTF8.self), radix: 16)
    else { return nil }
    self.init(hex: number)
  }
}

extension CalendarColor: CustomStringConvertible {
  /// The hexadecimal digits, such as `#4A90D9`.
  public var description: String { light.description }
}
