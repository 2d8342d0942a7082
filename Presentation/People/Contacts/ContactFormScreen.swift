import HearthDomain
import HearthWhen
import TerminalKit

/// The form for a new contact or for changes to one.
enum ContactFormScreen: ParsedFormScreen, FormPageScreen {
  enum FieldName: Hashable {
    case name
    case phones
    case birthday
    case addressBook
  }

  struct State: Hashable, ParsedFormState {
    /// The contact that is edited; nil for a new one.
    let contact: Contact?
    let today: Day
    let dateOrder: DateOrder
    /// The address books to choose from.
    private let addressBooks: [CalendarName]
    var form: Form<FieldName>

    /// Creates the form, with a field for the address book if there are several.
    init(
      of contact: Contact?, today: Day, dateOrder: DateOrder = .monthFirst,
      books: [CalendarName] = [.home]
    ) {
      self.contact = contact
      self.today = today
      self.dateOrder = dateOrder
      let own = contact?.addressBook ?? .home
      self.addressBooks = books.contains(own) ? books : [own]
      let details = contact?.details
      form = Form(
        [
          FormField(
            .name, Words(ko: "이름", en: "name"),
            .line(details?.name.value ?? "", within: ContactNameRule.self), of: .contactName),
          FormField(
            .phones, Words(ko: "전화번호", en: "phone"),
            .line(details?.phones.map(\.grouped).joined(separator: ", ") ?? ""), of: .phone,
            placeholder: Words(ko: "여럿이면 쉼표로 나눠요", en: "several, comma-separated")),
          FormField(
            .birthday, Words(ko: "생일", en: "birthday"),
            .line(details?.birthday?.typeableText(dateOrder) ?? ""), of: .birthday,
            placeholder: Words(ko: "3월 21일, 음력 8월 15일", en: "21 March, lunar:08-15")),
        ] + Self.addressBookField(of: own, among: self.addressBooks))
    }

    private var dates: WhenReader { WhenReader(today: today, dateOrder) }

    func remark(on name: FieldName) -> Words? {
      name == .birthday ? dates.birthdayGuess(form[name]?.text ?? "") : nil
    }

    func reopened(for contact: Contact) -> Self {
      Self(of: contact, today: today, dateOrder: dateOrder, books: addressBooks)
    }

    private static func addressBookField(
      of own: CalendarName, among books: [CalendarName]
    ) -> [FormField<FieldName>] {
      guard books.count > 1 else { return [] }
      let names = books.map { Words(ko: $0.value, en: $0.value) }
      return [
        FormField(
          .addressBook, Words(ko: "주소록", en: "address book"),
          .choice(FormChoice(names, selected: books.firstIndex(of: own) ?? 0)))
      ]
    }

    /// The address book to which the contact moves; nil if the choice was not changed, so that the
    /// contact stays where it is now.
    var addressBook: CalendarName? {
      let book = chosenValue(.addressBook, of: addressBooks)
      return book == contact?.addressBook ? nil : book
    }

    var referenceDay: Day? { today }

    func parseEntry(_ fields: inout FieldParser<FieldName>) -> ContactDetails? {
      let name = fields.parse(.name) { try ContactName($0) }
      let phones = fields.parse(.phones) { text in
        try text.split { $0 == "," || $0 == "，" || $0 == ";" }.map(String.init)
          .filter { !$0.allSatisfy(\.isWhitespace) }.map { try PhoneNumber($0) }
      }
      let birthday = fields.parseOptional(.birthday) { try dates.birthday($0).value }
      guard let name, let phones, let birthday else { return nil }
      return ContactDetails(
        name: name, phones: phones, birthday: birthday, card: contact?.details.card)
    }
  }

  typealias Output = PeopleEffect

  static func output(saving details: ContactDetails, _ state: State) -> Output? {
    guard let contact = state.contact else {
      return .change(.addContact(details, in: state.addressBook ?? .home))
    }
    return .change(
      .editContact(contact.id, to: details, seen: contact.details, in: state.addressBook))
  }
}

// MARK: - Drawing

extension ContactFormScreen {
  static func page(_ state: State, in view: ViewContext) -> FormPage {
    let title =
      state.contact.map { contact in
        FormPage.title(naming: contact.name, in: view) {
          Words(ko: "\($0) 고치기", en: "Edit \($0)")
        }
      } ?? view.language(ko: "새 연락처", en: "New contact")
    return FormPage(title: title, hint: FormPage.usualHint(view.language))
  }
}
