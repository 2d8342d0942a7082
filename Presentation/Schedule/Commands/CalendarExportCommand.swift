import HearthDomain

/// Writes birthdays, waterings that are due, reading plans, moods and events to one calendar file.
struct CalendarExportCommand: Command {
  static let commandName = CommandName(["calendar", "export"])

  private static let with = Option<Set<LifePart>>(
    "with", placeholder: Words(ko: "무엇", en: "PARTS"),
    help: Words(
      ko: "people, books, moods, events 가운데 쉼표로 골라요. 적지 않으면 moods만 빼고 모두예요.",
      en: "Any of people, books, moods and events, separated by commas; all but moods by default.")
  ) { typed in
    let words = typed.text.split { $0 == "," || $0 == " " }.map(String.init)
    let parts = words.compactMap { LifePart(rawValue: $0.lowercased()) }
    guard parts.count == words.count, !parts.isEmpty else {
      throw DomainError.invalid(.calendarParts, .unreadable(typed.text))
    }
    return Set(parts)
  }

  static let spec = CommandSpec(
    commandName, arguments: [EventSpec.outputFile], options: [with], storeNeed: .inMemory,
    isForPeople: true, runningTime: .slow)

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let parts = try input[Self.with] ?? [.people, .books, .events]
    let language = console.language
    try console.exportAll(
      to: try input[EventSpec.outputFile] ?? "-", of: tools.files, as: "events",
      reporting: { count, place in
        Words(
          ko: "\(count)개를 내보냈어요: \(place)", en: "Wrote \(Plural("event")(count)): \(place)")
      },
      {
        try tools.schedule.exportLife(
          parts, as: tools.calendars, tools.settings().reminders,
          called: { try EventTitle(String($0.title(language).prefix(200))) }, to: $0)
      })
  }
}

extension ExportedItem {
  /// Returns the title of this entry in the exported calendar.
  func title(_ language: Language) -> String {
    switch self {
    case .birthday(let person):
      language(ko: "\(person.name) 생일", en: "\(person.name)’s birthday")
    case .watering(let person):
      language(ko: "\(person.name) 물 주기", en: "Water \(person.name)")
    case .target(let book):
      language(ko: "\(book.title) 다 읽기", en: "Finish \(book.title)")
    case .plan(let book, let plan):
      plan.isInPercent
        ? language(
          ko: "\(book.title) 하루 \(plan.pagesPerDay)%",
          en: "\(book.title): \(plan.pagesPerDay) % a day")
        : language(
          ko: "\(book.title) 하루 \(plan.pagesPerDay)쪽",
          en: "\(book.title): \(Plural("page")(plan.pagesPerDay)) a day")
    case .mood(let mood):
      [
        language(ko: "기분", en: "Mood") + (mood.level.map { " \($0.value)" } ?? ""),
        mood.memo.onOneLine,
      ].filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }
}
