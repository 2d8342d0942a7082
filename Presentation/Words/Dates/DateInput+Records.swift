import HearthDomain

extension DateInput {
  /// Within so many days a date without its year is rather a slip than that of a year ago.
  private static let nearestAhead = 60

  /// Weekdays, and days of a month, come again sooner.
  private static let longestAgo = 250

  /// Throws ``DateInputError/notYetCome(_:next:last:_:)`` where the text names no year and its next
  /// day is near: the last one, as which it would be kept, is most of a year ago.
  func checkHasCome(
    _ day: Day, _ time: TimeOfDay?, as text: String, _ read: (DateInput) throws -> Day
  ) throws(DateInputError) {
    guard isForRecords, now.day - day > DateInput.longestAgo, let next = try? read(looking),
      (1...DateInput.nearestAhead).contains(next - now.day)
    else { return }
    throw .notYetCome(text, next: next, last: day, time)
  }
}
