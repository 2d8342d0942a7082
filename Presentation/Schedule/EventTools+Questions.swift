import HearthDomain

/// A question to ask before an event or a to-do is added, or to-dos are marked done.
enum AddingQuestion {
  case hasPassed(Words)
  case doesNotFitRepetition(Words)
  /// Whether the event is the person's birthday, which is then stored with the person instead.
  case isBirthday(Birthday, of: Person)
  case isPlanned(Occurrence)
  case isToDo(ToDo)
  /// Whether the next time of repeating to-dos is meant, since this time is done already.
  case areDoneAhead([ToDo])
}

extension EventTools {
  /// Returns the questions to ask before the event is added, in their order. A time that was not
  /// typed has not passed; `typed` are the words that may name a birthday.
  func questions(
    before details: EventDetails, _ repetition: EnteredRepetition?, isTimeTyped: Bool = true,
    typed: String? = nil
  ) throws -> [AddingQuestion] {
    let isPast = isTimeTyped && repetition == nil
    let questions = [
      isPast ? formatter.pastQuestion(details).map(AddingQuestion.hasPassed) : nil,
      formatter.misfitQuestion(details.span, repetition).map(
        AddingQuestion.doesNotFitRepetition),
      try birthday(namedBy: details, typed: typed, repetition),
      try schedule.queries.duplicate(of: details, repeating: repetition)
        .map(AddingQuestion.isPlanned),
    ]
    return questions.compactMap(\.self)
  }

  /// Returns the questions to ask before the to-do is added.
  func questions(before toDo: ToDoDetails) throws -> [AddingQuestion] {
    try toDos.queries.duplicate(of: toDo).map { [.isToDo($0)] } ?? []
  }

  /// Returns the questions to ask before the to-dos are marked done.
  func questions(beforeMarkingDone ids: [ID<ToDo>]) throws -> [AddingQuestion] {
    let ahead = try ids.filter(toDos.isDoneAhead).map(toDos.queries.toDo)
    return ahead.isEmpty ? [] : [.areDoneAhead(ahead)]
  }

  func words(of question: AddingQuestion) -> Words {
    switch question {
    case .hasPassed(let words), .doesNotFitRepetition(let words): words
    case .isBirthday(let birthday, let person):
      Words { language in
        let (name, date) = (person.fullName, birthday.text(in: language))
        return language(
          ko: "\(name)의 생일(\(date))인가요? 그러면 사람에 적어 두고 해마다 알려 줘요.",
          en:
            "Is this the birthday of \(name) (\(date))? Then it is saved with the person and comes"
            + " every year.")
      }
    case .isPlanned(let known): formatter.duplicateQuestion(known)
    case .isToDo(let known): Words { toDoWords($0).duplicateQuestion(known) }
    case .areDoneAhead(let all): Words { toDoWords($0).doneAheadQuestion(all) }
    }
  }

  /// Stores the birthday with the person. Returns the message about it.
  func recordBirthday(_ birthday: Birthday, of person: Person) throws -> Words {
    try schedule.recordBirthday(birthday, of: person)
    return Words { language in
      let (name, date) = (person.fullName, birthday.text(in: language))
      return language(
        ko: "\(name)의 생일을 적었어요: \(date), 해마다.",
        en: "Saved the birthday of \(name): \(date), every year.")
    }
  }
}

// MARK: - Birthdays

/// An event titled like somebody's birthday: the birthday belongs to the person.
extension EventTools {
  /// Words after a name that make a title a birthday.
  private static let birthdayWords = [
    "'s birthday", "’s birthday", " birthday", "의 생일", " 생일", " 생신",
  ]

  /// Returns the question whether a whole day that has nothing but a title is a person's birthday,
  /// with the year and in the calendar that were typed. Nil if the title names no person, if the
  /// person's birthday is known, or if the event repeats, but not yearly.
  private func birthday(
    namedBy details: EventDetails, typed: String?, _ repetition: EnteredRepetition?
  ) throws -> AddingQuestion? {
    let bare = EventDetails(
      title: details.title, span: details.span, reminders: defaults.reminders(isAllDay: true))
    guard details.span.isAllDay, details == bare else { return nil }
    switch repetition?.rule {
    case nil: break
    case .rule(let rule)?:
      guard rule.frequency == .yearly, rule.calendarScale == .gregorian else { return nil }
    case .afterDone?: return nil
    }
    let title = details.title.value
    let folded = title.lowercased()
    let day = details.span.start(in: formatter.clock.zone).day
    guard let word = Self.birthdayWords.first(where: { folded.hasSuffix($0) }),
      let birthday = typedBirthday(typed ?? "", beside: title)
        ?? (try? .solar(checking: day.month, day.dayOfMonth)),
      let person = try schedule.queries.personWithoutBirthday(
        named: String(title.dropLast(word.count)))
    else { return nil }
    return .isBirthday(birthday, of: person)
  }

  /// Returns the birthday that the words beside the title name; nil if they name none.
  private func typedBirthday(_ typed: String, beside title: String) -> Birthday? {
    let parts = typed.split(at: title)
    guard parts.count == 2, let read = try? dateReader.birthday(parts.joined(separator: " "))
    else { return nil }
    return (try? read.value.checkIsNotInFuture(today: formatter.today)) == nil
      ? nil : read.value
  }
}
