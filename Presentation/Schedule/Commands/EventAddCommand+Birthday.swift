import HearthDomain

/// An event titled like somebody's birthday: the birthday belongs to the person.
extension EventAddCommand {
  /// Words after a name that make a title a birthday.
  private static let birthdayWords = [
    "'s birthday", "’s birthday", " birthday", "의 생일", " 생일", " 생신",
  ]

  /// Returns the person whose birthday the title names, and the birthday, with the year and in the
  /// calendar that were typed; nil if the title names no person, if the person's birthday is known,
  /// or if the event repeats, but not yearly.
  func birthday(
    namedBy title: EventTitle, on day: Day, typed: String?, _ repetition: EnteredRepetition?
  ) throws -> (person: Person, birthday: Birthday)? {
    switch repetition?.rule {
    case nil: break
    case .rule(let rule)?:
      guard rule.frequency == .yearly, rule.calendarScale == .gregorian else { return nil }
    case .afterDone?: return nil
    }
    let folded = title.value.lowercased()
    guard let word = Self.birthdayWords.first(where: { folded.hasSuffix($0) }),
      let birthday = typedBirthday(typed ?? "", beside: title)
        ?? (try? .solar(checking: day.month, day.dayOfMonth)),
      let person = try tools.schedule.queries.personWithoutBirthday(
        named: String(title.value.dropLast(word.count)))
    else { return nil }
    return (person, birthday)
  }

  /// Returns the birthday that the words beside the title name; nil if they name none.
  private func typedBirthday(_ typed: String, beside title: EventTitle) -> Birthday? {
    let parts = typed.split(at: title.value)
    guard parts.count == 2, let read = try? tools.dateReader.birthday(parts.joined(separator: " "))
    else { return nil }
    return (try? read.value.checkIsNotInFuture(today: tools.formatter.today)) == nil
      ? nil : read.value
  }

  /// Asks whether the event is the person's birthday, and stores it with the person after a yes.
  /// Returns whether it did. In a pipe, there is no question.
  func offersBirthday(
    _ found: (person: Person, birthday: Birthday), in console: inout Console
  ) throws -> Bool {
    guard console.canAsk else { return false }
    let (name, date) = (found.person.fullName, Words { found.birthday.text(in: $0) })
    let question = Words(
      ko: "\(name)의 생일(\(date.ko))인가요? 그러면 사람에 적어 두고 해마다 알려 줘요.",
      en: "Is this the birthday of \(name) (\(date.en))? Then it is saved with the person and comes"
        + " every year.")
    guard try console.ask(question(console.language)) else { return false }
    try tools.schedule.recordBirthday(found.birthday, of: found.person)
    console.confirm(
      [
        console.language(
          ko: "\(name)의 생일을 적었어요: \(date.ko), 해마다.",
          en: "Saved the birthday of \(name): \(date.en), every year.")
      ], json: ["id": .string(found.person.id.fullForm), "birthdayOf": .string(found.person.name)])
    return true
  }

  /// Returns the note on how to store the birthday with the person, for a pipe.
  func birthdayNote(_ found: (person: Person, birthday: Birthday)) -> Words {
    let who = Quoting.shellWord(found.person.name)
    let date = Quoting.shellWord(found.birthday.typeableText(.monthFirst))
    let line = "\n  hearth person edit \(who) --birthday \(date)"
    return Words(
      ko: "\(found.person.fullName)의 생일이면 사람에 적어 둘 수 있어요:" + line,
      en: "If this is the birthday of \(found.person.fullName), keep it with the person:" + line)
  }
}
