import HearthDomain

/// Decision about something that a text leaves open; it is stated in the answer.
public enum Guess: Hashable, Sendable {
  /// Half of the day of an hour; the chosen minute of the day.
  case half(Int)
  /// Start of a part of the day without an hour, as a minute of the day.
  case usualStart(Int)
  /// Day chosen in the beginning, middle or end of a month or week.
  case usualDay
  /// Plain month, chosen in a year without the named leap month.
  case plainMonth
  /// Hour of a meal, as a minute of the day.
  case meal(Int)
  /// Number without a unit, read as an hour or a day of the month.
  case bareNumber
  /// Which of two numbers is the month; the month and day of the other order.
  case dateOrder(month: Int, day: Int)
  /// Misspelled word, and the word that was read instead.
  case corrected(String, String)
  /// Next week's day, because the named day of this week is over.
  case nextWeek
  /// Next occurrence of a date or hour, although the last one, on the given day, is closer or was
  /// today.
  case hasPassed(Day)
  /// Several weekdays, read as a weekly repetition.
  case weekly
  /// 까지 or `until`, read as an end.
  case end
  /// `by`, `due` or 까지, read as a deadline.
  case deadline
  /// Unread part of a text that is too long or has too many words for times.
  case truncated
  /// Lone word that is also a name, read as a day.
  case nameAsDay(String)

  var isOfDateOrder: Bool { if case .dateOrder = self { true } else { false } }
}
