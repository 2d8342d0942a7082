import HearthDomain

/// Parses publication dates as services and libraries write them.
enum PublishedText {
  /// Parses a date, which may lack day or month; nil if the text contains none.
  ///
  /// Accepts `2019-05-31`, `20190531`, `2019-05-31T00:00:00.000+09:00`, `2019년 5월 31일`, `May 31,
  /// 2019`, `31 May 2019`, `May 2019`, `Fri, 31 May 2019 15:00:00 GMT`, and years with marks:
  /// `c2019`, `[2019?]`.
  static func date(_ text: String) -> PublicationDate? {
    let pieces = tokens(of: text.utf8.prefix(60))
    let month = pieces.lazy.compactMap(\.month).first
    let numbers = pieces.compactMap(\.number)
    if let month { return dateWithNamedMonth(month, numbers) }
    return numericDate(numbers)
  }

  /// Returns a date whose month is a word. The year is the number of four digits, and the number
  /// before it is the day.
  private static func dateWithNamedMonth(_ month: Int, _ numbers: [Number]) -> PublicationDate? {
    guard let place = numbers.firstIndex(where: { $0.digits == 4 }) else { return nil }
    let year = numbers[place].value
    let day = place > 0 ? numbers[place - 1].value : nil
    return day.flatMap { PublicationDate(year: year, month: month, day: $0) }
      ?? PublicationDate(year: year, month: month)
  }

  /// Returns a date made of numbers, of which the year is the first.
  private static func numericDate(_ numbers: [Number]) -> PublicationDate? {
    if let whole = numbers.first, whole.digits == 8 || whole.digits == 6 {
      let (rest, tail) = whole.value.quotientAndRemainder(dividingBy: 100)
      return whole.digits == 8
        ? PublicationDate(year: rest / 100, month: rest % 100, day: tail)
          ?? PublicationDate(year: rest / 100)
        : PublicationDate(year: rest, month: tail)
    }
    guard let place = numbers.firstIndex(where: { $0.digits == 4 }) else { return nil }
    let year = numbers[place].value
    // Use only the numbers directly after the year as month and day.
    let rest = place == 0 ? numbers.dropFirst().prefix(2).map(\.value) : []
    return publicationDate(year, rest) ?? PublicationDate(year: year)
  }

  private static func publicationDate(_ year: Int, _ rest: [Int]) -> PublicationDate? {
    guard let month = rest.first else { return nil }
    return rest.dropFirst().first.flatMap { PublicationDate(year: year, month: month, day: $0) }
      ?? PublicationDate(year: year, month: month)
  }

  private struct Number {
    let value: Int
    let digits: Int
  }

  private struct Token {
    var number: Number?
    var month: Int?
  }

  /// Splits the text into runs of digits and of letters.
  private static func tokens(of bytes: some Sequence<UInt8>) -> [Token] {
    var pieces: [Token] = []
    var run: [UInt8] = []
    func finish() {
      let text = String(decoding: run, as: UTF8.self)
      if let value = Int(text) {
        pieces.append(Token(number: Number(value: value, digits: run.count)))
      } else if let month = MonthName.number(of: text) {
        pieces.append(Token(month: month))
      }
      run = []
    }
    for byte in bytes {
      let isSame = run.last.map { $0.isASCIIDigit == byte.isASCIIDigit } ?? true
      if !isSame || !byte.isASCIILetterOrDigit { finish() }
      if byte.isASCIILetterOrDigit { run.append(byte) }
    }
    finish()
    return pieces
  }
}
