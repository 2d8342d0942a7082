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

  /// Returns the page. At most three empty areas invite to add something; the others appear once
  /// those have contents.
  func page() throws -> TodayPage {
    var invitations = 0
    let sections = try parts.map { try $0.section() }.filter { section in
      guard section.rows.isEmpty, section.invitation != nil else { return true }
      invitations += 1
      return invitations <= 3
    }
    return TodayPage(overview: try queries.overview(), sections: sections)
  }

  func overview() throws -> TodayOverview { try queries.overview() }

  /// Returns the JSON members of the areas, without reading what only people see.
  func json() throws -> [JSONObject] { try parts.map { try $0.json() } }
}
