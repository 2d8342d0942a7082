/// The category of a book; lists are grouped in this order.
public enum BookCategory: String, CaseIterable, Hashable, Sendable {
  /// Novels, poems, plays.
  case fiction
  case classics
  case essays
  case humanities
  case history
  case society
  case science
  case business
  case selfHelp = "self-help"
  case arts
  case religion
  case computers
  case languages
  case travel
  case home
  case health
  case family
  case children
  case teens
  case comics
  case study
  case textbooks
  case magazines
  case other
}
