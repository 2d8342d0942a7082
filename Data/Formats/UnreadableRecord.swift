import HearthDomain

/// Reason why a record is left out.
struct UnreadableRecord: Error {
  let fact: ImportFact

  init(_ fact: ImportFact) {
    self.fact = fact
  }

  /// Creates the error for a field with an invalid value.
  init(_ field: String, _ text: String) {
    fact = .unreadable(field: field, text: ImportFact.excerpt(text))
  }
}
