import HearthDomain
import TerminalKit

/// What the program as a whole does on a key, whatever the tab.
enum AppAction: Hashable, Sendable {
  case open(Area)
  case nextTab
  case previousTab
  case back
  case refresh
  case openReminder
  case putRemindersAway
  case takeBack
  case redo
  case history
  case thingHistory
  case help
  case search
  case conflicts
  case backToLeft
  case command
  case settings
  case suspend
  case repaint
  case interrupt
}

/// What the session does for the coordinator.
package enum AppEffect: Hashable, Sendable {
  case quit
  /// Quit as a program that was interrupted.
  case interrupt
  case suspend
  case repaint
  /// Lend the screen to the user's editor for this text.
  case write(String)
  /// Put the text into the terminal's clipboard.
  case copy(String)
  /// What is wanted of the terminal may have changed, and everything has to be drawn anew.
  case adjust
  /// Leave the view, which was opened for a form.
  case leave(FormResult)
  /// Begin anew: another profile is in use.
  case reopen
  /// Do this beside the loop.
  case work(BackgroundWork)
}

enum AppKeys {
  /// The keys that work on every tab, most important first.
  static func keymap(
    areas: [Area], canGoBack: Bool, journal: [KeyBinding<AppAction>], hasReminders: Bool,
    showsReminder: Bool, hasSearch: Bool, left: ReturnPlace.Origin?, hasSettings: Bool,
    hasCommands: Bool,
    hasConflicts: Bool
  ) -> Keymap<AppAction> {
    let leave =
      canGoBack
      ? KeyBinding<AppAction>(
        [Key(.escape), .character("q")], Words(ko: "뒤로", en: "back"),
        help: Words(ko: "이전 화면으로 돌아가요", en: "Go back to the previous screen"), action: .back)
      : KeyBinding<AppAction>(
        [.character("q")], Words(ko: "끝내기", en: "quit"),
        help: Words(ko: "프로그램을 끝내요", en: "Quit the program"), action: .back)
    // Where Esc goes back, it does that first.
    let reminders =
      (hasReminders ? [openReminders] : [])
      + (showsReminder && !canGoBack ? [putRemindersAway] : [])
    return Keymap(
      [help] + (left.flatMap(back).map { [$0] } ?? []) + journal + [leave]
        + reminders
        + (hasSearch ? [search] : []) + (hasCommands ? [command] : [])
        + moving(areas) + (hasSettings ? [settings] : []) + (hasConflicts ? [conflicts] : [])
        + [refresh] + system)
  }

  /// Those that work while a tab asks something: nothing else is done before it is answered.
  static var besideQuestion: Keymap<AppAction> { Keymap([help] + system) }

  /// Common, because the line of the reminder names it already.
  private static let openReminders = KeyBinding<AppAction>(
    [.character("!")], Words(ko: "알림 열기", en: "reminders"),
    help: Words(
      ko: "오늘 지나간 알림을 보고 답해요", en: "See the reminders that passed today, and answer them"),
    action: .openReminder, isCommon: true)

  private static let putRemindersAway = KeyBinding<AppAction>(
    [Key(.escape)], Words(ko: "알림 닫기", en: "close"),
    help: Words(
      ko: "아래 알림을 닫아요. !를 누르면 다시 보여요", en: "Close the reminder below; ! still lists it"),
    action: .putRemindersAway, isCommon: true)

  static let ranks = 0...2

  /// The place of a key in the footer: help and the way back to where a thing was opened, what
  /// works, what does not; else as listed.
  static func rank(of key: KeyHelp) -> Int {
    if key == help.keyHelp || waysBack.contains(key) { return 0 }
    return key.disabled == nil ? 1 : 2
  }

  private static let help = KeyBinding<AppAction>(
    [.character("?"), Key(.function(1))], Words(ko: "도움말", en: "help"),
    help: Words(ko: "지금 쓸 수 있는 단축키를 모두 보여 줘요", en: "Show all keys that work here"),
    action: .help)

  private static let search = KeyBinding<AppAction>(
    [.character("f")], Words(ko: "전체 검색", en: "find"),
    help: Words(ko: "모든 곳에서 한꺼번에 찾아요", en: "Search everything at once"), action: .search)

  private static let backToSearch = KeyBinding<AppAction>(
    [Key(.escape)], Words(ko: "검색 결과로", en: "what was found"),
    help: Words(ko: "검색 결과로 돌아가요", en: "Go back to what was found"), action: .backToLeft)

  private static let backToCalendar = KeyBinding<AppAction>(
    [Key(.escape)], Words(ko: "달력으로", en: "calendar"),
    help: Words(ko: "달력으로 돌아가요", en: "Go back to the calendar"), action: .backToLeft)

  private static let waysBack = [backToSearch.keyHelp, backToCalendar.keyHelp]

  /// What is done has keys of its own that leave it.
  private static func back(to left: ReturnPlace.Origin) -> KeyBinding<AppAction>? {
    switch left {
    case .search: backToSearch
    case .calendar: backToCalendar
    case .act: nil
    }
  }

  private static let command = KeyBinding<AppAction>(
    [.character(":")], Words(ko: "명령", en: "command"),
    help: Words(ko: "셸에서 쓰는 명령을 적어요", en: "Type a command, as in the shell"),
    action: .command)

  private static let settings = KeyBinding<AppAction>(
    [.character(",")], Words(ko: "설정", en: "settings"),
    help: Words(ko: "설정을 보고 바꿔요", en: "See and change settings"), action: .settings,
    isCommon: true)

  private static let conflicts = KeyBinding<AppAction>(
    [.character("C")], Words(ko: "기기와 연결", en: "devices"),
    help: Words(
      ko: "다른 기기와 어떻게 맞는지 보고, 서로 다르게 바뀐 것을 정해요",
      en: "See how the devices stand, and settle what two sides changed"),
    action: .conflicts, isCommon: true)

  private static let refresh = KeyBinding<AppAction>(
    [.character("r")], Words(ko: "새로 고침", en: "refresh"),
    help: Words(ko: "저장된 내용을 다시 읽어요", en: "Read everything anew"), action: .refresh, isCommon: true)

  private static func moving(_ areas: [Area]) -> [KeyBinding<AppAction>] {
    guard areas.count > 1 else { return [] }
    return [
      KeyBinding(
        [Key(.tab)], Words(ko: "다음 탭", en: "next tab"),
        help: Words(ko: "다음 탭으로 가요", en: "Go to the next tab"), action: .nextTab),
      KeyBinding(
        [Key(.tab, .shift)], Words(ko: "이전 탭", en: "previous tab"),
        help: Words(ko: "이전 탭으로 가요", en: "Go to the previous tab"), action: .previousTab,
        isCommon: true),
    ]
      + opening(areas)
  }

  private static func opening(_ areas: [Area]) -> [KeyBinding<AppAction>] {
    areas.map { area in
      KeyBinding(
        [.character(area.digit)], area.title,
        help: Words(ko: "\(area.title.ko) 탭을 열어요", en: "Open the \(area.title.en) tab"),
        action: .open(area), isCommon: true)
    }
  }

  /// What the welcome tells of and what must work as soon as it is told.
  static func onWelcome(areas: [Area]) -> [KeyBinding<WelcomeScreen.Action>] {
    ([help] + opening(areas)).map { binding in
      KeyBinding(
        binding.keys, binding.label, help: binding.help, action: .leave(binding.action),
        isCommon: binding.isCommon)
    }
  }

  /// What terminals promise; these work while text is typed and over every overlay.
  static let system: [KeyBinding<AppAction>] = [
    KeyBinding(
      [.control("l")], Words(ko: "다시 그리기", en: "repaint"),
      help: Words(ko: "화면을 다시 그려요", en: "Draw the screen anew"), action: .repaint, isCommon: true),
    KeyBinding(
      [.control("z")], Words(ko: "잠시 멈추기", en: "suspend"),
      help: Words(ko: "셸로 잠시 나가요 (fg로 돌아와요)", en: "Leave for the shell; fg comes back"),
      action: .suspend, isCommon: true),
    KeyBinding(
      [.control("c")], Words(ko: "바로 끝내기", en: "quit at once"),
      help: Words(ko: "어디서든 바로 끝내요", en: "Quit at once from anywhere"),
      action: .interrupt, isCommon: true),
  ]
}
