import HearthDomain
import JSONText
import TerminalKit

/// What devices changed without knowing of each other.
struct SyncConflictsCommand: Command {
  static let words = CommandName(["sync", "conflicts"])

  private static let id = Argument<String?>(
    "id", placeholder: Words(ko: "번호", en: "ID"),
    help: Words(ko: "정할 것의 번호예요.", en: "The one to settle."))

  private static let take = Option<SettleConflicts.Side>(
    "take", placeholder: Words(ko: "kept|other", en: "kept|other"),
    help: Words(
      ko: "kept는 남은 것을 그대로 두고, other는 다른 것으로 바꿔요. 모든 기기에서 정해져요.",
      en: "kept leaves what stands, other puts the other in its place; on all devices."))

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "서로 다르게 바뀐 것을 보고 정해요", en: "List and settle what two sides changed"),
    details: Words(
      ko: "무엇도 기다리지 않아요. 남은 것이 이미 보이고, 다른 것은 여기에 90일 동안 적혀 있어요.",
      en: "Nothing waits for it: what stands is shown already, and what does not is listed here for"
        + " ninety days."),
    examples: [
      CommandExample(
        line: "hearth sync conflicts", meaning: Words(ko: "다른 값들", en: "the other values")),
      CommandExample(
        line: "hearth sync conflicts 3k9f2a --take other",
        meaning: Words(ko: "다른 것으로 바꿔요", en: "the other one")),
    ],
    arguments: [id], options: [take], store: .isRead, isForPeople: true, printsList: true)

  let tools: SyncCommandTools

  static func parse(_ input: ParsedInput) throws -> ParsedInput {
    let (id, side) = (try input[id], try input[take])
    if id != nil, side == nil { throw input.refusal(.missingOption(["--take"])) }
    if id == nil, side != nil { throw input.refusal(.missingArgument(Self.id.spec.spoken)) }
    return input
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    guard let id = try input[Self.id], let side = try input[Self.take] else {
      return try list(in: &console)
    }
    let settled = try tools.settle(id, taking: side)
    tools.wake()
    let thing = settled.thing(console.language, tools.clock)
    console.tell(
      [
        side == .kept
          ? console.language(ko: "\(thing): 지금대로 두었어요.", en: "\(thing): left as it is.")
          : console.language(ko: "\(thing): 다른 것으로 바꿨어요.", en: "\(thing): took the other one.")
      ],
      json: ["id": .string(settled.id), "took": .string(side.rawValue)])
  }

  /// What stands and what does not is shown whole: somebody chooses by it.
  static func columns(_ clock: LocalClock) -> [Column<SyncConflict>] {
    let words = { language in FieldWords(language: language, clock: clock) }
    return [
      Column(
        Words(ko: "번호", en: "Id"),
        shown: { conflict, _ in StyledText(String(conflict.id.prefix(6))) },
        piped: { $0.id }),
      Column(
        Words(ko: "무엇", en: "What"), wraps: true,
        shown: { conflict, language in StyledText(conflict.thing(language, clock)) },
        piped: { $0.place.name }),
      Column(
        Words(ko: "어디", en: "Field"),
        shown: { conflict, language in StyledText(conflict.part(language)) },
        piped: { $0.field }),
      Column(
        Words(ko: "남은 것", en: "Stands"), wraps: true,
        shown: { conflict, language in StyledText(words(language).kept(of: conflict, upTo: 400)) },
        piped: { $0.kept }),
      Column(
        Words(ko: "다른 것", en: "Other"), wraps: true,
        shown: { conflict, language in StyledText(words(language).other(of: conflict, upTo: 400)) },
        piped: { $0.other }),
      Column(
        Words(ko: "기기", en: "Device"), shown: { conflict, _ in StyledText(conflict.device ?? "") },
        piped: { $0.device ?? "" }),
    ]
  }

  private func list(in console: inout Console) throws {
    try Listing(Self.columns(tools.clock)) { [tools] in .object($0.json(tools)) }.print(
      try tools.queries.conflicts(),
      whenEmpty: Words(ko: "다르게 바뀐 것이 없어요.", en: "Nothing was changed on two sides."),
      in: &console)
  }
}
