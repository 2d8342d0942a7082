import HearthDomain
import TerminalKit

/// The columns of book lists: for people those that fit the list, for programs all.
struct BookColumns {
  /// Minimum width for authors and progress bars.
  private static let wideWidth = 60
  /// Minimum width for long bars and longer texts; below it, titles need the room.
  private static let roomyWidth = 100

  let formatter: BookFormatter
  let width: Int
  let widths: DisplayWidth

  private var isWide: Bool { width >= BookColumns.wideWidth }

  func columns(for form: OutputForm, _ list: BookList, isGrouped: Bool) -> [Column<ListedBook>] {
    if form == .piped { return BookColumns.piped(today: formatter.today) }
    let start = (isGrouped ? [group] : []) + [title] + (isWide ? [author] : [])
    switch list {
    case .open, .late: return start + [progress, dDay, share, marks, id]
    case .finished: return start + [finishedOn, daysSpent, marks, id]
    case .favourites, .kept, .all: return start + [state, progress, marks, id]
    }
  }

  /// Returns the columns for programs, one line per book.
  private static func piped(today: Day) -> [Column<ListedBook>] {
    [
      plain("id", "id") { $0.id.short }, plain("제목", "Title") { $0.title },
      plain("지은이", "Author") { $0.author },
      plain("상태", "State") { $0.reading.map { $0.isFinished ? "finished" : "reading" } ?? "" },
      plain("읽은 쪽", "Page") {
        "\($0.reading?.pagesRead(of: $0.details.pages) ?? 0)"
      },
      plain("쪽수", "Pages") { $0.details.pages.map { "\($0.value)" } ?? "" },
      plain("진도", "Progress") { "\($0.progress)" },
      plain("목표일", "Target") { $0.reading?.targetOn?.description ?? "" },
      plain("다 읽은 날", "Finished") { $0.lastFinishedOn?.description ?? "" },
      plain("하루 쪽수", "Pages a day") {
        $0.plan(today: today).map { "\($0.pagesPerDay)" } ?? ""
      },
      plain("별점", "Rating") { $0.stars?.description ?? "" },
      plain("좋아하는 책", "Favourite") { $0.isFavourite ? "favourite" : "" },
      plain("분류", "Category") { $0.details.category.rawValue },
      plain("다 읽은 수", "Readings") { "\($0.finishedReadings)" },
    ]
  }

  private static func plain(
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
      shown: { shown($0.book, formatter.words($1)) }, piped: { _ in "" })
  }
}

extension BookColumns {
  private var group: Column<ListedBook> {
    Column(
      Words(ko: "분류", en: "Category"),
      shown: { item, language in
        StyledText(item.startsGroup ? item.book.details.category.name(language) : "", .bold)
      }, piped: { _ in "" })
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
        StyledText(book.isGoal ? "\(book.progress)%" : "")
      }
    }
    let widths = widths
    let bar = width >= BookColumns.roomyWidth ? 8 : 4
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

  private var share: Column<ListedBook> {
    let today = formatter.today
    let isRoomy = width >= BookColumns.roomyWidth
    return column("오늘", "Today") { book, words in
      if let plan = book.plan(today: today) { return StyledText(words.share(plan)) }
      // A percentage is already next to the progress bar.
      guard let reading = book.reading, book.isOpen, !book.isReadInPercent else {
        return StyledText()
      }
      if isRoomy { return StyledText(words.reached(of: book)) }
      return StyledText(reading.page == 0 ? "" : words.readTo(reading.page))
    }
  }

  private var state: Column<ListedBook> {
    column("상태", "State") { book, words in StyledText(words.state(of: book)) }
  }

  private var finishedOn: Column<ListedBook> {
    column("다 읽은 날", "Finished") { book, words in
      guard book.wasFinished else { return StyledText() }
      let day = book.lastFinishedOn.map(words.dates.short)
      let again = words.language(ko: "다시 읽는 중", en: "reading again")
      return StyledText(
        (day ?? words.language(ko: "언젠가", en: "some day")) + (book.isOpen ? " · " + again : ""))
    }
  }

  /// The duration of the last finished reading.
  private var daysSpent: Column<ListedBook> {
    Column(
      Words(ko: "걸린 날", en: "Took"), .trailing,
      shown: { item, language in
        let readings = (item.past ?? []).map(\.reading) + [item.book.reading].compactMap(\.self)
        let last = readings.filter(\.isFinished).max { $0.number < $1.number }
        return StyledText(last?.daysSpent.map(language.days) ?? "")
      }, piped: { _ in "" })
  }

  private var marks: Column<ListedBook> {
    column("", "") { book, words in
      let marks = [words.rating(book.stars), book.isFavourite ? "♥" : nil]
      return StyledText(marks.compactMap { $0 }.joined(separator: " "))
    }
  }

  /// The id may be left out, because a book can also be found by its title.
  private var id: Column<ListedBook> {
    column("id", "id", omissionOrder: 1) { book, _ in StyledText(book.id.short, .dim) }
  }
}
