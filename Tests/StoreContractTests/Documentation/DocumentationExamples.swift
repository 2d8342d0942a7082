import HearthData
import HearthDomain

/// The examples in the documentation, verbatim; their output is collected.
struct DocumentationExamples {
  private(set) var printed = ""

  private mutating func print(_ items: Any...) {
    printed += items.map { "\($0)" }.joined(separator: " ") + "\n"
  }

  // MARK: - Days

  mutating func days() throws {
    let day = Day(year: 2026, month: 11, day: 20)!
    print(day, day.weekday, day.adding(days: 100), day.adding(months: 3))
    print(Day(year: 2026, month: 2, day: 29) as Any)
  }

  mutating func lunarDates() throws {
    let chuseok = LunarDate(year: 2027, month: 8, day: 15)!
    print(KoreanLunarCalendar.day(of: chuseok))
    let birthday = try Birthday("lunar:08-15")
    print(birthday.next(from: Day(year: 2026, month: 11, day: 20)!) as Any)
  }

  mutating func texts() throws {
    print(try PersonName("  지민 ").value)
    do {
      _ = try PersonName("")
    } catch DomainError.invalid(let issues) {
      for issue in issues { print(issue.field, issue.problem) }
    }
  }

  mutating func finding() throws {
    print(SearchFolding.matches("우리 엄마", "ㅇㅁ"), SearchFolding.matches("우리 엄마", "엄ㅁ"))
    print(SearchFolding.matches("Café de Flore", "cafe"), SearchFolding.folded("엄마"))
    print(NameMatchQuality(of: "엄마", to: "우리 엄마")! < NameMatchQuality(of: "ㅇㅁ", to: "우리 엄마")!)
  }

  // MARK: - Storing

  func context(_ store: any Store, on day: Day) -> UseCaseContext {
    let moment = FixedZone.utc.instant(of: LocalTime(day: day, time: .noon))
    let now = Now { moment }
    var system = SystemRandomNumberGenerator()
    let seed = system.next()
    let chance = Randomness { seed }
    return UseCaseContext(
      store: store, clock: LocalClock(now: now, zone: FixedZone.utc),
      newID: IDGenerator(now: now, randomness: chance), randomness: chance)
  }

  mutating func keepInTouch() throws {
    let store = InMemoryStore()
    let start = Day(year: 2026, month: 3, day: 1)!
    let people = PeopleUseCases(context(store, on: start))
    let mina = try people.plant(
      PersonDetails(
        name: PersonName("Mina"), rhythm: CareRhythm(everyDays: 7), plantedOn: start))
    print(mina.plantName, mina.daysLeft(on: start), mina.state(on: start.adding(days: 8)))

    let later = PeopleUseCases(context(store, on: start.adding(days: 6)))
    let outcome = try later.water(mina.id, by: .call)
    print(outcome.change.after.care.dueOn, outcome.change.after.care.affection.percent)
  }

  mutating func finishABook() throws {
    let today = Day(year: 2026, month: 11, day: 20)!
    let shelf = context(InMemoryStore(), on: today)
    // Sentences of books become sayings.
    let sayings = SayingUseCases(shelf) { [] }
    let books = BookUseCases(shelf, release: sayings.release, sources: .none)
    let demian = try books.add(
      BookDetails(title: BookTitle("Demian"), pages: PageCount(240)),
      target: today.adding(days: 10))
    print(demian.plan(today: today)!.pagesPerDay)
    let reached = try books.record(demian.id, .page(60))
    print(reached.book.progressPercent, reached.book.plan(today: today)!.pagesPerDayLater)
  }
}
