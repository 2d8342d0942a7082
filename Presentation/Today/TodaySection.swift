import HearthDomain
import JSONText

/// The rows of one area on Today, and how the same is told to programs.
package struct TodaySection: Hashable, Sendable {
  /// All that may be shown; how many of them are depends on the room.
  package let rows: [TodayRow]
  /// How to tell of rows for which there is no room; without it every row is shown.
  package let rest: TodayOverflow?
  /// How to add the first thing, while the area is empty.
  package let invitation: TodayInvitation?
  /// What to say while there is nothing to do.
  package let quiet: Words?
  /// The members that the area adds to `today --json` where they are known with the rows.
  package let json: JSONObject
  /// A canvas that is shown in small below the rows.
  package let canvas: CanvasDrawing?
  /// How the section is called; as its area unless it has a name of its own.
  package let name: Name
  /// Whether it stands above the others, over the whole width.
  package let isBanner: Bool
  /// Whether it is shown only where it takes no room from the others.
  package let isSpare: Bool

  /// Whether there is nothing to be shown of it, not even a heading.
  var isSilent: Bool { rows.isEmpty && invitation == nil && quiet == nil && canvas == nil }

  /// What a section is called by programs, for ever, and by people.
  package struct Name: Hashable, Sendable {
    package let key: String
    package let title: Words
  }

  package init(
    area: Area, rows: [TodayRow], rest: TodayOverflow? = nil, invitation: TodayInvitation?,
    quiet: Words?, json: JSONObject, canvas: CanvasDrawing? = nil, name: Name? = nil,
    isBanner: Bool = false, isSpare: Bool = false
  ) {
    self.rows = rows
    self.rest = rest
    self.invitation = invitation
    self.quiet = quiet
    self.json = json
    self.canvas = canvas
    self.name = name ?? Name(key: area.key, title: area.title)
    self.isBanner = isBanner
    self.isSpare = isSpare
  }

  /// The rows for which so many lines have room: the most urgent ones in their order, and where
  /// some have none, a last one that tells how many; where it cannot be opened, with the command.
  func rows(within lines: Int, namesCommand: Bool = false) -> [TodayRow] {
    let rows = namesCommand ? rows : rows.map(\.inScreen)
    guard var rest else { return rows }
    if !namesCommand { rest.command = "" }
    let lines = max(1, lines)
    if rows.count + (rest.beyond > 0 ? 1 : 0) <= lines {
      return rows + rest.rows(hiding: [], after: rows)
    }
    let ranked = rows.indices.sorted { (rows[$0].rank, $0) < (rows[$1].rank, $1) }
    guard lines > 1 else { return ranked.prefix(1).map { rows[$0] } }
    let kept = Set(ranked.prefix(lines - 1))
    let hidden = rows.indices.filter { !kept.contains($0) }.map { rows[$0] }
    let shown = rows.indices.filter(kept.contains).map { rows[$0] }
    return shown + rest.rows(hiding: hidden, after: shown)
  }

  var printedRows: [TodayRow] {
    rows(within: rest?.mostPrinted ?? rows.count, namesCommand: true)
  }
}

/// How a section tells of the rows for which there is no room.
package struct TodayOverflow: Hashable, Sendable {
  /// How many more there are than the section's rows.
  package let beyond: Int
  /// Whether there may be still more than those.
  package let isOpenEnded: Bool
  /// `사람` and `명` of `사람 3명 더`.
  package let noun: String
  package let unit: String
  /// The command that lists all.
  package fileprivate(set) var command: String
  /// Where all of them are seen; nil for the place of the first one that is hidden.
  package let route: Route?
  /// So many lines are printed.
  package let mostPrinted: Int

  package init(
    beyond: Int = 0, isOpenEnded: Bool = false, noun: String, unit: String, command: String,
    route: Route?, mostPrinted: Int
  ) {
    self.beyond = max(0, beyond)
    self.isOpenEnded = isOpenEnded
    self.noun = noun
    self.unit = unit
    self.command = command
    self.route = route
    self.mostPrinted = mostPrinted
  }

  /// The row that tells of these and of what lies beyond; none where that is nothing.
  fileprivate func rows(hiding hidden: [TodayRow], after shown: [TodayRow]) -> [TodayRow] {
    let count = hidden.count + beyond
    let place = route ?? (hidden.first ?? shown.last)?.route
    guard count > 0, let place else { return [] }
    let korean = isOpenEnded ? "\(noun) \(count)\(unit) 이상 더" : "\(noun) \(count)\(unit) 더"
    let english = isOpenEnded ? "and \(count) or more" : "and \(count) more"
    return [
      TodayRow(
        mark: "+", text: Words(ko: korean, en: english), detail: Words(ko: command, en: command),
        isUrgent: false, route: place)
    ]
  }
}
