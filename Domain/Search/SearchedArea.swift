/// An area in which everything is searched, in the order in which ties are listed.
public enum SearchedArea: String, CaseIterable, Hashable, Sendable {
  /// People, and what was noted of contacts with them.
  case person
  case saying
  case mood
  case event
  case book
  case sentence
}
