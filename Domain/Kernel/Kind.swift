/// Kind of item, as users know it; the raw value is its name for programs.
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
  case toDo = "todo"
  case book
  case foundBook
  case readingRecord
  case sentence
  case zone
  case profile
  /// A journal entry.
  case change

  /// Kinds that a global search finds, in the order in which equally good results are listed.
  /// People include contacts of the address book, and notes about contact with people.
  public static let searchedKinds: [Kind] = [
    .person, .saying, .mood, .event, .toDo, .book, .sentence,
  ]

  /// Kinds with names that are stored in the database and can be completed.
  public static let kindsWithStoredNames: [Kind] = [
    .person, .contact, .event, .toDo, .book, .tag, .change,
  ]
}
