import HearthDomain
import JSONText

extension DomainError {
  /// Converts a syntax error in JSON to ``Damage/malformed(line:column:)``.
  package init(_ error: JSONError) {
    self = .damaged(.malformed(line: error.position.line, column: error.position.column))
  }
}

extension ImportNote {
  /// Creates the note that a list element was skipped because of the error.
  package init(_ error: JSONError) {
    let fact: ImportFact =
      if case .tooLarge(let limit) = error.problem {
        .tooLarge(limit: limit)
      } else {
        .malformed(column: error.position.column)
      }
    self.init(line: error.position.line, fact: fact)
  }
}
