/// One line of the starter collection: the same thought in both languages.
public struct StarterLine: Hashable, Sendable {
  public let korean: String
  public let english: String
  /// Who said it, in both languages: `Hearth · 모닥`. Where the line was translated for the
  /// collection, it says so in the language of the translation.
  public let who: String
  /// When it has its place; nil for any day.
  public let season: StarterSeason?

  // Without labels, so that a table of lines reads as one.
  public init(
    _ korean: String, _ english: String, by who: String = ownWork, in season: StarterSeason? = nil
  ) {
    self.korean = korean
    self.english = english
    self.who = who
    self.season = season
  }

  public static let ownWork = "Hearth · 모닥"
}
