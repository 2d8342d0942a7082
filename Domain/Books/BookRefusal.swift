/// Reasons why an operation on a book is refused.
public enum BookRefusal: Hashable, Sendable {
  /// The book is not a reading goal.
  case isNoGoal(title: String, author: String?)
  /// The book is finished, so its reading cannot be changed until it is reopened.
  case isFinished(title: String)
  case isNotFinished(title: String)
  /// Both given books are the same one.
  case isTheSame(title: String)
  /// The page is before the one reached. The user has to agree first, because records would be
  /// corrected: those in `putBack`, the latest first.
  case goesBack(title: String, from: Int, to: Int, putBack: [LoweredRecord])
  /// No source knows a cover of the book.
  case noCover(title: String)
}
