import HearthDomain
import TerminalKit

/// The form for planting a person or for changes to one.
enum PersonFormScreen: ParsedFormScreen {
  enum FieldName: Hashable {
    case detail(PersonField)
    case birthday
    case interval
    case countsFromToday
    case alarm
    case alarmTime
  }

  /// What the form edits.
  enum Subject: Hashable {
    /// A new person. The name may already be known, for example from a search.
    case newPerson(name: String)
    case contact(Contact)
    case person(Person)

    /// The details known before anything is typed. Only those of a person are complete.
    var details: PersonDetails {
      switch self {
      case .newPerson: .blank
      case .contact(let contact):
        (try? PersonDetails(of: contact, rhythm: PersonDetails.blank.rhythm, plantedOn: .earliest))
          ?? .blank
      case .person(let person): person.details
      }
    }
  }

  struct State: Hashable, ParsedFormState {
    let subject: Subject
    let today: Day
    let dateOrder: DateOrder
    var form: Form<FieldName>

    init(_ subject: Subject, today: Day, dateOrder: DateOrder = .monthFirst) {
      self.subject = subject
      self.today = today
      self.dateOrder = dateOrder
      form = PersonFormScreen.form(of: subject, dateOrder)
    }

    /// The person who is edited; nil for a new one.
    var person: Person? {
      if case .person(let person) = subject { person } else { nil }
    }

    /// The day on which the person would have been due, if saving makes the plant wilt at once.
    var missedDueDay: Day? {
      guard let person, let rhythm, !countsFromToday else { return nil }
      let due = person.dueDay(every: rhythm)
      return due < today && person.care.dueOn >= today ? due : nil
    }
    var countsFromToday: Bool { form[.countsFromToday]?.isOn ?? false }

    var contact: Contact? {
      if case .contact(let contact) = subject { contact } else { nil }
    }
  }

  typealias Output = PeopleEffect

  static func saveKey(_ state: State) -> KeyBinding<FormAction> {
    let isNew = state.person == nil
    return KeyBinding(
      [.control("s")], isNew ? Words(ko: "심기", en: "plant") : Words(ko: "저장", en: "save"),
      help: isNew
        ? Words(ko: "적은 대로 심어요", en: "Plant with what you entered")
        : Words(ko: "고친 것을 저장해요", en: "Save what you changed"), action: .saved)
  }

  static func output(saving details: PersonDetails, _ state: State) -> Output? {
    guard let person = state.person else {
      return .change(.plant(details, from: state.contact?.id))
    }
    return .change(.edit(person.id, to: details, seen: person.details))
  }
}
