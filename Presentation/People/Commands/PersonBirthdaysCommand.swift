import HearthDomain
import HearthWhen
import JSONText
import TerminalKit

/// Lists everyone's next birthday.
struct PersonBirthdaysCommand: Command {
  static let commandName = CommandName(["person", "birthdays"])

  static let spec = CommandSpec(
    commandName, options: [ListLimit.option], isReadOnly: true, printsList: true)

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let limit = try input[ListLimit.option] ?? .none
    let found = try tools.people.queries.upcomingBirthdays().prefix(limit.range.count)
    try Listing(columns) { .object(json(of: $0)) }
      .print(Array(found), whenEmpty: try emptyText(), in: &console)
  }

  private func emptyText() throws -> Words {
    if try tools.people.queries.totals().people == 0 { return .nobodyPlantedText }
    return Words(
      ko: "적어 둔 생일이 없어요. 이렇게 적어 보세요:\n  hearth person edit 이름 --birthday 3월 21일",
      en: "No birthdays yet. To enter one:\n  hearth person edit NAME --birthday \"21 March\"")
  }

  private func json(of birthday: UpcomingBirthday) -> JSONObject {
    let today = tools.formatter.today
    return [
      "id": .string(birthday.person.id.fullForm), "name": .string(birthday.person.name),
      "on": .string(birthday.day.description), "daysLeft": .int(birthday.day - today),
      "birthday": .optional(birthday.person.details.birthday) { $0.json(today: today) },
      "turns": .optional(birthday.age) { .int($0) },
    ]
  }

  private var columns: [Column<UpcomingBirthday>] {
    let today = tools.formatter.today
    return [
      Column(
        Words(ko: "날", en: "Day"),
        displayText: { item, language in
          StyledText(DayFormatter(language, today: today).shortWithWeekday(item.day))
        }, pipedText: { $0.day.description }),
      Column(
        Words(ko: "남은 날", en: "When"), .trailing, omissionOrder: 3,
        heading: Words(ko: "남은 날", en: "In"),
        displayText: { item, language in
          StyledText(DDay.text(daysLeft: item.day - today, in: language))
        }, pipedText: { "\($0.day - today)" }),
      Column(
        Words(ko: "이름", en: "Name"), shrinks: true,
        displayText: { item, _ in StyledText(item.person.fullName, .bold) },
        pipedText: { $0.person.name }),
      Column(
        Words(ko: "생일", en: "Birthday"), omissionOrder: 2,
        displayText: { item, language in
          StyledText(item.person.details.birthday?.text(in: language) ?? "")
        }, pipedText: { $0.person.details.birthday?.text(in: .english) ?? "" }),
      Column(
        Words(ko: "나이", en: "Turns"), .trailing, omissionOrder: 1,
        text: { $0.age.map(String.init) ?? "" }),
      Column(Words(ko: "id", en: "id"), omissionOrder: 4, text: { $0.person.id.shortForm }),
    ]
  }
}
