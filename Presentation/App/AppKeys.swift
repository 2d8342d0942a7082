import HearthDomain
import TerminalKit

/// An action of the whole program, available on every tab.
enum AppAction: Hashable, Sendable {
  case open(Area)
  case nextTab
  case previousTab
  case back
  case refresh
  case openReminders
  case hideReminders
  case undoChanges
  case redo
  case history
  case selectionHistory
  case lastMessage
  case help
  case search
  case conflicts
  case backToOrigin
  case command
  case settings
  case suspend
  case repaint
  case interrupt
}

enum AppKeys {
  /// Returns the keys that work on every tab, most important first.
  static func keymap(
    areas: [Area], canGoBack: Bool, journal: [KeyBinding<AppAction>], hasReminders: Bool,
    showsReminder: Bool, hasAnswer: Bool, hasSearch: Bool, left: ReturnTarget.Origin?,
    hasSettings: Bool, hasCommands: Bool, hasConflicts: Bool
  ) -> Keymap<AppAction> {
    let leave =
      canGoBack
      ? KeyBinding<AppAction>(
        [Key(.escape), .character("q")], ko: ("뒤로", "이전 화면으로 돌아가요"),
        en: ("back", "Go back to the previous screen"), action: .back)
      : KeyBinding<AppAction>(
        [.character("q")], ko: ("끝내기", "프로그램을 끝내요"), en: ("quit", "Quit the program"),
        action: .back)
    // If Esc goes back, it does not dismiss the reminder.
    let reminders =
      (hasReminders ? [openReminders] : [])
      + (showsReminder && !canGoBack ? [hideReminders] : [])
    return Keymap(
      [help] + (left.flatMap(returnKey).map { [$0] } ?? []) + journal + [leave]
        + reminders
        + (hasSearch ? [search] : []) + (hasCommands ? [command] : [])
        + tabKeys(areas) + (hasSettings ? [settings] : []) + (hasConflicts ? [conflicts] : [])
        + [lastMessageKey(hasAnswer), refresh] + systemKeys)
  }

  /// The keys that work while a tab asks a question: nothing else may happen before the answer.
  static var questionKeymap: Keymap<AppAction> { Keymap([help] + systemKeys) }

  /// Not in the footer, because the line of the reminder already shows the key.
  private static let openReminders = KeyBinding<AppAction>(
    [.character("!")], ko: ("알림 열기", "지나간 알림을 보고 답해요"),
    en: ("reminders", "See past reminders, and answer them"),
    action: .openReminders, isCommon: true)

  private static let hideReminders = KeyBinding<AppAction>(
    [Key(.escape)], ko: ("알림 닫기", "아래 알림을 닫아요. !를 누르면 다시 보여요"),
    en: ("close", "Close the reminder below; ! still lists it"), action: .hideReminders,
    isCommon: true)

  static let footerRanks = 0...2

  /// Returns the position group of a key in the footer: 0 for help and the way back, 1 for enabled
  /// keys, 2 for disabled keys.
  static func footerRank(of key: KeyHelp) -> Int {
    if key == help.keyHelp || returnKeyHelp.contains(key) { return 0 }
    return key.disabledReason == nil ? 1 : 2
  }

  private static let help = KeyBinding<AppAction>(
    [.character("?"), Key(.function(1))], ko: ("도움말", "지금 쓸 수 있는 단축키를 모두 보여 줘요"),
    en: ("help", "Show all keys that work here"), action: .help)

  private static let search = KeyBinding<AppAction>(
    [.character("f")], ko: ("전체 검색", "모든 곳에서 한꺼번에 찾아요"), en: ("find", "Search everything at once"),
    action: .search)

  private static let backToSearch = KeyBinding<AppAction>(
    [Key(.escape)], ko: ("검색 결과로", "검색 결과로 돌아가요"),
    en: ("search results", "Go back to the search results"), action: .backToOrigin)

  private static let backToCalendar = KeyBinding<AppAction>(
    [Key(.escape)], ko: ("달력으로", "달력으로 돌아가요"), en: ("calendar", "Go back to the calendar"),
    action: .backToOrigin)

  private static let returnKeyHelp = [backToSearch.keyHelp, backToCalendar.keyHelp]

  /// Returns the key that goes back; nil for actions, which have keys of their own.
  private static func returnKey(to left: ReturnTarget.Origin) -> KeyBinding<AppAction>? {
    switch left {
    case .search: backToSearch
    case .calendar: backToCalendar
    case .action: nil
    }
  }

  private static let command = KeyBinding<AppAction>(
    [.character(":")], ko: ("명령", "셸에서 쓰는 명령을 적어요"),
    en: ("command", "Type a command, as in the shell"), action: .command)

  private static let settings = KeyBinding<AppAction>(
    [.character(",")], ko: ("설정", "설정을 보고 바꿔요"), en: ("settings", "See and change settings"),
    action: .settings, isCommon: true)

  private static let conflicts = KeyBinding<AppAction>(
    [.character("C")], ko: ("기기와 연결", "기기와 연결의 상태를 보고, 서로 다르게 고친 항목을 정해요"),
    en: ("devices", "See the status of devices and links, and settle conflicts"),
    action: .conflicts, isCommon: true)

  private static func lastMessageKey(_ isThere: Bool) -> KeyBinding<AppAction> {
    KeyBinding(
      [.character("+")], ko: ("마지막 알림", "방금 한 일의 결과를 끝까지 보여 줘요"),
      en: ("last answer", "Show the full result of the last action"),
      action: .lastMessage,
      disabledReason: isThere ? nil : Words(ko: "아직 한 일이 없어요", en: "nothing has been done yet"),
      isCommon: true)
  }

  private static let refresh = KeyBinding<AppAction>(
    [.character("r")], ko: ("새로 고침", "저장된 내용을 다시 읽어요"), en: ("refresh", "Reload everything"),
    action: .refresh, isCommon: true)

  private static func tabKeys(_ areas: [Area]) -> [KeyBinding<AppAction>] {
    guard areas.count > 1 else { return [] }
    return [
      KeyBinding(
        [Key(.tab)], ko: ("다음 탭", "다음 탭으로 가요"), en: ("next tab", "Go to the next tab"),
        action: .nextTab),
      KeyBinding(
        [Key(.tab, .shift)], ko: ("이전 탭", "이전 탭으로 가요"),
        en: ("previous tab", "Go to the previous tab"), action: .previousTab, isCommon: true),
    ]
      + tabOpeningKeys(areas)
  }

  private static func tabOpeningKeys(_ areas: [Area]) -> [KeyBinding<AppAction>] {
    areas.map { area in
      KeyBinding(
        [.character(area.digit)], area.title,
        help: Words(ko: "\(area.title.ko) 탭을 열어요", en: "Open the \(area.title.en) tab"),
        action: .open(area), isCommon: true)
    }
  }

  /// Keys that terminals generally support; they work while text is typed and in every overlay.
  static let systemKeys: [KeyBinding<AppAction>] = [
    KeyBinding(
      [.control("l")], ko: ("다시 그리기", "화면을 다시 그려요"), en: ("repaint", "Redraw the screen"),
      action: .repaint, isCommon: true),
    KeyBinding(
      [.control("z")], ko: ("잠시 멈추기", "셸로 잠시 나가요 (fg로 돌아와요)"),
      en: ("suspend", "Suspend to the shell; fg comes back"), action: .suspend, isCommon: true),
    KeyBinding(
      [.control("c")], ko: ("바로 끝내기", "어디서든 바로 끝내요"),
      en: ("quit at once", "Quit at once from anywhere"), action: .interrupt, isCommon: true),
  ]
}
