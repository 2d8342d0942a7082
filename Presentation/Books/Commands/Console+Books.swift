import HearthDomain

extension Console {
  /// Prints messages about a book, or the book as JSON, with the one that it duplicates.
  mutating func report(
    _ messages: KeyPath<BookMessages, [String?]>, of book: Book, _ formatter: BookFormatter,
    besides duplicate: Book? = nil
  ) {
    let sentences = BookMessages(book, formatter: formatter, in: language)[keyPath: messages]
    var json = formatter.json(of: book)
    json["duplicateOf"] = duplicate.map { .string($0.id.fullForm) }
    confirm(sentences, json: json)
  }

  /// Returns the typed target day. If it has passed, asks whether next year is meant; nil if not.
  mutating func confirmedTarget(
    _ text: String, _ formatter: BookFormatter, in command: [String]
  ) throws -> Day? {
    try askForDeadline(text, formatter.targetDateReader, option: "--target", in: command)
  }

  /// Asks for a rating; returns nil without an answer, or if no question can be asked.
  mutating func askForRating() throws -> Rating? {
    guard canAsk, form == .terminal else { return nil }
    let question = language(
      ko: "별점을 줄까요? 0부터 5까지 0.5씩, 건너뛰려면 Enter: ",
      en: "How did you like it? 0 to 5 in halves, Enter for none: ")
    return try prompt(question, insteadGive: "--yes") { try Rating($0) }
  }

  /// Asks for a book's page count; returns nil without an answer, or if no question can be asked.
  mutating func askForPageCount(of title: String) throws -> PageCount? {
    guard canAsk else { return nil }
    let question = language(
      ko: "\(title.quoted(.korean)): 모두 몇 쪽인가요? 모르면 Enter, 퍼센트로 읽어요: ",
      en: "How many pages does \(title.quoted(.english)) have? Enter to read it in percent: ")
    let accepted = PageCount.acceptedRange
    let correction = Words(
      ko: "\(accepted.lowerBound)부터 \(accepted.upperBound)까지의 숫자로 적어 주세요.",
      en: "Enter a number from \(accepted.lowerBound) to \(accepted.upperBound).")
    return try prompt(question, insteadGive: "--pages", correcting: correction) {
      Int($0.filter(\.isNumber)).flatMap { try? PageCount($0) }
    }
  }

  /// Asks for the percentage read of a book without a page count; returns nil without an answer.
  mutating func askForPercent() throws -> ReadingProgress? {
    let question = language(
      ko: "몇 퍼센트까지 읽었나요? ", en: "How much of it have you read, in percent? ")
    let answer = try prompt(question, insteadGive: "45%")
    return switch answer.flatMap({ ReadingProgress(typed: $0) }) {
    case .page(let number)?: .percent(number)
    case .pagesFurther(let number)?: .percentFurther(number)
    case let progress: progress
    }
  }
}
