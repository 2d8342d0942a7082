import HearthDomain
import JSONText

/// What one area adds to Today.
public protocol TodayPart: Sendable {
  /// The area's rows for this moment; throws when the store fails.
  func section() throws -> TodaySection
  /// The members that the area adds to `today --json`, read only when they are asked for.
  func json(of section: TodaySection) throws -> JSONObject
}

extension TodayPart {
  public func json(of section: TodaySection) throws -> JSONObject { section.json }
}

/// A way to begin: what belongs here, and the command that adds it.
public struct TodayInvitation: Hashable, Sendable {
  public let text: Words
  public let command: Words
}

/// All of Today at one moment.
public struct TodayPage: Hashable, Sendable {
  public let overview: TodayOverview
  public let sections: [TodaySection]
}
