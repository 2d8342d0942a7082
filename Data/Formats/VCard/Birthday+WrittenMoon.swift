import HearthDomain

extension Birthday {
  /// Parses a Korean lunar birthday from a table or card, in the forms of other dates:
  /// `음력 8월 15일`, `음력 1990년 8월 15일`, `8.15(음)`, `음력 윤4월 8일`, `lunar:1990-08-15`. Returns nil
  /// if the text is not a valid date, contains anything else, or is not marked as lunar;
  /// `isMarked` if something else marks it.
  init?(
    moonIn text: String, _ dates: FileDates? = nil, isMarked: Bool = false, isLeap: Bool = false
  ) {
    var tokens = WrittenToken.tokens(in: text)
    func removes(_ words: [String]) -> Bool {
      guard let place = tokens.firstIndex(where: { words.contains($0.word) }) else { return false }
      tokens.remove(at: place)
      return true
    }
    guard removes(["음력", "음", "lunar"]) || isMarked else { return nil }
    let isLeapMonth = removes(["윤", "윤달", "leap"]) || isLeap
    _ = removes(["평달"])
    let read = Birthday.numbers(of: tokens) ?? dates.flatMap { Birthday.numbers(of: tokens, $0) }
    guard let (year, month, day) = read,
      let birthday = try? Birthday.lunar(
        checking: month, day, isLeapMonth: isLeapMonth, year: year)
    else { return nil }
    self = birthday
  }

  private typealias Numbers = (year: Int?, month: Int, day: Int)

  /// Returns the numbers of a date in this order. Unlike a day, it may be a 30th of February.
  private static func numbers(of tokens: [WrittenToken]) -> Numbers? {
    let numbers = tokens.compactMap(\.numberWithDigits)
    guard
      tokens.allSatisfy({ $0.word.isEmpty || ["년", "월", "일"].contains($0.word) }),
      tokens.allSatisfy({ $0.sign.map("():.-/".unicodeScalars.contains) ?? true })
    else { return nil }
    if numbers.count == 1, let (value, digits) = numbers.first, digits == 8 {
      return (value / 10_000, value / 100 % 100, value % 100)
    }
    guard let day = numbers.last, let month = numbers.dropLast().last,
      numbers.count == 2 || numbers.count == 3 && numbers[0].digits == 4, month.digits <= 2,
      day.digits <= 2
    else { return nil }
    return (numbers.count == 3 ? numbers[0].value : nil, month.value, day.value)
  }

  /// Returns the numbers of a date in any form that files have.
  private static func numbers(of tokens: [WrittenToken], _ dates: FileDates) -> Numbers? {
    var text = ""
    for token in tokens {
      switch token {
      case .mark("("), .mark(")"): continue
      case .mark(let sign): text.unicodeScalars.append(sign)
      case .digits(let value, let count): text += separator(after: text) + value.digits(count)
      case .word(let word): text += separator(after: text) + word
      }
    }
    if let day = dates.day(text) { return (day.year, day.month, day.dayOfMonth) }
    return dates.day(text, in: 2000).map { (nil, $0.month, $0.dayOfMonth) }
  }

  private static func separator(after text: String) -> String {
    text.last.map { $0.isLetter || $0.isNumber } == true ? " " : ""
  }
}
