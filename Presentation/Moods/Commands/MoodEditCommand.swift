import HearthDomain

/// Changes level, memo, tags or moment of a mood.
struct MoodEditCommand: Command {
  static let commandName = CommandName(["mood", "edit"])

  private static let level = Option<LevelChoice>(
    "level", .number, placeholder: Words(ko: "기분", en: "LEVEL"),
    help: Words(
      ko: "새 기분이에요. 숫자나 ‘좋음’ 같은 말로 적어요. 7은 70이에요. -는 점수를 없애요.",
      en: "The new level, a number or a word such as good; 7 is 70; - removes it.")
  ) {
    $0.text == LevelForm.noLevel
      ? .noLevel : .level(try MoodLevel(spoken: $0.text) ?? MoodLevel($0.number()))
  }

  private static let memo = Option<TaggedMemo>(
    "memo", placeholder: Words(ko: "메모", en: "MEMO"),
    help: Words(
      ko: "새 메모예요. 1,000자까지 쓸 수 있어요. #산책이나 #\"저녁 산책\"처럼 적은 태그가 더해져요.",
      en: "The new memo, up to 1,000 characters; tags in it, such as #run or #\"good meal\", are"
        + " added.")
  ) { try TaggedMemo($0.text) }

  private static let at = MoodSpec.at.with(
    help: Words(
      ko: "언제의 기분인지 다시 정해요. 날만 적으면 시각은 그대로예요.",
      en: "When you felt it; a day alone keeps the time."))

  static let spec = CommandSpec(
    commandName, arguments: [MoodSpec.id], options: [level, memo, TagSpec.tags, at])

  let tools: MoodTools

  static func check(_ input: ParsedInput) throws { try input.requireAnOption() }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let mood = try tools.mood(named: input[MoodSpec.id])
    let moment = try input[Self.at].map { try tools.formatter.moment($0, orAt: mood.moment.time) }
    let memo = try input[Self.memo]
    let tags = try input[TagSpec.tags]
    // Tags in the memo are added to the existing or the given ones.
    let all = try memo.map { try (tags ?? mood.tags).adding($0.tags) } ?? tags
    let changed = try tools.moods.edit(
      mood.id,
      MoodEdit(level: input[Self.level], memo: memo?.memo, tags: all, moment: moment))
    let palette = try tools.moods.queries.canvas(of: changed.day).palette
    let words = MoodMessages(mood: changed, today: tools.formatter.today)
    console.confirmEdit(
      from: mood, to: changed,
      [
        words.changedMessage(console.language),
        MoodLevel.outOfTenNote(input.texts(of: Self.level.spec).last)?(console.language),
      ], json: changed.json(palette))
  }
}
