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
    commandName,
    summary: Words(ko: "일기를 최근 날부터 봐요", en: "Read the diary, newest day first"),
    examples: [
      "hearth mood diary --limit 20": Words(ko: "최근 스무 개를 봐요", en: "the latest twenty"),
      .line(ko: "hearth mood diary 어제", en: "hearth mood diary yesterday"):
        Words(ko: "어제의 기분을 봐요", en: "yesterday's moods"),
      "hearth mood diary --from 2026-11-01 --to 2026-11-30":
        Words(ko: "11월의 기분을 봐요", en: "the moods of November"),
      .line(ko: "hearth mood diary --search ㅅㅊ", en: "hearth mood diary --search walk"):
        Words(ko: "메모에서 초성으로 찾아요", en: "search the memos"),
    ],
    arguments: [MoodSpec.days],
    options: [MoodSpec.from, MoodSpec.to, search, tag, ListLimit.option],
    isReadOnly: true, printsList: true)

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
