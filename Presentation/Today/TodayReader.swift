import HearthDomain
import JSONText

/// Combines Today from the parts of the areas.
package struct TodayReader: Sendable {
  private let queries: TodayQueries
  private let parts: [any TodayPart]

  /// Creates the reader. The parts are in display order.
  package init(queries: TodayQueries, parts: [any TodayPart]) {
    self.queries = queries
    self.parts = parts
  }

  func page() throws -> TodayPage {
    TodayPage(overview: try queries.overview(), sections: try parts.map { try $0.section() })
  }

  func overview() throws -> TodayOverview { try queries.overview() }

  /// Returns the JSON members of the areas, without reading what only people see.
  func json() throws -> [JSONObject] { try parts.map { try $0.json() } }
}
