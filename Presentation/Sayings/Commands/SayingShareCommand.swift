import HearthDomain

/// Shares a saying as text or as a card.
struct SayingShareCommand: Command {
  struct Options: Hashable, Sendable {
    let typedName: String
    let share: ShareOptions
  }

  static let commandName = CommandName(["saying", "share"])

  static let spec = CommandSpec(
    commandName, arguments: [SayingSpec.saying], options: ShareOptions.allOptions,
    storeNeed: .inMemory, isForPeople: true)

  let tools: SayingTools

  static func parse(_ input: ParsedInput) throws -> Options {
    Options(typedName: try input[SayingSpec.saying], share: try ShareOptions(input))
  }

  func run(_ options: Options, in console: inout Console) throws {
    let saying = try tools.sayings.queries.find(options.typedName)
    try console.share(SharedLine(saying), options.share, with: tools.cards)
  }
}
