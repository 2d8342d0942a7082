/// Everything that can go wrong, as facts with their values.
///
/// The wording in each language and the exit code are Presentation's; adapters
/// translate their own errors into these cases.
public enum DomainError: Error, Hashable, Sendable {
  /// Values that no rule accepts; nothing was changed.
  case invalid([Issue])
  /// Nothing answers to what was asked for.
  case notFound(Subject, query: String, nearest: [String])
  /// More than one thing answers to what was asked for.
  case ambiguous(Subject, query: String, candidates: [Candidate])
  /// What was to be kept is there already.
  case conflict(Subject, holder: String)
  /// The values are fine, but the rules do not allow it at this moment.
  case refused(Refusal)
  /// Something needed cannot be used now.
  case unavailable(Unavailability)
  /// What is stored or was given cannot be understood.
  case damaged(Damage)

  public static func invalid(_ field: Field, _ problem: Problem) -> DomainError {
    .invalid([Issue(field: field, problem: problem)])
  }
}

/// One of several things that answer to the same words.
public struct Candidate: Hashable, Sendable {
  public let name: String
  public let id: String
  /// When it is due, where that tells it from another one of the same name.
  public let dueOn: Day?

  public init(name: String, id: String, dueOn: Day? = nil) {
    self.name = name
    self.id = id
    self.dueOn = dueOn
  }
}
