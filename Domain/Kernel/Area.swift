/// An area of Hearth with its own tab, in the order of the tabs.
public enum Area: Int, CaseIterable, Hashable, Sendable {
  case today = 1
  case people
  case sayings
  case moods
  case schedule
  case books
}
