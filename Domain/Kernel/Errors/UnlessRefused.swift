/// What the body returns; nil where it refuses what was typed: nothing answers to it, several
/// things do, or the rules do not accept it. What keeps the store from answering is thrown on, so
/// that nobody is told that there is nothing where nobody could look.
public func unlessRefused<T>(_ body: () throws -> T?) throws -> T? {
  do {
    return try body()
  } catch let error as DomainError {
    switch error {
    case .notFound, .ambiguous, .invalid, .refused: return nil
    case .conflict, .unavailable, .damaged, .unsure: throw error
    }
  }
}
