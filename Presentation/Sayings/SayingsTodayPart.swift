import HearthDomain
import JSONText

/// The part of Today with the saying of the day.
package struct SayingsTodayPart: TodayPart {
  /// Maximum number of lines; longer sayings are cut.
  private static let maxLines = 2

  private let recommend: RecommendSaying
  private let formatter: SayingFormatter

  package init(_ tools: SayingTools) {
    recommend = tools.sayings.recommend
    formatter = tools.formatter
  }

  package func section() throws -> TodaySection {
    let saying = try recommend.sayingOfDay()
    return TodaySection(
      area: .sayings, rows: saying.map { [row(of: $0)] } ?? [],
      invitation: saying == nil ? .sayings : nil, quiet: nil,
      json: ["saying": .optional(saying) { .object(formatter.json(of: $0)) }], isBanner: true)
  }

  private func row(of saying: Saying) -> TodayRow {
    TodayRow(
      mark: "~", text: Words(saying.text),
      detail: Words { saying.details.author.isEmpty ? "" : "— \(saying.author($0))" },
      isUrgent: false, route: .saying(saying.id), maxLines: SayingsTodayPart.maxLines)
  }
}
