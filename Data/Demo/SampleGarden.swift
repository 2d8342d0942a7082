import HearthDomain

/// The sample people with their waterings and postponements.
struct SampleGarden {
  /// Parameters of a person's plant.
  struct Shape {
    let rhythm: Int
    /// Days until it is due.
    let left: Int
    /// Days since it was planted.
    let planted: Int
    /// Days until the birthday.
    let birthday: Int
    /// Age at the birthday; nil if unknown.
    var turning: Int?
    var postponed = 0
    /// Percentage of reviews with a memo.
    var memos = 70
    /// Whether the last contact has no review yet.
    var isUnreviewed = false
  }

  static let shapes = [
    Shape(rhythm: 3, left: 1, planted: 360, birthday: 9, turning: 61),
    Shape(rhythm: 7, left: 0, planted: 355, birthday: 120, turning: 64),
    Shape(rhythm: 7, left: 3, planted: 340, birthday: 64),
    Shape(rhythm: 7, left: -2, planted: 32, birthday: 201),
    Shape(rhythm: 14, left: 5, planted: 42, birthday: 3),
    Shape(rhythm: 5, left: 5, planted: 300, birthday: 260, turning: 27, isUnreviewed: true),
    Shape(rhythm: 30, left: 12, planted: 55, birthday: 310, memos: 0),
    Shape(rhythm: 90, left: 40, planted: 100, birthday: 88),
    Shape(rhythm: 15, left: -6, planted: 24, birthday: 150),
    Shape(rhythm: 21, left: 0, planted: 75, birthday: 0, turning: 33, postponed: 2),
    Shape(rhythm: 10, left: 7, planted: 3, birthday: 40),
    Shape(rhythm: 30, left: 2, planted: 95, birthday: 230),
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
    let last = year.day(shape.rhythm - shape.left + shape.postponed)
    let isNew = shape.planted <= shape.rhythm - shape.left
    let planted = isNew ? last : min(last.adding(days: -1), year.day(shape.planted))
    let details = PersonDetails(
      name: try PersonName(name.name), nickname: try Nickname(name.nickname),
      phone: try PhoneNumber(phone(number)), birthday: try birthday(number, shape),
      rhythm: try CareRhythm(everyDays: shape.rhythm), plantedOn: planted)
    let id: ID<Person> = year.chance.id(at: year.instant(planted, hour: 10))
    var history = CareHistory(
      plantedOn: planted, rhythm: details.rhythm,
      waterings: isNew ? [] : try waterings(of: id, name.circle, shape, planted...last))
    if shape.postponed > 0 { history.keep(try postponement(of: id, shape, after: last)) }
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

  private func shape(_ number: Int) -> Shape {
    guard number >= SampleGarden.shapes.count else { return SampleGarden.shapes[number] }
    let rhythm = year.chance.one(of: [3, 7, 7, 14, 14, 21, 30, 30, 60, 90])
    let isLate = year.chance.happens(4)
    return Shape(
      rhythm: rhythm, left: isLate ? -year.chance.number(0...5) : year.chance.number(1...rhythm),
      planted: rhythm + 10 + year.chance.number(0...year.size.days),
      birthday: year.chance.number(0...364))
  }

  private func name(_ number: Int) -> SampleName {
    let known = year.texts.people
    guard number >= known.count else { return known[number] }
    let parts = year.texts.moreNames
    let name = [year.chance.one(of: parts.first), year.chance.one(of: parts.second)]
      .joined(separator: parts.separator)
    return SampleName(name, "", year.chance.one(of: SampleCircle.allCases))
  }

  private func phone(_ number: Int) -> String {
    let digits = "\(1204 + number * 7)"
    return year.texts.phonePrefix + digits
  }

  private func birthday(_ number: Int, _ shape: Shape) throws -> Birthday {
    // Grandmother's birthday is lunar.
    if number == 2 { return try .lunar(checking: 3, 12) }
    let day = year.today.adding(days: shape.birthday)
    // Without a year, since 29 February is rare.
    let isLeapDay = day.month == 2 && day.dayOfMonth == 29
    let year = shape.turning.flatMap { isLeapDay ? nil : day.year - $0 }
    return try .solar(checking: day.month, day.dayOfMonth, year: year)
  }
}

// MARK: - Waterings and postponements

extension SampleGarden {
  /// Returns contacts at about the desired rhythm, the last one on the last day.
  private mutating func waterings(
    of person: ID<Person>, _ circle: SampleCircle, _ shape: Shape, _ days: ClosedRange<Day>
  ) throws -> [Watering] {
    var found: [Watering] = []
    var day = days.upperBound
    while days.contains(day) {
      let isBlank = found.isEmpty && shape.isUnreviewed
      let writesMemo = year.chance.happens(shape.memos)
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
    return Watering(id: id, personID: person, on: day, means: note.means, review: review)
  }

  /// Returns a postponement on the first due day.
  private func postponement(
    of person: ID<Person>, _ shape: Shape, after last: Day
  ) throws -> Postponement {
    let day = last.adding(days: shape.rhythm)
    return Postponement(
      id: year.chance.id(at: year.instant(day, hour: 9)), personID: person, on: day,
      delay: try Delay(days: shape.postponed), since: last, costsStep: false)
  }
}
