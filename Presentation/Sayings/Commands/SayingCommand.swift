import HearthDomain
import JSONText
import TerminalKit

/// Shows a random saying, or the saying of the day.
struct SayingCommand: Command {
  static let commandName = CommandName(["saying"], shortcuts: [["say"]])

  private static let daily = Flag(
    "daily",
    help: Words(ko: "오늘의 글귀를 봐요. 하루 동안 바뀌지 않아요.", en: "The saying of the day; the same all day."))

  private static let both = Flag(
    "both", help: Words(ko: "두 언어로 봐요.", en: "In both languages."))

  static let spec = CommandSpec(
    commandName, options: [daily, both], isReadOnly: true, storeNeed: .created)

  let tools: SayingTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let recommended =
      try input[Self.daily] ? tools.sayings.recommend.sayingOfDay() : tools.sayings.recommend()
    guard let saying = recommended else { return reportNothingThere(in: &console) }
    defer { noteCollectionEnd(in: &console) }
    var look = console.traits.sayingLook
    if input[Self.both] { look.languages = .both }
    guard console.form == .piped else {
      return tools.formatter.show(saying, look, in: &console)
    }
    let texts = saying.texts(console.language)
    for text in texts.prefix(input[Self.both] ? 2 : 1) { console.printLine(StyledText(text)) }
  }

  private func noteCollectionEnd(in console: inout Console) {
    let days = (try? tools.sayings.release.daysSinceLastRelease()) ?? nil
    if let days, days <= CollectionEndNotice.days { console.printHint(CollectionEndNotice.text) }
  }

  private func reportNothingThere(in console: inout Console) {
    switch console.form {
    case .json: console.printJSON(.document([:]))
    case .piped: console.printNote(TodayInvitation.sayings.words)
    case .terminal: console.printWrapped(TodayInvitation.sayings.words(console.language))
    }
  }
}

extension SayingFormatter {
  /// Prints a saying with all its details.
  func show(
    _ saying: Saying, of book: Book? = nil, _ look: SayingLook? = nil, in console: inout Console
  ) {
    let tags = saying.details.tags.values.map(\.value).joined(separator: ";")
    var object = json(of: saying)
    if let book { object.append("book", .object(book.shortJSON)) }
    console.printOne(object, plain: ["tags": tags]) { console in
      let printed = PrintedSaying(
        saying: saying, book: book, language: console.language,
        look: look ?? console.traits.sayingLook, now: now)
      for row in printed.rows(columns: console.width, widths: console.traits.widths) {
        console.printLine(row)
      }
    }
  }
}
