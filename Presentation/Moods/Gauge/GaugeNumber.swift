import HearthDomain

/// A number that set the level just before a letter was typed. It is either the level, as in
/// `8walk` for `8 walk`, or the beginning of a word, as in `10km`.
struct GaugeNumber: Hashable {
  enum Meaning: Hashable {
    /// The text so far may become either the level or a word.
    case undecided
    case word
    /// The number is the level; `rest` is the memo.
    case level(rest: String)
  }

  /// The level that the number set.
  let level: MoodLevel
  private let digits: String

  /// Creates the number with which the keys begin; returns nil if it is not a level.
  init?(_ letters: GaugeLetters) {
    digits = letters.digits
    guard let level = MoodLevel(typed: digits) else { return nil }
    self.level = level
  }

  /// Returns what the number means at the beginning of that memo.
  func meaning(in memo: String) -> Meaning {
    guard memo.hasPrefix(digits) else { return .word }
    let rest = memo.dropFirst(digits.count)
    if let sign = rest.first, GaugeNumber.numberSigns.contains(sign) {
      // After a number, a comma may end it, as in `80, tired`, or belong to it.
      guard sign == ",", rest.count > 1 else { return sign == "," ? .undecided : .word }
      return rest.dropFirst().first?.isNumber == true ? .word : .level(rest: String(rest))
    }
    let word = rest.prefix(while: \.isLetter).lowercased()
    if GaugeNumber.units.contains(word) { return word.count < rest.count ? .word : .undecided }
    let isBegun = word.count == rest.count && GaugeNumber.units.contains { $0.hasPrefix(word) }
    return isBegun ? .undecided : .level(rest: String(rest))
  }

  /// Signs that continue a number: `50%`, `2.5km`, `7/10`.
  private static let numberSigns: Set<Character> = ["%", ".", "/", "~", "-", "+", "°", ","]

  /// Units and other words that directly follow a number.
  private static let units: Set<String> = {
    let latin = splitWords(
      "k km m cm mi min mins h hr hrs s kg g lb st nd rd th am pm x vs p pp yo d c f")
    let korean = splitWords(
      """
      도 시 시간 분 초 일 월 년 번 번째 명 개 개월 권 쪽 살 세 층 호 호선 원 만 만원 천 차 등 점 주 주년 달 곳 잔 병 판
      회 박 대 장 교시 킬로 키로
      """)
    let particles = splitWords("에 엔 에는 부터 까지 쯤 경 간 동안 만 만에 째 이 가 을 를 은 는 의 로 으로 도 반 정도 이서 마다")
    let joined = korean.flatMap { unit in particles.map { unit + $0 } }
    return Set(latin + korean + joined)
  }()

  private static func splitWords(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
