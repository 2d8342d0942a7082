import HearthDomain
import JSONText

/// What people add to Today: whose plant is due or soon will be, and birthdays that are near.
public struct PeopleTodayPart: TodayPart {
  /// So many plants are listed; Today has one page.
  private static let mostPlants = 50

  private let queries: PeopleQueries
  private let voice: PersonVoice

  public init(queries: PeopleQueries, voice: PersonVoice) {
    self.queries = queries
    self.voice = voice
  }

  public func section() throws -> TodaySection {
    let found = try queries.dueSoon(limit: PeopleTodayPart.mostPlants + 1)
    let due = Array(found.prefix(PeopleTodayPart.mostPlants))
    let more = found.count > due.count ? [moreRow] : []
    let birthdays = try queries.birthdays()
    let next = due.isEmpty && birthdays.isEmpty ? try queries.list(in: 0..<1).first : nil
    let isEmpty = due.isEmpty && birthdays.isEmpty && next == nil
    return TodaySection(
      area: .people, rows: due.map(row) + more + birthdays.map(row),
      invitation: isEmpty ? invitation : nil, quiet: next.map(quiet), json: json(due, birthdays))
  }

  private func quiet(before next: Person) -> Words {
    let day = { (language: Language) in
      DateWords(language, today: voice.today).shortWithWeekday(next.care.dueOn)
    }
    return Words(
      ko: "지금 물을 기다리는 사람은 없어요. 다음은 \(day(.korean)), \(KoreanParticle.copula(next.fullName)).",
      en: "Nobody is waiting for water. Next is \(next.fullName), on \(day(.english)).")
  }

  private var invitation: TodayInvitation {
    TodayInvitation(text: PeopleInvitation.text, command: PeopleInvitation.command)
  }

  private var moreRow: TodayRow {
    let command = "hearth person list"
    return TodayRow(
      mark: "+", text: Words(ko: "물 줄 사람이 더 있어요", en: "and more people"),
      detail: Words(ko: command, en: command), isUrgent: false, route: .tab(.people))
  }

  private func row(of person: Person) -> TodayRow {
    let state = person.state(on: voice.today)
    let dDay = person.dDay(on: voice.today)
    return TodayRow(
      mark: mark(of: state), text: Words(ko: person.fullName, en: person.fullName),
      detail: Words(
        ko: "\(dDay) · \(state.name.ko)", en: "\(dDay) · \(state.name.en)"),
      isUrgent: state == .due || state == .wilted, route: .person(person.id))
  }

  /// Tells them apart without colour: due, wilted, still to come.
  private func mark(of state: PlantState) -> String {
    switch state {
    case .due: "o"
    case .wilted: "x"
    case .fresh, .fine, .thirsty: "-"
    }
  }

  private func row(of birthday: UpcomingBirthday) -> TodayRow {
    let name = birthday.person.fullName
    return TodayRow(
      mark: "*", text: Words(ko: "\(name) 생일", en: "\(name)’s birthday"),
      detail: Words(ko: detail(of: birthday, .korean), en: detail(of: birthday, .english)),
      isUrgent: birthday.on == voice.today, route: .person(birthday.person.id))
  }

  private func detail(of birthday: UpcomingBirthday, _ language: Language) -> String {
    let dates = DateWords(language, today: voice.today)
    let age = birthday.age.map {
      language(ko: "만 \($0)세가 돼요", en: "turns \($0)")
    }
    let day = "\(dates.relative(birthday.on)), \(dates.shortWithWeekday(birthday.on))"
    return ([day] + [age].compactMap { $0 }).joined(separator: ", ")
  }

  private func json(_ due: [Person], _ birthdays: [UpcomingBirthday]) -> JSONObject {
    [
      "people": .array(
        due.map { person in
          [
            "id": .string(person.id.spelling), "name": .string(person.name),
            "dueOn": .string(person.care.dueOn.description),
            "dDay": .int(person.daysLeft(on: voice.today)),
            "state": .string(person.state(on: voice.today).rawValue),
          ]
        }),
      "birthdays": .array(
        birthdays.map { birthday in
          [
            "personId": .string(birthday.person.id.spelling),
            "name": .string(birthday.person.name), "on": .string(birthday.on.description),
            "age": .optional(birthday.age) { .int($0) },
          ]
        }),
    ]
  }
}
