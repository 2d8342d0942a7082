import HearthDomain
import TerminalKit

/// Lists sayings, latest first.
struct SayingListCommand: Command {
  static let commandName = CommandName(["saying", "list"])

  private static let listFlags: [(flag: Flag, list: SayingList)] = [
    (
      Flag(
        "liked", help: Words(ko: "좋아하는 글귀, 최근에 좋아한 것부터.", en: "Liked, the latest liked first.")),
      .liked
    ),
    (Flag("unused", help: Words(ko: "아직 안 쓴 글귀.", en: "Not used yet.")), .unused),
    (
      Flag(
        "used", help: Words(ko: "이미 쓴 글귀, 최근에 쓴 것부터.", en: "Used, the latest used first.")),
      .used
    ),
    (Flag("new", help: Words(ko: "최근 이틀 동안 추가한 글귀.", en: "Added in the last two days.")), .new),
  ]

  private static let tag = TagSpec.filterOption(
    help: Words(ko: "이 태그가 있는 글귀만 봐요.", en: "Only with this tag."))

  static let spec = CommandSpec(
    commandName, options: listFlags.map { $0.flag } + [tag, ListLimit.option], isReadOnly: true,
    printsList: true)

  let tools: SayingTools

  static func check(_ input: ParsedInput) throws {
    try input.allowAtMostOne(of: listFlags.map { $0.flag })
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let list = Self.listFlags.first { input[$0.flag] }?.list ?? .all
    let filter = SayingFilter(list, tag: try input[Self.tag])
    let limit = try input[ListLimit.option] ?? .none
    let count = try tools.formatter.listing(for: console.form).print(
      whenEmpty: try emptyText(filter), in: &console
    ) { each in
      try tools.sayings.queries.list(filter, in: limit.range, each: each)
    }
    if console.form == .terminal, count > 0 { try printTotals(in: &console) }
  }

  private func emptyText(_ filter: SayingFilter) throws -> Words {
    if try tools.sayings.queries.totals().all == 0 { return TodayInvitation.sayings.words }
    if let tag = filter.tag {
      return Words(
        ko: "‘\(tag)’ 태그가 있는 글귀가 없어요.", en: "No saying has the tag “\(tag)”.")
    }
    return switch filter.list {
    case .liked:
      Words(
        ko: "좋아하는 글귀가 아직 없어요. 마음에 드는 글귀의 번호로:\n  hearth saying like 12",
        en: "No liked sayings yet. To like one, give its number:\n  hearth saying like 12")
    case .used:
      Words(
        ko: "아직 쓴 글귀가 없어요. 다이어리에 옮겨 적었다면:\n  hearth saying use 12",
        en:
          "No used sayings yet. Once you have copied one into your planner:\n  hearth saying use 12"
      )
    case .unused: Words(ko: "글귀를 모두 썼어요.", en: "You have used every saying.")
    case .new: Words(ko: "최근 이틀 동안 추가한 글귀가 없어요.", en: "No sayings were added in the last two days.")
    case .all: TodayInvitation.sayings.words
    }
  }

  private func printTotals(in console: inout Console) throws {
    let totals = try tools.sayings.queries.totals()
    let words = Words(
      ko: "모두 \(totals.all)개, 좋아하는 글귀 \(totals.liked)개, 쓴 글귀 \(totals.used)개",
      en: "\(Plural("saying")(totals.all)), \(totals.liked) liked, \(totals.used) used")
    console.printLine()
    console.printWrapped(words(console.language), Style(attributes: .dim))
    if try tools.sayings.release.daysSinceLastRelease() != nil {
      console.printHint(CollectionEndNotice.text)
    }
  }
}
