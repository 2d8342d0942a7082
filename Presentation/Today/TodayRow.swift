/// One thing on Today, a line as a rule; it leads to its area.
public struct TodayRow: Hashable, Sendable {
  /// Tells the row's kind without colour, one or two columns wide.
  public let mark: String
  public let text: Words
  public let detail: Words
  /// The same in fewer words, for narrow places.
  public let brief: Brief
  public let isUrgent: Bool
  public let route: Route
  /// Over so many lines the text may go on; the detail then stands beside or below it.
  public let mostLines: Int
  /// Of a section that has no room for all, rows of the lowest ranks are shown, of equal ones
  /// the first.
  public let rank: Int

  /// A row in few words.
  public struct Brief: Hashable, Sendable {
    public let text: Words
    public let detail: Words
  }

  public init(
    mark: String, text: Words, detail: Words, brief: Brief? = nil, isUrgent: Bool, route: Route,
    mostLines: Int = 1, rank: Int = 0
  ) {
    self.mark = mark
    self.text = text
    self.detail = detail
    self.brief = brief ?? Brief(text: text, detail: detail)
    self.isUrgent = isUrgent
    self.route = route
    self.mostLines = max(1, mostLines)
    self.rank = rank
  }

  /// The row with commands as they are typed in the full screen.
  var inScreen: TodayRow {
    TodayRow(
      mark: mark, text: text, detail: detail.inScreen,
      brief: Brief(text: brief.text, detail: brief.detail.inScreen), isUrgent: isUrgent,
      route: route, mostLines: mostLines, rank: rank)
  }
}
