import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct ScreenStackTests {
  private enum Effect: Hashable {
    case remove(Int)
  }

  /// A counter screen. Its third of ten levels is a text field.
  private enum CountScreen: Screen {
    static func keys(_ state: Int) -> Keymap<String> {
      Keymap(
        [
          KeyBinding([.character("+")], words, help: words, action: "more"),
          KeyBinding([.character("d")], words, help: words, action: "remove"),
        ], textAction: state % 10 == 3 ? { _ in "typed" } : nil)
    }
    static let words = Words(ko: "키", en: "key")
    static func update(_ state: inout Int, _ action: String) -> Effect? {
      if action == "more" { state += 1 }
      return action == "more" ? nil : .remove(state)
    }
    static func draw(_ state: Int, in frame: inout Frame, _ view: ViewContext) {}
  }

  private enum Page: ScreenPage {
    typealias Effect = ScreenStackTests.Effect
    typealias Reader = Void

    case count(Int)

    var shownScreen: any ShownScreen<Page> {
      switch self {
      case .count(let state): ScreenWithState(CountScreen.self, state, as: Self.count)
      }
    }

    var count: Int? {
      get { self[Self.count] }
      set { self[Self.count] = newValue }
    }
  }

  private let view = ViewContext(
    size: Size(width: 40, height: 12), theme: .dark, language: .english)

  private func key(_ letter: Character) -> TerminalEvent { .key(.character(letter)) }

  @Test func `a page keeps its state and maps its outputs`() {
    var page = Page.count(1)
    guard case .handled(nil) = page.handle(key("+"), in: view),
      case .handled(.remove(2)?) = page.handle(key("d"), in: view),
      case .ignored = page.handle(key("x"), in: view)
    else {
      Issue.record("another answer")
      return
    }
    #expect(page.keyHelp.count == 2 && !page.takesText)
  }

  @Test func `the front page is the last one pushed`() {
    var stack = ScreenStack<Page>()
    #expect(stack.isEmpty && stack.front?.count == nil)
    stack.front?.count = 9
    stack.push(.count(1))
    stack.push(.count(2))
    stack.front?.count? += 10
    #expect(stack.front?.count == 12)
    stack.pop()
    #expect(stack.front?.count == 1)
    stack.pop()
    stack.pop()
    #expect(stack.isEmpty)
  }

  @Test func `a page whose item was removed is closed with all pages above`() throws {
    var stack = ScreenStack<Page>()
    for count in [1, 2, 4] { stack.push(.count(count)) }
    try stack.reread { page in
      if page.count == 2 {
        throw DomainError.notFound(.person, query: "2", nearest: [])
      }
    }
    #expect(stack.front?.count == 1)
    #expect(throws: DomainError.self) {
      try stack.reread { _ in throw DomainError.damaged(.notAStore(path: "")) }
    }
    #expect(!stack.isEmpty)
  }

  @Test func `a form above a page whose item was removed stays until closed`() throws {
    var stack = ScreenStack<Page>()
    for count in 1...2 { stack.push(.count(count)) }
    stack.push(.count(3))
    let isGone = DomainError.notFound(.person, query: "2", nearest: [])
    try stack.reread { page in
      if page.count == 2 { throw isGone }
      page.count? += 10
    }
    #expect(stack.front?.count == 13)
    stack.pop()
    #expect(stack.front?.count == 11)
    // An item that has come back meanwhile is shown again.
    stack.push(.count(2))
    stack.push(.count(3))
    try stack.reread { if $0.count == 2 { throw isGone } }
    try stack.reread { _ in }
    stack.pop()
    #expect(stack.front?.count == 2)
  }

  @Test func `only yes to the last question continues, and only once`() {
    var stack = ScreenStack<Page>()
    let question = Words(ko: "지울까요?", en: "Remove?")
    #expect(stack.askQuestion(question, before: .remove(1)) == .askQuestion(question))
    #expect(stack.resolveQuestion(false) == nil)
    #expect(stack.resolveQuestion(true) == nil)
    _ = stack.askQuestion(question, before: .remove(1))
    _ = stack.askQuestion(question, before: .remove(2))
    #expect(stack.resolveQuestion(true) == .remove(2))
  }
}
