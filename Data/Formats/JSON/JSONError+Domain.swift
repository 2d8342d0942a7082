import HearthDomain
import JSONText

extension DomainError {
  /// A document that is no JSON: ``Damage/malformed(line:column:)``.
  package init(_ error: JSONError) {
    self = .damaged(.malformed(line: error.place.line, column: error.place.column))
  }
}

extension ImportNote {
  /// An element of a list that is no JSON, to be left out.
  package init(_ error: JSONError) {
    let fact: ImportFact =
      if case .tooLarge(let limit) = error.problem {
        .tooLarge(limit: limit)
      } else {
        .malformed(column: error.place.column)
      }
    self.init(line: error.place.line, fact: fact)
  }
}
