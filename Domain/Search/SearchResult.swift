/// An item found by a global search.
public struct SearchResult: Hashable, Sendable {
  public let item: FoundItem
  /// How the item matches the words.
  public let match: WordMatch
  /// Whether the words are the whole name of a person, or all initial consonants of it.
  public let isExactName: Bool
  /// Whether the item is the user's own and its name begins with the words; false for starter
  /// sayings.
  public let nameBeginsWithQuery: Bool
  /// Moment of the item: when a person was planted, a contact created, a mood felt, or anything
  /// else added; when an event starts or a to-do is due.
  public let moment: Instant
  /// Time between the moment and now, in milliseconds.
  private let distance: UInt64

  /// Rates how well the item matches the words. The clock's zone decides when days begin.
  init(_ thing: FoundItem, by words: String, _ clock: LocalClock) {
    self.item = thing
    let (wanted, texts) = (SearchFolding.folded(words), thing.texts.map(SearchFolding.folded))
    // The item is known to match, so only whole words have to be looked for; a number has none.
    match = texts.contains { WholeWords.occur(wanted, in: $0) } ? .wholeWords : .partOfWord
    isExactName = thing.isPerson(named: words)
    nameBeginsWithQuery = !thing.isStarter && texts.first?.hasPrefix(wanted) == true
    moment = thing.moment(in: clock.zone)
    distance = moment.distance(from: clock.now())
  }

  public var kind: Kind { item.kind }

  /// Whether `left` comes first: people with exactly the name, then items whose name begins with
  /// the words, then whole words before parts of words, then the nearest to now.
  static func isListedBefore(_ left: SearchResult, _ right: SearchResult) -> Bool {
    if left.isExactName != right.isExactName { return left.isExactName }
    if left.nameBeginsWithQuery != right.nameBeginsWithQuery { return left.nameBeginsWithQuery }
    if left.match != right.match { return left.match < right.match }
    return left.distance == right.distance
      ? left.moment > right.moment : left.distance < right.distance
  }
}

extension Instant {
  /// Returns the number of milliseconds between the moments; the maximum if it overflows.
  func distance(from other: Instant) -> UInt64 {
    let (difference, overflow) = milliseconds.subtractingReportingOverflow(other.milliseconds)
    return overflow ? .max : difference.magnitude
  }
}

/// An item that can be found, with the data for its display.
public indirect enum FoundItem: Hashable, Sendable {
  case person(Person)
  /// A contact of the address book that is not linked to a person.
  case contact(Contact)
  /// A contact with a person about which the user wrote a note.
  case watering(Watering, of: Person)
  /// A saying; with a book if it was made from a sentence of that book.
  case saying(Saying, of: Book?)
  case mood(Mood)
  case event(Occurrence)
  case task(DueTask)
  case book(Book)
  case sentence(Sentence, of: Book)

  /// Kind of the item. A watering counts as a person.
  public var kind: Kind {
    switch self {
    case .person, .watering: .person
    case .contact: .contact
    case .saying: .saying
    case .mood: .mood
    case .event: .event
    case .task: .toDo
    case .book: .book
    case .sentence: .sentence
    }
  }

  /// All letters of the id by which users refer to the item; for a watering, that of the person.
  public var fullID: String {
    switch self {
    case .person(let person), .watering(_, let person): person.id.fullForm
    case .contact(let contact): contact.id.fullForm
    case .saying(let saying, _): saying.id.fullForm
    case .mood(let mood): mood.id.fullForm
    case .event(let occurrence): occurrence.event.id.fullForm
    case .task(let task): task.toDo.id.fullForm
    case .book(let book): book.id.fullForm
    case .sentence(let sentence, _): sentence.id.fullForm
    }
  }

  /// The searched texts.
  var texts: [String] {
    switch self {
    case .person(let person): person.searchedTexts
    case .contact(let contact): [contact.name]
    case .watering(let watering, _): watering.review.searchedTexts
    case .saying(let saying, _): saying.details.searchedTexts
    case .mood(let mood): mood.details.searchedTexts
    case .event(let occurrence): occurrence.event.searchedTexts
    case .task(let task): task.toDo.searchedTexts
    case .book(let book): book.details.searchedTexts
    case .sentence(let sentence, _): [sentence.text.value]
    }
  }

  /// Whether the saying was shipped with the program.
  fileprivate var isStarter: Bool {
    if case .saying(let saying, _) = self { saying.isStarter } else { false }
  }

  fileprivate func isPerson(named words: String) -> Bool {
    switch self {
    case .person(let person): NameMatchQuality.isWholeName(words, ofAny: person.names)
    case .contact(let contact): NameMatchQuality.isWholeName(words, ofAny: [contact.name])
    case .watering, .saying, .mood, .event, .task, .book, .sentence: false
    }
  }

  fileprivate func moment(in zone: any ZoneRules) -> Instant {
    switch self {
    case .person(let person): zone.instant(of: person.details.plantedOn.start)
    case .contact(let contact): contact.id.createdAt
    case .watering(let watering, _): zone.instant(of: watering.day.start)
    case .saying(let saying, _): saying.addedAt
    case .mood(let mood): mood.moment.instant
    case .event(let occurrence): occurrence.startsAt
    // To-dos without a due day come last.
    case .task(let task): task.dueMoment(in: zone) ?? .distantPast
    case .book(let book): book.addedAt
    case .sentence(let sentence, _): sentence.addedAt
    }
  }
}
