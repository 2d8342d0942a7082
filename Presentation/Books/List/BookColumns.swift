import HearthDomain
import TerminalKit

/// The columns of book lists. A terminal shows those that suit the list and fit the width; a pipe
/// gets all of them.
struct BookColumns {
  /// Minimum width for authors and progress bars.
  private static let minWideWidth = 60
  /// Minimum width for long bars and longer texts; narrower lists leave that room to titles.
  private static let minRoomyWidth = 100

  let formatter: BookFormatter
  let width: Int
  let widths: DisplayWidth

  private var isWide: Bool { width >= BookColumns.minWideWidth }

  func columns(for form: OutputForm, _ list: BookList, isGrouped: Bool) -> [Column<ListedBook>] {
    if form == .piped { return BookColumns.pipedColumns(today: formatter.today) }
    let start = (isGrouped ? [group] : []) + [title] + (isWide ? [author] : [])
    switch list {
    case .open, .late: return start + [progress, dDay, todaysShare, marks, id]
    case .finished: return start + [finishedOn, daysSpent, marks, id]
    case .favourites, .keptForLater, .all: return start + [state, progress, marks, id]
    }
  }

  /// Returns the columns for programs, one line per book.
  private static func pipedColumns(today: Day) -> [Column<ListedBook>] {
    [
      plainColumn("id", "id") { $0.id.shortForm }, plainColumn("제목", "Title") { $0.title },
      plainColumn("지은이", "Author") { $0.author },
      plainColumn("상태", "State") {
        $0.reading.map { $0.isFinished ? "finished" : "reading" } ?? ""
      },
      plainColumn("읽은 쪽", "Page") {
        "\($0.reading?.pagesRead(of: $0.details.pages) ?? 0)"
      },
      plainColumn("쪽수", "Pages") { $0.details.pages.map { "\($0.value)" } ?? "" },
      plainColumn("진도", "Progress") { "\($0.progressPercent)" },
      plainColumn("목표일", "Target") { $0.reading?.targetOn?.description ?? "" },
      plainColumn("다 읽은 날", "Finished") { $0.lastFinishedOn?.description ?? "" },
      plainColumn("하루 쪽수", "Pages a day") {
        $0.plan(today: today).map { "\($0.pagesPerDay)" } ?? ""
      },
      plainColumn("별점", "Rating") { $0.latestRating?.description ?? "" },
      plainColumn("좋아하는 책", "Favourite") { $0.isFavourite ? "favourite" : "" },
      plainColumn("분류", "Category") { $0.details.category.rawValue },
      plainColumn("다 읽은 수", "Readings") { "\($0.finishedReadings)" },
    ]
  }

  private static func plainColumn(
    _ ko: String, _ en: String, _ text: @escaping (Book) -> String
  ) -> Column<ListedBook> {
    Column(Words(ko: ko, en: en), text: { text($0.book) })
  }

  private func column(
    _ ko: String, _ en: String, _ alignment: Alignment = .leading, shrinks: Bool = false,
    shrinksFirst: Bool = false, omissionOrder: Int = 0,
    shown: @escaping (Book, BookWords) -> StyledText
  ) -> Column<ListedBook> {
    let formatter = formatter
    return Column(
      Words(ko: ko, en: en), alignment, shrinks: shrinks, shrinksFirst: shrinksFirst,
      omissionOrder: omissionOrder,
      displayText: { shown($0.book, formatter.words($1)) }, pipedText: { _ in "" })
  }
}

extension BookColumns {
  private var group: Column<ListedBook> {
    Column(
      Words(ko: "분류", en: "Category"),
      displayText: { item, language in
        StyledText(item.startsGroup ? item.book.details.category.name(language) : "", .bold)
      }, pipedText: { _ in "" })
  }

  private var title: Column<ListedBook> {
    column("제목", "Title", shrinks: true) { book, _ in StyledText(book.title, .bold) }
  }

  private var author: Column<ListedBook> {
    column("지은이", "Author", shrinksFirst: true) { book, _ in StyledText(book.author, .dim) }
  }

  private var progress: Column<ListedBook> {
    guard isWide else {
      return column("진도", "Done", .trailing) { book, _ in
        StyledText(book.isGoal ? "\(book.progressPercent)%" : "")
      }
    }
    let widths = widths
    let bar = width >= BookColumns.minRoomyWidth ? 8 : 4
    return column("진도", "Progress") { book, _ in
      book.isGoal
        ? ProgressCell(book: book, widths: widths).barAndPercent(columns: bar) : StyledText()
    }
  }

  private var dDay: Column<ListedBook> {
    let today = formatter.today
    return column("목표", "Target", .trailing) { book, words in
      guard let plan = book.plan(today: today) else { return StyledText() }
      return StyledText(words.dDay(plan.daysLeft), plan.isLate ? Style(attributes: .dim) : nil)
    }
  }

  private var todaysShare: Column<ListedBook> {
    let today = formatter.today
    let isRoomy = width >= BookColumns.minRoomyWidth
    return column("오늘", "Today") { book, words in
      if let plan = book.plan(today: today) { return StyledText(words.todaysShare(plan)) }
      // The progress bar shows the percentage already.
      guard let reading = book.reading, book.isOpen, !book.isReadInPercent else {
        return StyledText()
      }
      if isRoomy { return StyledText(words.progress(of: book)) }
      return StyledText(reading.page == 0 ? "" : words.pageReached(reading.page))
    }
  }

  private var state: Column<ListedBook> {
    column("상태", "State") { book, words in StyledText(words.state(of: book)) }
  }

  private var finishedOn: Column<ListedBook> {
    column("다 읽은 날", "Finished") { book, words in
      guard book.wasFinished else { return StyledText() }
      let day = book.lastFinishedOn.map(words.dateWords.short)
      let again = words.language(ko: "다시 읽는 중", en: "reading again")
      return StyledText(
        (day ?? words.language(ko: "언젠가", en: "no date")) + (book.isOpen ? " · " + again : ""))
    }
  }

  /// The duration of the last finished reading.
  private var daysSpent: Column<ListedBook> {
    Column(
      Words(ko: "걸린 날", en: "Took"), .trailing,
      displayText: { item, language in
        let readings = (item.past ?? []).map(\.reading) + [item.book.reading].compactMap(\.self)
        let last = readings.filter(\.isFinished).max { $0.number < $1.number }
        return StyledText(last?.daysSpent.map(language.days) ?? "")
      }, pipedText: { _ in "" })
  }

  private var marks: Column<ListedBook> {
    column("", "") { book, words in
      let marks = [words.rating(book.latestRating), book.isFavourite ? "♥" : nil]
      return StyledText(marks.compactMap { $0 }.joined(separator: " "))
    }
  }

  /// The book's id. A narrow list omits it first, because books can also be found by title.
  private var id: Column<ListedBook> {
    column("id", "id", omissionOrder: 1) { book, _ in StyledText(book.id.shortForm, .dim) }
  }
}
