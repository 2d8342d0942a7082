import HearthDomain

/// A date in headers and feeds, such as `Fri, 20 Nov 2026 09:00:00 GMT`.
struct InternetDate: Hashable {
  /// Seconds since 1970 in UTC.
  let seconds: Int

  /// Parses the date; nil for any other form. Without a zone, assumes UTC.
  init?(_ text: some StringProtocol) {
    let words = String(text).split { $0 == " " || $0 == "," }.prefix(7).map { String($0) }
    // In older forms, hyphens separate the parts of the date; in the zone, a hyphen is a minus
    // sign.
    let dated = words.prefix { !$0.contains(":") }
    var parts = dated.flatMap { $0.split(separator: "-").map { String($0) } }
    parts += words.dropFirst(dated.count)
    if parts.first?.first?.isLetter == true { parts.removeFirst() }
    guard parts.count >= 3, let date = Int(parts[0]), let month = MonthName.number(of: parts[1]),
      let year = Int(parts[2]), let day = Day(year: year, month: month, day: date)
    else { return nil }
    let clock = parts.count > 3 ? parts[3].split(separator: ":").map { Int($0) ?? -1 } : [0, 0, 0]
    guard clock.count >= 2, (0...23).contains(clock[0]), (0...59).contains(clock[1]) else {
      return nil
    }
    let second = clock.count > 2 ? min(max(clock[2], 0), 59) : 0
    seconds =
      day.number * 86_400 + clock[0] * 3600 + clock[1] * 60 + second
      - InternetDate.offset(parts.count > 4 ? parts[4] : "GMT")
  }

  init?(_ bytes: [UInt8]) {
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// Parses a zone such as `+0900` or `-0500`, and returns it in seconds east of UTC; 0 for names
  /// such as `GMT`.
  private static func offset(_ zone: String) -> Int {
    let digits = zone.dropFirst()
    guard zone.utf8.count == 5, zone.first == "+" || zone.first == "-",
      digits.allSatisfy(\.isNumber), let number = Int(digits)
    else { return 0 }
    let east = number / 100 * 3600 + number % 100 * 60
    return zone.first == "-" ? -east : east
  }
}

/// English month names, written out or abbreviated.
enum MonthName {
  private static let starts = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Returns the month's number, 1 to 12; nil if the word is not a month.
  static func number(of word: some StringProtocol) -> Int? {
    let plain = word.lowercased().prefix { $0.isLetter }
    guard plain.count >= 3, plain.count <= 9 else { return nil }
    return starts.firstIndex(of: String(plain.prefix(3))).map { $0 + 1 }
  }
}
