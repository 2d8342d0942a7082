import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct GardenInputTests {
  @Test func `the cursor follows every typed syllable`() throws {
    let fixture = try PeopleScreenFixture()
    let terminal = try fixture.run("a \"지민 이\"")
    let frames = terminal.frames.suffix(5)
    let start = try #require(frames.first?.cursor)
    #expect(frames.map { $0.cursor?.x } == [0, 2, 4, 5, 7].map { start.x + $0 })
    #expect(frames.allSatisfy { $0.cursor?.y == start.y })
    #expect(terminal.screen.cursorIsVisible)
  }

  @Test func `the garden shows no cursor`() throws {
    let fixture = try PeopleScreenFixture()
    try fixture.plant("Anna", every: 3)
    #expect(try fixture.run("j").frames.last?.cursor == nil)
    #expect(try fixture.run("/").frames.last?.cursor != nil)
  }

  @Test func `command keys work with the Korean keyboard layout`() throws {
    let fixture = try PeopleScreenFixture()
    try fixture.plant("Anna", every: 3)
    #expect(try fixture.run("ㅈ").text.contains("How did you get in touch with Anna?"))
    #expect(try fixture.run("ㅊ").text.contains("March 2026"))
    #expect(try fixture.run("ㅊ ㅂ").text.contains("▸all 1"))
  }

  @Test func `pasted text becomes one line within the limit`() throws {
    let fixture = try PeopleScreenFixture()
    try fixture.plant("Anna", every: 3)
    let text = try fixture.run("w ⏎ tab paste:\"여행이야기를 많이\"").text
    #expect(text.contains("여행이야기"))
    #expect(!text.contains("여행이야기를"))
    #expect(text.contains("10/10"))
    #expect(text.contains("Up to 10 letters (5 in Korean) fit here"))
  }

  @Test func `text typed after a watering is its memo, saved with Enter`() throws {
    let fixture = try PeopleScreenFixture()
    let person = try fixture.plant("Anna", every: 3)
    let text = try fixture.run("w ⏎ \"told her about the garden\" ⏎").text
    #expect(text.contains("Watered."))
    let review = try fixture.queries.lastWatering(of: person.id).review
    #expect(review.memo.value == "told her about the garden")
    #expect(review.keywords.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func `a person is joined with a contact from the details`(language: Language) throws {
    let fixture = try PeopleScreenFixture()
    let mum = try fixture.plant("Mum", every: 7)
    let ann = try fixture.addContact(
      ContactDetails(name: ContactName("Ann Field"), phones: [PhoneNumber("010-1111-2222")]))
    let asked = try fixture.run("⏎ o", language: language).text
    #expect(asked.contains(language(ko: "어느 연락처인가요?", en: "Which contact is Mum?")))
    let told = try fixture.run("⏎ o ⏎", language: language).text
    #expect(told.contains(language(ko: "연결했어요", en: "Linked Mum to Ann Field")), "\(told)")
    #expect(try fixture.people.contacts.contact(ann.id).plantedPersonID == mum.id)
    #expect(try fixture.queries.person(mum.id).details.phone?.grouped == "010-1111-2222")
    let again = try fixture.run("⏎ o", language: language).text
    #expect(
      again.contains(
        language(ko: "‘Ann Field’와 이미 연결되어 있어요", en: "already linked to “Ann Field”")),
      "\(again)")
  }

  @Test(arguments: [
    ("2026-03-02", "due in 90 days; postpone it then", "물 줄 날(90일 뒤)부터 미룰 수 있어요"),
    ("2026-09-02", "has wilted; watering revives it", "이미 시들었어요. 물을 주면 살아나요"),
  ])
  func `the reason against postponing fits on one line at forty columns`(
    day: String, english: String, korean: String
  ) throws {
    let fixture = try PeopleScreenFixture()
    try fixture.plant("Anna", every: 90)
    fixture.set(day)
    for language in Language.allCases {
      let size = Size(width: 40, height: 12)
      let text = try fixture.run("p", language: language, size: size).text
      #expect(text.contains(language(ko: korean, en: english)), "\(text)")
      #expect(!text.contains(language(ko: "[닫기]", en: "[close]")), "\(text)")
    }
  }

  @Test func `a review can be written from the garden, too`() throws {
    let fixture = try PeopleScreenFixture()
    let person = try fixture.plant("Anna", every: 3)
    #expect(try fixture.run("n").text.contains("everything is written down"))
    let text = try fixture.run("w ⏎ esc n \"the garden\" ⏎").text
    #expect(!text.contains("n does nothing here"))
    let review = try fixture.queries.lastWatering(of: person.id).review
    #expect(review.memo.value == "the garden")
    #expect(try fixture.run("n").text.contains("everything is written down"))
  }

  @Test func `closing a note keeps its watering, and the question says so`() throws {
    let fixture = try PeopleScreenFixture()
    let person = try fixture.plant("Anna", every: 3)
    let asked = try fixture.run("w ⏎ \"typed\" esc")
    #expect(asked.text.contains("Discard the note and keep only the watering?"))
    #expect(try fixture.run("c e \"typed\" esc").text.contains("Discard what you typed and leave?"))
    #expect(try fixture.queries.person(person.id).care.wateringCount == 1)
  }

  @Test func `a watering to be removed is named by day, method and note`() throws {
    let fixture = try PeopleScreenFixture()
    let person = try fixture.plant("Anna", every: 3)
    let memo = try Memo("She told me\nabout the garden")
    let watering = try fixture.water(person.id, by: .call, review: Review(memo: memo)).watering
    let refusal = PlantRefusal.removesWatering(watering, of: person)
    let question = Wording.onScreen { refusal.question($0, today: fixture.clock.today) ?? "" }
    #expect(
      question.en.hasPrefix(
        "Remove the watering of Mon 2 Mar (call, “She told me about the garden”)?"))
    #expect(
      question.ko.hasPrefix("3월 2일 (월)의 연락(전화, ‘She told me about the garden’)을 지울까요?"))
    #expect(try fixture.run("c d").text.contains("Remove the watering of Mon 2 Mar (call,"))
  }

  @Test func `a memo takes at most 100 syllables`() throws {
    let fixture = try PeopleScreenFixture()
    let person = try fixture.plant("Anna", every: 3)
    let memo = String(repeating: "가", count: 120)
    _ = try fixture.run("w ⏎ \"\(memo)\" ctrl-s")
    #expect(try fixture.queries.lastWatering(of: person.id).review.memo.value.count == 100)
  }

  @Test func `a row of Today leads to its person`() throws {
    let fixture = try PeopleScreenFixture()
    try fixture.plant("Anna", every: 1)
    try fixture.plant("Ben", every: 2)
    let shown = try fixture.run("1 j ⏎").text
    #expect(shown.contains("Ben") && !shown.contains("Anna"))
    #expect(shown.contains("together"))
  }

  @Test func `the memo can be written in an editor`() throws {
    let fixture = try PeopleScreenFixture()
    let person = try fixture.plant("Anna", every: 3)
    _ = try fixture.run("w ⏎ ctrl-o ctrl-s")
    #expect(
      try fixture.queries.lastWatering(of: person.id).review.memo.value == "편집기에서 적었다.")
  }

  @Test func `clicking selects a person, and a double click opens`() throws {
    let fixture = try PeopleScreenFixture()
    try fixture.plant("Anna", every: 3)
    try fixture.plant("Ben", every: 5)
    let shown = try fixture.run("").text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(shown.firstIndex { $0.contains("Ben") })
    let click = KeyScript(events: [
      .mouse(MouseEvent(.press(.left), at: Position(x: 5, y: row)))
    ])
    var app = fixture.app()
    app.start()
    for event in events(of: "2") + events(of: click) { _ = app.handle(event) }
    #expect(app.render().text.contains("▸   Ben"))
    for event in events(of: click) { _ = app.handle(event) }
    #expect(!app.render().text.contains("together"))
    let double = KeyScript(events: [
      .mouse(MouseEvent(.doublePress(.left), at: Position(x: 5, y: row)))
    ])
    for event in events(of: double) { _ = app.handle(event) }
    #expect(app.render().text.contains("together"))
  }

  @Test(arguments: ["today", "wilted", "all"])
  func `a click on a list's name shows it`(name: String) throws {
    let fixture = try PeopleScreenFixture()
    try fixture.plant("Anna", every: 3)
    var app = fixture.app()
    app.start()
    for event in events(of: name == "all" ? "2 v" : "2") { _ = app.handle(event) }
    let rows = app.render().text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("wilted 0") })
    let found = try #require(rows[row].ranges(of: name).first?.lowerBound)
    let column = rows[row].distance(from: rows[row].startIndex, to: found)
    #expect(!app.render().text.contains("▸\(name)"))
    _ = app.handle(.mouse(MouseEvent(.press(.left), at: Position(x: column, y: row))))
    #expect(app.render().text.contains("▸\(name)"), "\(app.render().text)")
  }

  @Test func `a search leaves the current list, and switching lists ends the search`() throws {
    let fixture = try PeopleScreenFixture()
    try fixture.plant("Anna", every: 3)
    #expect(try fixture.run("v").text.contains("Nobody in this view."))
    let found = try fixture.run("v / \"an\" ⏎").text
    #expect(found.contains("Anna") && !found.contains("▸today"), "\(found)")
    #expect(try fixture.run("v / \"an\" ⏎ v").text.contains("▸wilted"))
  }

  @Test(arguments: [(40, 12), (40, 24), (40, 40), (50, 24), (60, 40), (80, 24)])
  func `messages beside the plant fit at every height`(width: Int, height: Int) throws {
    let fixture = try PeopleScreenFixture()
    try fixture.plant("Nora Fields", every: 10)
    fixture.set("2026-03-18")
    let text = try fixture.run("", size: Size(width: width, height: height)).text
    #expect(text.contains("6 days late  Thu 12 Mar"), "\(text)")
    let bar = text.split(separator: "\n").first { $0.contains("closeness ─") }
    #expect(bar?.contains("0%") == true, "\(text)")
  }

  @Test func `the search finds while typing, by initials and parts`() throws {
    let fixture = try PeopleScreenFixture()
    try fixture.plant("지민", every: 3)
    try fixture.plant("준호", every: 5)
    #expect(!(try fixture.run("/ ㅈㅁ").text.contains("준호")))
    #expect(!(try fixture.run("/ \"호\"").text.contains("지민  ")))
    #expect(try fixture.run("/ ㅈㅁ esc").text.contains("준호"))
    #expect(try fixture.run("/ ㅈㅁ ⏎ w").text.contains("How did you get in touch with 지민?"))
  }

  @Test func `the selection stays on its person when the order changes`() throws {
    let fixture = try PeopleScreenFixture()
    for (name, days) in [("Anna", 2), ("Ben", 4), ("Carl", 6)] {
      try fixture.plant(name, every: days)
    }
    fixture.set("2026-03-04")
    let text = try fixture.run("w ⏎ ⏎").text
    #expect(text.contains("▸   Anna") || text.contains("▸ ♦ Anna"))
    #expect(try fixture.run("v v").text.contains("Nobody in this view."))
  }

  @Test func `the watering animation ends by itself or by a key, and can be turned off`() throws {
    let fixture = try PeopleScreenFixture()
    try fixture.plant("Anna", every: 2)
    let moving = try fixture.run("w ⏎ ⏎ pause:3000")
    let still = try fixture.run("w ⏎ ⏎ pause:3000", reducesMotion: true)
    #expect(moving.frames.count - still.frames.count >= 30)
    #expect(moving.text == still.text || moving.text.contains("Anna"))
    let ended = try fixture.run("w ⏎ ⏎ pause:300 q pause:3000")
    #expect(ended.frames.count < still.frames.count + 15)
    #expect(ended.isAtEnd)
  }

  @Test(.inWholeRuns) func `a garden of thousands opens, and scrolls to its end and back`() throws {
    let fixture = try PeopleScreenFixture()
    try fixture.store.write { repositories in
      for number in 1...3_000 {
        let details = PersonDetails(
          name: try PersonName("Person \(number)"),
          rhythm: try CareRhythm(everyDays: number % 90 + 1), plantedOn: Day(literal: "2026-03-01")
        )
        let id = try #require(ID<Person>(rawValue: Int64(number)))
        try repositories.people.save(Person(id: id, planting: details))
      }
    }
    let end = try fixture.run("G k j")
    #expect(end.text.contains("in 89 d"))
    let watered = try fixture.run("G w ⏎ ⏎").text
    #expect(watered.contains("▸ "))
    let back = try fixture.run("G pgup pgup g").text.split(separator: "\n")
    #expect(!back.contains { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix("…") })
  }

  @Test func `a page is closed when another program removes its person`() throws {
    let fixture = try PeopleScreenFixture()
    let person = try fixture.plant("Anna", every: 3)
    var app = fixture.app()
    app.start()
    for event in events(of: "2 ⏎") { _ = app.handle(event) }
    #expect(app.render().text.contains("together"))
    try fixture.people.remove(person.id)
    app.storeChanged()
    #expect(app.render().text.contains("No plants yet."))
  }

  @Test func `typed text stays when another program removes its person`() throws {
    let fixture = try PeopleScreenFixture()
    let person = try fixture.plant("Anna", every: 3)
    var app = fixture.app()
    app.start()
    for event in events(of: "2 ⏎ e bella") { _ = app.handle(event) }
    #expect(app.render().text.contains("Annabella"))
    try fixture.people.remove(person.id)
    app.storeChanged()
    #expect(app.render().text.contains("Annabella"))
    for event in events(of: "ctrl-s") { _ = app.handle(event) }
    #expect(app.render().text.contains("Annabella"))
    #expect(app.render().text.contains("has been removed in the meantime"))
    for event in events(of: "esc y") { _ = app.handle(event) }
    #expect(app.render().text.contains("No plants yet."))
  }

  @Test func `a person who is not in the address book is entered manually`() throws {
    let fixture = try PeopleScreenFixture()
    try fixture.addContact(ContactDetails(name: ContactName("Anna")))
    let form = try fixture.run("a \"Mum\" ⏎").text
    #expect(form.contains("Mum") && !form.contains("Find in contacts"), "\(form)")
    #expect(try fixture.run("a \"Ann\" ⏎").text.contains("Anna"))
    let home = try fixture.run("1").text
    #expect(home.contains("1 contact:") && home.contains("Press 2, then o."), "\(home)")
    #expect(try fixture.run("").text.contains("1 contact: pick who to plant"))
  }

  @Test func `the card can be flipped if it does not fit beside the person`() throws {
    let fixture = try PeopleScreenFixture()
    try fixture.plant("Anna", every: 3)
    #expect(try fixture.run("⏎ i").text.contains("▸ sprout"))
    let wide = try fixture.run("⏎ i", size: Size(width: 120, height: 40)).text
    #expect(wide.contains("▸ sprout"))
    #expect(wide.contains("the card is already shown"))
  }

  @Test func `a second person with the same name is asked about, and no keeps the text`() throws {
    let fixture = try PeopleScreenFixture()
    try fixture.plant("Anna", every: 3)
    let asked = "a Anna tab tab tab tab 7 ctrl-s"
    #expect(try fixture.run(asked).text.contains("There is already a plant for “Anna”"))
    #expect(try fixture.run(asked + " n").text.contains("Plant somebody"))
    #expect(try fixture.queries.totals().people == 1)
    #expect(try fixture.run(asked + " y").text.contains("Planted a blue daze for Anna."))
    #expect(try fixture.queries.totals().people == 2)
  }

  @Test func `F1 shows help while typing, and the typed text stays`() throws {
    let fixture = try PeopleScreenFixture()
    let help = try fixture.run("a Be f1").text
    #expect(help.contains("Keys on People"))
    // Keys that type a letter there are not listed, but F1 is.
    #expect(help.contains("│ F1 ") && help.contains("│ ^L "), "\(help)")
    for key in ["? F1", "│ u ", "│ q ", "│ ! "] { #expect(!help.contains(key), "\(help)") }
    #expect(try fixture.run("a Be f1 esc n").text.contains("Ben"))
  }

  @Test func `a question mark can be typed into a field`() throws {
    let fixture = try PeopleScreenFixture()
    #expect(try fixture.run("a q?1/").text.contains("q?1/"))
  }

  private func events(of script: KeyScript) -> [TerminalEvent] {
    script.steps.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }
}
