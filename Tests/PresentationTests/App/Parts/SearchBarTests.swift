import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SearchBarTests {
  private let words = SearchTexts(
    placeholder: Words(ko: "이름", en: "a name"), openHelp: Words(ko: "찾아요", en: "Find"),
    continueHelp: Words(ko: "골라요", en: "Go on"), endHelp: Words(ko: "끝내요", en: "End"))

  private func apply(_ inputs: [SearchBar.Input], to bar: inout SearchBar) -> [Bool] {
    inputs.map { bar.apply($0) }
  }

  @Test func `every typed letter searches again, moving the caret does not`() {
    var bar = SearchBar()
    let changes = apply(
      [
        .opened, .typed(.key(.character("a"))), .typed(.key(Key(.left))), .typed(.paste("b")),
        .typed(.key(Key(.backspace))), .continued,
      ], to: &bar)
    #expect(changes == [false, true, false, true, true, false])
    #expect(bar.text == "a" && !bar.isOpen)
  }

  @Test func `clearing ends the search, and reloads the list only if there was text`() {
    var bar = SearchBar()
    #expect(apply([.opened, .cleared], to: &bar) == [false, false])
    #expect(!bar.isOpen)
    #expect(apply([.opened, .typed(.paste("ㅇㅁ")), .cleared], to: &bar) == [false, true, true])
    #expect(bar == SearchBar())
  }

  @Test func `the key that ends a search is shown only during a search`() {
    var bar = SearchBar()
    #expect(bar.endingKeys(words) { $0 }.isEmpty)
    _ = bar.apply(.typed(.paste("a")))
    #expect(bar.endingKeys(words) { $0 }.map(\.action) == [.cleared])
  }

  @Test func `letters are typed during a search, and arrows move in the list`() {
    let keys = SearchBar.typingKeys(words, search: { "\($0)" }, move: { "\($0)" })
    func action(_ key: Key) -> String? {
      guard case .action(let action)? = keys.meaning(of: key) else { return nil }
      return action
    }
    #expect(action(Key(.enter)) == "continued")
    #expect(action(Key(.escape)) == "cleared")
    #expect(action(Key(.down)) == "rows(1)")
    #expect(action(.character("j"))?.hasPrefix("typed") == true)
  }
}
