import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct PeopleScreenTests {
  private static let today = Day(literal: "2026-03-10")

  private static func person(every days: Int = 5, planted: String = "2026-03-01") throws -> Person {
    let id = try #require(ID<Person>(rawValue: 7))
    return Person(
      id: id,
      planting: PersonDetails(
        name: try PersonName("지민"), rhythm: try CareRhythm(everyDays: days),
        plantedOn: Day(literal: planted)))
  }

  // MARK: Form

  @Test(arguments: [
    (PersonFormScreen.FieldName.interval, "0", true, true),
    (.interval, "3651", true, true),
    (.interval, "x", true, true),
    (.interval, "", false, true),
    (.interval, "1", false, false),
    (.interval, "3650", false, false),
    (.detail(.phone), "01", false, true),
    (.detail(.phone), "01a", true, true),
    (.detail(.phone), "", false, false),
    (.birthday, "02", false, true),
    (.birthday, "02-30", true, true),
    (.birthday, "lunar:leap-04-08", false, false),
    (.alarmTime, "25:00", false, true),
    (.alarmTime, "07:30", false, false),
    (.detail(.name), "", false, true),
  ])
  func `an error shows while typing only if more typing cannot correct it`(
    field: PersonFormScreen.FieldName, text: String, showsWhileTyping: Bool, showsInTheEnd: Bool
  ) throws {
    var state = PersonFormScreen.State(.newPerson(name: ""), today: Self.today)
    state.form.focus(on: field)
    _ = PersonFormScreen.update(&state, .typed(.key(.control("u"))))
    _ = PersonFormScreen.update(&state, .typed(.paste(text)))
    #expect((state.form[field]?.error != nil) == showsWhileTyping)
    #expect(PersonFormScreen.update(&state, .saved) == nil)
    #expect((state.form[field]?.error != nil) == showsInTheEnd)
  }

  @Test func `a complete form gives the details, and stays until it is saved`() throws {
    var state = PersonFormScreen.State(.newPerson(name: "Anna"), today: Self.today)
    state.form.focus(on: .interval)
    _ = PersonFormScreen.update(&state, .typed(.paste("14")))
    #expect(state.rhythm?.plant == .dandelion)
    guard
      case .change(.plant(let details, from: nil, lastContact: nil), agreed: [], opening: nil)? =
        PersonFormScreen.update(&state, .saved)
    else {
      Issue.record("nothing to plant")
      return
    }
    #expect(details.name.value == "Anna")
    #expect(details.alarm == .atNine)
    #expect(details.plantedOn == Self.today)
    #expect(PersonFormScreen.update(&state, .cancelled) == .leaving(asksFirst: true))
  }

  @Test func `an edited person keeps the planting day`() throws {
    let person = try Self.person()
    var state = PersonFormScreen.State(.person(person), today: Self.today)
    #expect(PersonFormScreen.update(&state, .cancelled) == .back)
    #expect(
      PersonFormScreen.update(&state, .saved)
        == .change(.edit(person.id, to: person.details, seen: person.details)))
  }

  @Test func `messages use the space of the plant until there is one`() throws {
    let view = ViewContext(size: Size(width: 80, height: 21), theme: .dark, language: .korean)
    var state = PersonFormScreen.State(.newPerson(name: ""), today: Self.today)
    for (name, text) in [(PersonFormScreen.FieldName.detail(.phone), "x"), (.birthday, "02-30")] {
      state.form.focus(on: name)
      _ = PersonFormScreen.update(&state, .typed(.paste(text)))
    }
    _ = PersonFormScreen.update(&state, .saved)
    let whole = "전화번호는 숫자로 적어 주세요. 적은 값: ‘x’."
    #expect(PersonFormScreen.render(state, in: view).text.contains(whole))
    state.form.focus(on: .interval)
    _ = PersonFormScreen.update(&state, .typed(.paste("5")))
    #expect(!PersonFormScreen.render(state, in: view).text.contains(whole))
  }

  // MARK: Watering and postponing

  @Test(arguments: [(-1, "2026-03-09"), (-30, "2026-02-08"), (3, "2026-03-10")])
  func `a contact may be before the planting, but not after today`(days: Int, day: String) throws {
    var state = WaterScreen.State(
      of: try Self.person(), lastReview: LastReview(), today: Self.today)
    _ = WaterScreen.update(&state, .stepped(days))
    #expect(state.day == Day(literal: day))
  }

  @Test(arguments: Language.allCases)
  func `the day of a contact is visible in a narrow window, too`(language: Language) throws {
    var state = WaterScreen.State(
      of: try Self.person(), lastReview: LastReview(), today: Self.today)
    _ = WaterScreen.update(&state, .stepped(-1))
    let view = ViewContext(size: Size(width: 40, height: 9), theme: .dark, language: language)
    let text = WaterScreen.render(state, in: view).text
    #expect(text.contains(language(ko: "· 어제 ▸", en: "· yesterday ▸")), "\(text)")
  }

  @Test(arguments: [true, false])
  func `Enter saves in the memo, which comes first, and moves on in a keyword`(
    isNew: Bool
  ) throws {
    let person = try Self.person()
    let watering = try person.watering(
      #require(ID<Watering>(rawValue: 9)), on: Self.today, by: .call, today: Self.today)
    var state = ReviewScreen.State(of: watering, person: person, today: Self.today, isNew: isNew)
    let enter = ReviewScreen.Action.typed(.key(Key(.enter)))
    #expect(ReviewScreen.update(&state, enter) == .back)
    _ = ReviewScreen.update(&state, .typed(.key(Key(.tab))))
    #expect(ReviewScreen.update(&state, enter) == nil)
    #expect(state.form.focused?.name == .keyword(1))
    _ = ReviewScreen.update(&state, .typed(.paste("여행이야기를")))
    #expect(ReviewScreen.update(&state, enter) == nil)
    state.form.focus(on: .memo)
    _ = ReviewScreen.update(&state, .typed(.paste("여행이야기를")))
    guard case .ask(_, then: .back)? = ReviewScreen.update(&state, .cancelled) else {
      Issue.record("nothing was asked")
      return
    }
    let edit = WateringEdit(
      keywords: [try Keyword("여행이야기")], memo: try Memo("여행이야기를"))
    for action in [enter, .saved] {
      #expect(
        ReviewScreen.update(&state, action)
          == .change(.review(watering.id, edit, seen: .blank)))
    }
  }

  @Test(arguments: [(4, false), (5, false), (9, true), (30, false)])
  func `postponing is offered on the due day only`(every: Int, isOffered: Bool) throws {
    let state = PostponeScreen.State(person: try Self.person(every: every), today: Self.today)
    let binding = PostponeScreen.keys(state).bindings.first { $0.action == .opened }
    #expect((binding?.disabledReason == nil) == isOffered)
  }

  // MARK: Calendar

  @Test func `leaving the month loads the next one, and a day without water has no review`()
    throws
  {
    let person = try Self.person()
    let month = Self.today.calendarMonth
    let calendar = CareCalendar(of: person, month: month, waterings: [], today: Self.today)
    var state = CareCalendarScreen.State(of: person, today: Self.today, calendar: calendar)
    #expect(CareCalendarScreen.update(&state, .moved(.days(7))) == nil)
    #expect(CareCalendarScreen.update(&state, .moved(.days(15))) == .reread)
    #expect(state.day.calendarMonth == month.adding(months: 1))
    let keys = CareCalendarScreen.dayKeys(state)
    #expect(keys.first { $0.keys.contains(Key(.enter)) }?.disabledReason != nil)
    #expect(CareCalendarScreen.update(&state, .moved(.months(-3))) == .reread)
    #expect(state.day.calendarMonth == month.adding(months: -2))
    _ = CareCalendarScreen.update(&state, .moved(.toToday))
    #expect(
      CareCalendarScreen.dayKeys(state).contains {
        $0.action == .requested(.show(.watering(state.person.id, on: state.day)))
      })
  }

  // MARK: Garden

  @Test func `without a person its keys have a reason for being disabled`() {
    let state = GardenScreen.State(today: Self.today)
    for binding in GardenScreen.keys(state).bindings {
      let isAdding = [.requested(.show(.adding)), .requested(.show(.contacts))].contains(
        binding.action)
      #expect((binding.disabledReason == nil) == isAdding)
    }
  }

  @Test func `no key of the garden hides a global one`() throws {
    var state = GardenScreen.State(today: Self.today)
    state.people = RowList(all: [try Self.person()])
    state.totals.people = 1
    let taken = GardenScreen.keys(state).bindings.flatMap(\.keys)
    for key in "123456,q?rfu:".map({ Key(.character($0)) }) { #expect(!taken.contains(key)) }
    #expect(Set(taken).count == taken.count)
  }
}
