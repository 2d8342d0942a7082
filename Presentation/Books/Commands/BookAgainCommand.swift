import HearthDomain

/// Begins a finished book anew.
struct BookAgainCommand: Command {
  static let words = CommandName(["book", "again"])

  private static let target = BookSpec.target(
    Words(ko: "다 읽을 목표일이에요.", en: "The day by which to finish."))

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "다 읽은 책을 처음부터 다시 읽어요", en: "Read a finished book once more"),
    details: Words(
      ko: "지난번에 읽은 기록은 남아요. 목표일을 적지 않으면 일주일 뒤예요.",
      en: "The records of before stay. Without a target it is a week from now."),
    examples: [
      CommandExample(
        line: Words(
          ko: "hearth book again 데미안 --target +14d", en: "hearth book again Demian --target +14d"),
        meaning: Words(ko: "2주 동안 다시 읽어요", en: "once more, in two weeks"))
    ],
    arguments: [BookSpec.which],
    options: [target])

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let target = try input[Self.target].map { try tools.formatter.targetDates.deadline($0) }
    let book = try tools.books.readAgain(
      tools.books.queries.find(input[BookSpec.which]).id, target: target)
    console.tell(\.begunAgain, of: book, tools.formatter)
  }
}
