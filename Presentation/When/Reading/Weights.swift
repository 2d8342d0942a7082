/// Points for and against a reading of a text.
enum Weights {
  /// For each token that a phrase covers.
  static let token = 10.0
  /// For each phrase, so that a few long phrases win over many short ones.
  static let phrase = -1.0
  /// For a repetition on a weekday that another phrase already names.
  static let repeatedWeekday = -14.0
  /// For a repetition that gets its days from another phrase.
  static let daysFromOtherPhrase = 17.0
  /// For each further separate group of phrases.
  static let separateGroup = -6.0
  /// For a phrase that adds no fact.
  static let noNewFact = -2.0
  /// For phrases in the middle of the title.
  static let inMiddle = -9.0
  /// For phrases in the middle of the title beside a preposition or mark.
  static let inMiddleWithPreposition = -1.5
  /// For phrases in the middle of the title between capitalized words.
  static let inMiddleOfCapitals = -25.0
  /// For a lone phrase that is also a name.
  static let name = -14.0
  /// For a phrase that is also a name, at the end of the title.
  static let nameAtEnd = -2.0
  /// For a phrase that is also a name, beside another phrase.
  static let nameBesidePhrase = -2.0
  /// For a phrase after words such as `the`, `about`, `'s`.
  static let afterArticle = -30.0
  /// For a phrase within a name if a day is named outside; its tokens then add no points.
  static let withinCapitals = -10.0
  /// Total for a holiday for which something is prepared.
  static let preparedFeast = 4.0
  /// For a word in the title of a book, film or song: `Watch Freaky Friday`.
  static let withinWork = -18.0
  /// For `for friday` at the end of a title.
  static let forDayAtEnd = -11.0
  /// For a number after `for` or a counting word: `table for 4 dec 12`.
  static let numberAfterNoun = -9.0
  /// For a month name that is a verb, followed by its day and a word: `may 5 people`.
  static let verbAndNumber = -20.0
  /// For a describing word, or a counting number, right before the title.
  static let beforeTitle = -17.0
  static let partOfDay = -16.0
  static let lengthAtEnd = -11.0
  static let lengthBeforeWord = -13.0
  static let count = -2.0
  /// For a number apart from a repetition, which may be a count or part of a name: `교향곡 9번`.
  static let separateNumber = -13.0
  /// For a day of the month right after a word such as `내일`: it probably counts something.
  static let dayAfterDay = -12.0
  /// For a reading that leaves no title.
  static let noTitle = -12.0
  /// For a phrase that needs an answer.
  static let openQuestion = -4.0
  /// For a phrase without a certain time beside one with a certain time.
  static let vagueNextToCertain = -18.0
  /// For phrases that contradict each other.
  static let contradiction = -14.0
  /// Minimum points of a reading; others count as no reading.
  static let minScore = 4.0
  /// Minimum points of a reading of only a month's name.
  static let minScoreForMonth = 6.0
  /// Maximum distance to the best reading at which another meaning leads to a question.
  static let ambiguityMargin = 3.0
  /// Maximum distance to the best reading at which a reading that alone names a day leads to a
  /// question.
  static let fullerReadingMargin = 21.5
  /// Maximum distance to the best reading at which readings are resolved.
  static let resolutionMargin = 24.0
  /// Minimum points of a reading that makes a text doubtful.
  static let minDoubtfulScore = -9.0
  /// The same for the beginning or end of a period, such as `분기말`.
  static let minDoubtfulScoreOfEdge = -13.0

  /// For a date in another order than the user's.
  static let otherDateOrder = -6.0

  /// Maximum distance in days of a date that comes soon.
  static let soonDays = 92

  static let beamWidth = 40
  static let maxResolved = 14
  /// Number of tokens read at each end of a text.
  static let maxTokensAtEachEnd = 32
}
