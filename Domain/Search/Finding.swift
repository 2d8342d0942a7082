/// One thing that a search of everything has found.
public struct Finding: Hashable, Sendable {
  public let thing: FoundThing
  /// How the thing answers to the search.
  public let match: WordMatch
  /// Whether the words are the whole name of a person, or all its initial consonants.
  public let isNamed: Bool
  /// Whether it is the user's own and its name begins with the words.
  public let isBegun: Bool
  /// What makes it newer or older than others: when a person was planted, a contact was made, a
  /// mood was felt, an event starts, a task is due, and everything else was added.
  public let moment: Instant

  /// The thing as it answers to the words; days begin by the clocks of that zone.
  init(_ thing: FoundThing, by words: String, in zone: any ZoneRules) {
    self.thing = thing
    let (wanted, texts) = (SearchFolding.folded(words), thing.texts.map(SearchFolding.folded))
    // It was found: only whether its texts have whole words is open; a number has none.
    match = texts.contains { WholeWords.stand(wanted, in: $0) } ? .wholeWords : .part
    isNamed = thing.isPerson(named: words)
    isBegun = !thing.isStarter && texts.first?.hasPrefix(wanted) == true
    moment = thing.moment(in: zone)
  }

  public var kind: Kind { thing.kind }

  /// The people of that name come first, then what begins with the words, then whole words before
  /// parts of words, then the newest first, then by area.
  static func isListedBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.isNamed != right.isNamed { return left.isNamed }
    if left.isBegun != right.isBegun { return left.isBegun }
    if left.match != right.match { return left.match < right.match }
    return left.moment > right.moment
  }
}

/// What can be found, with what is needed to show it.
public enum FoundThing: Hashable, Sendable {
  case person(Person)
  /// Somebody in the address book who is not planted.
  case contact(Contact)
  /// A contact with somebody, of which something was noted.
  case watering(Watering, of: Person)
  /// With the book, if it was made of a sentence of one.
  case saying(Saying, of: Book?)
  case mood(Mood)
  case event(Occurrence)
  /// A task of another program's calendar.
  case task(DueTask)
  case book(Book)
  case sentence(Sentence, of: Book)

  /// A contact is found with the person, a task with the events.
  public var kind: Kind {
    switch self {
    case .person, .watering: .person
    case .contact: .contact
    case .saying: .saying
    case .mood: .mood
    case .event, .task: .event
    case .book: .book
    case .sentence: .sentence
    }
  }

  /// All letters of the id by which it is named; a contact has the person's, and what is another
  /// program's none.
  public var idSpelling: String? {
    switch self {
    case .person(let person), .watering(_, let person): person.id.spelling
    case .contact(let contact): contact.id.spelling
    case .saying(let saying, _): saying.id.spelling
    case .mood(let mood): mood.id.spelling
    case .event(let occurrence): occurrence.event.id.spelling
    case .task: nil
    case .book(let book): book.id.spelling
    case .sentence(let sentence, _): sentence.id.spelling
    }
  }

  /// The texts in which it is found.
  var texts: [String] {
    switch self {
    case .person(let person): person.names
    case .contact(let contact): [contact.name]
    case .watering(let watering, _): watering.review.searchedTexts
    case .saying(let saying, _): saying.details.searchedTexts
    case .mood(let mood): mood.details.searchedTexts
    case .event(let occurrence): occurrence.event.searchedTexts
    case .task(let task): task.searchedTexts
    case .book(let book): book.details.searchedTexts
    case .sentence(let sentence, _): [sentence.text.value]
    }
  }

  /// Whether it came with the program.
  fileprivate var isStarter: Bool {
    if case .saying(let saying, _) = self { saying.isStarter } else { false }
  }

  fileprivate func isPerson(named words: String) -> Bool {
    switch self {
    case .person(let person): NameFit.isWholeName(words, ofAny: person.names)
    case .contact(let contact): NameFit.isWholeName(words, ofAny: [contact.name])
    case .watering, .saying, .mood, .event, .task, .book, .sentence: false
    }
  }

  fileprivate func moment(in zone: any ZoneRules) -> Instant {
    switch self {
    case .person(let person): zone.instant(of: person.details.plantedOn.start)
    case .contact(let contact): contact.id.madeAt
    case .watering(let watering, _): zone.instant(of: watering.on.start)
    case .saying(let saying, _): saying.addedAt
    case .mood(let mood): mood.moment.instant
    case .event(let occurrence): occurrence.startsAt
    // What is due on no day comes last.
    case .task(let task): task.dueAt(in: zone) ?? Instant(milliseconds: .min)
    case .book(let book): book.addedAt
    case .sentence(let sentence, _): sentence.addedAt
    }
  }
}
