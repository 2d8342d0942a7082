import HearthDomain
import TerminalKit

/// A screen of People that lies over the garden.
enum PeoplePage {
  case details(DetailsScreen.State)
  case water(WaterScreen.State)
  case review(ReviewScreen.State)
  case postpone(PostponeScreen.State)
  case calendar(CalendarScreen.State)
  case pick(PickContactScreen.State)
  case form(PersonFormScreen.State)
  case totals(TotalsScreen.State)

  mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) -> ScreenAnswer<PeopleEffect> {
    switch self {
    case .details(var state):
      defer { self = .details(state) }
      return DetailsScreen.answer(to: event, &state, in: view).map { $0.effect(state.person) }
    case .water(var state):
      defer { self = .water(state) }
      return WaterScreen.answer(to: event, &state, in: view).map(\.effect)
    case .review(var state):
      defer { self = .review(state) }
      return ReviewScreen.answer(to: event, &state, in: view).map(\.effect)
    case .postpone(var state):
      defer { self = .postpone(state) }
      return PostponeScreen.answer(to: event, &state, in: view).map(\.effect)
    case .calendar(var state):
      defer { self = .calendar(state) }
      return CalendarScreen.answer(to: event, &state, in: view).map { $0.effect(state.person) }
    case .pick(var state):
      defer { self = .pick(state) }
      return PickContactScreen.answer(to: event, &state, in: view).map(\.effect)
    case .form(var state):
      defer { self = .form(state) }
      return PersonFormScreen.answer(to: event, &state, in: view).map(\.effect)
    case .totals(var state):
      defer { self = .totals(state) }
      return TotalsScreen.answer(to: event, &state, in: view).map(\.effect)
    }
  }

  func render(in view: ViewContext) -> Frame {
    switch self {
    case .details(let state): DetailsScreen.render(state, in: view)
    case .water(let state): WaterScreen.render(state, in: view)
    case .review(let state): ReviewScreen.render(state, in: view)
    case .postpone(let state): PostponeScreen.render(state, in: view)
    case .calendar(let state): CalendarScreen.render(state, in: view)
    case .pick(let state): PickContactScreen.render(state, in: view)
    case .form(let state): PersonFormScreen.render(state, in: view)
    case .totals(let state): TotalsScreen.render(state, in: view)
    }
  }

  var keyHelp: [KeyHelp] {
    switch self {
    case .details(let state): DetailsScreen.keys(state).keyHelp
    case .water(let state): WaterScreen.keys(state).keyHelp
    case .review(let state): ReviewScreen.keys(state).keyHelp
    case .postpone(let state): PostponeScreen.keys(state).keyHelp
    case .calendar(let state): CalendarScreen.keys(state).keyHelp
    case .pick(let state): PickContactScreen.keys(state).keyHelp
    case .form(let state): PersonFormScreen.keys(state).keyHelp
    case .totals(let state): TotalsScreen.keys(state).keyHelp
    }
  }

  var takesText: Bool {
    switch self {
    case .review, .pick, .form: true
    case .details, .water, .postpone, .calendar, .totals: false
    }
  }
}

// MARK: - Effects of outputs

extension ScreenAnswer {
  fileprivate func map<Other>(_ change: (Output) -> Other?) -> ScreenAnswer<Other> {
    switch self {
    case .ignored: .ignored
    case .refused(let reason): .refused(reason)
    case .handled(let output): .handled(output.flatMap(change))
    }
  }
}

extension DetailsScreen.Output {
  fileprivate func effect(_ person: Person) -> PeopleEffect {
    switch self {
    case .water: .showWatering(person.id, on: nil)
    case .postpone: .showPostponing(person.id)
    case .calendar: .showCalendar(person.id)
    case .edit: .showEditing(person.id)
    case .remove: .asking(toRemove: person)
    case .cancelled: .back
    }
  }
}

extension WaterScreen.Output {
  fileprivate var effect: PeopleEffect {
    switch self {
    case .water(let id, let means, let day): .water(id, by: means, on: day)
    case .cancelled: .back
    }
  }
}

extension ReviewScreen.Output {
  fileprivate var effect: PeopleEffect {
    switch self {
    case .save(let id, let keywords, let memo): .review(id, keywords: keywords, memo: memo)
    case .write(let text): .write(text)
    case .cancelled(let hasChanged): .leaving(asks: hasChanged)
    }
  }
}

extension PostponeScreen.Output {
  fileprivate var effect: PeopleEffect {
    switch self {
    case .postpone(let id, let days): .postpone(id, days: days)
    case .cancelled: .back
    }
  }
}

extension CalendarScreen.Output {
  fileprivate func effect(_ person: Person) -> PeopleEffect {
    switch self {
    case .month(let month): .month(person.id, month)
    case .review(let watering): .showReview(watering)
    case .remove(let watering):
      .ask(
        Words(
          ko: "이날 물 준 기록을 지울까요? 이 기록으로 얻은 애정도 함께 줄어요.",
          en: "Remove this watering? The affection it gave goes with it."),
        then: .removeWatering(watering.id))
    case .water(let day): .showWatering(person.id, on: day)
    case .cancelled: .back
    }
  }
}

extension PickContactScreen.Output {
  fileprivate var effect: PeopleEffect {
    switch self {
    case .searchChanged(let text): .findContacts(text)
    case .picked(let contact): .showForm(.contact(contact))
    case .byHand(let name): .showForm(.somebodyNew(name: name))
    case .cancelled: .back
    }
  }
}

extension PersonFormScreen.Output {
  fileprivate var effect: PeopleEffect {
    switch self {
    case .plant(let details, let contact): return .plant(details, from: contact)
    case .edit(let person, let details):
      let change = person.change(to: details.rhythm)
      guard change.isAnotherPlant else { return .edit(person.id, details) }
      let (from, to) = (change.from.name, change.to.name)
      let question = Words(
        ko: "\(KoreanParticle.subject(from.ko)) \(KoreanParticle.toward(to.ko)) 바뀌어요. 저장할까요?",
        en: "The \(from.en) turns into the \(to.en). Save?")
      return .ask(question, then: .edit(person.id, details))
    case .cancelled(let hasChanged): return .leaving(asks: hasChanged)
    }
  }
}

extension TotalsScreen.Output {
  fileprivate var effect: PeopleEffect {
    switch self {
    case .details(let id): .showDetails(id)
    case .cancelled: .back
    }
  }
}

extension PeopleEffect {
  /// Removes the person after a question that says what goes along.
  static func asking(toRemove person: Person) -> PeopleEffect {
    let (name, count) = (person.plantName, person.care.wateringCount)
    let question = Words(
      ko: count == 0
        ? "\(KoreanParticle.object(name)) 지울까요?"
        : "\(KoreanParticle.object(name)) 지울까요? 물 준 기록 \(count)개도 함께 지워져요.",
      en: count == 0
        ? "Remove \(name)?" : "Remove \(name)? \(Plural("watering")(count)) will go too.")
    return .ask(question, then: .remove(person.id))
  }

  /// Goes back, after a question if something was typed.
  static func leaving(asks hasChanged: Bool) -> PeopleEffect {
    let question = Words(
      ko: "적은 것을 버리고 돌아갈까요?", en: "Go back without what you typed?")
    return hasChanged ? .ask(question, then: .back) : .back
  }
}
