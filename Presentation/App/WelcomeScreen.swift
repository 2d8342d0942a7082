import HearthDomain
import TerminalKit

/// The welcome for new users: asks for a name and a language, imports files of other programs, and
/// offers reminders.
enum WelcomeScreen: Screen {
  enum Page: Hashable {
    /// An introduction to Hearth, the language and the name.
    case hello
    /// The import of files from other programs.
    case files
    /// The offer of reminders for when the full screen is closed.
    case reminders
  }

  struct State: Hashable {
    /// The pages in order, at least one.
    let pages: [Page]
    /// Index of the displayed page; past the last page once the welcome is over.
    var place = 0
    var name: TextFieldState
    /// The path of a file to import.
    var path = TextFieldState()
    /// Error of the last import or setup; nil if it succeeded.
    var trouble: Words?
    /// Numbers of items before the first import; nil until then.
    var before: ProfileSummary?
    /// Numbers of items imported so far.
    var arrived = ProfileSummary()
    /// Timer that can deliver reminders on this machine; nil if there is none.
    var timer: TimerKind?

    var page: Page { pages[min(place, pages.count - 1)] }
    var isOver: Bool { place >= pages.count }

    init(pages: [Page], name: String) {
      self.pages = pages
      self.name = TextFieldState(
        name, limit: DisplayNameRule.characters.upperBound,
        isInCells: DisplayNameRule.isInCells)
    }
  }

  enum Action: Hashable, Sendable {
    case accepted
    case skipped
    case previous
    case languageChanged
    case typed(TextInput)
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    switch state.page {
    case .hello: Keymap([accept(next), otherLanguage, skip()], typing: { .typed($0) })
    case .files:
      Keymap(
        [accept(state.path.isEmpty ? next : importFile), previous, skip()], typing: { .typed($0) })
    case .reminders:
      Keymap([accept(state.timer == .systemd ? setUp : show, or: "y"), previous, skip(or: "n")])
    }
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .accepted:
      switch state.page {
      case .hello: return .greet(name(in: state))
      case .files: return state.path.isEmpty ? .continueWelcome : .importFile(state.path.value)
      case .reminders: return .installReminders
      }
    case .skipped: return state.page == .hello ? .greet(nil) : .continueWelcome
    case .previous: (state.place, state.trouble) = (max(0, state.place - 1), nil)
    case .languageChanged: return .switchLanguage
    case .typed(let input):
      if state.page == .hello {
        _ = state.name.apply(input)
      } else if state.page == .files {
        state.trouble = nil
        _ = state.path.apply(input)
      }
    }
    return nil
  }

  // The field accepts no more characters than a name may have, so only white space at the ends is
  // lost here.
  private static func name(in state: State) -> DisplayName {
    (try? DisplayName(state.name.value)) ?? .blank
  }

  private static let next = (ko: ("다음", "다음 장으로 가요"), en: ("next", "Go on"))
  private static let importFile = (
    ko: ("가져오기", "이 파일을 가져와요"), en: ("import", "Import this file")
  )
  private static let setUp = (
    ko: ("설정하기", "알림을 받게 설정해요"), en: ("set up", "Set up reminders")
  )
  private static let show = (
    ko: ("방법 보기", "설정하는 방법을 봐요"), en: ("show how", "Show how to set them up")
  )

  /// Returns the binding that accepts the page: Enter, and on pages without a text field also
  /// `letter`.
  private static func accept(
    _ words: (ko: (String, String), en: (String, String)), or letter: Character? = nil
  ) -> KeyBinding<Action> {
    KeyBinding(
      [Key(.enter)] + [letter].compactMap { $0.map { .character($0) } }, ko: words.ko, en: words.en,
      action: .accepted)
  }

  private static let otherLanguage = KeyBinding<Action>(
    [Key(.tab), Key(.tab, .shift), Key(.down), Key(.up)], ko: ("English", "영어로 바꿔요"),
    en: ("한국어", "Switch to Korean"), action: .languageChanged)

  private static let previous = KeyBinding<Action>(
    [Key(.up), Key(.tab, .shift)], ko: ("이전", "이전 장으로 가요"), en: ("back", "Go back"),
    action: .previous)

  private static func skip(or letter: Character? = nil) -> KeyBinding<Action> {
    KeyBinding(
      [Key(.escape)] + [letter].compactMap { $0.map { .character($0) } },
      ko: ("건너뛰기", "이 장을 건너뛰어요"), en: ("skip", "Skip this page"), action: .skipped)
  }
}
