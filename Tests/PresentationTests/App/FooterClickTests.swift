import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct FooterClickTests {
  private let bottom = 23

  private func app(_ language: Language, after keys: String) -> AppCoordinator {
    var app = AppCoordinator.twoTabs(store: InMemoryStore(), language: language)
    app.resize(to: Size(width: 80, height: 24))
    app.start()
    for key in keys.split(separator: " ") { app.tap(String(key)) }
    return app
  }

  private func press(_ column: Int) -> TerminalEvent {
    .mouse(MouseEvent(.press(.left), at: Position(x: column, y: bottom)))
  }

  /// Returns the keys in the footer, with the columns of their descriptions.
  private func keys(in row: String) -> [(name: String, columns: Range<Int>)] {
    let widths = DisplayWidth.standard
    var column = 0
    var found: [(name: String, columns: Range<Int>)] = []
    for part in row.split(separator: "  ", omittingEmptySubsequences: false) {
      let blanks = part.prefix { $0 == " " }.count
      let text = String(part.dropFirst(blanks))
      let start = column + blanks
      column += widths.columns(of: String(part)) + 2
      guard let word = text.split(separator: " ").first, word != "…" else { continue }
      let name = word.hasPrefix("(") ? String(word.dropFirst()) : String(word)
      found.append((name, start..<start + widths.columns(of: text)))
    }
    return found
  }

  /// Returns the key's name in scripts. For example, `^R` is `ctrl-r`.
  private func scripted(_ name: String) -> String {
    if name.hasPrefix("^") { return "ctrl-" + name.dropFirst().lowercased() }
    return name.count > 1 ? name.lowercased() : name
  }

  // In the welcome, on a tab, with one key disabled, over the help, and at a question.
  @Test(.inWholeRuns, arguments: Language.allCases, ["", "esc", "esc ⏎", "esc ?", "esc d"])
  func `a click on a key in the footer presses it`(language: Language, opened: String) throws {
    let before = app(language, after: opened).render()
    let found = keys(in: before.text(ofRow: bottom))
    #expect(found.count > 1, "\(before.text(ofRow: bottom))")
    var changed = 0
    for (name, columns) in found {
      var tapped = app(language, after: opened)
      let wanted = tapped.tap(scripted(name))
      for column in [columns.lowerBound, columns.upperBound - 1] {
        var clicked = app(language, after: opened)
        let effect = clicked.handle(press(column))
        #expect(effect == wanted, "\(name) at \(column)")
        #expect(clicked.render().text == tapped.render().text, "\(name) at \(column)")
      }
      if wanted != nil || tapped.render().text != before.text { changed += 1 }
    }
    #expect(changed > 0)
  }

  @Test func `a click between keys presses none`() throws {
    let before = app(.english, after: "esc").render()
    let taken = keys(in: before.text(ofRow: bottom)).flatMap { Array($0.columns) }
    for column in Set(0..<80).subtracting(taken) {
      var clicked = app(.english, after: "esc")
      #expect(clicked.handle(press(column)) == nil)
      #expect(clicked.render().text == before.text, "\(column)")
    }
  }

  @Test func `a wheel turn or another button presses no key`() throws {
    let before = app(.english, after: "esc").render()
    for action in [MouseEvent.Action.press(.right), .release(.left), .scrollUp, .drag(.left)] {
      var app = app(.english, after: "esc")
      let column = keys(in: before.text(ofRow: bottom))[0].columns.lowerBound
      let mouse = MouseEvent(action, at: Position(x: column, y: bottom))
      #expect(app.handle(.mouse(mouse)) == nil)
      #expect(app.render().text == before.text)
    }
  }
}
