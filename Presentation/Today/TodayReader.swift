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

  func overview() throws -> TodayOverview { try queries.overview() }

  /// What each area tells programs; what it shows people is not read for that.
  func json() throws -> [JSONObject] { try parts.map { try $0.json() } }
}
