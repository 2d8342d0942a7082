import HearthDomain
import HearthWhen
import TerminalKit

/// The columns of people lists.
enum PersonColumns {
  /// Returns all columns. If there is too little room, plant, state, last contact and closeness are
  /// left out in that order; names and ids always stay.
  static func all(today: Day) -> [Column<Person>] {
    [
      Column(
        Words(ko: "D-day", en: "Due"),
        shown: { person, language in
          StyledText(person.dDay(on: today, in: language), style(of: person.state(on: today)))
        }, piped: { $0.care.dueOn.description }),
      name,
      Column(
        Words(ko: "상태", en: "State"), omissionOrder: 3,
        shown: { person, language in StyledText(person.state(on: today).name(language)) },
        piped: { $0.state(on: today).rawValue }),
      plant,
      affection(omissionOrder: 1),
      Column(
        Words(ko: "마지막 연락", en: "Last"), omissionOrder: 2,
        shown: { person, language in
          StyledText(
            person.care.lastContactOn.map { DateWords(language, today: today).short($0) } ?? "–")
        }, piped: { $0.care.lastContactOn?.description ?? "" }),
      Column(Words(ko: "id", en: "id"), text: { $0.id.short }),
    ]
  }

  static var name: Column<Person> {
    Column(
      Words(ko: "이름", en: "Name"), shrinks: true,
      shown: { person, _ in StyledText(person.fullName, .bold) }, piped: { $0.name })
  }

  static var plant: Column<Person> {
    Column(
      Words(ko: "식물", en: "Plant"), omissionOrder: 4,
      shown: { person, language in StyledText(person.plant.name(language)) },
      piped: { $0.plant.rawValue })
  }

  static func affection(omissionOrder: Int) -> Column<Person> {
    Column(
      Words(ko: "애정도", en: "Closeness"), .trailing, omissionOrder: omissionOrder,
      shown: { person, _ in StyledText(person.care.affection.text) },
      piped: { "\($0.care.affection.percent)" })
  }

  private static func style(of state: PlantState) -> Style {
    switch state {
    case .wilted: Style(foreground: .ansi(3))
    case .due: Style(foreground: .ansi(4), attributes: .bold)
    case .fresh, .fine, .thirsty: .plain
    }
  }
}
