/// Kind of item that users know; the raw value is its name for programs.
///
/// Code that distinguishes kinds uses an exhaustive switch over this type.
public enum Kind: String, CaseIterable, Hashable, Sendable {
  case person
  case contact
  case watering
  case saying
  case tag
  case mood
  case event
  case book
  case foundBook
  case readingRecord
  case sentence
  case zone
  case profile
  /// A journal entry.
  case change

  /// Kinds found by a global search, in the order for ties. People include address-book contacts
  /// and notes about being in touch.
  public static let searchedKinds: [Kind] = [.person, .saying, .mood, .event, .book, .sentence]

  /// Kinds whose names are stored in the database.
  public static let kindsWithStoredNames: [Kind] = [
    .person, .contact, .event, .book, .tag, .change,
  ]
}
