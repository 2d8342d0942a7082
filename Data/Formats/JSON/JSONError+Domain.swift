import HearthDomain
import JSONText

extension DomainError {
  /// Converts a syntax error to ``Damage/malformed(line:column:)``.
  package init(_ error: JSONError) {
    self = .damaged(.malformed(line: error.position.line, column: error.position.column))
  }
}

extension ImportNote {
  /// Converts the error of a list element that is skipped.
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
