import HearthDomain
import HearthPresentation
import HearthTestSupport
import TerminalKit
import Testing

/// Makes a mistake in the full screen and undoes it with a key.
@Suite(.enabled(if: hasZoneDatabase)) struct UndoScreenTests {
  private static let size = Size(width: 80, height: 24)

  private func app(_ keys: String) throws -> DemoApp { try app(.english, keys) }

  private func app(_ language: Language, _ keys: String) throws -> DemoApp {
    var app = try DemoApp(language: language, size: Self.size)
    app.type(KeyScript(keys))
    return app
  }

  /// The keys that lead to an item in each area, where `d` removes it.
  private static let places = [
    ("person", "2"), ("watering", "2 j j j j c left left"), ("saying", "3 j"), ("mood", "4"),
    ("event", "5"), ("book", "6"), ("record", "6 ⏎"), ("sentence", "6 j ⏎ right right"),
  ]

  @Test(arguments: places.tried(usually: 2), Language.allCases)
  func `one key restores a removed item`(
    place: (name: String, keys: String), language: Language
  ) throws {
    var app = try app(language, place.keys)
    let before = app.app.render().text
    let key = place.name == "record" ? "delete" : "d"
    app.type(KeyScript("\(key) y"))
    let name = "App/take-back-\(place.name)-\(language.rawValue)"
    let removed = app.app.render().text
    try expectGolden("\(name)-removed", removed)
    #expect(removed.contains(language(ko: "u로 되돌려요", en: "u undoes it")))
    app.type("u")
    let restored = app.app.render().text
    #expect(restored.contains(language(ko: "지운 것을 되돌렸어요", en: " is back.")))
    // The plant says something new, another row of the book is selected, and the last rows describe
    // the action.
    let isAlike = zip(lines(of: before), lines(of: restored)).allSatisfy { $0 == $1 }
    let isOtherwise = ["person", "record", "sentence"].contains(place.name)
    #expect(isAlike || isOtherwise, "\(before)\n\(restored)")
    app.type("u")
    #expect(app.app.render().text.contains(UndoScreenTests.nothing(language)))
  }

  private func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
  }

  private static func nothing(_ language: Language) -> String {
    language(ko: "되돌릴 것이 없어요", en: "there is nothing to undo")
  }

  /// The keys of quick actions, and the message when each is undone.
  private static let captures = [
    ("2 w ⏎ esc", "Undid the watering of "),
    ("2 w ⏎ \"a note\" ⏎", "Undid the watering of "),
    ("2 j j p ⏎", "Undid the postponement of "),
    ("3 *", " no longer liked"),
    ("3 x", "used again."),
    ("4 a tab \"sun\" ⏎", "Undid the mood of 60."),
    ("4 s", "are as before."),
    ("6 p \"+5\" ⏎", "Undid the reading record of "),
    ("6 *", " no longer a favourite"),
  ]

  @Test(.inWholeRuns, arguments: captures)
  func `a quick action is undone by one key`(keys: String, said: String) throws {
    var app = try app(keys)
    let done = app.app.render().text
    #expect(done.contains("u undoes it"), "\(done)")
    app.type("u")
    let text = app.app.render().text
    #expect(text.contains(said), "\(text)")
    app.type("u")
    #expect(app.app.render().text.contains(UndoScreenTests.nothing(.english)))
  }

  @Test(.inWholeRuns, arguments: Language.allCases)
  func `the help lists the undo key, and why it is disabled`(language: Language) throws {
    var app = try app(language, "4 ?")
    let reason = "(\(UndoScreenTests.nothing(language)))".filter { $0 != " " }
    #expect(pages(of: &app).contains { $0.contains(reason) })
    app.type("esc d y ?")
    #expect(!pages(of: &app).contains { $0.contains(reason) })
    #expect(
      pages(of: &app).contains {
        $0.contains(language(ko: "마지막에지우거나바꾼것을되돌려요", en: "Undothelastchange"))
      })
  }

  /// Returns the pages of the open help without spaces, so that line breaks do not matter.
  private func pages(of app: inout DemoApp) -> [String] {
    app.type("g")
    return (0..<4).map { _ in
      defer { app.type("pgdn") }
      return app.app.render().text.split(separator: "\n")
        .compactMap { $0.split(separator: "│").dropFirst().first }.joined().filter { $0 != " " }
    }
  }

  @Test func `the key works with the Korean keyboard layout`() throws {
    var app = try app(.korean, "4 ㅇ ㅛ")
    #expect(app.app.render().text.contains("u로 되돌려요"))
    app.type("ㅕ")
    #expect(app.app.render().text.contains("지운 것을 되돌렸어요: 기분"))
  }

  @Test func `in a text field the key is a letter`() throws {
    var app = try app("4 d y a ⏎ \"u\"")
    #expect(!app.app.render().text.contains("is back."))
    app.type("esc y")
    app.type("u")
    #expect(app.app.render().text.contains("is back."))
  }

  @Test func `the last change is undone first, on any tab`() throws {
    var app = try app("4 d y 5 d y 4 u")
    let event = app.app.render().text
    #expect(event.contains("[5 Schedule]") && event.contains("is back."), "\(event)")
    app.type("u")
    let mood = app.app.render().text
    #expect(mood.contains("[4 Moods]") && mood.contains("The mood of"), "\(mood)")
    app.type("1 u")
    #expect(app.app.render().text.contains(UndoScreenTests.nothing(.english)))
  }

  @Test func `an undone change is redone, also from Today`() throws {
    var app = try app("6 * 1 u")
    let undone = app.app.render().text
    #expect(undone.contains("[1 Today]") && undone.contains(" no longer a favourite"), "\(undone)")
    app.type("ctrl-r")
    #expect(app.app.render().text.contains("Redone: added to favourites:"))
    app.type("ctrl-r")
    #expect(app.app.render().text.contains("nothing to redo"))
    app.type("u")
    #expect(app.app.render().text.contains(" no longer a favourite"))
  }

  /// The third list shows favourites, which are finished books.
  @Test func `the key that finishes a book reopens a finished one`() throws {
    var app = try app("6 right right d y u")
    #expect(app.app.render().text.contains("“Anne of Green Gables” is back."))
    app.type("s left ⏎")
    #expect(app.app.render().text.contains("u undoes it"))
    app.type("x")
    let reopened = app.app.render().text
    #expect(reopened.contains("is open again"), "\(reopened)")
    #expect(reopened.contains("u undoes it"), "\(reopened)")
    app.type("u")
    #expect(app.app.render().text.contains("is finished again."))
  }
}
