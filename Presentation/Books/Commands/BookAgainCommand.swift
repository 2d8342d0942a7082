import HearthDomain

/// Starts a new reading of a finished book.
struct BookAgainCommand: Command {
  static let commandName = CommandName(["book", "again"])

  private static let target = BookSpec.targetOption(
    Words(ko: "다 읽을 목표일이에요.", en: "The day by which to finish."))

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "다 읽은 책을 처음부터 다시 읽어요", en: "Read a finished book again"),
    details: Words(
      ko: "지난번에 읽은 날과 기록, 별점은 남아요. 목표일은 안 적어도 돼요.",
      en: "Earlier dates, records and ratings are kept. The target is optional."),
    examples: [
      .line(
        ko: "hearth book again 데미안 --target +14d",
        en: "hearth book again Demian --target +14d"):
        Words(ko: "2주 동안 다시 읽어요", en: "again, within two weeks")
    ],
    arguments: [BookSpec.book],
    options: [target])

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
