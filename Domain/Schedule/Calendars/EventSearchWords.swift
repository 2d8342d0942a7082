/// Words of an event's file text that a search compares besides title, note and place: its URL and
/// categories.
///
/// They follow from the text and are set only during a search, so equality ignores them.
public struct EventSearchWords: Hashable, Sendable {
  public static let none = EventSearchWords([])

  /// Words of the event or of one occurrence, as lines.
  public let eventWords: [String]
  /// Words of the occurrences that the text describes separately, by original start. These
  /// occurrences do not inherit the event's words.
  package let occurrenceWords: [LocalTime: [String]]

  package init(_ whole: [String], at times: [LocalTime: [String]] = [:]) {
    (self.eventWords, self.occurrenceWords) = (whole, times)
  }

  public static func == (left: EventSearchWords, right: EventSearchWords) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}

  package func isSame(as other: EventSearchWords) -> Bool {
    eventWords == other.eventWords && occurrenceWords == other.occurrenceWords
  }

  /// Returns the words of the occurrence with that original start.
  func words(at original: LocalTime) -> EventSearchWords {
    EventSearchWords(occurrenceWords[original] ?? eventWords)
  }

  /// Words of the event and all its occurrences.
  package var all: [String] {
    eventWords + occurrenceWords.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
