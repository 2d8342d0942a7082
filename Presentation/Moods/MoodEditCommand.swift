import HearthDomain
import TerminalKit

/// Changes level, memo or moment of a mood.
struct MoodEditCommand: Command {
  struct Options: Hashable, Sendable {
    let id: String
    let level: MoodLevel?
    let memo: MoodMemo?
    /// As typed; it is read when it is known which day it is.
    let at: String?
  }

  static let words = CommandName(["mood", "edit"])

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
    arguments: [MoodSpec.id(.required)],
    options: [
      .value(
        "level", .number, placeholder: Words(ko: "기분", en: "LEVEL"),
        help: Words(ko: "새 기분이에요. 0부터 100까지예요.", en: "The new level, from 0 to 100.")),
      .value(
        "memo", placeholder: Words(ko: "메모", en: "MEMO"),
        help: Words(ko: "새 메모예요. 250자까지 쓸 수 있어요.", en: "The new memo, up to 250 characters.")),
      .value(
        "at", .moment,
        help: Words(
          ko: "언제의 기분인지 다시 정해요. 날만 적으면 시각은 그대로예요.",
          en: "When it was felt; a day alone leaves the time as it is.")),
    ])

  let tools: MoodTools

  static func parse(_ input: ParsedInput) throws -> Options {
    try input.requireOne(of: ["level", "memo", "at"])
    return Options(
      id: try input.argument("id"),
      level: try input.number("level", in: .min ... .max).map { try MoodLevel($0) },
      memo: try input.text("memo").map { try MoodMemo($0) }, at: input.text("at"))
  }

  func run(_ options: Options, in console: inout Console) throws {
    let mood = try tools.moods.queries.find(options.id)
    let moment = try options.at.map { try tools.voice.moment($0, orAt: mood.moment.time) }
    let changed = try tools.moods.edit(
      mood.id, MoodEdit(level: options.level, memo: options.memo, moment: moment))
    let palette = try tools.moods.queries.canvas(of: changed.day).palette
    let words = MoodSentences(mood: changed, today: tools.voice.today)
    console.tell([words.changed(console.language)], json: changed.json(palette))
  }
}
