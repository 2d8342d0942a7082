import HearthDomain
import JSONText

/// The rows of one area on Today, and its output for programs.
package struct TodaySection: Hashable, Sendable {
  let area: Area
  /// All rows; the number of displayed ones depends on the available lines.
  package let rows: [TodayRow]
  /// Describes the rows that do not fit; nil to display every row.
  package let overflow: TodayOverflow?
  /// Invitation to add the first item while the area is empty.
  package let invitation: TodayInvitation?
  /// The message displayed if there is nothing to do.
  package let emptyMessage: Words?
  /// The area's members of `today --json`, if they are known together with the rows.
  package let json: JSONObject
  /// A canvas, displayed small below the rows.
  package let canvas: CanvasDrawing?
  /// The name of the section; by default that of its area.
  package let name: Name
  /// Whether the section is above the others, over the full width.
  package let isBanner: Bool
  /// Whether the section is displayed only if the others lose no room.
  package let isOptional: Bool

  /// Whether the section displays nothing, not even a heading.
  var isEmpty: Bool { rows.isEmpty && invitation == nil && emptyMessage == nil && canvas == nil }

  /// The section's identifier for programs, which never changes, and its title.
  package struct Name: Hashable, Sendable {
    package let key: String
    package let title: Words
  }

  package init(
    area: Area, rows: [TodayRow], rest: TodayOverflow? = nil, invitation: TodayInvitation?,
    quiet: Words?, json: JSONObject, canvas: CanvasDrawing? = nil, name: Name? = nil,
    isBanner: Bool = false, isSpare: Bool = false
  ) {
    self.area = area
    self.rows = rows
    self.overflow = rest
    self.invitation = invitation
    self.emptyMessage = quiet
    self.json = json
    self.canvas = canvas
    self.name = name ?? Name(key: area.identifier, title: area.title)
    self.isBanner = isBanner
    self.isOptional = isSpare
  }

  /// The keys of the invitation as a sentence: the key of the tab, then the one that adds an item.
  var invitationKeysSentence: Words? {
    guard let invitation else { return nil }
    let (tab, key) = (String(area.digit), String(invitation.key))
    return Words(
      ko: "\(KoreanParticle.object(tab)) 누르고 \(KoreanParticle.object(key)) 누르세요.",
      en: "Press \(tab), then \(key).")
  }

  /// Returns the rows that fit within the lines: the most urgent ones in their order. If some are
  /// hidden and there is more than one line, the last row tells their number; with `namesCommand`,
  /// it also names the command that lists them, because it cannot be opened there.
  func rows(within lines: Int, namesCommand: Bool = false) -> [TodayRow] {
    let rows = namesCommand ? rows : rows.map(\.withScreenCommands)
    guard var overflow else { return rows }
    if !namesCommand { overflow.command = "" }
    let lines = max(1, lines)
    if rows.count + (overflow.additionalCount > 0 ? 1 : 0) <= lines {
      return rows + overflow.rows(hiding: [], after: rows)
    }
    let ranked = rows.indices.sorted { left, right in
      if rows[left].precedes(rows[right]) { return true }
      return !rows[right].precedes(rows[left]) && left < right
    }
    guard lines > 1 else { return ranked.prefix(1).map { rows[$0] } }
    let kept = Set(ranked.prefix(lines - 1))
    let hidden = rows.indices.filter { !kept.contains($0) }.map { rows[$0] }
    let shown = rows.indices.filter(kept.contains).map { rows[$0] }
    return shown + overflow.rows(hiding: hidden, after: shown)
  }

  var printedRows: [TodayRow] {
    rows(within: overflow?.maxPrintedLines ?? rows.count, namesCommand: true)
  }
}

/// Describes the rows of a section that do not fit.
package struct TodayOverflow: Hashable, Sendable {
  /// Number of items in addition to the section's rows.
  package let additionalCount: Int
  /// Number of these items that are to-dos.
  package let additionalToDoCount: Int
  /// Whether there may be even more items than ``additionalCount``.
  package let isOpenEnded: Bool
  /// The Korean noun, such as `사람` in `사람 3명 더`; ``unit`` is the counter `명` after the
  /// number.
  package let noun: String
  package let unit: String
  /// The command that lists all items except to-dos.
  package fileprivate(set) var command: String
  /// The route to the complete list; nil for the route of the first hidden row.
  package let route: Route?
  /// Maximum number of printed lines.
  package let maxPrintedLines: Int

  package init(
    additionalCount: Int = 0, additionalToDoCount: Int = 0, isOpenEnded: Bool = false,
    noun: String, unit: String, command: String, route: Route?, maxPrintedLines: Int
  ) {
    self.additionalCount = max(0, additionalCount)
    self.additionalToDoCount = additionalToDoCount
    self.isOpenEnded = isOpenEnded
    self.noun = noun
    self.unit = unit
    self.command = command
    self.route = route
    self.maxPrintedLines = maxPrintedLines
  }

  /// Returns a row with the number of hidden rows and additional items; none if that number is 0.
  fileprivate func rows(hiding hidden: [TodayRow], after shown: [TodayRow]) -> [TodayRow] {
    let count = hidden.count + additionalCount
    let place = route ?? (hidden.first ?? shown.last)?.route
    guard count > 0, let place else { return [] }
    let korean = isOpenEnded ? "\(noun) \(count)\(unit) 이상 더" : "\(noun) \(count)\(unit) 더"
    let english = isOpenEnded ? "and \(count) or more" : "and \(count) more"
    return [
      TodayRow(
        mark: "+", text: Words(ko: korean, en: english),
        detail: Words { _ in commands(listing: hidden) }, isUrgent: false, route: place)
    ]
  }

  /// Returns the commands that list the hidden rows and the additional items.
  private func commands(listing hidden: [TodayRow]) -> String {
    let toDoCount = hidden.count(where: \.isToDo) + additionalToDoCount
    guard !command.isEmpty, toDoCount > 0 else { return command }
    return (hidden.count + additionalCount > toDoCount ? "\(command) · " : "")
      + TaskLine.listCommand
  }
}
