/// A month and a day of the Korean moon as they are typed: `음력 8월 15일`, `lunar 8-15`,
/// `음력 윤4월 초파일`, `섣달 그믐`, `정월 대보름`.
struct LunarWords {
  let month: Int
  let day: Int
  let isLeap: Bool
  /// Read only where it is taken: `음력 1990년 8월 15일`, `lunar:1990-08-15`.
  let year: Int?

  init?(_ scanner: inout InputScanner) { self.init(&scanner, takesYear: false) }

  /// Takes them from the text; nil where a month or a day is missing, or nothing names the moon.
  init?(_ scanner: inout InputScanner, takesYear: Bool) {
    if let feast = scanner.take(DayWords.lunarFeasts) {
      (month, day, isLeap, year) = (feast.month, feast.day, false, nil)
      return
    }
    let isSaid = scanner.take(DayWords.lunar) != nil
    scanner.skipSpaces()
    year = isSaid && takesYear ? scanner.attempt(LunarWords.year) : nil
    scanner.skipSpaces()
    if isSaid, scanner.take(LunarWords.firstFullMoon) != nil {
      (month, day, isLeap) = (1, 15, false)
      return
    }
    isLeap = isSaid && scanner.take(LunarWords.leap) != nil
    scanner.skipSpaces()
    if isSaid, let date = scanner.attempt(LunarWords.numbers) {
      (month, day) = date
      return
    }
    guard let month = LunarWords.month(&scanner, isSaid: isSaid) else { return nil }
    scanner.skipSpaces()
    guard let day = LunarWords.day(&scanner) else { return nil }
    (self.month, self.day) = (month, day)
  }

  /// Whether the word is one of the moon's: `음력`, `lunar`, `섣달`.
  static func names(_ word: String) -> Bool {
    var scanner = InputScanner(word)
    if scanner.take(DayWords.lunar) != nil { return true }
    return scanner.take(monthNames) != nil && scanner.isAtBoundary
  }

  /// Whether a month or a day begins the word: `8월`, `섣달`, `윤4월`, `leap`, `보름`.
  static func mayBeDate(_ word: String) -> Bool {
    var scanner = InputScanner(word)
    return scanner.number(digits: 1...2) != nil || scanner.take(leap) != nil
      || scanner.take(months) != nil || scanner.take(monthNames) != nil
      || scanner.take(days) != nil
  }

  private static func year(_ scanner: inout InputScanner) -> Int? {
    guard let year = scanner.number(digits: 4...4),
      scanner.take("년") || scanner.take("-") || scanner.take("/")
    else { return nil }
    return year
  }

  private static func numbers(_ scanner: inout InputScanner) -> (Int, Int)? {
    guard let month = scanner.number(digits: 1...2), scanner.take(DayWords.dateMarks) != nil,
      let day = scanner.number(digits: 1...2)
    else { return nil }
    return (month, day)
  }

  private static func month(_ scanner: inout InputScanner, isSaid: Bool) -> Int? {
    if let month = scanner.take(monthNames) { return month }
    return isSaid ? scanner.take(months) ?? scanner.number(before: "월") : nil
  }

  /// `15일`, `초8일`, `스무날`, `그믐`: a month has 29 days or 30, and its last one is the 30th as
  /// far as there is one.
  private static func day(_ scanner: inout InputScanner) -> Int? {
    if let day = scanner.take(days) { return day }
    _ = scanner.take("초")
    return scanner.number(before: "일")
  }

  /// Months that only the moon has.
  private static let monthNames = Vocabulary<Int>([("정월", 1), ("동짓달", 11), ("섣달", 12)])

  private static let months = Vocabulary<Int>([
    ("일월", 1), ("이월", 2), ("삼월", 3), ("사월", 4), ("오월", 5), ("유월", 6), ("칠월", 7),
    ("팔월", 8), ("구월", 9), ("시월", 10), ("십일월", 11), ("십이월", 12),
  ])

  private static let leap = Vocabulary<Void>([("leap-|leap|윤달|윤", ())])

  private static let firstFullMoon = Vocabulary<Void>([("정월대보름|대보름", ())])

  private static let days = Vocabulary<Int>([
    ("초하루|초하룻날", 1), ("초이틀|초이튿날", 2), ("초사흘|초사흗날|삼짇날", 3),
    ("초나흘|초나흗날", 4), ("초닷새|초닷샛날", 5), ("초엿새|초엿샛날", 6),
    ("초이레|초이렛날", 7), ("초여드레|초여드렛날|초파일", 8), ("초아흐레|초아흐렛날", 9),
    ("초열흘|초열흘날|열흘|열흘날", 10), ("열하루|열하룻날", 11), ("열이틀|열이튿날", 12),
    ("열사흘|열사흗날", 13), ("열나흘|열나흗날", 14), ("보름|보름날|대보름|대보름날", 15),
    ("열엿새|열엿샛날", 16), ("열이레|열이렛날", 17), ("열여드레|열여드렛날", 18),
    ("열아흐레|열아흐렛날", 19), ("스무날", 20), ("스무하루|스무하룻날", 21),
    ("스무이틀|스무이튿날", 22), ("스무사흘|스무사흗날", 23), ("스무나흘|스무나흗날", 24),
    ("스무닷새|스무닷샛날", 25), ("스무엿새|스무엿샛날", 26), ("스무이레|스무이렛날", 27),
    ("스무여드레|스무여드렛날", 28), ("스무아흐레|스무아흐렛날", 29),
    ("그믐|그믐날|말일|마지막 날|마지막날", 30),
  ])
}
