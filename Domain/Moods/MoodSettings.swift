/// The user's settings for canvases.
public struct MoodSettings: Hashable, Sendable {
  public var mode: CanvasMode
  /// Whether a canvas may be shuffled.
  public var allowsShuffling: Bool
  /// Palette of all canvases without their own one.
  public var palette: Palette
  /// Name on canvases; blank to use the profile's name.
  public var artist: ArtistName
  public var paper: CanvasPaper

  public init(
    mode: CanvasMode = .daily, shuffles: Bool = true, palette: Palette = .canvas,
    artist: ArtistName = .blank, paper: CanvasPaper = .auto
  ) {
    self.mode = mode
    self.allowsShuffling = shuffles
    self.palette = palette
    self.artist = artist
    self.paper = paper
  }
}

/// Contents of the canvas.
public enum CanvasMode: String, CaseIterable, Hashable, Sendable {
  case daily
  /// The last ten moods of any days.
  case last
}

/// Background of canvases.
public enum CanvasPaper: String, CaseIterable, Hashable, Sendable {
  /// Matches the colours of the terminal; dark in files.
  case auto
  /// Cream.
  case light
  case dark
}

/// Name of the artist on canvases; may be blank.
public typealias ArtistName = LimitedText<ArtistNameRule>

public enum ArtistNameRule: BlankTextRule {
  public static let field = Field.artistName
  public static let lengthRange = 0...15
  public static let keepsLineBreaks = false
}
