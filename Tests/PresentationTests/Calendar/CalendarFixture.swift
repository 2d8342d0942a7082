import HearthData
import HearthTestSupport
import TerminalKit

@testable import HearthDomain
@testable import HearthPresentation

/// A store in memory with items of every area, shown in the calendar by commands and on the full
/// screen.
///
/// Today is Friday, 20 November 2026.
final class CalendarFixture {
  private let home: SearchFixture
  private var fixture: CommandFixture

  init(
    _ language: Language = .english, _ form: CommandFixture.Form = .terminal, isEmpty: Bool = false,
    width: Int = 80
  ) throws {
    home = try SearchFixture(language, form)
    fixture = CommandFixture(language, form)
    fixture.width = width
    if isEmpty {
      try home.store.write { try Self.clear($0) }
    } else {
      try fill()
    }
  }

  var transcript: String { fixture.transcript }
  var store: InMemoryStore { home.store }

  @discardableResult
  func run(_ line: String) -> CommandFixture.Outcome {
    let entries: [CommandEntry<CalendarFixture>] = [
      CommandEntry(CalendarCommand.self) {
        CalendarCommand(queries: CalendarQueries(store: $0.store, clock: $0.home.clock()))
      }
    ]
    return fixture.run(line, of: entries, with: self)
  }

  func use(_ colors: ColorLevel) { fixture.colors = colors }

  func app(_ language: Language = .english) -> AppCoordinator { home.app(language) }

  func play(
    _ script: KeyScript, _ language: Language = .english,
    size: Size = Size(width: 80, height: 24)
  ) throws -> TestTerminal {
    try home.play(script, language, size: size)
  }

  // MARK: Contents

  private static func clear(_ repositories: Repositories) throws {
    for person in try repositories.people.list(.all, in: 0..<9) {
      try repositories.people.remove(person.id)
    }
    for mood in try repositories.moods.list(.all, .newest(9)) {
      try repositories.moods.remove(mood.id)
    }
    for event in try repositories.events.list(.all, in: FixedZone.seoul, places: 0..<9) {
      try repositories.events.remove(event.event.id)
    }
    for book in try repositories.books.list(after: nil, limit: 9) {
      try repositories.books.remove(book.id)
    }
  }

  private func fill() throws {
    let mum = try plant("엄마", every: 7, birthday: "1963-11-29", on: "2026-11-01")
    try plant("Ada Lovelace", every: 30, birthday: "lunar:10-11", on: "2026-10-25")
    try water(mum, "2026-11-05", by: .call, "김장 이야기")
    try water(mum, "2026-11-19", by: .meet, "")
    try plan("Dentist", times("2026-11-12T15:00", "2026-11-12T16:00"), note: "third floor")
    try plan("주간 회의", times("2026-11-12T10:00", "2026-11-12T11:00"))
    try plan("Journey to the sea", days("2026-11-28", "2026-12-02"), note: "bring the tent")
    try plan("야간 열차", times("2026-11-27T22:30", "2026-11-28T06:10"))
    try feel(64, "A walk in the cold.", "2026-11-12T08:20")
    try feel(81, "첫눈이 왔다.", "2026-11-12T21:40")
    try read("모비 딕", finishedOn: "2026-11-12")
    try read("파도", target: "2026-11-30")
  }

  @discardableResult
  private func plant(
    _ name: String, every days: Int, birthday: String, on day: String
  ) throws -> Person {
    let clock = home.clock(day + "T09:00")
    return try PlantPerson(context: .of(store: store, clock: clock, newID: home.newID(clock)))(
      PersonDetails(
        name: PersonName(name), birthday: Birthday(birthday), rhythm: CareRhythm(everyDays: days),
        plantedOn: Day(literal: day)))
  }

  private func water(_ person: Person, _ day: String, by means: ContactMethod, _ memo: String)
    throws
  {
    let clock = home.clock(day + "T20:00")
    _ = try WaterPlant(context: .of(store: store, clock: clock, newID: home.newID(clock)))(
      person.id, on: clock.today, by: means, review: Review(memo: Memo(memo)))
  }

  private func times(_ start: String, _ end: String) throws -> EventSpan {
    try EventSpan(
      from: LocalTime(literal: start), to: LocalTime(literal: end), zone: "Asia/Seoul")
  }

  private func days(_ first: String, _ last: String) throws -> EventSpan {
    try EventSpan(
      allDayFrom: Day(literal: first), through: Day(literal: last), zone: "Asia/Seoul")
  }

  private func plan(_ title: String, _ span: EventSpan, note: String = "") throws {
    try AddEvent(context: .of(store: store, clock: home.clock(), newID: home.newID(home.clock())))(
      EventDetails(title: EventTitle(title), note: EventNote(note), span: span))
  }

  private func feel(_ level: Int, _ memo: String, _ moment: String) throws {
    let clock = home.clock(moment)
    try AddMood(
      context: .of(store: store, clock: clock, newID: home.newID(clock), randomness: home.chance))(
        MoodLevel(level), MoodMemo(memo), at: MoodMoment(LocalTime(literal: moment), in: clock.zone)
      )
  }

  private func read(_ title: String, finishedOn day: String) throws {
    let book = try add(title, target: nil)
    let clock = home.clock(day + "T22:00")
    _ = try RecordProgress(context: .of(store: store, clock: clock, newID: home.newID(clock)))(
      book.id, .page(300), on: clock.today, at: TimeOfDay(hour: 22, minute: 0))
  }

  private func read(_ title: String, target day: String) throws {
    let book = try add(title, target: Day(literal: day))
    let clock = home.clock("2026-11-19T21:00")
    _ = try RecordProgress(context: .of(store: store, clock: clock, newID: home.newID(clock)))(
      book.id, .page(120), on: clock.today, at: TimeOfDay(hour: 7, minute: 30))
  }

  private func add(_ title: String, target: Day?) throws -> Book {
    let clock = home.clock("2026-11-02T10:00")
    return try AddBook(context: .of(store: store, clock: clock, newID: home.newID(clock)))(
      BookDetails(title: BookTitle(title), pages: PageCount(300)), target: target)
  }
}
