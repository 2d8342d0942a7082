/// A part of Hearth that has a tab of its own, in the order of the tabs.
public enum Area: Int, CaseIterable, Hashable, Sendable {
  case today = 1
  case people
  case sayings
  case moods
  case schedule
  case books
}
