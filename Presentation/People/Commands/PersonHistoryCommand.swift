import HearthDomain
import TerminalKit

/// Lists the waterings of a person, latest first.
struct PersonHistoryCommand: Command {
  static let commandName = CommandName(["person", "history"])

  static let spec = CommandSpec(
    commandName, arguments: [PersonSpec.person], isReadOnly: true, printsList: true)

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let person = try tools.people.queries.find(input[PersonSpec.person])
    try Listing(columns) { .object($0.json) }
      .print(whenEmpty: emptyText(person), in: &console) { each in
        try tools.people.queries.history(of: person.id, each: each)
      }
  }

  private func emptyText(_ person: Person) -> Words {
    Words(
      ko: "\(person.name)의 식물에 아직 물을 준 적이 없어요. 연락한 날 이렇게 남겨 보세요:\n  hearth water"
        + " \(person.id.shortForm) --by 전화",
      en: "\(person.name) has not been watered yet. After you get in touch:\n  hearth water"
        + " \(person.id.shortForm) --by call")
  }

  private var columns: [Column<WateringWithSteps>] {
    [
      WateringColumns<WateringWithSteps>.day(tools.formatter.today),
      Column(
        Words(ko: "방법", en: "By"), omissionOrder: 1,
        displayText: { item, language in StyledText(item.watering.meansName(language)) },
        pipedText: { $0.watering.meansKey }),
    ]
      + WateringColumns<WateringWithSteps>.noteColumns(
        Column(
          Words(ko: "단계", en: "Steps"), .trailing, omissionOrder: 2,
          displayText: { item, _ in StyledText("+\(item.steps)") }, pipedText: { "\($0.steps)" }))
  }
}
