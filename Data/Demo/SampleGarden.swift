import HearthDomain

/// The sample people with their waterings and postponements.
struct SampleGarden {
  /// Properties of a sample person's plant.
  struct PlantParameters {
    let rhythm: Int
    /// Days until the plant is due to be watered.
    let daysUntilDue: Int
    /// Days since the person was added as a plant.
    let daysSincePlanted: Int
    /// Days until the birthday.
    let daysUntilBirthday: Int
    /// Age at the birthday; nil if unknown.
    var ageAtBirthday: Int?
    var postponed = 0
    /// Percentage of contacts whose review has a memo.
    var memoPercentage = 70
    /// Whether the last contact has no review yet.
    var isUnreviewed = false
  }

  static let shapes = [
    PlantParameters(
      rhythm: 3, daysUntilDue: 1, daysSincePlanted: 360, daysUntilBirthday: 9, ageAtBirthday: 61),
    PlantParameters(
      rhythm: 7, daysUntilDue: 0, daysSincePlanted: 355, daysUntilBirthday: 120, ageAtBirthday: 64),
    PlantParameters(rhythm: 7, daysUntilDue: 3, daysSincePlanted: 340, daysUntilBirthday: 64),
    PlantParameters(rhythm: 7, daysUntilDue: -2, daysSincePlanted: 32, daysUntilBirthday: 201),
    PlantParameters(rhythm: 14, daysUntilDue: 5, daysSincePlanted: 42, daysUntilBirthday: 3),
    PlantParameters(
      rhythm: 5, daysUntilDue: 5, daysSincePlanted: 300, daysUntilBirthday: 260, ageAtBirthday: 27,
      isUnreviewed: true),
    PlantParameters(
      rhythm: 30, daysUntilDue: 12, daysSincePlanted: 55, daysUntilBirthday: 310, memoPercentage: 0),
    PlantParameters(rhythm: 90, daysUntilDue: 40, daysSincePlanted: 100, daysUntilBirthday: 88),
    PlantParameters(rhythm: 15, daysUntilDue: -6, daysSincePlanted: 24, daysUntilBirthday: 150),
    PlantParameters(
      rhythm: 21, daysUntilDue: 0, daysSincePlanted: 75, daysUntilBirthday: 0, ageAtBirthday: 33,
      postponed: 2),
    PlantParameters(rhythm: 10, daysUntilDue: 7, daysSincePlanted: 3, daysUntilBirthday: 40),
    PlantParameters(rhythm: 30, daysUntilDue: 2, daysSincePlanted: 95, daysUntilBirthday: 230),
  ]

  let year: SampleYear
  private var decks: [SampleCircle: SampleDeck<SampleNote>]

  init(_ year: SampleYear) {
    self.year = year
    decks = year.texts.notes.mapValues(SampleDeck.init)
  }

  mutating func person(_ number: Int) throws -> (person: Person, history: CareHistory) {
    let shape = shape(number)
    let name = name(number)
    let last = year.day(shape.rhythm - shape.daysUntilDue + shape.postponed)
    let isNew = shape.daysSincePlanted <= shape.rhythm - shape.daysUntilDue
    let planted = isNew ? last : min(last.adding(days: -1), year.day(shape.daysSincePlanted))
    let details = PersonDetails(
      name: try PersonName(name.name), nickname: try Nickname(name.nickname),
      phone: try PhoneNumber(phone(number)), birthday: try birthday(number, shape),
      rhythm: try CareRhythm(everyDays: shape.rhythm), plantedOn: planted)
    let id: ID<Person> = year.chance.id(at: year.instant(planted, hour: 10))
    var history = CareHistory(
      plantedOn: planted, rhythm: details.rhythm,
      waterings: isNew ? [] : try waterings(of: id, name.circle, shape, planted...last))
    if shape.postponed > 0 { history.addOrReplace(try postponement(of: id, shape, after: last)) }
    return (Person(id: id, details: details, care: history.care), history)
  }

  /// Creates a contact of the address book.
  func contact(_ number: Int) throws -> Contact {
    Contact(
      id: year.chance.id(at: year.instant(year.day(30 + number), hour: 9)),
      details: ContactDetails(
        name: try ContactName(year.texts.contacts[number]),
        phones: [try PhoneNumber(phone(year.size.people + number))]))
  }

  private func shape(_ number: Int) -> PlantParameters {
    guard number >= SampleGarden.shapes.count else { return SampleGarden.shapes[number] }
    let rhythm = year.chance.pick(from: [3, 7, 7, 14, 14, 21, 30, 30, 60, 90])
    let isLate = year.chance.happens(4)
    return PlantParameters(
      rhythm: rhythm,
      daysUntilDue: isLate ? -year.chance.number(0...5) : year.chance.number(1...rhythm),
      daysSincePlanted: rhythm + 10 + year.chance.number(0...year.size.days),
      daysUntilBirthday: year.chance.number(0...364))
  }

  private func name(_ number: Int) -> SampleName {
    let known = year.texts.people
    guard number >= known.count else { return known[number] }
    let parts = year.texts.moreNames
    let name = [year.chance.pick(from: parts.first), year.chance.pick(from: parts.second)]
      .joined(separator: parts.separator)
    return SampleName(name, "", year.chance.pick(from: SampleCircle.allCases))
  }

  private func phone(_ number: Int) -> String {
    let digits = "\(1204 + number * 7)"
    return year.texts.phonePrefix + digits
  }

  private func birthday(_ number: Int, _ shape: PlantParameters) throws -> Birthday {
    // Grandmother's birthday is lunar.
    if number == 2 { return try .lunar(checking: 3, 12) }
    let day = year.today.adding(days: shape.daysUntilBirthday)
    // Without a year, since 29 February is rare.
    let isLeapDay = day.month == 2 && day.dayOfMonth == 29
    let year = shape.ageAtBirthday.flatMap { isLeapDay ? nil : day.year - $0 }
    return try .solar(checking: day.month, day.dayOfMonth, year: year)
  }
}

// MARK: - Waterings and postponements

extension SampleGarden {
  /// Returns waterings at about the person's interval; the last one is on the last day.
  private mutating func waterings(
    of person: ID<Person>, _ circle: SampleCircle, _ shape: PlantParameters,
    _ days: ClosedRange<Day>
  ) throws -> [Watering] {
    var found: [Watering] = []
    var day = days.upperBound
    while days.contains(day) {
      let isBlank = found.isEmpty && shape.isUnreviewed
      let writesMemo = year.chance.happens(shape.memoPercentage)
      var watering = try watering(of: person, circle, on: day, writesMemo: writesMemo)
      if isBlank { watering.review = .blank }
      found.append(watering)
      let slack = max(1, shape.rhythm / 4)
      day = day.adding(days: -max(1, shape.rhythm + year.chance.number(-slack...slack / 2)))
    }
    return found
  }

  private mutating func watering(
    of person: ID<Person>, _ circle: SampleCircle, on day: Day, writesMemo: Bool
  ) throws -> Watering {
    let id: ID<Watering> = year.chance.id(
      at: year.instant(day, hour: 20, minute: year.chance.number(0...59)))
    let chance = year.chance
    guard let note = decks[circle]?.draw(chance) else {
      return Watering(id: id, personID: person, on: day, means: .other)
    }
    let review = try Review(
      keywords: note.keywords.map { try Keyword($0) }, memo: writesMemo ? Memo(note.memo) : .blank)
    return Watering(id: id, personID: person, on: day, means: note.contactMethod, review: review)
  }

  /// Returns a postponement on the first day on which the plant is due.
  private func postponement(
    of person: ID<Person>, _ shape: PlantParameters, after last: Day
  ) throws -> Postponement {
    let day = last.adding(days: shape.rhythm)
    return Postponement(
      id: year.chance.id(at: year.instant(day, hour: 9)), personID: person, on: day,
      delay: try Delay(days: shape.postponed), since: last, costsStep: false)
  }
}
