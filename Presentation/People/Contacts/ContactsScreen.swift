import HearthDomain
import TerminalKit

/// The address book: all contacts, whether or not they were added as people. Contacts can be added
/// as people, edited and removed.
enum ContactsScreen: Screen {
  struct State: Hashable {
    var rows: RowList<Contact>
    var today: Day
    var search = SearchBar()
    /// Maximum number of contacts read; others can be found by searching.
    static let maxRows = 500

    init(_ contacts: [Contact], today: Day) {
      self.today = today
      rows = RowList(all: contacts, most: State.maxRows)
    }

    /// Shows the results of a search.
    mutating func show(_ contacts: [Contact]) { rows.replaceRows(contacts, most: State.maxRows) }

    /// Replaces the contacts; the selection stays.
    mutating func refresh(_ contacts: [Contact]) {
      rows.refreshRows(contacts, most: State.maxRows) { $0.id == $1.id }
    }
  }

  enum Action: Hashable {
    case list(ListInput)
    case search(SearchBar.Input)
    case requested(Output)
  }

  typealias Output = PeopleEffect

  static func searchTextBeingTyped(_ state: State) -> String? { state.search.textBeingTyped }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input):
      return state.rows.apply(input) ? state.rows.selected.map { .show(.contactForm($0)) } : nil
    case .search(let input): return state.search.apply(input) ? .find(state.search.text) : nil
    case .requested(let output): return output
    }
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.rows.visibleCount = layout(state, view).list.height
  }
}

// MARK: - Keys

extension ContactsScreen {
  private static let searchWords = SearchTexts(
    placeholder: Words(ko: "이름, 초성, 번호", en: "name or number"),
    openHelp: Words(ko: "이름, 초성이나 번호로 찾아요", en: "Find by name, initial consonants or number"),
    continueHelp: Words(ko: "찾은 연락처에서 골라요", en: "Choose from the results"),
    endHelp: Words(ko: "검색을 그만두고 모두 봐요", en: "End the search and show everybody"))

  private static let nobodySelectedReason = Words(ko: "고른 연락처가 없어요", en: "no contact is selected")

  static func keys(_ state: State) -> Keymap<Action> {
    if state.search.isOpen {
      return SearchBar.typingKeys(
        searchWords, search: { .search($0) }, move: { .list(.move($0)) })
    }
    let contact = state.rows.selected
    return Keymap(
      contactKeys(contact) + [
        KeyBinding(
          [.character("a")], ko: ("추가", "새 연락처를 적어요"), en: ("add", "Add a new contact"),
          action: .requested(.show(.contactForm(nil)))),
        SearchBar.openingKey(searchWords, disabled: nil) { .search($0) },
      ] + state.search.endingKeys(searchWords) { .search($0) } + [.back(.requested(.back))]
        + ListMove.bindings(disabled: contact == nil ? nobodySelectedReason : nil) {
          .list(.move($0))
        })
  }

  private static func contactKeys(_ contact: Contact?) -> [KeyBinding<Action>] {
    let planted = Words(ko: "이미 심은 사람이에요", en: "already planted")
    return [
      KeyBinding(
        [Key(.enter), .character("e")], ko: ("고치기", "이름, 번호, 생일을 고쳐요"),
        en: ("edit", "Change name, numbers and birthday"),
        action: .requested(contact.map { .show(.contactForm($0)) } ?? .back),
        disabledReason: contact == nil ? nobodySelectedReason : nil),
      KeyBinding(
        [.character("p")], ko: ("심기", "이 사람을 식물로 심어요"),
        en: ("plant", "Plant this person"),
        action: .requested(contact.map { .show(.personForm(.contact($0))) } ?? .back),
        disabledReason: contact == nil
          ? nobodySelectedReason : contact?.plantedPersonID == nil ? nil : planted),
      KeyBinding(
        [.character("d")], ko: ("지우기", "연락처를 지워요 (먼저 물어봐요)"),
        en: ("remove", "Remove the contact; asks first"),
        action: .requested(contact.map { .change(.removeContacts([$0.id])) } ?? .back),
        disabledReason: contact == nil ? nobodySelectedReason : nil),
    ]
  }
}

// MARK: - Drawing

extension ContactsScreen {
  private static func layout(
    _ state: State, _ view: ViewContext
  ) -> (head: Rect, list: Rect, facts: Rect?, hint: Rect) {
    let (body, gap) = view.size.pageArea(lowBelow: 14, right: 1)
    let rows = body.rows(.fixed(1), .fixed(gap), .fill, .fixed(1))
    guard view.size.hasRoomForDetails else { return (rows[0], rows[2], nil, rows[3]) }
    let parts = rows[2].listWithDetails { _ in
      RowList<Contact>.markColumns + RowShape(of: state, view).neededColumns
    }
    return (rows[0], parts.list, parts.details, rows[3])
  }

  /// The columns of the list. The mark of planted people takes none if there are none.
  private struct RowShape {
    let mark: Int
    let name: Int
    let phones: Int

    init(of state: State, _ view: ViewContext) {
      let contacts = state.rows.loadedRows.rows
      mark = contacts.contains { $0.plantedPersonID != nil } ? 2 : 0
      name = contacts.map { view.widths.columns(of: $0.name) }.max() ?? 0
      phones = contacts.map { view.widths.columns(of: $0.phoneText) }.max() ?? 0
    }

    var neededColumns: Int { mark + name + 2 + phones }
  }

  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action? {
    let place = layout(state, view).list
    return ListInput(mouse, on: list(of: state, width: place.width, in: view), at: place)
      .map { .list($0) }
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = layout(state, view)
    if state.search.isOpen {
      state.search.draw(searchWords, in: &frame, at: place.head, view)
    } else {
      let search = state.search.text.isEmpty ? "" : "/\(state.search.text)"
      StatusLine(
        StyledText(view.language(ko: "연락처", en: "Contacts"), view.theme.heading),
        trailing: StyledText(search, view.theme.accent)
      )
      .draw(in: &frame, at: place.head)
    }
    list(of: state, width: place.list.width, in: view).draw(in: &frame, at: place.list)
    if let beside = place.facts, let contact = state.rows.selected {
      draw(contact, of: state, in: &frame, at: beside, view)
    }
    // An empty list already says how to import.
    if state.rows.count > 0 || !state.search.text.isEmpty {
      frame.write(
        StyledText(hint(of: state, width: place.hint.width)(view.language), view.theme.faint),
        in: place.hint)
    }
  }

  private static func draw(
    _ contact: Contact, of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let facts = ContactFacts(contact: contact, today: state.today, language: view.language)
    let rows =
      [StyledText(contact.name, view.theme.heading), ""]
      + TermList(facts.entries).rows(columns: max(1, place.width), widths: view.widths)
    for (index, row) in rows.prefix(place.height).enumerated() {
      frame.write(row, in: place, row: index)
    }
  }

  private static func hint(of state: State, width: Int) -> Words {
    if state.rows.hasMore {
      return Words(
        ko: "더 있어요. 검색해서 좁혀 주세요.", en: "There are more: search to narrow them down.")
    }
    if width < 52 {
      return Words(ko: "vCard는 :contact import 파일", en: "vCards: :contact import FILE")
    }
    return Words(
      ko: "vCard 파일은 :contact import people.vcf로 가져와요.",
      en: "To import a vCard file: :contact import people.vcf")
  }

  private static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let nobody =
      state.search.text.isEmpty
      ? Words(
        ko: "연락처가 비어 있어요. a로 적거나, :contact import people.vcf로 파일에서 가져와요.",
        en: "The address book is empty. Press a to add somebody, or import a file with :contact"
          + " import people.vcf.")
      : Words(ko: "찾은 연락처가 없어요.", en: "No contacts found.")
    let selected = state.rows.selected
    let shape = RowShape(of: state, view)
    let room = width - RowList<Contact>.markColumns
    // Numbers give way to names that do not fit beside them, down to half of the row.
    let phones = min(shape.phones, max(room / 2, room - shape.mark - shape.name - 2))
    let name = max(1, min(shape.name, room - shape.mark - 2 - phones))
    return state.rows.list(whenEmpty: StyledText(nobody(view.language)), look: view.theme.listLook)
    { contact in
      let isSelected = contact == selected
      let mark = view.widths.padded(contact.plantedPersonID == nil ? "" : "♣", to: shape.mark)
      return StyledText(mark, isSelected ? nil : view.theme.good)
        + StyledText(view.widths.padded(contact.name, to: name) + "  ")
        + StyledText(
          view.widths.truncate(contact.phoneText, to: phones), isSelected ? nil : view.theme.faint)
    }
  }
}

extension Contact {
  fileprivate var phoneText: String { details.phones.map(\.grouped).joined(separator: ", ") }
}
