extension DateInput {
  /// How many minutes the text names: `90m`, `1h30m`, `1시간 30분`, `2 days`.
  public static func minutes(_ text: String) throws(DateInputError) -> Int {
    var scanner = InputScanner(text)
    var sum = 0
    var last = Int.max
    repeat {
      guard let (minutes, unit) = part(&scanner, below: last) else {
        throw .unknownForm(text, .duration)
      }
      sum += minutes
      last = unit
      scanner.skipSpaces()
    } while !scanner.isAtEnd
    return sum
  }

  /// A count with its unit, which is smaller than the one before it.
  private static func part(
    _ scanner: inout InputScanner, below last: Int
  ) -> (minutes: Int, unit: Int)? {
    // Of 1시간 반.
    if last == 60, scanner.take("반") { return (30, 1) }
    // At most seven digits of the greatest unit: far from the end of the numbers.
    guard let count = scanner.take(nativeCounts) ?? scanner.number(digits: 1...7) else {
      return nil
    }
    scanner.skipSpaces()
    guard let unit = scanner.take(units), unit < last else { return nil }
    return (count * unit, unit)
  }

  /// The numbers before 시간 in words.
  private static let nativeCounts = Vocabulary<Int>([
    ("한", 1), ("두", 2), ("세", 3), ("네", 4), ("an|a", 1),
  ])

  /// In minutes.
  private static let units = Vocabulary<Int>([
    ("m|min|mins|minute|minutes|분", 1), ("h|hr|hrs|hour|hours|시간", 60),
    ("d|day|days|일", 1440), ("w|week|weeks|주|주일", 10_080),
  ])
}
