/// Role of a word next to a phrase. The words are in ``EnglishRoles`` and ``KoreanRoles``.
enum WordRole: Int {
  /// Before a number that names or counts something: `room 5`.
  case counting
  /// Before a number that is never a time, even with minutes: `psalm 23:4`.
  case citing
  /// Before a number that is not a time unless its minutes are a multiple of five: `chapter 3:16`.
  case numbering
  /// Before a name.
  case beforeName
  /// Before a noun that a phrase may be part of.
  case beforeNoun
  case article
  /// Before the people with whom something is done.
  case company
  /// Before the name of a place: `Lunch at Fridays`.
  case place
  /// Before a topic.
  case topic
  /// Before a purpose or a person.
  case purpose
  /// Verbs that `by` belongs to: `drop by`.
  case beforeBy
  /// Words between a title and a following time.
  case leading
  /// Words between a time and a following title.
  case following
  /// Prepositions before days and hours.
  case preposition
  /// Dropped from the title before a removed phrase.
  case dangling
  /// Stays in the title before a repetition.
  case keptBeforeRepetition
  /// Before the title of a book, film or song: `Watch Freaky Friday`.
  case beforeWork
  /// Particles that may follow a phrase.
  case particle
  /// Particles that are dropped after a removed phrase.
  case droppedParticle
  /// Meals that are also parts of the day.
  case meal
  /// Part of the day that is also a noun but not a meal.
  case dawn
  /// After a word that means the meal, not the part of the day.
  case afterMeal
  /// Parts of the day that are also nouns.
  case partNoun
  /// The noun 일 (work), which looks like the day counter: `할 일`.
  case work
  /// Words that introduce an end, an exception or an alternative.
  case opener
  /// Words that change the meaning of the day or time after them: `after the 8th`, `not friday`.
  case relating
  /// Words between two items of a list.
  case joining
  /// Words that join alternatives or items.
  case alternative
  /// Marks without a space before them.
  case closing
  case month
  /// Before a length that belongs to something else: `출발 전 30분`.
  case beforeLength
  /// After a length that belongs to something else: `3시간 이상`.
  case afterLength
  /// Months that are also verbs: `may 5 people come`.
  case verbMonth
  /// `am` and `pm`.
  case half
  /// Nouns for things that last: 까지 marks their end.
  case lasting
  /// Plurals without a final `s`, and units such as `kg`.
  case plural
  /// Marks between the start and the end of a span.
  case spanDash
  /// Words for a start or end at an unknown time: `4-close`.
  case unknownEnd
  /// Words for preparing something before a feast.
  case preparing
  /// Things prepared for a feast that is named before them.
  case prepared
  /// Words that always name a day.
  case plainDay
  /// Label of a day or time, unless it belongs to the previous word: `Story time: 3pm`.
  case label
  /// Days as distances from today: 내일.
  case relativeDay
  /// Before a day that is only part of a longer phrase, such as an end or an exception.
  case beforeEnd
  /// Verbs for moving something to another time.
  case moving
  /// Participles for moving something, which need no object after them: `dentist moved from …`.
  case moved
  /// Between the old and the new time of something that is moved.
  case target
  /// Name of a zone after an hour, but part of a place name before a word.
  case zoneOrPlace
  /// Words between a length and the rest of a name that contains it.
  case joinsName
  /// Words in lower case within capitalized titles.
  case small
  /// Abbreviations and syllables that are often part of a time but have no certain meaning.
  case timeLike
  /// Parts of the day that no rule reads. They are part of a time only if no hour is named: `surf
  /// at dawn sunday`, but not `sunset walk 8am`.
  case unreadPartOfDay
  /// Words that introduce an end, which no rule may know: `until dark`.
  case beforeUnknownEnd

  /// Returns the roles of a word in either language.
  static func roles(of word: String) -> WordRoles { words[word] ?? [] }

  private static let words: [String: WordRoles] = {
    var words: [String: WordRoles] = [:]
    for (role, list) in EnglishRoles.all + KoreanRoles.all + marks {
      for word in list.split(separator: " ") { words[String(word), default: []].insert(role) }
    }
    for name in EnglishWords.months.keys { words[name, default: []].insert(.month) }
    return words
  }()

  /// Roles of marks in both languages.
  private static let marks: [(WordRole, String)] = [
    (.following, ", : ) ( @"),
    (.dangling, "@"),
    (.place, "@"),
    (.joining, ", & / -"),
    (.alternative, ","),
    (.closing, ", . : ; ) ! ?"),
    (.spanDash, "- ~ – — →"),
    (.unknownEnd, "?"),
    (.beforeEnd, "-"),
  ]
}

typealias WordRoles = Flags<WordRole>
