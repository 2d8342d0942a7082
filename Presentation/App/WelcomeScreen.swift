import HearthDomain
import TerminalKit

/// The welcome for new users: asks for a name, a language and a picture, imports files of other
/// programs, and offers reminders.
enum WelcomeScreen: Screen {
  enum Page: Hashable {
    /// An introduction to Hearth, the language and the name.
    case introduction
    /// The picture of the profile.
    case picture
    /// The import of files from other programs.
    case fileImport
    /// The offer of reminders for when the full screen is closed.
    case reminderOffer
  }

  struct State: Hashable {
    /// The pages in order, at least one.
    let pages: [Page]
    /// Index of the displayed page; past the last page once the welcome is over.
    var pageIndex = 0
    var name: TextFieldState
    /// The path of the picture or of a file to import.
    var path = TextFieldState()
    /// Error of the last import or setup; nil if it succeeded.
    var errorMessage: Words?
    /// Numbers of items before the first import; nil until then.
    var countsBeforeImport: ProfileSummary?
    /// Numbers of items imported so far.
    var importedCounts = ProfileSummary()
    /// Timer that can deliver reminders on this machine; nil if there is none.
    var timer: TimerKind?

    var page: Page { pages[min(pageIndex, pages.count - 1)] }
    var isFinished: Bool { pageIndex >= pages.count }

    /// Displays another page, on which nothing is typed yet.
    mutating func show(pageIndex index: Int) {
      (pageIndex, path, errorMessage) = (index, TextFieldState(), nil)
    }

    init(pages: [Page], name: String) {
      self.pages = pages
      self.name = TextFieldState(
        name, limit: DisplayNameRule.lengthRange.upperBound,
        limitCountsColumns: DisplayNameRule.countsCells)
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
    case .introduction:
      Keymap([acceptKey(nextLabel), otherLanguageKey, skipKey()], textAction: { .typed($0) })
    case .picture, .fileImport:
      Keymap(
        [acceptKey(acceptLabel(state)), previousKey, skipKey()], textAction: { .typed($0) })
    case .reminderOffer:
      Keymap([
        acceptKey(acceptLabel(of: state.timer), or: "y"), previousKey, skipKey(or: "n"),
      ])
    }
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .accepted:
      switch state.page {
      case .introduction: return .saveName(name(in: state) ?? .blank)
      case .picture:
        return state.path.isEmpty ? .continueWelcome : .choosePicture(state.path.value)
      case .fileImport: return state.path.isEmpty ? .continueWelcome : .importFile(state.path.value)
      case .reminderOffer: return state.timer == nil ? .continueWelcome : .installReminders
      }
    case .skipped: return .skipWelcome(state.page == .introduction ? name(in: state) : nil)
    case .previous: state.show(pageIndex: max(0, state.pageIndex - 1))
    case .languageChanged: return .switchLanguage
    case .typed(let input):
      if state.page == .introduction {
        _ = state.name.apply(input)
      } else if state.page != .reminderOffer {
        state.errorMessage = nil
        _ = state.path.apply(input)
      }
    }
    return nil
  }

  /// The typed name without white space at its ends; nil if it is empty.
  private static func name(in state: State) -> DisplayName? {
    (try? DisplayName(state.name.value)).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the label of Enter on a page with a path.
  private static func acceptLabel(
    _ state: State
  ) -> (ko: (String, String), en: (String, String)) {
    state.path.isEmpty ? nextLabel : state.page == .picture ? pictureLabel : importFileLabel
  }

  /// Returns the label of Enter on the page about reminders.
  private static func acceptLabel(
    of timer: TimerKind?
  ) -> (ko: (String, String), en: (String, String)) {
    switch timer {
    case .systemd: setUpLabel
    case .cron: showLabel
    case nil: nextLabel
    }
  }

  private static let nextLabel = (ko: ("다음", "다음 장으로 가요"), en: ("next", "Go on"))
  private static let importFileLabel = (
    ko: ("가져오기", "이 파일을 가져와요"), en: ("import", "Import this file")
  )
  private static let pictureLabel = (
    ko: ("넣기", "이 사진을 넣어요"), en: ("use it", "Use this picture")
  )
  private static let setUpLabel = (
    ko: ("설정하기", "알림을 받게 설정해요"), en: ("set up", "Set up reminders")
  )
  private static let showLabel = (
    ko: ("방법 보기", "설정하는 방법을 봐요"), en: ("show how", "Show how to set them up")
  )

  /// Returns the key binding that accepts the page: Enter. On pages without a text field, `letter`
  /// does too.
  private static func acceptKey(
    _ words: (ko: (String, String), en: (String, String)), or letter: Character? = nil
  ) -> KeyBinding<Action> {
    KeyBinding(
      [Key(.enter)] + [letter].compactMap { $0.map { .character($0) } }, ko: words.ko, en: words.en,
      action: .accepted)
  }

  private static let otherLanguageKey = KeyBinding<Action>(
    [Key(.tab), Key(.tab, .shift), Key(.down), Key(.up)], ko: ("English", "영어로 바꿔요"),
    en: ("한국어", "Switch to Korean"), action: .languageChanged)

  private static let previousKey = KeyBinding<Action>(
    [Key(.up), Key(.tab, .shift)], ko: ("이전", "이전 장으로 가요"), en: ("back", "Go back"),
    action: .previous)

  private static func skipKey(or letter: Character? = nil) -> KeyBinding<Action> {
    KeyBinding(
      [Key(.escape)] + [letter].compactMap { $0.map { .character($0) } },
      ko: ("건너뛰기", "안내를 끝내요"), en: ("skip", "End the welcome"), action: .skipped)
  }
}
