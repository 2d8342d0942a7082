import HearthDomain

/// Changes a book's details, target or start.
struct BookEditCommand: Command {
  static let commandName = CommandName(["book", "edit"])

  private static let title = Option<BookTitle>(
    "title", placeholder: .title, help: Words(ko: "새 제목이에요.", en: "The new title."))

  static let spec = CommandSpec(
    commandName, arguments: [BookSpec.book], options: [title] + BookOptions.options)

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
