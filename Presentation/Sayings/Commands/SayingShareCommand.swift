import HearthDomain

/// Shares a saying as text or as a card.
struct SayingShareCommand: Command {
  struct Options: Hashable, Sendable {
    let typedName: String
    let share: ShareOptions
  }

  static let commandName = CommandName(["saying", "share"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "글귀를 글이나 카드로 공유해요", en: "Share a saying as text or as a card"),
    details: Words(
      ko: "이미 있는 파일은 --yes가 있어야 덮어써요.",
      en: "An existing file is replaced only with --yes."),
    examples: [
      "hearth saying share 12": Words(ko: "글로 출력해요", en: "as plain text"),
      "hearth saying share 12 --copy": Words(ko: "클립보드에 넣어요", en: "into the clipboard"),
      .line(
        ko: "hearth saying share 12 --as card --theme 망고",
        en: "hearth saying share 12 --as card --theme mango"):
        Words(ko: "터미널에 카드를 그려요", en: "a card in the terminal"),
      "hearth saying share 12 --size story -o card.png":
        Words(ko: "그림 파일로 저장해요", en: "a picture to send"),
    ],
    arguments: [SayingSpec.saying], options: ShareOptions.allOptions, storeNeed: .inMemory,
    isForPeople: true)

  let tools: SayingTools

  static func parse(_ input: ParsedInput) throws -> Options {
    Options(typedName: try input[SayingSpec.saying], share: try ShareOptions(input))
  }

  func run(_ options: Options, in console: inout Console) throws {
    let saying = try tools.sayings.queries.find(options.typedName)
    try console.share(SharedLine(saying), options.share, with: tools.cards)
  }
}
