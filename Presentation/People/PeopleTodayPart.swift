import HearthDomain
import HearthWhen
import JSONText

/// The part of Today that lists plants due now or soon, and birthdays that are near.
package struct PeopleTodayPart: TodayPart {
  /// Maximum number of plants listed.
  private static let maxPlants = 50

  private let queries: PeopleQueries
  private let contacts: ContactQueries
  private let formatter: PersonFormatter

  package init(_ tools: PersonTools) {
    queries = tools.people.queries
    contacts = tools.people.contacts
    formatter = tools.formatter
  }

  package func section() throws -> TodaySection {
    let found = try queries.dueSoon(limit: PeopleTodayPart.maxPlants + 1)
    let due = Array(found.prefix(PeopleTodayPart.maxPlants))
    let birthdays = try queries.birthdays()
    let next = due.isEmpty && birthdays.isEmpty ? try queries.list(in: 0..<1).first : nil
    let isEmpty = due.isEmpty && birthdays.isEmpty && next == nil
    return TodaySection(
      area: .people, rows: rows(due, birthdays),
      rest: TodayOverflow(
        additionalCount: found.count - due.count, isOpenEnded: found.count > due.count, noun: "사람",
        unit: "명", command: "hearth person list", route: .tab(.people),
        maxPrintedLines: PeopleTodayPart.maxPlants + 1 + birthdays.count),
      invitation: isEmpty ? .people(among: try contacts.count()) : nil,
      quiet: next.map(nothingDueText),
      json: json(due, birthdays))
  }

  private func nothingDueText(before next: Person) -> Words {
    let day = Words {
      DayFormatter($0, today: formatter.today).shortWithWeekday(next.care.dueOn)
    }
    return Words(
      ko: "지금 연락할 사람은 없어요. 다음은 \(day.ko), \(KoreanParticle.copula(next.fullName)).",
      en: "Nobody is due. Next is \(next.fullName), on \(day.en).")
  }

  /// Returns the rows: today's birthdays, then plants, then other birthdays. Each kind has its own
  /// ranks, so that a section with too little room keeps the first of both kinds once it has those
  /// that need an action.
  private func rows(_ due: [Person], _ birthdays: [UpcomingBirthday]) -> [TodayRow] {
    let near = birthdays.enumerated().map { row(of: $1, rank: $0) }
    let plants = due.enumerated().map { row(of: $1, rank: $0) }
    let today = birthdays.count { $0.day == formatter.today }
    return near.prefix(today) + plants + near.dropFirst(today)
  }

  private func row(of person: Person, rank: Int) -> TodayRow {
    let state = person.state(on: formatter.today)
    let today = formatter.today
    let (dDay, wait) = (
      person.dDay(on: today, in: .korean), person.timeUntilDue(on: today, in: .english)
    )
    return TodayRow(
      mark: PeopleScreenWords.wateringMark(state),
      text: Words(ko: person.fullName, en: person.fullName),
      detail: Words(
        ko: person.dueTimeAndState(on: today, in: .korean).joined(separator: " · "),
        en: person.dueTimeAndState(on: today, in: .english).joined(separator: " · ")),
      brief: TodayRow.ShortRow(
        text: Words(ko: person.name, en: person.name), detail: Words(ko: dDay, en: wait)),
      isUrgent: state == .due || state == .wilted, route: .person(person.id), rank: rank)
  }

  private func row(of birthday: UpcomingBirthday, rank: Int) -> TodayRow {
    let name = birthday.person.fullName
    return TodayRow(
      mark: "★", text: Words(ko: "\(name) 생일", en: "\(name)’s birthday"),
      detail: Words { detail(of: birthday, $0) },
      brief: brief(of: birthday), isUrgent: birthday.day == formatter.today,
      route: .person(birthday.person.id), rank: rank)
  }

  private func brief(of birthday: UpcomingBirthday) -> TodayRow.ShortRow {
    let name = birthday.person.name
    return TodayRow.ShortRow(
      text: Words(ko: "\(name) 생일", en: "\(name)’s birthday"),
      detail: Words { DayFormatter($0, today: formatter.today).relative(birthday.day) })
  }

  private func detail(of birthday: UpcomingBirthday, _ language: Language) -> String {
    let dates = DayFormatter(language, today: formatter.today)
    let age = birthday.age.map {
      language(ko: "만 \($0)세가 돼요", en: "turns \($0)")
    }
    let day = "\(dates.relative(birthday.day)), \(dates.shortWithWeekday(birthday.day))"
    return ([day] + [age].compactMap { $0 }).joined(separator: ", ")
  }

  private func json(_ due: [Person], _ birthdays: [UpcomingBirthday]) -> JSONObject {
    [
      "people": .array(
        due.map { person in
          [
            "id": .string(person.id.fullForm), "name": .string(person.name),
            "dueOn": .string(person.care.dueOn.description),
            "dDay": .int(person.daysLeft(on: formatter.today)),
            "state": .string(person.state(on: formatter.today).rawValue),
          ]
        }),
      "birthdays": .array(
        birthdays.map { birthday in
          [
            "personId": .string(birthday.person.id.fullForm),
            "name": .string(birthday.person.name), "on": .string(birthday.day.description),
            "age": .optional(birthday.age) { .int($0) },
          ]
        }),
    ]
  }
}
