import HearthDomain
import TerminalKit

/// The list of contacts from which one is added as a person, or linked to an existing one.
enum PickContactScreen: SearchScreen {
  struct State: Hashable, SearchState {
    var field = TextFieldState.search
    var results: RowList<Contact>
    /// The person to whom the contact is linked; nil if the contact is added as a new person.
    let person: Person?

    /// Maximum number of contacts read; others can be found by searching.
    static let maxRows = 200

    init(_ contacts: [Contact], joining person: Person? = nil) {
      self.person = person
      results = RowList(all: contacts, most: State.maxRows)
    }

    /// Shows the results of a search.
    mutating func show(_ contacts: [Contact]) { results.replaceRows(contacts, most: State.maxRows) }
  }

  typealias Output = PeopleEffect

  static func openKey(_ state: State) -> KeyBinding<SearchAction<Output>> {
    // If no contact matches, Enter opens the form for a new person with the typed name.
    if state.person == nil, state.results.selected == nil {
      return enterByHandKey(state, [Key(.enter), Key(.tab)])
    }
    return KeyBinding(
      [Key(.enter)], Words(ko: "고르기", en: "pick"),
      help: state.person == nil
        ? Words(ko: "고른 연락처를 심어요", en: "Plant the selected contact")
        : Words(ko: "고른 연락처와 연결해요", en: "Link this person to the selected contact"),
      action: .opened,
      disabledReason: state.results.selected == nil
        ? Words(ko: "찾은 연락처가 없어요", en: "no contacts found") : nil)
  }

  static func screenKeys(_ state: State) -> [KeyBinding<SearchAction<Output>>] {
    guard state.person == nil, state.results.selected != nil else { return [] }
    return [enterByHandKey(state, [Key(.tab)])]
  }

  private static func enterByHandKey(_ state: State, _ keys: [Key]) -> KeyBinding<
    SearchAction<Output>
  > {
    KeyBinding(
      keys, ko: ("직접 적기", "연락처 없이 직접 적어요"), en: ("by hand", "Enter somebody by hand"),
      action: .requested(.show(.personForm(.newPerson(name: state.field.value)))))
  }

  /// Returns nil: Tab does not complete the search here, as it opens the form.
  static func searchTextBeingTyped(_ state: State) -> String? { nil }

  static let closeHelp = Words(ko: "고르지 않고 돌아가요", en: "Go back without picking anybody")

  static func openOutput(_ state: State) -> Output? {
    guard let contact = state.results.selected else { return nil }
    guard let person = state.person else { return .show(.personForm(.contact(contact))) }
    return .change(.join(contact.id, to: person.id))
  }
}

// MARK: - Drawing

extension PickContactScreen {
  static func page(_ state: State, in view: ViewContext) -> SearchPage {
    let more = Words(
      ko: "더 있어요. 검색해서 좁혀 주세요.", en: "There are more: search to narrow them down.")
    let hint =
      state.person.map {
        Words(
          ko: "\($0.name): 어느 연락처인가요?", en: "Which contact is \($0.name)?")
      }
      ?? (state.results.selected == nil
        ? Words(ko: "Enter를 누르면 직접 적어요.", en: "Press Enter to enter somebody by hand.")
        : Words(ko: "Tab을 누르면 직접 적어요.", en: "Press Tab to enter somebody by hand."))
    return SearchPage(
      label: Words(ko: "연락처에서 검색", en: "Find in contacts"),
      placeholder: Words(ko: "이름, 초성, 번호", en: "name or number"), field: state.field,
      hint: state.results.hasMore ? more : hint
    ) { list(of: state, width: $0, in: view) }
  }

  private static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let nobody = view.language(ko: "찾은 연락처가 없어요.", en: "No contacts found.")
    return state.results.list(whenEmpty: StyledText(nobody), look: view.theme.listLook) { contact in
      let phone = contact.details.phones.first?.grouped ?? ""
      let phoneWidth = min(16, width / 2)
      return StyledText(view.widths.padded(contact.name, to: max(1, width - phoneWidth - 5)) + " ")
        + StyledText(view.widths.padded(phone, to: phoneWidth, .trailing), view.theme.faint)
    }
  }
}
