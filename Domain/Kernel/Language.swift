/// A language of the user interface.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case korean = "ko"
  case english = "en"
}
