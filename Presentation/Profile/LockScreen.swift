import HearthDomain
import TerminalKit

/// Asks for the passphrase and displays nothing else.
enum LockScreen: Screen {
  struct State: Hashable {
    /// The name of the profile; nil if it has none.
    let name: DisplayName?
    var field = SecretField()
    /// The error of the last attempt.
    var error: Words?
    /// The time of the next possible attempt; nil for now.
    var nextAttemptAt: Instant?
    /// The seconds left until ``nextAttemptAt``.
    var secondsLeft = 0

    /// Updates the countdown to the given time.
    mutating func updateCountdown(to now: Instant) {
      guard let end = nextAttemptAt else { return }
      secondsLeft = Int(max(0, end.adding(milliseconds: 999) - now) / 1000)
      if secondsLeft == 0 { nextAttemptAt = nil }
    }
  }

  enum Action: Hashable {
    case typed(TextInput)
    case confirmed
    case recoveryRequested
    case quit
  }

  enum Output: Hashable {
    /// Ask for the recovery code and a new passphrase.
    case recoveryRequested
    /// Try the typed passphrase.
    case passphraseEntered
    case quit
  }

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.enter)], ko: ("열기", "적은 암호로 열어요"), en: ("open", "Open it with this passphrase"),
          action: .confirmed),
        KeyBinding(
          [.control("r")], ko: ("복구 코드", "복구 코드를 적고 새 암호를 정해요"),
          en: ("recovery code", "Enter the recovery code and set a new passphrase"),
          action: .recoveryRequested),
        KeyBinding(
          [Key(.escape)], ko: ("끝내기", "열지 않고 끝내요"), en: ("quit", "Quit without opening it"),
          action: .quit),
      ], textAction: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .typed(let input):
      if state.field.apply(input) { state.error = nil }
    case .confirmed:
      guard !state.field.isEmpty, state.nextAttemptAt == nil else { return nil }
      return .passphraseEntered
    case .recoveryRequested: return .recoveryRequested
    case .quit: return .quit
    }
    return nil
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let column = frame.bounds.insetBy(left: 2, right: 2)
      .centered(Size(width: min(64, view.size.width - 4), height: min(11, view.size.height)))
    let rows = column.rows(
      .fixed(1), .fixed(1), .fixed(1), .fixed(1), .fixed(1), .fixed(1), .fixed(2), .fill)
    frame.write(StyledText("Hearth", view.theme.accent), in: rows[0])
    frame.write(
      StyledText(question(of: state, view.language)), in: rows[2])
    TextField(state.field.maskedField, isObscured: true, look: view.theme.textFieldLook)
      .draw(in: &frame, at: rows[4].columns(.fixed(min(40, rows[4].width)), .fill)[0])
    Paragraph(message(of: state, in: view)).draw(in: &frame, at: rows[6])
    Paragraph(StyledText(hint(view.language), view.theme.faint)).draw(in: &frame, at: rows[7])
  }

  private static func message(of state: State, in view: ViewContext) -> StyledText {
    if state.nextAttemptAt != nil {
      let time = LockWaitingTime.text(state.secondsLeft, view.language)
      return StyledText(
        "! "
          + view.language(
            ko: "여러 번 틀렸어요. \(time) 뒤에 다시 해 볼 수 있어요.",
            en: "Too many wrong tries. Try again in \(time)."), view.theme.error)
    }
    return state.error.map { StyledText("! " + $0(view.language), view.theme.error) } ?? ""
  }

  private static func question(of state: State, _ language: Language) -> String {
    guard let name = state.name?.value.quoted(language) else {
      return language(
        ko: "프로필이 잠겨 있어요. 암호를 적어 주세요.",
        en: "This profile is locked. Type its passphrase.")
    }
    return language(
      ko: "\(name) 프로필이 잠겨 있어요. 암호를 적어 주세요.",
      en: "The profile \(name) is locked. Type its passphrase.")
  }

  private static func hint(_ language: Language) -> String {
    language(
      ko: "암호를 잊었다면 Ctrl-R을 누르고 복구 코드를 적어 주세요.",
      en: "Forgot it? Press Ctrl-R and enter your recovery code.")
  }
}
