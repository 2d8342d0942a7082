import HearthDomain

/// Why a record is left out.
struct UnreadableRecord: Error {
  let fact: ImportFact

  init(_ fact: ImportFact) {
    self.fact = fact
  }

  /// The value of a field is not what it has to be.
  init(_ field: String, _ text: String) {
    fact = .unreadable(field: field, text: ImportFact.excerpt(text))
  }
}
