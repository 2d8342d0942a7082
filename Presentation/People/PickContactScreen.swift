import HearthDomain
import TerminalKit

/// Picks whom to plant from the address book, or goes on by hand.
enum PickContactScreen: Screen {
  struct State: Hashable {
    var search = TextFieldState()
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

  enum Output: Hashable {
    case searchChanged(String)
    case picked(Contact)
    case byHand(name: String)
    case cancelled
  }

  static func keys(_ state: State) -> Keymap<Action> {
    let moves: [KeyBinding<Action>] = ListMove.bindings { .list(.move($0)) }
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
      ]
        + moves.filter { binding in
          // Letters are typed here, and the caret has Home and End.
          let free: [Key] = [Key(.up), Key(.down), Key(.pageUp), Key(.pageDown)]
          return binding.keys.first.map(free.contains) ?? false
        }
        .map { binding in
          KeyBinding(
            [binding.keys[0]], binding.label, help: binding.help, action: binding.action,
            isCommon: true)
        }, typing: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input): if state.contacts.apply(input) { return update(&state, .picked) }
    case .picked: return state.contacts.selected.map { .picked($0) }
    case .byHand: return .byHand(name: state.search.value)
    case .cancelled: return .cancelled
    case .typed(let input):
      if state.search.apply(input) { return .searchChanged(state.search.value) }
    }
    return nil
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.contacts.visible = layout(view)[2].height
  }
}

// MARK: - Drawing

extension PickContactScreen {
  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    let place = layout(view)[2]
    return ListInput(mouse, on: list(of: state, width: place.width, in: view), at: place)
      .map { .list($0) }
  }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let rows = layout(view)
    let label = view.language(ko: "연락처에서 찾기  ", en: "Find in contacts  ")
    let used = frame.write(StyledText(label, view.theme.heading), in: rows[0])
    TextField(
      state.search,
      placeholder: view.language(ko: "이름, 초성, 번호", en: "name, initials, number"),
      look: view.theme.field
    )
    .draw(in: &frame, at: rows[0].margins(left: used))
    list(of: state, width: rows[2].width, in: view).draw(in: &frame, at: rows[2])
    let more = view.language(
      ko: "더 있어요. 찾아서 좁혀 주세요.", en: "There are more: search to narrow them down.")
    let hint = view.language(ko: "Tab을 누르면 직접 적어요.", en: "Tab enters somebody by hand.")
    frame.write(StyledText(state.hasMore ? more : hint, view.theme.faint), in: rows[3])
    return frame
  }

  private static func layout(_ view: ViewContext) -> [Rect] {
    let isLow = view.size.height < 12
    return Rect(size: view.size).margins(top: isLow ? 0 : 1, left: 2, right: 2)
      .rows(.fixed(1), .fixed(isLow ? 0 : 1), .fill, .fixed(1))
  }

  private static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let nobody = view.language(ko: "찾은 연락처가 없어요.", en: "No contacts found.")
    return state.contacts.list(whenEmpty: StyledText(nobody), look: view.theme.list) { contact in
      let phone = contact.details.phones.first?.dialled ?? ""
      let phoneWidth = min(16, width / 2)
      return StyledText(view.widths.padded(contact.name, to: max(1, width - phoneWidth - 5)) + " ")
        + StyledText(view.widths.padded(phone, to: phoneWidth, .trailing), view.theme.faint)
    }
  }
}
