import HearthDomain
import TerminalKit

/// Changes level, memo or moment of a mood.
struct MoodEditCommand: Command {
  static let words = CommandName(["mood", "edit"])

  private static let level = Option<MoodLevel>(
    "level", .number, placeholder: Words(ko: "기분", en: "LEVEL"),
    help: Words(ko: "새 기분이에요. 0부터 100까지예요.", en: "The new level, from 0 to 100.")
  ) { try MoodLevel($0.number()) }

  private static let memo = Option<MoodMemo>(
    "memo", placeholder: Words(ko: "메모", en: "MEMO"),
    help: Words(ko: "새 메모예요. 1,000자까지 쓸 수 있어요.", en: "The new memo, up to 1,000 characters."))

  private static let at = MoodSpec.at.with(
    help: Words(
      ko: "언제의 기분인지 다시 정해요. 날만 적으면 시각은 그대로예요.",
      en: "When it was felt; a day alone leaves the time as it is."))

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "남긴 기분을 고쳐요", en: "Change a mood"),
    examples: [
      CommandExample(
        line: Words(
          ko: "hearth mood edit 4f7qx --level 70 --memo \"다시 생각해 보니 괜찮았다\"",
          en: "hearth mood edit 4f7qx --level 70 --memo \"fine, looking back\""),
        meaning: Words(ko: "기분과 메모를 고쳐요", en: "another level and memo")),
      CommandExample(
        line: Words(
          ko: "hearth mood edit 4f7qx --at 어제", en: "hearth mood edit 4f7qx --at yesterday"),
        meaning: Words(ko: "같은 시각의 어제로 옮겨요", en: "the day before, at the same time")),
    ],
    arguments: [MoodSpec.id], options: [level, memo, at])

  let tools: MoodTools

  static func parse(_ input: ParsedInput) throws -> ParsedInput {
    try input.requireAnOption()
    return try input.checked()
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let mood = try tools.moods.queries.find(input[MoodSpec.id])
    let moment = try input[Self.at].map { try tools.formatter.moment($0, orAt: mood.moment.time) }
    let changed = try tools.moods.edit(
      mood.id, MoodEdit(level: input[Self.level], memo: input[Self.memo], moment: moment))
    let palette = try tools.moods.queries.canvas(of: changed.day).palette
    let words = MoodMessages(mood: changed, today: tools.formatter.today)
    console.tell([words.changed(console.language)], json: changed.json(palette))
  }
}
