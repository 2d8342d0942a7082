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
  static func columns(
    of rows: [NumberedBook], for form: OutputForm
  ) -> [Column<NumberedBook>] {
    form == .piped ? pipedColumns : displayedColumns(of: rows)
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
      pipedColumn("부제", "Subtitle") { $0.details.subtitle.value },
      pipedColumn("분야", "Category") {
        $0.details.category == .other ? "" : $0.details.category.rawValue
      },
    ]
  }

  private static func pipedColumn(
    _ ko: String, _ en: String, _ text: @escaping (NumberedBook) -> String
  ) -> Column<NumberedBook> {
    Column(Words(ko: ko, en: en), text: text)
  }

  /// Returns the columns for people; publisher and category only if a row has one.
  private static func displayedColumns(of rows: [NumberedBook]) -> [Column<NumberedBook>] {
    let publisher = column("출판사", "Publisher", omissionOrder: 4) { item, _ in
      StyledText(item.details.publisher.value, .dim)
    }
    let category = column("분야", "Category", omissionOrder: 5) { item, language in
      StyledText(item.details.category.nameIfKnown(language), .dim)
    }
    return [
      Column(Words(ko: "번호", en: "No."), .trailing, text: { "\($0.pickNumber)" }),
      column("", "") { item, _ in StyledText(marks(of: item.row)) },
      column("제목", "Title", shrinks: true) { item, _ in
        StyledText(item.details.title.value, .bold)
          + StyledText(
            item.details.subtitle.value.isEmpty ? "" : ": \(item.details.subtitle.value)")
      },
      column("지은이", "Author", shrinks: true) { item, _ in
        StyledText(item.details.author.value, .dim)
      },
    ] + (rows.contains { !$0.details.publisher.value.isEmpty } ? [publisher] : []) + [
      column("출간", "Year", omissionOrder: 1) { item, _ in
        StyledText(item.details.publishedOn.map { "\($0.year)" } ?? "")
      },
      Column(
        Words(ko: "쪽", en: "Pages"), .trailing, omissionOrder: 2,
        text: { $0.details.pages.map { "\($0.value)" } ?? "" }),
      column("찾은 곳", "Source", omissionOrder: 3) { item, language in
        StyledText(item.row.book.source.name(language), .dim)
      },
    ] + (rows.contains { $0.details.category != .other } ? [category] : [])
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

extension BookCategory {
  /// The name; empty if the category is not known.
  func nameIfKnown(_ language: Language) -> String { self == .other ? "" : name(language) }
}
