/// Everything that can go wrong, as facts with their values.
///
/// The wording in each language and the exit code are Presentation's; adapters
/// translate their own errors into these cases.
public enum DomainError: Error, Hashable, Sendable {
  /// Values that no rule accepts; nothing was changed.
  case invalid([Issue])
  /// Nothing answers to what was asked for.
  case notFound(Kind, query: String, nearest: [String])
  /// More than one thing answers to what was asked for.
  case ambiguous(Kind, query: String, candidates: [Candidate])
  /// What was to be kept is there already.
  case conflict(Kind, holder: String)
  /// The values are fine, but the rules do not allow it at this moment.
  case refused(Refusal)
  /// Something needed cannot be used now.
  case unavailable(Unavailability)
  /// What is stored or was given cannot be understood.
  case damaged(Damage)
  /// The disk failed while a change was on its way to it: nobody knows whether it was kept.
  case unsure(UnsureChange)

  public static func invalid(_ field: Field, _ problem: Problem) -> DomainError {
    .invalid([Issue(field: field, problem: problem)])
  }
}

/// What was being changed when nobody could tell any more whether the change was kept.
public enum UnsureChange: Hashable, Sendable {
  case store(path: FilePath)
  /// It stands under its name as it should; the disk did not say whether it stays.
  case file(path: FilePath)
  /// The store, into which a copy was to come; it stands in another file as it was before.
  case restored(path: FilePath, kept: FilePath)
  /// So many events of the other side of a link were written, which could not be kept here.
  case link(CalendarName, written: Int)
}

extension Error {
  /// Whether nobody knows what became of the change, so that it must not be taken back either.
  public var isUnsure: Bool {
    if case .unsure? = self as? DomainError { true } else { false }
  }
}

/// One of several things that answer to the same words.
public struct Candidate: Hashable, Sendable {
  public let name: String
  /// The same in Korean, where it is called otherwise there.
  public let koreanName: String?
  public let id: String
  /// When it is due, where that tells it from another one of the same name.
  public let dueOn: Day?

  public init(name: String, korean: String? = nil, id: String, dueOn: Day? = nil) {
    self.name = name
    koreanName = korean
    self.id = id
    self.dueOn = dueOn
  }
}
