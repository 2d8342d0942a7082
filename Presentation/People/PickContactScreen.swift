import HearthDomain
import TerminalKit

/// Picks whom to plant from the address book, or goes on by hand.
enum PickContactScreen: Screen {
  struct State: Hashable {
    var search = TextFieldState.search
    var contacts: RowList<Contact>
    /// Whether there are more contacts than were read.
    var hasMore: Bool

    /// How many contacts are read at once; more are found by searching.
    static let most = 200

    init(_ contacts: [Contact]) {
      self.contacts = RowList(all: Array(contacts.prefix(State.most)))
      hasMore = contacts.count > State.most
    }

    /// Shows what another search has found.
    mutating func show(_ found: [Contact]) {
      contacts.show(Array(found.prefix(State.most)))
      hasMore = found.count > State.most
    }
  }

  enum Action: Hashable {
    case typed(TextInput)
    case list(ListInput)
    case picked
    case byHand
    case cancelled
  }

  typealias Output = PeopleEffect

  static func keys(_ state: State) -> Keymap<Action> {
    return Keymap(
      [
        KeyBinding(
          [Key(.enter)], Words(ko: "고르기", en: "pick"),
          help: Words(ko: "고른 연락처를 심어요", en: "Plant the selected contact"),
          action: .picked,
          disabled: state.contacts.selected == nil
            ? Words(ko: "찾은 연락처가 없어요", en: "no contact was found") : nil),
        KeyBinding(
          [Key(.tab)], Words(ko: "직접 적기", en: "by hand"),
          help: Words(ko: "연락처 없이 직접 적어요", en: "Enter somebody by hand"),
          action: .byHand),
        KeyBinding(
          [Key(.escape)], Words(ko: "그만두기", en: "cancel"),
          help: Words(ko: "심지 않고 돌아가요", en: "Go back without planting"),
          action: .cancelled),
      ] + ListMove.bindingsWhileTyping { .list(.move($0)) }, typing: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input): if state.contacts.apply(input) { return update(&state, .picked) }
    case .picked: return state.contacts.selected.map { .show(.form(.contact($0))) }
    case .byHand: return .show(.form(.somebodyNew(name: state.search.value)))
    case .cancelled: return .back
    case .typed(let input):
      if state.search.apply(input) { return .findContacts(state.search.value) }
    }
    return nil
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.contacts.visible = SearchPage.visible(in: view)
  }
}

// MARK: - Drawing

extension PickContactScreen {
  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    page(state, in: view).input(mouse, in: view).map { .list($0) }
  }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    page(state, in: view).render(in: view)
  }

  private static func page(_ state: State, in view: ViewContext) -> SearchPage {
    let more = Words(
      ko: "더 있어요. 찾아서 좁혀 주세요.", en: "There are more: search to narrow them down.")
    let hint = Words(ko: "Tab을 누르면 직접 적어요.", en: "Tab enters somebody by hand.")
    return SearchPage(
      label: Words(ko: "연락처에서 찾기", en: "Find in contacts"),
      example: Words(ko: "이름, 초성, 번호", en: "name, initials, number"), field: state.search,
      hint: state.hasMore ? more : hint
    ) { list(of: state, width: $0, in: view) }
  }

  private static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let nobody = view.language(ko: "찾은 연락처가 없어요.", en: "No contacts found.")
    return state.contacts.list(whenEmpty: StyledText(nobody), look: view.theme.list) { contact in
      let phone = contact.details.phones.first?.grouped ?? ""
      let phoneWidth = min(16, width / 2)
      return StyledText(view.widths.padded(contact.name, to: max(1, width - phoneWidth - 5)) + " ")
        + StyledText(view.widths.padded(phone, to: phoneWidth, .trailing), view.theme.faint)
    }
  }
}
