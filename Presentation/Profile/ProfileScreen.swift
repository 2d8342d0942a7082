import HearthDomain
import TerminalKit

/// Shows the profile in use, its statistics and the other profiles.
enum ProfileScreen: ListScreen {
  struct State: Hashable, ListScreenState {
    let facts: ProfileFacts
    var rows: RowList<ProfileRoster.Entry>
    /// The file of the profile in use; nil if the store belongs to no profile.
    let currentFile: String?
    /// The profile's picture; nil if it has none or cannot be read.
    let picture: DisplayedPicture?
    /// Whether the profile can be locked, which a demo cannot.
    let canLock: Bool

    /// Selects the profile in use.
    init(
      _ facts: ProfileFacts, roster: ProfileRoster?, current: String?,
      picture: DisplayedPicture? = nil, canLock: Bool = true
    ) {
      self.facts = facts
      self.canLock = canLock
      self.picture = picture
      self.currentFile = current
      let entries = roster?.entries ?? []
      rows = RowList(
        all: entries, selection: entries.firstIndex { $0.file == current } ?? 0)
    }
  }

  typealias Output = PageEffect

  static func screenKeys(_ state: State) -> [KeyBinding<ListAction<Output>>] {
    let isInUse = state.rows.selected.map { $0.file == state.currentFile } ?? false
    let noUse =
      state.currentFile == nil
      ? Words(
        ko: "여기에는 이 프로필뿐이에요", en: "this is the only profile here")
      : isInUse ? Words(ko: "지금 쓰고 있어요", en: "it is in use already") : nil
    let noLock =
      state.facts.isLocked
      ? nil
      : Words(
        ko: "먼저 p로 암호를 정해 주세요", en: "set a passphrase with p first")
    return [
      KeyBinding(
        [.character("e")], ko: ("고치기", "이름과 이메일과 사진을 고쳐요"),
        en: ("edit", "Change name, email and picture"), action: .requested(.showProfileForm)),
      KeyBinding(
        [Key(.enter), .character("s")], ko: ("이 프로필 쓰기", "고른 프로필로 바꿔요"),
        en: ("use this one", "Switch to the selected profile"), action: .opened,
        disabledReason: noUse),
      KeyBinding(
        [.character("l")], ko: ("바로 잠그기", "암호를 다시 적을 때까지 화면을 가려요"),
        en: ("lock now", "Cover the screen until the passphrase is given"),
        action: .requested(.lockProfile),
        disabledReason: noLock),
      passphraseKey(state),
      KeyBinding(
        [.character("o")], ko: ("잠금 없애기", "암호를 물어보고 잠금을 없애요"),
        en: ("no lock", "Remove the lock, after asking for the passphrase"),
        action: .requested(.runOnTerminal(ProfileLockCommand.commandName.path + ["--off"])),
        disabledReason: noLock),
      removeKey(state, isInUse: isInUse),
      KeyBinding(
        [Key(.escape), .character("q")], ko: ("설정으로", "설정으로 돌아가요"),
        en: ("settings", "Go back to the settings"), action: .requested(.back)),
    ]
  }

  /// Returns the key that sets the passphrase on the terminal, where the recovery code is shown.
  private static func passphraseKey(_ state: State) -> KeyBinding<ListAction<Output>> {
    KeyBinding(
      [.character("p")],
      state.facts.isLocked
        ? Words(ko: "암호 바꾸기", en: "change passphrase")
        : Words(ko: "암호로 잠그기", en: "set passphrase"),
      help: Words(
        ko: "암호를 정하고 복구 코드를 받아요", en: "Set a passphrase; a recovery code is shown once"),
      action: .requested(.runOnTerminal(ProfileLockCommand.commandName.path)),
      disabledReason: state.canLock
        ? nil : Words(ko: "체험 중에는 잠글 수 없어요", en: "the demo cannot be locked"))
  }

  /// Returns the key that removes the selected profile on the terminal, where its name has to be
  /// typed.
  private static func removeKey(
    _ state: State, isInUse: Bool
  ) -> KeyBinding<ListAction<Output>> {
    let name = state.rows.selected.map { $0.displayText(.english) } ?? ""
    return KeyBinding(
      [.character("d")], ko: ("지우기", "고른 프로필을 지워요. 이름을 적어야 지워져요"),
      en: ("remove", "Remove the selected profile, after typing its name"),
      action: .requested(.runOnTerminal(ProfileRemoveCommand.commandName.path + ["--", name])),
      disabledReason: state.rows.selected == nil
        ? Words(ko: "여기에는 이 프로필뿐이에요", en: "this is the only profile here")
        : isInUse
          ? Words(ko: "지금 쓰고 있어요. 다른 프로필로 바꾼 뒤 지워 주세요", en: "it is in use: switch to another first")
          : nil)
  }

  static func openOutput(_ state: State) -> Output? {
    guard let entry = state.rows.selected, entry.file != state.currentFile else { return nil }
    return .switchProfile(entry)
  }

  static func listRect(_ state: State, in view: ViewContext) -> Rect { layout(state, view).list }
}
