/// Whose store this is; nameless until somebody says so.
public struct Profile: Hashable, Sendable {
  public var displayName: DisplayName
  /// When the welcome was finished or skipped; nil until then.
  public var welcomedAt: Instant?
  public var email: Email?
  /// The path of a picture, as it was given.
  public var picture: PicturePath?

  public init(
    displayName: DisplayName = .blank, welcomedAt: Instant? = nil, email: Email? = nil,
    picture: PicturePath? = nil
  ) {
    self.displayName = displayName
    self.welcomedAt = welcomedAt
    self.email = email
    self.picture = picture
  }
}

public typealias DisplayName = LimitedText<DisplayNameRule>

/// No name at all is allowed.
public enum DisplayNameRule: BlankTextRule {
  public static let field = Field.displayName
  public static let characters = 0...30
  public static let isInCells = true
  public static let keepsLines = false
}

public typealias PicturePath = LimitedText<PicturePathRule>

public enum PicturePathRule: TextRule {
  public static let field = Field.picture
  public static let characters = 1...1000
  public static let keepsLines = false
}
