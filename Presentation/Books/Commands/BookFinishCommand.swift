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

  static let spec = CommandSpec(commandName, arguments: [BookSpec.book], options: [on])

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
