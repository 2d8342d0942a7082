import HearthDomain

extension Birthday {
  /// Parses a Korean lunar birthday from a table: `음력 8월 15일`, `음력 1990년 8월 15일`,
  /// `8.15(음)`, `음력 윤4월 8일`, `lunar:1990-08-15`. Returns nil if the text is not marked as
  /// lunar, is not a valid date, or contains anything else.
  init?(moonIn text: String) {
    let tokens = WrittenToken.tokens(in: text)
    var words = tokens.map(\.word).filter { !$0.isEmpty }
    guard let moon = words.firstIndex(where: ["음력", "음", "lunar"].contains) else { return nil }
    words.remove(at: moon)
    let leap = words.firstIndex(where: ["윤", "윤달", "leap"].contains)
    if let leap { words.remove(at: leap) }
    let numbers = tokens.compactMap(\.numberWithDigits)
    guard words.allSatisfy(["년", "월", "일"].contains),
      tokens.allSatisfy({ $0.sign.map("():.-/".unicodeScalars.contains) ?? true }),
      let day = numbers.last, let month = numbers.dropLast().last,
      numbers.count == 2 || numbers.count == 3 && numbers[0].digits == 4, month.digits <= 2,
      day.digits <= 2,
      let read = try? Birthday.lunar(
        checking: month.value, day.value, isLeapMonth: leap != nil,
        year: numbers.count == 3 ? numbers[0].value : nil)
    else { return nil }
    self = read
  }
}
