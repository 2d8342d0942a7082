import HearthDomain
import TerminalKit

/// Lists the notes on contacts with anybody, latest first.
struct PersonNotesCommand: Command {
  static let commandName = CommandName(["person", "notes"])

  private static let since = PersonSpec.dayOption(
    "since", ko: "이날부터 적은 것만 봐요. ‘지난달’처럼 적으면 그 첫날부터예요.",
    en: "Only from this day on; for a period such as last month, from its first day.")

  static let spec = CommandSpec(
    commandName, options: [since, ListLimit.option], isReadOnly: true, printsList: true)

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let since = try input[Self.since].map {
      try tools.formatter.viewedDateReader.days($0).lowerBound
    }
    let limit = try input[ListLimit.option] ?? .none
    try Listing(columns) { .object($0.json) }
      .print(whenEmpty: try emptyText(isOfAllDays: since == nil), in: &console) { each in
        try tools.people.queries.notes(
          on: (since ?? .earliest) ... .latest, limit: limit.range.count, each: each)
      }
  }

  private func emptyText(isOfAllDays: Bool) throws -> Words {
    if try tools.people.queries.totals().people == 0 { return .nobodyPlantedText }
    return isOfAllDays
      ? Words(
        ko: "아직 적어 둔 이야기가 없어요. 연락한 뒤 이렇게 적어 보세요:\n  hearth person review 이름 --memo \"나눈 이야기\"",
        en: "No notes yet. After you get in touch:\n  hearth person review NAME --memo \"what it"
          + " was about\"")
      : Words(ko: "그 뒤로 적어 둔 이야기가 없어요.", en: "No notes since then.")
  }

  private var columns: [Column<ReviewedWatering>] {
    [
      WateringColumns<ReviewedWatering>.day(tools.formatter.today),
      Column(
        Words(ko: "이름", en: "Name"), shrinks: true,
        displayText: { item, _ in StyledText(item.person.fullName, .bold) },
        pipedText: { $0.person.name }),
    ] + WateringColumns<ReviewedWatering>.noteColumns()
  }
}
