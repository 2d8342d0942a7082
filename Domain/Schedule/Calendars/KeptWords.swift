/// What the text of an event tells beside its title and its note: where it takes place, what it
/// leads to and what it counts among. A search finds it by that, too.
///
/// It follows from the text, and only what a search lists has it: no two events differ by it.
public struct KeptWords: Hashable, Sendable {
  public static let none = KeptWords([])

  /// Of the whole event, or of the one time that it is told of: each a line.
  public let whole: [String]
  /// Of the times that the text describes apart, by their original starts; these take nothing from
  /// the whole.
  package let times: [LocalTime: [String]]

  package init(_ whole: [String], at times: [LocalTime: [String]] = [:]) {
    (self.whole, self.times) = (whole, times)
  }

  public static func == (left: KeptWords, right: KeptWords) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}

  package func isSame(as other: KeptWords) -> Bool {
    whole == other.whole && times == other.times
  }

  /// Those of the time that would start then.
  func ofTime(at original: LocalTime) -> KeptWords { KeptWords(times[original] ?? whole) }

  /// Those of the whole and of all times.
  package var all: [String] {
    whole + times.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
