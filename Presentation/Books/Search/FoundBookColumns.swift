import HearthDomain
import TerminalKit

/// A search result with the number by which it can be picked.
struct NumberedBook: Hashable {
  let pickNumber: Int
  let row: FindBooks.Row

  var details: BookDetails { row.book.details }
}

/// The columns of search results.
enum FoundBookColumns {
  static func columns(for form: OutputForm) -> [Column<NumberedBook>] {
    form == .piped ? pipedColumns : displayedColumns
  }

  private static var pipedColumns: [Column<NumberedBook>] {
    [
      pipedColumn("번호", "No.") { "\($0.pickNumber)" },
      pipedColumn("제목", "Title") { $0.details.title.value },
      pipedColumn("지은이", "Author") { $0.details.author.value },
      pipedColumn("출판사", "Publisher") { $0.details.publisher.value },
      pipedColumn("출간", "Published") { $0.details.publishedOn?.description ?? "" },
      pipedColumn("ISBN", "ISBN") { $0.details.isbn?.value ?? "" },
      pipedColumn("쪽", "Pages") { $0.details.pages.map { "\($0.value)" } ?? "" },
      pipedColumn("찾은 곳", "Source") { $0.row.book.source.rawValue },
      pipedColumn("목표", "Goal") { $0.row.isGoal ? "goal" : "" },
      pipedColumn("좋아하는 책", "Favourite") { $0.row.isFavourite ? "favourite" : "" },
    ]
  }

  private static func pipedColumn(
    _ ko: String, _ en: String, _ text: @escaping (NumberedBook) -> String
  ) -> Column<NumberedBook> {
    Column(Words(ko: ko, en: en), text: text)
  }

  private static var displayedColumns: [Column<NumberedBook>] {
    [
      Column(Words(ko: "번호", en: "No."), .trailing, text: { "\($0.pickNumber)" }),
      column("", "") { item, _ in StyledText(marks(of: item.row)) },
      column("제목", "Title", shrinks: true) { item, _ in
        StyledText(item.details.title.value, .bold)
      },
      column("지은이", "Author", shrinks: true) { item, _ in
        StyledText(item.details.author.value, .dim)
      },
      column("출간", "Year", omissionOrder: 1) { item, _ in
        StyledText(item.details.publishedOn.map { "\($0.year)" } ?? "")
      },
      Column(
        Words(ko: "쪽", en: "Pages"), .trailing, omissionOrder: 2,
        text: { $0.details.pages.map { "\($0.value)" } ?? "" }),
      column("찾은 곳", "Source", omissionOrder: 3) { item, language in
        StyledText(item.row.book.source.name(language), .dim)
      },
    ]
  }

  private static func column(
    _ ko: String, _ en: String, shrinks: Bool = false, omissionOrder: Int = 0,
    shown: @escaping (NumberedBook, Language) -> StyledText
  ) -> Column<NumberedBook> {
    Column(
      Words(ko: ko, en: en), shrinks: shrinks, omissionOrder: omissionOrder, displayText: shown,
      pipedText: { _ in "" })
  }

  private static var marks: [(mark: String, name: Words, isOn: (FindBooks.Row) -> Bool)] {
    [
      ("●", Words(ko: "목표", en: "goal"), { $0.isGoal }),
      ("♥", Words(ko: "좋아하는 책", en: "favourite"), { $0.isFavourite }),
    ]
  }

  private static func marks(of row: FindBooks.Row) -> String {
    marks.filter { $0.isOn(row) }.map(\.mark).joined()
  }

  /// Returns the legend of the marks that occur in these rows; nil if no row has one.
  static func legend(of rows: [FindBooks.Row], _ language: Language) -> String? {
    let shown = marks.filter { rows.contains(where: $0.isOn) }
    let parts = shown.map { "\($0.mark) \($0.name(language))" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
