import HearthDomain
import TerminalKit

/// Asks what a contact was about; an empty answer skips the question.
struct ReviewQuestions {
  struct Answer {
    let keywords: [Keyword]?
    let memo: Memo?
  }

  /// Nil when nothing was answered.
  func ask(in console: inout Console) throws -> Answer? {
    let keywords = try ask(
      Words(
        ko: "나눈 이야기 키워드 (쉼표로 나눠 3개까지, Enter로 건너뛰기): ",
        en: "Keywords, up to three with commas between (Enter skips): "), in: &console
    ) { try ReviewQuestions.keywords($0) }
    let memo = try ask(
      Words(ko: "메모 (Enter로 건너뛰기): ", en: "Memo (Enter skips): "), in: &console
    ) { try Memo($0) }
    return keywords == nil && memo == nil ? nil : Answer(keywords: keywords, memo: memo)
  }

  private static func keywords(_ text: String) throws -> [Keyword] {
    let words = text.split { $0 == "，" }.flatMap { TagLine.words(String($0)) }
    return try Review(keywords: words.map { try Keyword(amongOthers: $0) }).keywords
  }

  /// Asks again while the answer is not accepted.
  private func ask<Value>(
    _ question: Words, in console: inout Console, read: (String) throws -> Value
  ) throws -> Value? {
    while let answer = try console.prompt(question(console.language), insteadGive: "--memo") {
      if answer.allSatisfy(\.isWhitespace) { return nil }
      do {
        return try read(answer)
      } catch let error as DomainError {
        console.note(StyledText(error.text(in: console.language)))
      }
    }
    return nil
  }
}
