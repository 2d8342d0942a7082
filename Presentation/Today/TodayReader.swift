import HearthDomain
import JSONText

/// Puts Today together from what the areas add to it.
package struct TodayReader: Sendable {
  private let queries: TodayQueries
  private let parts: [any TodayPart]

  /// The parts come in the order in which Today shows them.
  package init(queries: TodayQueries, parts: [any TodayPart]) {
    self.queries = queries
    self.parts = parts
  }

  func page() throws -> TodayPage {
    TodayPage(overview: try queries.overview(), sections: try parts.map { try $0.section() })
  }

  /// What each area tells programs of its section of the page.
  func json(of page: TodayPage) throws -> [JSONObject] {
    try zip(parts, page.sections).map { try $0.json(of: $1) }
  }
}
