import HearthDomain
import HearthWhen
import TerminalKit

/// Finishes the reading of a book, whatever page was reached.
struct BookFinishCommand: Command {
  static let commandName = CommandName(["book", "finish"])

  private static let on = BookSpec.dayOption(
    Words(
      ko: "다 읽은 날이에요. 적지 않으면 오늘이고, 언제인지 모르면 ‘모름’이라고 적어요.",
      en: "The day you finished; today if left out. If you don't know it: unknown."))

  /// Words for a finishing day that the user does not know.
  private static let unknownDayWords: Set = ["unknown", "모름", "모르겠음", "언젠가"]

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "다 읽은 책으로 표시해요", en: "Mark a book as finished"),
    details: Words(
      ko: "마지막 쪽까지 읽지 않았으면 물어봐요. 다 읽은 책은 book reopen으로 되돌릴 때까지 잠겨요.",
      en: "Asks first if you have not reached the last page. A finished book is locked until you"
        + " open it again with book reopen."),
    examples: [
      .line(ko: "hearth book finish 데미안", en: "hearth book finish Demian"):
        Words(ko: "오늘 다 읽었어요", en: "finished today"),
      .line(ko: "hearth book finish 데미안 --on 어제", en: "hearth book finish Demian --on yesterday"):
        Words(ko: "어제 다 읽었어요", en: "finished yesterday"),
    ],
    arguments: [BookSpec.book],
    options: [on])

  let tools: BookTools

  /// Says that the book's assumed first day was removed, because it does not fit the finishing day.
  private func removedStartNote(_ start: Day) -> Words {
    let day = Words { DayFormatter($0, today: tools.formatter.today).short(start) }
    return Words(
      ko: "시작한 날(\(day.ko))은 다 읽은 날과 맞지 않아서 비워 두었어요.",
      en: "The start day (\(day.en)) does not fit the day you finished, so it was left blank.")
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let text = try input[Self.on]
    let isUnknown = text.map { Self.unknownDayWords.contains($0.lowercased()) } ?? false
    let day = isUnknown ? nil : try text.map { try tools.formatter.readingDateReader.day($0) }
    let book = try tools.books.queries.find(input[BookSpec.book])
    // Checks first, so that no question is asked about an impossible change.
    try tools.books.finish.checkCanFinish(book.id, on: day)
    if let question = book.questionBeforeFinishing {
      guard try console.confirmOrReport(question(console.language), orSays: .nothingChanged) else {
        return
      }
    }
    let finished = try tools.books.finish(book.id, on: day, sometime: isUnknown)
    if let start = book.reading?.knownStart, finished.reading?.knownStart == nil {
      console.printNote(removedStartNote(start))
    }
    try console.celebrate(finished, rate: tools.books.rate, tools.formatter)
  }
}
