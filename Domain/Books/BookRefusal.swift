/// Reasons why an operation on a book is refused.
public enum BookRefusal: Hashable, Sendable {
  /// The book is not a goal.
  case isNoGoal(title: String, author: String?)
  /// The book is finished, which locks it until it is reopened.
  case isFinished(title: String)
  case isNotFinished(title: String)
  /// Both given books are the same one.
  case isTheSame(title: String)
  /// The page is before the one reached, so it would correct records, which needs the user's
  /// agreement: the last record and those of earlier days beyond the page, the latest first.
  case goesBack(title: String, from: Int, to: Int, putBack: [LoweredRecord])
  /// No source knows the address of its cover.
  case noCover(title: String)
}
