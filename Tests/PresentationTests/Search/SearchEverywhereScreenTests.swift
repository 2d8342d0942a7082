import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SearchEverywhereScreenTests {
  @Test(arguments: GoldenWindow.all)
  func `the search matches its golden file`(window: GoldenWindow) throws {
    let states = [
      ("blank", "f"), ("second", "f sea down down"), ("nothing", "f xyz"), ("contact", "f 무르"),
      ("help", "f 바 f1"),
    ]
    try window.expect("Search", layouts: [("found", "f 바다")], states: states) { keys in
      let terminal = try SearchFixture().play(KeyScript(keys), window.language, size: window.size)
      #expect(keys.hasSuffix("f1") || terminal.frames.last?.cursor != nil)
      return terminal.text
    }
  }

  /// The typed keys, and what is visible after opening the first result.
  private static let ways: [(keys: String, seen: [String])] = [
    ("f 김ㅂ ⏎", ["김바다", "5678"]),
    ("f 유자 ⏎", ["September 2026", "할머니", "14 Sep", "#여행 #김장", "유자차를 담가"]),
    ("f \"wet in\" ⏎", ["The sea does not get wet"]),
    ("f grey ⏎", ["Diary", "a long grey day"]),
    ("f ferry ⏎", ["바다 여행", "bring the tent"]),
    ("f 노인과 ⏎", ["노인과 바다", "128"]),
    ("f defeat ⏎", ["▸sentences", "“But man is not made"]),
  ]

  @Test func `each result opens in its area, from any tab`() throws {
    let home = try SearchFixture()
    for way in Self.ways {
      for tab in ["", "2 ", "4 ", "6 "] {
        let text = try home.play(KeyScript(tab + way.keys)).text
        for words in way.seen { #expect(text.contains(words), "\(tab)\(way.keys)\n\(text)") }
        #expect(!text.contains("Find anything"))
      }
    }
  }

  @Test func `a search for birthdays says where they are`() throws {
    #expect(try SearchFixture().play("f birthday").text.contains(":person birthdays"))
    var state = SearchEverywhereScreen.State()
    _ = state.field.apply(.paste("birthday"))
    #expect(SearchEverywhereScreen.openOutput(state) == .runCommand("person birthdays"))
    _ = state.field.apply(.paste("x"))
    #expect(SearchEverywhereScreen.openOutput(state) == nil)
  }

  @Test func `a to-do is found, and opens the schedule`() throws {
    let home = try SearchFixture()
    try home.addTasks()
    let found = try home.play("f 휘발유").text
    #expect(found.contains("휘발유 사기") && found.contains("to-do") && found.contains("18 Nov"))
    let text = try home.play("f 휘발유 ⏎").text
    #expect(text.contains("[5 Schedule]"), "\(text)")
    // It is overdue, so it is listed today.
    #expect(text.contains("▸ ☐ due 18 Nov  휘발유 사기  2 days ago"), "\(text)")
  }

  @Test func `a contact opens in the address book`() throws {
    let home = try SearchFixture()
    for (id, name) in [(Int64(91), "Aga"), (92, "Tessa Quinn"), (93, "Tessa Quinn")] {
      try home.store.write { repositories in
        try repositories.contacts.save(
          Contact(
            id: #require(ID(rawValue: id)),
            details: ContactDetails(
              name: ContactName(name), phones: [PhoneNumber("02-777-12\(id)")])))
      }
    }
    let text = try home.play("f 1293 ⏎", size: Size(width: 120, height: 40)).text
    #expect(text.contains("[2 People]") && text.contains("Contacts") && !text.contains("Aga"))
    let line = try #require(text.split(separator: "\n").first { $0.contains("▸") })
    #expect(line.contains("Tessa Quinn") && line.contains("93"))
  }

  @Test func `letters are typed, not commands, and Esc returns to the tab`() throws {
    let home = try SearchFixture()
    let typed = try home.play("f q2?,!")
    #expect(typed.text.contains("q2?,!"))
    #expect(typed.text.contains("Nothing found."))
    let left = try home.play("5 f 바다 esc")
    #expect(!left.text.contains("Find anything"))
    #expect(left.text.contains("[5 Schedule]"))
    #expect(try home.play("ㄹ 바다").text.contains("Find anything"))
    #expect(try home.play("f ⏎").text.contains("type something to search for"))
  }

  @Test func `results update while typing and deleting`() throws {
    let home = try SearchFixture()
    #expect(try home.play("f seax").text.contains("Nothing found."))
    #expect(try home.play("f seax backspace").text.contains("found."))
    #expect(try home.play("f sea ctrl-u").text.contains("all at once"))
    #expect(try home.play("f paste:\"ferry\"").text.contains("1 found."))
  }

  @Test(.inWholeRuns, arguments: ["김ㅂ", "유자", "\"wet in\"", "grey", "ferry", "노인과", "defeat"])
  func `Esc returns from a result to all results, and from there to the tab`(
    words: String
  ) throws {
    let home = try SearchFixture()
    let opened = "4 f \(words) ⏎"
    #expect(!(try home.play(KeyScript(opened)).text.contains("Find anything")))
    let back = try home.play(KeyScript(opened + " esc")).text
    #expect(back.contains("Find anything"))
    #expect(back.contains("[4 Moods]"))
    #expect(try home.play(KeyScript(opened + " down up esc")).text == back)
    let left = try home.play(KeyScript(opened + " esc esc")).text
    #expect(!left.contains("Find anything"))
    #expect(left.contains("[4 Moods]"))
  }

  @Test func `after a change to an opened result its area stays open`() throws {
    let home = try SearchFixture()
    #expect(try home.play("f ferry ⏎").text.contains("? help  Esc search results"))
    let text = try home.play("f ferry ⏎ t esc").text
    #expect(text.contains("[5 Schedule]"))
    #expect(!text.contains("Find anything"))
  }

  @Test func `the mouse selects, opens, and closes by the tabs`() throws {
    let home = try SearchFixture()
    var app = home.app(.english)
    app.start()
    app.tap("f", "ㅂ", "ㄷ")
    let rows = app.render().text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("바다 여행") })
    _ = app.handle(.mouse(MouseEvent(.doublePress(.left), at: Position(x: 10, y: row))))
    #expect(app.render().text.contains("bring the tent"))
    app.tap("f")
    _ = app.handle(.mouse(MouseEvent(.press(.left), at: Position(x: 2, y: 0))))
    #expect(!app.render().text.contains("Find anything"))
  }

  @Test func `an item removed by another program leaves the results`() throws {
    let home = try SearchFixture()
    var app = home.app(.english)
    app.start()
    app.tap("f", "f", "e", "r", "r", "y")
    #expect(app.render().text.contains("바다 여행"))
    let events = try home.store.read {
      try $0.events.list(.all, in: FixedZone.seoul, places: 0..<9)
    }
    try home.store.write { repositories in
      for occurrence in events { try repositories.events.remove(occurrence.event.id) }
    }
    app.storeChanged()
    #expect(app.render().text.contains("Nothing found."))
  }

  @Test func `without a search feature the key does nothing`() throws {
    let home = try SearchFixture()
    var app = home.app(.english)
    app.features.search = nil
    app.start()
    app.tap("f")
    #expect(app.render().text.contains("f does nothing here"))
  }
}
