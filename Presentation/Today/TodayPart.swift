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

/// The rows of one area on Today, and how the same is told to programs.
public struct TodaySection: Hashable, Sendable {
  public let area: Area
  public let rows: [TodayRow]
  /// How to add the first thing, while the area is empty.
  public let invitation: TodayInvitation?
  /// What to say while there is nothing to do.
  public let quiet: Words?
  /// The members that the area adds to `today --json` where they are known with the rows.
  public let json: JSONObject
  /// A canvas that is shown in small below the rows.
  public let canvas: CanvasDrawing?
  /// How the section is called; as its area unless it has a name of its own.
  public let name: Name

  /// Whether there is nothing to be shown of it, not even a heading.
  var isSilent: Bool { rows.isEmpty && invitation == nil && quiet == nil && canvas == nil }

  /// What a section is called by programs, for ever, and by people.
  public struct Name: Hashable, Sendable {
    public let key: String
    public let title: Words

    public init(key: String, title: Words) {
      self.key = key
      self.title = title
    }
  }

  public init(
    area: Area, rows: [TodayRow], invitation: TodayInvitation?, quiet: Words?, json: JSONObject,
    canvas: CanvasDrawing? = nil, name: Name? = nil
  ) {
    self.area = area
    self.rows = rows
    self.invitation = invitation
    self.quiet = quiet
    self.json = json
    self.canvas = canvas
    self.name = name ?? Name(key: area.key, title: area.title)
  }
}

/// One thing on Today, a line as a rule; it leads to its area.
public struct TodayRow: Hashable, Sendable {
  /// Tells the row's kind without colour, one or two columns wide.
  public let mark: String
  public let text: Words
  public let detail: Words
  public let isUrgent: Bool
  public let route: Route
  /// Over so many lines the text may go on; the detail then stands below it.
  public let mostLines: Int

  public init(
    mark: String, text: Words, detail: Words, isUrgent: Bool, route: Route, mostLines: Int = 1
  ) {
    self.mark = mark
    self.text = text
    self.detail = detail
    self.isUrgent = isUrgent
    self.route = route
    self.mostLines = max(1, mostLines)
  }
}

/// A way to begin: what belongs here, and the command that adds it.
public struct TodayInvitation: Hashable, Sendable {
  public let text: Words
  public let command: Words

  public init(text: Words, command: Words) {
    self.text = text
    self.command = command
  }
}

/// All of Today at one moment.
public struct TodayPage: Hashable, Sendable {
  public let overview: TodayOverview
  public let sections: [TodaySection]
}
