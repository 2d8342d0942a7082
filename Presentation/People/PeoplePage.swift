import HearthDomain

/// The screens of People that lie over the garden.
extension Page<PeopleEffect> {
  static func details(_ state: DetailsScreen.State) -> Page {
    Page(DetailsScreen.self, state) { $0.effect($1.person) }
  }

  static func water(_ state: WaterScreen.State) -> Page {
    Page(WaterScreen.self, state) { output, _ in output.effect }
  }

  static func review(_ state: ReviewScreen.State) -> Page {
    Page(ReviewScreen.self, state) { $0.effect($1) }
  }

  static func postpone(_ state: PostponeScreen.State) -> Page {
    Page(PostponeScreen.self, state) { output, _ in output.effect }
  }

  static func calendar(_ state: CalendarScreen.State) -> Page {
    Page(CalendarScreen.self, state) { $0.effect($1) }
  }

  static func pick(_ state: PickContactScreen.State) -> Page {
    Page(PickContactScreen.self, state) { output, _ in output.effect }
  }

  static func form(_ state: PersonFormScreen.State) -> Page {
    Page(PersonFormScreen.self, state) { output, _ in output.effect }
  }

  static func totals(_ state: TotalsScreen.State) -> Page {
    Page(TotalsScreen.self, state) { output, _ in output.effect }
  }
}

// MARK: - Effects of outputs

extension DetailsScreen.Output {
  fileprivate func effect(_ person: Person) -> PeopleEffect {
    switch self {
    case .water: .show(.watering(person.id, on: nil))
    case .postpone: .show(.postponing(person.id))
    case .calendar: .show(.calendar(person.id))
    case .edit: .show(.editing(person.id))
    case .remove: .asking(toRemove: person)
    case .cancelled: .back
    }
  }
}

extension WaterScreen.Output {
  fileprivate var effect: PeopleEffect {
    switch self {
    case .water(let id, let means, let day): .change(.water(id, by: means, on: day))
    case .cancelled: .back
    }
  }
}

extension ReviewScreen.Output {
  fileprivate func effect(_ state: ReviewScreen.State) -> PeopleEffect {
    switch self {
    case .save(let id, let keywords, let memo): .change(.review(id, keywords: keywords, memo: memo))
    case .write(let text): .write(text)
    // The watering is kept already, and leaving its note does not take it back.
    case .cancelled(let hasChanged) where state.isNew:
      .leaving(
        asks: hasChanged,
        Words(ko: "적은 이야기는 버리고 물 준 것만 남길까요?", en: "Keep the watering without the note?"))
    case .cancelled(let hasChanged): .leaving(asks: hasChanged)
    }
  }
}

extension PostponeScreen.Output {
  fileprivate var effect: PeopleEffect {
    switch self {
    case .postpone(let id, let days): .change(.postpone(id, days: days))
    case .cancelled: .back
    }
  }
}

extension CalendarScreen.Output {
  fileprivate func effect(_ state: CalendarScreen.State) -> PeopleEffect {
    switch self {
    case .month(let month): .month(state.person.id, month)
    case .review(let watering): .show(.review(watering))
    case .remove(let watering):
      .ask(
        CareNews.removing(watering, today: state.today),
        then: .change(.removeWatering(watering.id)))
    case .water(let day): .show(.watering(state.person.id, on: day))
    case .cancelled: .back
    }
  }
}

extension PickContactScreen.Output {
  fileprivate var effect: PeopleEffect {
    switch self {
    case .searchChanged(let text): .findContacts(text)
    case .picked(let contact): .show(.form(.contact(contact)))
    case .byHand(let name): .show(.form(.somebodyNew(name: name)))
    case .cancelled: .back
    }
  }
}

extension PersonFormScreen.Output {
  fileprivate var effect: PeopleEffect {
    switch self {
    case .plant(let details, let contact):
      return .change(.plant(details, from: contact, besideNamesake: false))
    case .edit(let person, let details):
      let change = person.change(to: details.rhythm)
      guard change.isAnotherPlant else { return .change(.edit(person.id, details)) }
      let (from, to) = (change.from.name, change.to.name)
      let question = Words(
        ko: "\(KoreanParticle.subject(from.ko)) \(KoreanParticle.toward(to.ko)) 바뀌어요. 저장할까요?",
        en: "The \(from.en) turns into the \(to.en). Save?")
      return .ask(question, then: .change(.edit(person.id, details)))
    case .cancelled(let hasChanged): return .leaving(asks: hasChanged)
    }
  }
}

extension TotalsScreen.Output {
  fileprivate var effect: PeopleEffect {
    switch self {
    case .details(let id): .show(.details(id))
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
    return .ask(question, then: .change(.remove(person.id)))
  }
}
