/// Data about the user of a store; without a name by default.
public struct Profile: Hashable, Sendable {
  public var displayName: DisplayName
  /// Time when the welcome was finished or skipped; nil until then.
  public var welcomedAt: Instant?
  /// Whether the welcome has begun but not ended: it is still open or was interrupted.
  public var isBeingWelcomed = false
  public var email: Email?
  /// Path of a picture, as it was entered.
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

/// Rule for names of users, which may be empty.
public enum DisplayNameRule: BlankTextRule {
  public static let field = Field.displayName
  public static let lengthRange = 0...30
  public static let countsCells = true
  public static let keepsLineBreaks = false
}

public typealias PicturePath = LimitedText<PicturePathRule>

public enum PicturePathRule: TextRule {
  public static let field = Field.picture
  public static let lengthRange = 1...1000
  public static let keepsLineBreaks = false
}
