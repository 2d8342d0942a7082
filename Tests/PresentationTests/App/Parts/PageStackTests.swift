import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct PageStackTests {
  private enum Effect: Hashable {
    case back
    case remove(Int)
  }

  /// The third of ten is where one types.
  private enum CountScreen: Screen {
    static func keys(_ state: Int) -> Keymap<String> {
      Keymap(
        [
          KeyBinding([.character("+")], words, help: words, action: "more"),
          KeyBinding([.character("d")], words, help: words, action: "remove"),
        ], typing: state % 10 == 3 ? { _ in "typed" } : nil)
    }
    static let words = Words(ko: "키", en: "key")
    static func update(_ state: inout Int, _ action: String) -> Effect? {
      if action == "more" { state += 1 }
      return action == "more" ? nil : .remove(state)
    }
    static func render(_ state: Int, in view: ViewContext) -> Frame { view.emptyFrame() }
  }

  private enum OtherScreen: Screen {
    static func keys(_ state: String) -> Keymap<Never> { Keymap([]) }
    static func update(_ state: inout String, _ action: Never) -> Effect? {}
    static func render(_ state: String, in view: ViewContext) -> Frame { view.emptyFrame() }
  }

  private let view = ViewContext(
    size: Size(width: 40, height: 12), theme: .dark, language: .english)

  private func counting(from count: Int) -> Page<Effect> {
    Page(CountScreen.self, count)
  }

  private func key(_ letter: Character) -> TerminalEvent { .key(.character(letter)) }

  @Test func `a page keeps its state and says what its outputs mean`() {
    var page = counting(from: 1)
    guard case .handled(nil) = page.handle(key("+"), in: view),
      case .handled(.remove(2)?) = page.handle(key("d"), in: view),
      case .ignored = page.handle(key("x"), in: view)
    else {
      Issue.record("another answer")
      return
    }
    #expect(page.keyHelp.count == 2 && !page.takesText)
  }

  @Test func `a page is changed only as the screen it is`() {
    var page = counting(from: 1)
    #expect(page.change(OtherScreen.self) { $0 = "changed" } == nil)
    #expect(page.change(CountScreen.self) { $0 += 5 } != nil)
    #expect(page.change(CountScreen.self) { $0 } == 6)
  }

  @Test func `the front page is the last one pushed`() {
    var stack = PageStack<Effect>()
    #expect(stack.isEmpty && stack.front == nil)
    stack.front?.change(CountScreen.self) { $0 = 9 }
    stack.push(counting(from: 1))
    stack.push(counting(from: 2))
    stack.front?.change(CountScreen.self) { $0 += 10 }
    #expect(stack.front?.change(CountScreen.self) { $0 } == 12)
    stack.pop()
    #expect(stack.front?.change(CountScreen.self) { $0 } == 1)
    stack.pop()
    stack.pop()
    #expect(stack.isEmpty)
  }

  @Test func `a page whose thing is gone is left with all over it`() throws {
    var stack = PageStack<Effect>()
    for count in [1, 2, 4] { stack.push(counting(from: count)) }
    try stack.reread { page in
      if page.change(CountScreen.self, { $0 }) == 2 {
        throw DomainError.notFound(.person, query: "2", nearest: [])
      }
    }
    #expect(stack.front?.change(CountScreen.self) { $0 } == 1)
    #expect(throws: DomainError.self) {
      try stack.reread { _ in throw DomainError.damaged(.notAStore(path: "")) }
    }
    #expect(!stack.isEmpty)
  }

  @Test func `what is typed over a page whose thing is gone stays until it is left`() throws {
    var stack = PageStack<Effect>()
    for count in 1...2 { stack.push(counting(from: count)) }
    stack.push(counting(from: 3))
    let isGone = DomainError.notFound(.person, query: "2", nearest: [])
    try stack.reread { page in
      if page.change(CountScreen.self, { $0 }) == 2 { throw isGone }
      page.change(CountScreen.self) { $0 += 10 }
    }
    #expect(stack.front?.change(CountScreen.self) { $0 } == 13)
    stack.pop()
    #expect(stack.front?.change(CountScreen.self) { $0 } == 11)
    // What came back meanwhile is shown again.
    stack.push(counting(from: 2))
    stack.push(counting(from: 3))
    try stack.reread { if $0.change(CountScreen.self, { $0 }) == 2 { throw isGone } }
    try stack.reread { _ in }
    stack.pop()
    #expect(stack.front?.change(CountScreen.self) { $0 } == 2)
  }

  @Test func `only a yes to the last question leads on, and once`() {
    var stack = PageStack<Effect>()
    let question = Words(ko: "지울까요?", en: "Remove?")
    #expect(stack.ask(question, before: .remove(1)) == .asks(question))
    #expect(stack.answered(false) == nil)
    #expect(stack.answered(true) == nil)
    _ = stack.ask(question, before: .remove(1))
    _ = stack.ask(question, before: .remove(2))
    #expect(stack.answered(true) == .remove(2))
  }
}
