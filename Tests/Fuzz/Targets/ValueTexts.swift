import HearthDomain
import JSONText

/// Texts for the values that validate themselves.
enum ValueTexts {
  static let all = [
    "9788937460449", "978-89-374-6044-9", "0-306-40615-2", "080442957X", "+82 10-1234-5678",
    "010 1234 5678", "2000-12-20",
    "1999", "4.5", "음력 윤4월 8일", "1990-04-14", "4월 14일", "https://example.com/a?b=c#d",
    "http://127.0.0.1:8080/x", "0123456789abc",
    "3f9k2", "엄마", "ㅇㅁ", "Café é", "notify-send -u low 'a b' \"c\\\" d\"", "22:00-07:00", "1.5e3",
    "데미안",
  ]

  static let words = [
    "978", "979", "-", "X", "+82", "010", "://", "@", "%", "?", "#", "음력", "윤", "월", "일", "\\", "'",
    "\"", "ㅎ", "\u{301}", " ", ".", "e",
  ]

  static func check(_ text: String) throws {
    try checkBooks(text)
    if let number = try? PhoneNumber(text) {
      let again = try? PhoneNumber(number.dialled)
      try RuleViolation.unless(
        again?.comparisonKey == number.comparisonKey, "\(text) is dialled \(number.dialled)")
    }
    _ = try? Birthday(text)
    _ = try? ContactName(text)
    _ = try? Tag(text)
    if let words = CommandWords.words(text) {
      try RuleViolation.unless(
        CommandWords.words(CommandWords.text(words)) == words, "words that change: \(words)")
    }
    if let address = HTTPAddress(text) { _ = address }
    if let tail = IDTail(text) { try RuleViolation.unless(tail.value >= 0, "an id below zero") }
    if let number = JSONNumber(text) { _ = (number.int, number.double) }
    try checkFolding(text)
  }

  private static func checkBooks(_ text: String) throws {
    if let isbn = try? ISBN(text) {
      try RuleViolation.unless((try? ISBN(isbn.value)) == isbn, "\(text) is \(isbn.value)")
      if let ten = isbn.tenDigits {
        try RuleViolation.unless((try? ISBN(ten)) == isbn, "\(text) is \(ten)")
      }
    }
    if let date = try? PublicationDate(text) {
      try RuleViolation.unless(
        (try? PublicationDate(date.description)) == date, "\(text) is \(date)")
    }
    if let rating = try? Rating(text) {
      try RuleViolation.unless((try? Rating("\(rating)")) == rating, "\(text) is \(rating)")
    }
    if let link = try? WebLink(text) {
      try RuleViolation.unless((try? WebLink(link.value)) == link, "\(text) is \(link.value)")
    }
    _ = try? BookTitle(text)
    _ = try? BookQuery(text)
  }

  private static func checkFolding(_ text: String) throws {
    let folded = SearchFolding.folded(text)
    try RuleViolation.unless(
      SearchFolding.folded(folded) == folded, "folded once more it is another: \(text)")
    _ = SearchFolding.initials(text)
    try RuleViolation.unless(SearchFolding.matches(text, text), "not found in itself: \(text)")
    for hit in SearchFolding.matchRanges(of: String(text.prefix(2)), in: text) {
      try RuleViolation.unless(!text[hit].isEmpty, "nothing is found")
    }
    try RuleViolation.unless(!Shown.steers(text.terminalSafe), "not only visible")
    try RuleViolation.unless(
      !text.tabSeparatedCell.utf8.contains { $0 == 9 || $0 == 10 || $0 == 13 }, "more than a cell")
    let quote = text.quotable(limit: 40)
    try RuleViolation.unless(!Shown.steers(quote) && quote.count <= 40, "a quote of \(quote.count)")
  }
}
