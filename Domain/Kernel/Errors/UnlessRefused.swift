/// Returns the result of the body; nil if it throws because of the input: not found, ambiguous,
/// invalid or refused. Other errors are rethrown, since a failing store must not look like an empty
/// one.
public func unlessRefused<T>(_ body: () throws -> T?) throws -> T? {
  do {
    return try body()
  } catch let error as DomainError {
    switch error {
    case .notFound, .ambiguous, .invalid, .refused: return nil
    case .conflict, .unavailable, .damaged, .uncertain: throw error
    }
  }
}
