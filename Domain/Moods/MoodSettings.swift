/// How the user wants canvases to be.
public struct MoodSettings: Hashable, Sendable {
  public var mode: CanvasMode
  /// Whether a canvas may be shuffled.
  public var shuffles: Bool
  /// The colours of every canvas that has none of its own.
  public var palette: Palette
  /// Blank where canvases bear the user's own name.
  public var artist: ArtistName
  public var paper: CanvasPaper

  public init(
    mode: CanvasMode = .daily, shuffles: Bool = true, palette: Palette = .canvas,
    artist: ArtistName = .blank, paper: CanvasPaper = .auto
  ) {
    self.mode = mode
    self.shuffles = shuffles
    self.palette = palette
    self.artist = artist
    self.paper = paper
  }
}

/// What the canvas shows.
public enum CanvasMode: String, CaseIterable, Hashable, Sendable {
  case daily
  /// The last ten moods, whatever their days.
  case last
}

/// What canvases are drawn on.
public enum CanvasPaper: String, CaseIterable, Hashable, Sendable {
  /// What suits the colours of the screen; dark in files.
  case auto
  /// Cream.
  case light
  case dark
}

/// The name under which canvases are drawn; blank for a nameless artist.
public typealias ArtistName = LimitedText<ArtistNameRule>

public enum ArtistNameRule: BlankTextRule {
  public static let field = Field.artistName
  public static let characters = 0...15
  public static let keepsLines = false
}
