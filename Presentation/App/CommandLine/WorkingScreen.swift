import TerminalKit

/// Displays that a command is running, if it takes longer than a moment.
enum WorkingScreen: Screen {
  struct State: Hashable {
    /// The command as typed.
    let line: String
    /// Number of frames drawn so far.
    var frameCount = 0
    /// Progress from 0 to 1; nil if unknown.
    var fraction: Double?
    var isStopping = false

    /// Whether the box is visible: from the third frame on. The progress bar appears after twenty
    /// frames of 50 milliseconds.
    var isBoxVisible: Bool { frameCount >= 3 }
    var hasBar: Bool { frameCount >= 20 }
  }

  enum Action: Hashable {
    case stopped
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap([
      KeyBinding(
        [Key(.escape), .character("q")], ko: ("멈추기", "하던 일을 멈춰요"),
        en: ("stop", "Stop the current task"), action: .stopped,
        disabledReason: state.isStopping ? Words(ko: "멈추는 중이에요", en: "it is stopping") : nil)
    ])
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    state.isStopping = true
    return .stopCommand
  }

  static let showsScreenBelow = true

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    guard state.isBoxVisible else { return }
    let notice = AppLayout(size: view.size).notice
    frame.clear(notice, style: view.theme.text)
    let line = notice.insetBy(left: 1, right: 1)
    let words =
      state.isStopping
      ? view.language(ko: "멈추는 중: ", en: "Stopping: ")
      : view.language(ko: "하는 중: ", en: "Working: ")
    let room = state.hasBar ? line.width / 2 : line.width
    let text = view.widths.truncate(words + state.line + " …", to: max(8, room))
    let used = frame.write(StyledText(text, view.theme.accent), in: line)
    guard state.hasBar else { return }
    let progress = state.fraction.map { ProgressBar.Progress.known($0) }
    ProgressBar(
      progress ?? .unknown(step: view.isAnimationOff ? 0 : state.frameCount - 20),
      gauge: Gauge.Look(filled: view.theme.accent, empty: view.theme.faint)
    )
    .draw(in: &frame, at: line.insetBy(left: used + 1))
  }
}
