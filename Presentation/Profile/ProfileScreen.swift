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

    /// Selects the profile in use.
    init(
      _ facts: ProfileFacts, roster: ProfileRoster?, current: String?,
      picture: DisplayedPicture? = nil
    ) {
      self.facts = facts
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
        ko: "먼저 ‘hearth profile lock’으로 암호를 정해 주세요",
        en: "set a passphrase with “hearth profile lock” first")
    return [
      KeyBinding(
        [.character("e")], ko: ("고치기", "이름과 이메일과 사진을 고쳐요"),
        en: ("edit", "Change name, e-mail and picture"), action: .requested(.showProfileForm)),
      KeyBinding(
        [Key(.enter), .character("s")], ko: ("이 프로필 쓰기", "고른 프로필로 바꿔요"),
        en: ("use this one", "Switch to the selected profile"), action: .opened,
        disabledReason: noUse),
      KeyBinding(
        [.character("l")], ko: ("바로 잠그기", "암호를 다시 적을 때까지 화면을 가려요"),
        en: ("lock now", "Cover the screen until the passphrase is given"),
        action: .requested(.lockProfile),
        disabledReason: noLock),
      KeyBinding(
        [Key(.escape), .character("q")], ko: ("설정으로", "설정으로 돌아가요"),
        en: ("settings", "Go back to the settings"), action: .requested(.back)),
    ]
  }

  static func openOutput(_ state: State) -> Output? {
    guard let entry = state.rows.selected, entry.file != state.currentFile else { return nil }
    return .switchProfile(entry)
  }

  static func listRect(_ state: State, in view: ViewContext) -> Rect { layout(state, view).list }
}
