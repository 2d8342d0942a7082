/// A language that Hearth speaks.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case korean = "ko"
  case english = "en"
}
