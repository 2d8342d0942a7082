import HearthDomain
import JSONText
import TerminalKit

/// Shows a saying by chance, or the one of the day.
struct SayingCommand: Command {
  static let words = CommandName(["saying"], shortcuts: [["say"]])

  private static let daily = Flag(
    "daily",
    help: Words(ko: "오늘의 글귀를 봐요. 하루 동안 바뀌지 않아요.", en: "The one of the day, which stays."))

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "글귀 하나를 추천받아요", en: "Show a saying, another one each time"),
    details: Words(
      ko: "아직 사용하지 않은 글귀가 먼저 나오고, 절반을 다 보기 전에는 같은 글귀가 다시 나오지 않아요.",
      en: "Unused ones come first, and none comes again before half of them have been shown."),
    examples: [
      CommandExample(line: "hearth say", meaning: Words(ko: "새 글귀를 봐요", en: "another one")),
      CommandExample(
        line: "hearth saying --daily",
        meaning: Words(ko: "하루 동안 같은 글귀를 봐요", en: "the same one all day")),
    ],
    options: [daily], isReading: true)

  let tools: SayingTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let recommended =
      try input[Self.daily] ? tools.sayings.recommend.daily() : tools.sayings.recommend()
    guard let saying = recommended else { return sayNothingIsThere(in: &console) }
    tools.formatter.show(saying, in: &console)
  }

  private func sayNothingIsThere(in console: inout Console) {
    switch console.form {
    case .json: console.json(.document([:]))
    case .piped: console.note(StyledText(SayingInvitation.words(console.language)))
    case .terminal: console.say(SayingInvitation.words(console.language))
    }
  }
}

extension SayingFormatter {
  /// Prints all of one saying.
  func show(
    _ saying: Saying, of book: Book? = nil, in console: inout Console
  ) {
    let tags = saying.details.tags.values.map(\.value).joined(separator: ";")
    var object = json(of: saying)
    if let book { object.append("book", .object(book.shortJSON)) }
    console.show(object, plain: ["tags": tags]) { console in
      let printed = PrintedSaying(saying: saying, book: book, language: console.language, now: now)
      for row in printed.rows(columns: console.width, widths: console.traits.widths) {
        console.line(row)
      }
    }
  }
}
