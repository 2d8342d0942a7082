import HearthDomain
import TerminalKit

@testable import HearthPresentation

/// A tab for tests, with a few jars that can be removed after a question.
struct ShelfTab: TabCoordinator {
  let area: Area
  var jars = ["honey", "plum", "quince"]
  var isOpen = false
  var breaks = false
  private(set) var refreshes = 0

  init(_ area: Area) {
    self.area = area
  }

  var keyHelp: [KeyHelp] { keymap.keyHelp }
  var status: TabStatus { TabStatus(canGoBack: isOpen) }

  private enum Action {
    case open
    case remove
    case praise
  }

  private var keymap: Keymap<Action> {
    Keymap([
      KeyBinding(
        [Key(.enter)], ko: ("열기", "병을 열어요"), en: ("open", "Open the jar"), action: .open,
        disabledReason: isOpen ? Words(ko: "이미 열려 있어요", en: "it is open already") : nil),
      KeyBinding(
        [.character("d")], ko: ("치우기", "병을 치워요"), en: ("remove", "Take the jar away"),
        action: .remove),
      KeyBinding(
        [.character("p")], ko: ("칭찬", "병을 칭찬해요"), en: ("praise", "Praise the jar"),
        action: .praise),
    ])
  }

  mutating func refresh(selecting route: Route?) throws {
    refreshes += 1
    if breaks { throw DomainError.unavailable(.store(path: "/jars", .readOnly)) }
  }

  mutating func handle(_ event: TerminalEvent, in view: ViewContext) throws -> TabOutcome {
    guard case .key(let key) = event, let meaning = keymap.meaning(of: key) else {
      return .ignored
    }
    switch meaning {
    case .disabled(let reason): return .refused(reason)
    case .action(.open):
      isOpen = true
      return .handled
    case .action(.remove): return .askQuestion(Words(ko: "치울까요?", en: "Take it away?"))
    case .action(.praise):
      return .showMessage(
        Words(
          ko: String(repeating: "좋아요 ", count: 80) + "정말요",
          en: String(repeating: "Good ", count: 80) + "indeed"))
    }
  }

  mutating func receive(_ event: TabEvent) throws -> TabOutcome {
    if event == .goBack { isOpen = false }
    guard case .answered(let isConfirmed) = event else { return .handled }
    guard isConfirmed else { return .showMessage(Words(ko: "그대로 두었어요", en: "Left as it was")) }
    jars.removeFirst()
    return .showMessage(Words(ko: "치웠어요", en: "Taken away"))
  }

  func render(in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    for (row, jar) in jars.enumerated() {
      frame.write("\(isOpen ? "open" : "shut") \(jar)", at: Position(x: 1, y: row))
    }
    if view.pictureSupport.method != .none, view.size.width >= 9, view.size.height >= 3 {
      frame.placePicture(
        in: Rect(x: 0, y: 0, width: 9, height: 3), with: Picture(.png, [1, 2]), id: 1)
    }
    return frame
  }
}
