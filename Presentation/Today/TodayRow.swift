/// One thing on Today, a line as a rule; it leads to its area.
package struct TodayRow: Hashable, Sendable {
  /// Tells the row's kind without colour, one or two columns wide.
  package let mark: String
  package let text: Words
  package let detail: Words
  /// What programs get in its place, for which a day has its year.
  package let written: String?
  /// The same in fewer words, for narrow places.
  package let brief: Brief
  package let isUrgent: Bool
  /// Whether there is something to be done about it; then the first such row is selected.
  package let wantsSomething: Bool
  package let route: Route
  /// Whether it takes place beside something else, which is signed in the free column before it.
  let overlaps: Bool
  /// Whether it waits to be done, and is marked so right here.
  let canBeDone: Bool
  /// Over so many lines the text may go on; the detail then stands beside or below it.
  let mostLines: Int
  /// Of a section that has no room for all, rows of the lowest ranks are shown, of equal ones
  /// the first.
  package let rank: Int

  /// A row in few words.
  package struct Brief: Hashable, Sendable {
    package let text: Words
    package let detail: Words
  }

  package init(
    mark: String, text: Words, detail: Words, written: String? = nil, brief: Brief? = nil,
    isUrgent: Bool,
    wantsSomething: Bool? = nil, route: Route, overlaps: Bool = false, canBeDone: Bool = false,
    mostLines: Int = 1, rank: Int = 0
  ) {
    self.mark = mark
    self.text = text
    self.detail = detail
    self.written = written
    self.brief = brief ?? Brief(text: text, detail: detail)
    self.isUrgent = isUrgent
    self.wantsSomething = wantsSomething ?? isUrgent
    self.route = route
    self.overlaps = overlaps
    self.canBeDone = canBeDone
    self.mostLines = max(1, mostLines)
    self.rank = rank
  }

  /// The row with commands as they are typed in the full screen.
  var inScreen: TodayRow {
    TodayRow(
      mark: mark, text: text, detail: detail.inScreen, written: written,
      brief: Brief(text: brief.text, detail: brief.detail.inScreen), isUrgent: isUrgent,
      wantsSomething: wantsSomething, route: route, overlaps: overlaps, canBeDone: canBeDone,
      mostLines: mostLines, rank: rank)
  }

  /// What can be done with it from here.
  var acts: [PlaceAct] { (canBeDone ? [.done] : []) + route.acts }
}
