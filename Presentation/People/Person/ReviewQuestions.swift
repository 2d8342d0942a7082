import HearthDomain

/// Asks what the user and the person talked about; an empty answer skips a question.
struct ReviewQuestions {
  /// Asks the questions. Returns nil if nothing was answered.
  func ask(in console: inout Console) throws -> WateringEdit? {
    let keywords = try console.prompt(
      console.language(
        ko: "나눈 이야기 키워드 (쉼표로 나눠 3개까지, Enter로 건너뛰기): ",
        en: "Keywords, up to three, separated by commas (Enter to skip): "), insteadGive: "--memo"
    ) { try ReviewQuestions.parseKeywords($0) }
    let memo = try console.prompt(
      console.language(ko: "메모 (Enter로 건너뛰기): ", en: "Memo (Enter to skip): "),
      insteadGive: "--memo"
    ) { try Memo($0) }
    return keywords == nil && memo == nil ? nil : WateringEdit(keywords: keywords, memo: memo)
  }

  private static func parseKeywords(_ text: String) throws -> [Keyword] {
    let words = text.split { $0 == "，" }.flatMap { TagLine.unvalidatedTags(String($0)) }
    return try Review(keywords: words.map { try Keyword(amongOthers: $0) }).keywords
  }
}
