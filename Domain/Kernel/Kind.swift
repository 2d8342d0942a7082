/// A kind of thing that people have and speak of; the raw value is its name for programs.
///
/// Whoever tells kinds apart does it by this, in a switch that asks for each new one.
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
  /// An entry of the journal.
  case change

  /// What a search of everything finds, in the order in which ties are listed; with people also
  /// those in the address book, and what was noted of contacts with them.
  public static let searched: [Kind] = [.person, .saying, .mood, .event, .book, .sentence]

  /// What has names that only the store knows.
  public static let named: [Kind] = [.person, .contact, .event, .book, .tag, .change]
}
