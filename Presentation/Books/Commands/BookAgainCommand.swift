import HearthDomain

/// Starts a new reading of a finished book.
struct BookAgainCommand: Command {
  static let commandName = CommandName(["book", "again"])

  private static let target = BookSpec.targetOption(
    Words(ko: "다 읽을 목표일이에요.", en: "The day by which to finish."))

  static let spec = CommandSpec(commandName, arguments: [BookSpec.book], options: [target])

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    var target: Day?
    if let typed = try input[Self.target] {
      target = try console.confirmedTarget(typed, tools.formatter, in: Self.commandName.path)
      guard target != nil else { return }
    }
    let book = try tools.books.readAgain(
      tools.books.queries.find(input[BookSpec.book]).id, target: target)
    console.report(\.startedAgainMessage, of: book, tools.formatter)
  }
}
