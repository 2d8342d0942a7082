/// What cannot be done with a book at this moment.
public enum BookRefusal: Hashable, Sendable {
  /// The book is kept, but is no goal.
  case noGoal(title: String, author: String?)
  /// Finished books are locked until they are reopened.
  case isFinished(title: String)
  case notFinished(title: String)
  /// Both of the two that were named are one already.
  case isTheSame(title: String)
  /// A page before the one reached corrects what was noted, which has to be wanted: the last record
  /// and those of earlier days that lie past it, the latest first.
  case goesBack(title: String, from: Int, to: Int, putBack: [PutBackRecord])
  /// No source has told where its cover is.
  case noCover(title: String)
}
