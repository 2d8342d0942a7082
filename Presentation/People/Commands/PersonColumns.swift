import HearthDomain
import HearthWhen
import TerminalKit

/// The columns of people lists.
enum PersonColumns {
  /// Returns all columns. If there is too little room, plant, state, last contact and closeness are
  /// left out in that order; names and ids always stay.
  static func columns(today: Day) -> [Column<Person>] {
    [
      Column(
        Words(ko: "D-day", en: "Due"),
        displayText: { person, language in
          StyledText(person.dDay(on: today, in: language), style(of: person.state(on: today)))
        }, pipedText: { $0.care.dueOn.description }),
      name,
      Column(
        Words(ko: "상태", en: "State"), omissionOrder: 3,
        displayText: { person, language in StyledText(person.state(on: today).name(language)) },
        pipedText: { $0.state(on: today).rawValue }),
      plant,
      affection(omissionOrder: 1),
      Column(
        Words(ko: "마지막 연락", en: "Last"), omissionOrder: 2,
        displayText: { person, language in
          StyledText(
            person.care.lastContactOn.map { DayFormatter(language, today: today).short($0) } ?? "–")
        }, pipedText: { $0.care.lastContactOn?.description ?? "" }),
      Column(Words(ko: "id", en: "id"), text: { $0.id.shortForm }),
    ]
  }

  static var name: Column<Person> {
    Column(
      Words(ko: "이름", en: "Name"), shrinks: true,
      displayText: { person, _ in StyledText(person.fullName, .bold) }, pipedText: { $0.name })
  }

  static var plant: Column<Person> {
    Column(
      Words(ko: "식물", en: "Plant"), omissionOrder: 4,
      displayText: { person, language in StyledText(person.plant.name(language)) },
      pipedText: { $0.plant.rawValue })
  }

  static func affection(omissionOrder: Int) -> Column<Person> {
    Column(
      Words(ko: "애정도", en: "Closeness"), .trailing, omissionOrder: omissionOrder,
      displayText: { person, _ in StyledText(person.care.affection.text) },
      pipedText: { "\($0.care.affection.percent)" })
  }

  private static func style(of state: PlantState) -> Style {
    switch state {
    case .wilted: Style(foreground: .ansi(3))
    case .due: Style(foreground: .ansi(4), attributes: .bold)
    case .fresh, .fine, .thirsty: .plain
    }
  }
}
