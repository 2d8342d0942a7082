import HearthDomain

/// Changes a book's details, target or start.
struct BookEditCommand: Command {
  static let commandName = CommandName(["book", "edit"])

  private static let title = Option<BookTitle>(
    "title", placeholder: .title, help: Words(ko: "새 제목이에요.", en: "The new title."))

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "책 정보를 고쳐요", en: "Change a book"),
    details: Words(
      ko: "적은 것만 바뀌어요. 비워 두면 지워져요: --author \"\". 글이 아닌 것은 none으로도 지워요: --target none.",
      en: "Only what you give changes. An empty value clears it: --author \"\". For anything but"
        + " text, none works, too: --target none."),
    examples: [
      .line(ko: "hearth book edit 데미안 --target +7d", en: "hearth book edit Demian --target +7d"):
        Words(ko: "목표일을 일주일 뒤로 옮겨요", en: "a new target, a week from now"),
      .line(
        ko: "hearth book edit ㄷㅁㅇ --pages 256 --category 소설",
        en: "hearth book edit dem --pages 256 --category fiction"):
        Words(ko: "쪽수와 분류를 고쳐요", en: "its pages and category"),
    ],
    arguments: [BookSpec.book],
    options: [title] + BookOptions.options)

  let tools: BookTools

  static func check(_ input: ParsedInput) throws {
    try input.requireAnOption()
    _ = try BookOptions(input, title: input[title])
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let book = try tools.books.queries.find(input[BookSpec.book])
    let entry = try BookOptions(input, title: input[Self.title])
    var change = EditBook.Change(of: book)
    entry.apply(to: &change.details)
    if let question = book.questionBeforeRemovingPageCount(in: change.details) {
      guard try console.confirmOrReport(question(console.language), orSays: .nothingChanged) else {
        return
      }
    }
    change.theme = entry.theme ?? change.theme
    let target = entry.target.flatMap { TypedText.isNone($0) ? nil : $0 }
    if let target {
      change.targetOn = try console.confirmedTarget(
        target, tools.formatter, in: Self.commandName.path)
      guard change.targetOn != nil else { return }
    } else if entry.target != nil {
      change.targetOn = nil
    }
    if let started = entry.started {
      change.startedOn = try tools.formatter.readingDateReader.day(started)
    }
    let edited = try tools.books.edit(book.id, to: change)
    let messages = BookMessages(edited, formatter: tools.formatter, in: console.language)
    console.confirmEdit(
      from: book, to: edited, messages.changedMessage, json: tools.formatter.json(of: edited))
  }
}
