/// A row of Today, usually one line, which opens its area.
package struct TodayRow: Hashable, Sendable {
  /// Mark that indicates the kind of row without colour, one or two columns wide.
  package let mark: String
  package let text: Words
  package let detail: Words
  /// The detail for programs, in which days have their year; nil if it is the same.
  package let machineDetail: String?
  /// A shorter form of the row for narrow columns.
  package let shortRow: ShortRow
  package let isUrgent: Bool
  /// Whether the row needs an action; the first such row is selected initially.
  package let needsAction: Bool
  package let route: Route
  /// Whether the event overlaps another one, which is marked in the column before the row.
  let overlaps: Bool
  /// Whether nothing is left to do, as for an event that is over. Such rows are the first to be
  /// hidden, and other sections get their lines before them.
  let isDone: Bool
  /// Maximum number of lines of the text; the detail is beside or below it.
  let maxLines: Int
  /// Priority among rows that need an action, among other open rows, and among those that are done,
  /// if a section has too little room: the rows with the lowest ranks are displayed, and the first
  /// of those with equal ranks.
  package let rank: Int

  /// The short form of a row.
  package struct ShortRow: Hashable, Sendable {
    package let text: Words
    package let detail: Words
  }

  package init(
    mark: String, text: Words, detail: Words, machineDetail: String? = nil, brief: ShortRow? = nil,
    isUrgent: Bool,
    needsAction: Bool? = nil, route: Route, overlaps: Bool = false,
    isDone: Bool = false, maxLines: Int = 1, rank: Int = 0
  ) {
    self.mark = mark
    self.text = text
    self.detail = detail
    self.machineDetail = machineDetail
    self.shortRow = brief ?? ShortRow(text: text, detail: detail)
    self.isUrgent = isUrgent
    self.needsAction = needsAction ?? isUrgent
    self.route = route
    self.overlaps = overlaps
    self.isDone = isDone
    self.maxLines = max(1, maxLines)
    self.rank = rank
  }

  /// The row with commands as typed in the full screen.
  var withScreenCommands: TodayRow {
    TodayRow(
      mark: mark, text: text, detail: detail.withScreenCommands, machineDetail: machineDetail,
      brief: ShortRow(text: shortRow.text, detail: shortRow.detail.withScreenCommands),
      isUrgent: isUrgent,
      needsAction: needsAction, route: route, overlaps: overlaps,
      isDone: isDone, maxLines: maxLines, rank: rank)
  }

  /// Whether the row stays before the other one if there is too little room.
  func precedes(_ other: TodayRow) -> Bool {
    if isDone != other.isDone { return other.isDone }
    if needsAction != other.needsAction { return needsAction }
    return rank < other.rank
  }

  /// Whether the row is about to-dos.
  var isToDo: Bool { [TaskLine.openMark, TaskLine.doneMark].contains(mark) }

  /// The actions on the row.
  var itemActions: [ItemAction] { route.itemActions }
}
