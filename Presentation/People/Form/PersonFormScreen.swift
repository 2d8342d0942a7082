import HearthDomain
import TerminalKit

/// The form for planting a person or for changes to one.
enum PersonFormScreen: ParsedFormScreen {
  enum FieldName: Hashable {
    case name
    case nickname
    case phone
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

    /// How the typed interval changes the plant; nil for a new person or without a valid interval.
    var change: PlantChange? {
      guard let person, let rhythm else { return nil }
      return person.change(to: rhythm)
    }

    /// Whether saving makes the plant wilt at once.
    var wiltsOnSaving: Bool { change?.withers(on: today) == true && !countsFromToday }
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
    let (change, edit) = (
      person.change(to: details.rhythm), Output.change(.edit(person.id, details))
    )
    guard change.isAnotherPlant || state.wiltsOnSaving else { return edit }
    let (from, to) = (change.from.name, change.to.name)
    let turning =
      change.isAnotherPlant
      ? Words(
        ko: "\(KoreanParticle.subject(from.ko)) \(KoreanParticle.toward(to.ko)) 바뀌어요. ",
        en: "The \(from.en) turns into the \(to.en). ") : Words(ko: "", en: "")
    let wiltQuestion =
      state.wiltsOnSaving
      ? Words(
        ko: "물 줄 날이 지나 바로 시들어요. ‘오늘부터 세기’를 켜면 시들지 않아요. ",
        en: "It would be past its due day and wilt at once, unless you count from today. ")
      : Words(ko: "", en: "")
    return .ask(
      Words(
        ko: turning.ko + wiltQuestion.ko + "저장할까요?", en: turning.en + wiltQuestion.en + "Save?"),
      then: edit)
  }
}
