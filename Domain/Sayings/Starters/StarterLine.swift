/// A saying of the starter collection, in both languages.
public struct StarterLine: Hashable, Sendable {
  public let korean: String
  public let english: String
  /// The author in both languages: `Hearth · 모닥`. If the saying was translated for the
  /// collection, the author in the language of the translation says so.
  public let author: String
  /// The season in which the saying is added and shown; nil if it suits any day.
  public let season: StarterSeason?

  // The parameters have no labels, so that a list of lines reads like a table.
  public init(
    _ korean: String, _ english: String, by who: String = programAuthor,
    in season: StarterSeason? = nil
  ) {
    self.korean = korean
    self.english = english
    self.author = who
    self.season = season
  }

  public static let programAuthor = "Hearth · 모닥"
}
