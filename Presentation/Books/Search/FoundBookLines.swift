import HearthDomain
import TerminalKit

/// Formats search results as lines with columns as wide as their contents.
struct FoundBookLines {
  private let view: ViewContext
  private let titleWidth: Int
  private let authorWidth: Int
  private let hasFacts: Bool
  /// Whether there is room for publisher and category.
  private let isWide: Bool

  /// Width of the marks before a title.
  private static let marksWidth = 3
  private static let spacing = 2
  /// Columns that titles and authors must keep for other facts, and for publisher and category.
  private static let (minNamesWidth, wideNamesWidth) = (34, 60)

  init(_ rows: [FindBooks.Row], columns: Int, _ view: ViewContext) {
    self.view = view
    func widest(_ text: (FindBooks.Row) -> String) -> Int {
      rows.map { view.widths.columns(of: text($0)) }.max() ?? 0
    }
    let (title, author) = (
      widest { $0.book.details.titleAndSubtitle }, widest { $0.book.details.author.value }
    )
    let room = max(8, columns - FoundBookLines.marksWidth)
    let wide = widest { FoundBookLines.facts(of: $0, view.language, isWide: true) }
    let narrow = widest { FoundBookLines.facts(of: $0, view.language, isWide: false) }
    isWide = room - wide >= FoundBookLines.wideNamesWidth
    let facts = isWide ? wide : narrow
    hasFacts = room - facts >= FoundBookLines.minNamesWidth
    let spaces = FoundBookLines.spacing * (hasFacts ? 2 : 1)
    let names = max(6, room - spaces - (hasFacts ? facts : 0))
    // Titles may use columns that authors leave free, and vice versa.
    titleWidth = min(title, max(names * 6 / 10, names - author))
    authorWidth = max(0, min(author, names - titleWidth))
  }

  /// Returns marks, title, subtitle and author, with further details if there is room.
  func line(of row: FindBooks.Row) -> StyledText {
    let details = row.book.details
    let marks = (row.isGoal ? "✓" : " ") + (row.isFavourite ? "♥" : " ")
    let facts = hasFacts ? FoundBookLines.facts(of: row, view.language, isWide: isWide) : ""
    let cells = [
      view.widths.padded(details.titleAndSubtitle, to: titleWidth),
      view.widths.padded(details.author.value, to: authorWidth), facts,
    ]
    let gap = String(repeating: " ", count: FoundBookLines.spacing)
    let start = view.widths.padded(marks, to: FoundBookLines.marksWidth)
    return StyledText(start) + StyledText(cells.joinedNonEmpty(by: gap))
  }

  private static func facts(
    of row: FindBooks.Row, _ language: Language, isWide: Bool
  ) -> String {
    let details = row.book.details
    return [
      isWide ? details.publisher.value : "", isWide ? details.category.nameIfKnown(language) : "",
      details.publishedOn.map { isWide ? $0.description : "\($0.year)" } ?? "",
      details.pages.map { BookWords(language, today: .earliest).pages($0.value) } ?? "",
      row.book.source.name(language),
    ].joinedNonEmpty(by: " · ")
  }
}

extension BookDetails {
  fileprivate var titleAndSubtitle: String {
    subtitle.value.isEmpty ? title.value : "\(title.value): \(subtitle.value)"
  }
}
