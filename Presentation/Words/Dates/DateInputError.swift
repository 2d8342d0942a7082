import HearthDomain

/// Why a text is not understood as a day or a time.
package enum DateInputError: Error, Hashable, Sendable {
  /// A day that no calendar has, such as 30 February, or one beyond the years 1 to 9999.
  case noSuchDay(String)
  /// A date with a weekday that is not its own: `Fri 21 Nov`, with the day of that date.
  case otherWeekday(String, Day)
  /// A date without its year where something that has happened is told: its next day is near, the
  /// last one nearly a year ago, with the time that the text tells.
  case notYetCome(String, next: Day, last: Day, TimeOfDay?)
  /// A time that no clock shows, such as 25:00.
  case noSuchTime(String)
  /// A number alone where a count with its unit was asked for.
  case missingUnit(String, Unit)
  /// Words that are not understood where this was asked for.
  case unknownForm(String, Wanted)
  /// Words that could mean more than one thing, with a spelling for each; or what looks like a
  /// day, a time or a repetition and is none, with no spelling.
  case unclear(String, spellings: [String])
  /// The same of words of a title, with whole titles that are read instead, and the one in which
  /// the words mean nothing, where there is such.
  case unclearTitle(String, titles: [String], asItStands: String?)
  /// Words that tell when and leave nothing for a title, with whole titles that are read instead,
  /// and the words as a title of which nothing is read, once somebody looked for such.
  case missingTitle(String, titles: [String] = [], asItStands: String? = nil)

  /// The words that could mean more than one thing, with the spellings; nil for all else.
  var unclear: (words: String, spellings: [String])? {
    if case .unclear(let words, let spellings) = self { (words, spellings) } else { nil }
  }

  /// What a number alone may have meant.
  package enum Unit: Hashable, Sendable {
    /// Minutes or hours.
    case duration
    /// Days or weeks from now.
    case daysAhead
  }

  /// What was asked for.
  package enum Wanted: Hashable, Sendable {
    case day
    /// A day that has come already, such as one on which something was felt.
    case pastDay
    case time
    case dayAndTime
    case pastDayAndTime
    /// A day, or all those of a week, a month or a year.
    case days
    case month
    case year
    case monthOrYear
    case monthOrDay
    /// How long something lasts.
    case duration
    /// A moment in ISO 8601, with or without an offset.
    case moment
    /// When something takes place again.
    case repetition
  }
}
