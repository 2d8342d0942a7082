import HearthDomain
import TerminalKit

/// Lists sayings, the newest first.
struct SayingListCommand: Command {
  struct Options: Hashable, Sendable {
    let filter: SayingFilter
    let limit: ListLimit
  }

  static let words = CommandName(["saying", "list"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "글귀를 최근 것부터 봐요", en: "List sayings, the newest first"),
    details: Words(
      ko: "빨간 점은 아직 열어 보지 않은 새 글귀예요.",
      en: "A red dot marks a new saying not yet opened."),
    examples: [
      CommandExample(line: "hearth saying list", meaning: Words(ko: "모두 봐요", en: "all of them")),
      CommandExample(
        line: "hearth saying list --liked",
        meaning: Words(ko: "좋아하는 글귀만 봐요", en: "only those you like")),
      CommandExample(
        line: Words(
          ko: "hearth saying list --unused --tag 아침 --limit 5",
          en: "hearth saying list --unused --tag morning --limit 5"),
        meaning: Words(ko: "아직 사용하지 않은 것 가운데 다섯 개", en: "five not yet used")),
    ],
    options: [
      .flag(
        "liked", help: Words(ko: "좋아하는 글귀, 최근에 좋아한 것부터.", en: "Liked, the latest liked first.")),
      .flag("unused", help: Words(ko: "아직 사용하지 않은 글귀.", en: "Not used yet.")),
      .flag("used", help: Words(ko: "이미 사용한 글귀, 최근에 사용한 것부터.", en: "Used, the latest used first.")),
      .flag("new", help: Words(ko: "최근 이틀 동안 더한 글귀.", en: "Added in the last two days.")),
      SayingSpec.tag(
        Words(ko: "이 태그가 있는 글귀만 봐요.", en: "Only with this tag."), isRepeatable: false),
      .limit,
    ],
    isReading: true)

  let tools: SayingTools

  private static let lists: [(name: String, list: SayingList)] = [
    ("liked", .liked), ("unused", .unused), ("used", .used), ("new", .new),
  ]

  static func parse(_ input: ParsedInput) throws -> Options {
    try input.allowAtMostOne(of: lists.map(\.name))
    let list = lists.first { input.flag($0.name) }?.list ?? .all
    return Options(
      filter: SayingFilter(list, tag: try input.text("tag").map { try Tag($0) }),
      limit: try ListLimit(input))
  }

  func run(_ options: Options, in console: inout Console) throws {
    let count = try tools.voice.listing(for: console.form).print(
      whenEmpty: try empty(options.filter), in: &console
    ) { each in
      try tools.sayings.queries.list(options.filter, in: options.limit.places, each: each)
    }
    if console.form == .terminal, count > 0 { try printTotals(in: &console) }
  }

  private func empty(_ filter: SayingFilter) throws -> Words {
    if try tools.sayings.queries.totals().all == 0 { return SayingInvitation.words }
    if let tag = filter.tag {
      return Words(
        ko: "‘\(tag)’ 태그가 있는 글귀가 없어요.", en: "No saying here has the tag “\(tag)”.")
    }
    return switch filter.list {
    case .liked:
      Words(
        ko: "아직 좋아하는 글귀가 없어요. 마음에 드는 글귀의 번호로:\n  hearth saying like 12",
        en: "You like none yet. With the number of one that warms you:\n  hearth saying like 12")
    case .used:
      Words(
        ko: "아직 사용한 글귀가 없어요. 다이어리에 옮겨 적었다면:\n  hearth saying use 12",
        en:
          "None has been used yet. Once you have copied one into your planner:\n  hearth saying use 12"
      )
    case .unused: Words(ko: "글귀를 모두 사용했어요.", en: "All of them have been used.")
    case .new: Words(ko: "최근 이틀 동안 더한 글귀가 없어요.", en: "None was added in the last two days.")
    case .all: SayingInvitation.words
    }
  }

  private func printTotals(in console: inout Console) throws {
    let totals = try tools.sayings.queries.totals()
    let words = Words(
      ko: "모두 \(totals.all)개, 좋아하는 글귀 \(totals.liked)개, 사용한 글귀 \(totals.used)개",
      en: "\(Plural("saying")(totals.all)), \(totals.liked) liked, \(totals.used) used")
    console.line()
    console.say(words(console.language), Style(attributes: .dim))
  }
}
