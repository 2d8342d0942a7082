import HearthDomain

/// Lists the moods of the diary, latest day first.
struct MoodDiaryCommand: Command {
  static let commandName = CommandName(["mood", "diary"], synonyms: [["mood", "list"]])

  private static let search = Option<String>(
    "search", .search,
    help: Words(ko: "메모나 태그의 일부나 초성으로 찾아요.", en: "Find by part of a memo or tag."))

  private static let tag = TagSpec.filterOption(
    help: Words(ko: "이 태그가 있는 기분만 봐요.", en: "Only with this tag."))

  static let spec = CommandSpec(
    commandName, arguments: [MoodSpec.days],
    options: [MoodSpec.from, MoodSpec.to, search, tag, ListLimit.option], isReadOnly: true,
    printsList: true)

  let tools: MoodTools

  static func check(_ input: ParsedInput) throws { _ = try TypedDays(input) }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let typed = try TypedDays(input)
    let filter = try MoodFilter(
      days: typed.days(tools.formatter),
      search: tools.formatter.clock.replacingDays(in: input[Self.search] ?? ""),
      tag: input[Self.tag])
    typed.printMeaning(tools.formatter, in: &console)
    let limit = try input[ListLimit.option] ?? .none
    try Listing(MoodColumns.columns(today: tools.formatter.today, for: console.form)) { $0.json }
      .print(
        whenEmpty: try tools.moods.queries.emptyResultText(EmptyMoodTexts.noMoodsFound),
        isSearch: input.has(Self.search) || input.has(Self.tag),
        in: &console
      ) { each in
        try tools.moods.queries.forEachListedMood(filter, newest: limit.range.count, each)
      }
  }
}
