/// What a file is about, as it is told by how the file begins.
public enum FileKind: Hashable, Sendable {
  case contacts
  case calendar
  case sayings
  case moods
  case books
  case highlights
  /// Everything of a store.
  case archive
}
