import HearthDomain

/// A means of contact: a built-in one, or one that the user added, which is stored as a message.
struct EnteredMeans: Hashable {
  let method: ContactMethod
  var customMeans: CustomContactMethod?

  func name(_ language: Language) -> String { customMeans?.name ?? method.name(language) }

  /// Returns the link that opens it; nil if it has none. Throws ``DomainError/refused(_:)`` if the
  /// person has no phone number.
  func link(to person: Person) throws -> ContactLink? {
    if let customMeans { return try person.link(by: customMeans) }
    return try person.link(by: method)
  }
}
