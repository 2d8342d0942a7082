import HearthData
import HearthTestSupport

@testable import HearthDomain
@testable import HearthPresentation

/// A memory store with items of every area, searched with commands and on the full screen.
final class SearchFixture {
  let store = InMemoryStore()
  var fixture: CommandFixture
  let chance = Randomness.seeded(7)

  init(_ language: Language = .english, _ form: CommandFixture.Form = .terminal) throws {
    fixture = CommandFixture(language, form)
    try FinishWelcome(store: store, now: clock().now)(displayName: DisplayName(""))
    try fill()
  }

  var transcript: String { fixture.transcript }

  @discardableResult
  func run(_ line: String) -> CommandFixture.Outcome {
    fixture.run(line, of: SearchFixture.entries, with: self)
  }

  private static var entries: [CommandEntry<SearchFixture>] {
    [
      CommandEntry(SearchCommand.self) {
        SearchCommand(search: $0.search, formatter: SearchFormatter(clock: $0.clock()))
      }
    ]
  }

  func clock(_ moment: String = "2026-11-20T09:00") -> LocalClock {
    LocalClock(now: .fixed(moment), zone: FixedZone.seoul)
  }

  func newID(_ clock: LocalClock) -> IDGenerator { IDGenerator(now: clock.now, randomness: chance) }

  func release(_ clock: LocalClock) -> ReleaseStarters {
    ReleaseStarters(store: store, clock: clock) { [] }
  }

  var search: SearchEverywhere {
    SearchEverywhere(store: store, clock: clock(), release: release(clock()))
  }

  // MARK: Contents

  private func fill() throws {
    try plant("김바다", nickname: "Sea", phone: "010-1234-5678", on: "2026-03-01")
    try say("바다는 비에 젖지 않는다.", "The sea does not get wet in the rain.", "2026-03-02T10:00")
    try feel(72, "퇴근길에 본 바다. 오래오래 서 있다가 왔는데, 노을이 물 위로 길게 번져서 눈을 뗄 수 없었다.", "2025-08-04T21:30")
    try feel(
      35, "a long grey day; I kept thinking of the sea and of the boats we saw in May",
      "2026-11-19T18:00")
    try plan("바다 여행", note: "ferry at 10, bring the tent", "2026-12-05T10:00")
    let book = try add("노인과 바다", by: "어니스트 헤밍웨이", "2026-03-06T10:00")
    try keep("“But man is not made for defeat,” he said to the sea.", of: book, "2026-03-07T10:00")
    let grandma = try plant("할머니", nickname: "", phone: "02-555-0101", on: "2026-03-01")
    try water(
      grandma, ["여행", "김장"],
      "유자차를 담가 보내 주신다고 했다. 무릎은 많이 나으셨고, 다음 달에 내려가면 함께 장에 가기로 했다.", on: "2026-09-14")
  }

  @discardableResult
  private func plant(
    _ name: String, nickname: String, phone: String, on day: String
  ) throws -> Person {
    let clock = clock(day + "T09:00")
    return try PlantPerson(context: .of(store: store, clock: clock, newID: newID(clock)))(
      PersonDetails(
        name: PersonName(name), nickname: Nickname(nickname), phone: PhoneNumber(phone),
        rhythm: CareRhythm(everyDays: 5), plantedOn: Day(literal: day)))
  }

  private func water(
    _ person: Person, _ keywords: [String], _ memo: String, on day: String
  ) throws {
    let clock = clock(day + "T20:00")
    _ = try WaterPlant(context: .of(store: store, clock: clock, newID: newID(clock)))(
      person.id, on: Day(literal: day), by: .call,
      review: Review(keywords: keywords.map { try Keyword($0) }, memo: Memo(memo)))
  }

  private func say(_ korean: String, _ english: String, _ moment: String) throws {
    let clock = clock(moment)
    try AddSaying(
      context: .of(store: store, clock: clock, newID: newID(clock)), release: release(clock))(
        SayingDetails(
          korean: SayingText(korean), english: SayingText(english), author: Attribution("선장"),
          tags: Tags([try Tag("sailing")])))
  }

  private func feel(_ level: Int, _ memo: String, _ moment: String) throws {
    let clock = clock(moment)
    try AddMood(context: .of(store: store, clock: clock, newID: newID(clock), randomness: chance))(
      MoodLevel(level), MoodMemo(memo), at: MoodMoment(LocalTime(literal: moment), in: clock.zone))
  }

  private func plan(_ title: String, note: String, _ start: String) throws {
    let from = LocalTime(literal: start)
    try AddEvent(context: .of(store: store, clock: clock(), newID: newID(clock())))(
      EventDetails(
        title: EventTitle(title), note: EventNote(note),
        span: EventSpan(from: from, to: from.adding(minutes: 60), zone: "Asia/Seoul")))
  }

  /// Adds to-dos: one open, one done, and one without a due date but with a note.
  func addTasks() throws {
    let due: [(String, DueTask.Due?, Bool)] = [
      ("휘발유 사기", .day(Day(literal: "2026-11-18")), false),
      ("세금 신고", .floating(LocalTime(literal: "2026-11-24T18:00")), true),
      ("지도 찾기", nil, false),
    ]
    try store.write { repositories in
      for (place, (title, due, isDone)) in due.enumerated() {
        var toDo = try ToDo(place + 1, title, due: due, isDone: isDone)
        if due == nil { toDo.details.note = try EventNote("나침반도") }
        try repositories.toDos.save(toDo)
      }
    }
  }

  private func add(_ title: String, by author: String, _ moment: String) throws -> Book {
    let clock = clock(moment)
    return try AddBook(context: .of(store: store, clock: clock, newID: newID(clock)))(
      BookDetails(title: BookTitle(title), author: BookAuthor(author), pages: PageCount(128)))
  }

  private func keep(_ text: String, of book: Book, _ moment: String) throws {
    let clock = clock(moment)
    try AddSentence(
      context: .of(store: store, clock: clock, newID: newID(clock)), release: release(clock))(
        SentenceDetails(text: SentenceText(text), page: 103), to: book.id)
  }
}
