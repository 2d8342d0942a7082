import HearthDomain
import TerminalKit

/// An overview of a book: spine, facts and plan.
struct BookPanel {
  let book: Book
  let today: Day
  /// Earlier readings, oldest first.
  var pastReadings: [PastReading] = []
  /// The cover; nil if none was downloaded.
  var cover: DisplayedPicture?
  let view: ViewContext

  private var words: BookWords { BookWords(view.language, today: today) }

  func draw(in frame: inout Frame, at place: Rect) {
    let rows = rows(columns: place.width)
    for (index, row) in rows.prefix(place.height).enumerated() {
      frame.write(row, in: place, row: index)
    }
    if coverWidth > 0 {
      let room = Size(width: coverWidth - 2, height: place.height)
      drawCover(in: &frame, at: place.insetBy(left: place.width - room.width), within: room)
    } else {
      drawCoverAndDescription(in: &frame, at: place.insetBy(top: rows.count + 1))
    }
  }

  /// Width of a cover to the right of the text; 0 if it is drawn below or not at all.
  private var coverWidth: Int {
    cover != nil && view.pictureSupport.method != .none && (60..<110).contains(view.size.width)
      ? 16 : 0
  }

  /// Draws the cover and returns its position; nil if it cannot be shown.
  @discardableResult
  private func drawCover(in frame: inout Frame, at room: Rect, within most: Size) -> Rect? {
    guard let cover else { return nil }
    let cells = cover.size(within: most, view.pictureSupport)
    guard let picture = cover.picture(filling: cells, view.pictureSupport) else { return nil }
    let place = Rect(origin: room.origin, size: cells)
    frame.placePicture(in: place, with: picture, id: BookPanel.coverPictureNumber)
    return place
  }

  /// Draws the cover and the description below the text, if there is room. A book without a cover
  /// shows a spine.
  private func drawCoverAndDescription(in frame: inout Frame, at room: Rect) {
    guard room.height >= BookPanel.minCoverHeight else { return }
    let most = Size(width: room.width / 2, height: min(room.height, BookPanel.maxCoverHeight))
    var width = drawCover(in: &frame, at: room, within: most)?.width
    if width == nil {
      let spine = SpineDrawing(book: book)
      let place = Rect(
        origin: room.origin, size: Size(width: spine.columns, height: min(most.height, 14)))
      spine.draw(in: &frame, at: place, level: view.colorLevel)
      width = spine.columns
    }
    Paragraph(StyledText(book.details.description.value, view.theme.faint))
      .draw(in: &frame, at: room.insetBy(left: (width ?? 0) + 2))
  }

  private static let minCoverHeight = 8
  private static let maxCoverHeight = 20
  private static let coverPictureNumber: UInt8 = 1

  func rows(columns whole: Int) -> [StyledText] {
    let columns = whole - coverWidth
    let title = StyledText(book.title, view.theme.heading)
    let author = StyledText(book.author.isEmpty ? "" : "  " + book.author, view.theme.faint)
    let head =
      isShortScreen
      ? [(title + author).truncated(to: columns - BookSpine.columns - 1, view.widths)]
      : wrapped(title, columns, indented: true)
    var rows: [StyledText] = []
    for (index, row) in (head.prefix(3) + (isShortScreen ? [] : detailLines.prefix(4))).enumerated()
    {
      let spine =
        index < head.count || index < 3 ? BookSpine(book: book, view: view).text : blankSpine
      rows.append(spine + " " + row)
    }
    if !isShortScreen { rows.append("") }
    if let plan = book.plan(today: today) {
      rows.append(bar(columns: columns))
      rows += planLines(plan).flatMap { wrapped($0, columns) }
    } else if book.isOpen {
      rows.append(bar(columns: columns))
      rows += wrapped(StyledText(noTargetText, view.theme.faint), columns)
    } else {
      rows += statusText.flatMap { wrapped(StyledText($0), columns) }
    }
    return rows + (summaryLine.isEmpty ? [] : [StyledText(summaryLine, view.theme.faint)])
      + earlierReadingLines(columns: columns)
  }

  /// Returns a line for each of the last three earlier readings, latest first; none on low screens.
  private func earlierReadingLines(columns: Int) -> [StyledText] {
    guard view.size.height >= 20 else { return [] }
    let facts = BookFacts(words: words, widths: view.widths)
    return facts.entries(of: pastReadings.suffix(3), in: book).reversed().map {
      StyledText("\($0.term.string)  \($0.meaning.string)", view.theme.faint)
        .truncated(to: columns, view.widths)
    }
  }

  /// Whether the screen is so low that progress comes before the book's details.
  private var isShortScreen: Bool { view.size.height < 14 && view.size.width < 110 }

  private var blankSpine: StyledText {
    StyledText(String(repeating: " ", count: BookSpine.columns))
  }

  private func wrapped(
    _ text: StyledText, _ columns: Int, indented: Bool = false
  ) -> [StyledText] {
    let indent = indented ? BookSpine.columns + 1 : 0
    return Paragraph(text).rows(columns: max(1, columns - indent), widths: view.widths)
  }

  private var detailLines: [StyledText] {
    let details = book.details
    let pages = details.pages.map { words.pages($0.value) }
    let lines = [
      details.subtitle.value, details.author.value,
      [details.publisher.value, details.publishedOn?.description ?? ""].joinedNonEmpty(by: " · "),
      [details.category.name(view.language), pages ?? "", details.isbn?.value ?? ""]
        .joinedNonEmpty(by: " · "),
    ]
    return lines.filter { !$0.isEmpty }.map { StyledText($0, view.theme.faint) }
  }

  private var summaryLine: String {
    let sentences =
      book.sentenceCount > 0
      ? view.language(
        ko: "문장 \(book.sentenceCount)개", en: Plural("sentence")(book.sentenceCount)) : ""
    let past =
      pastReadings.isEmpty
      ? ""
      : view.language(
        ko: "\(BookWords.koreanOrdinal(pastReadings.count + 1)) 읽기",
        en: "reading no. \(pastReadings.count + 1)")
    let favourite =
      book.isFavourite ? view.language(ko: "♥ 좋아하는 책", en: "♥ favourite") : ""
    let stars = book.isOpen ? words.rating(book.latestRating) ?? "" : ""
    return [favourite, stars, sentences, past].joinedNonEmpty(by: " · ")
  }
}

// MARK: - The reading

extension BookPanel {
  private func bar(columns: Int) -> StyledText {
    let room = max(6, min(30, columns - 24))
    let look = Gauge.Look(
      filled: BookColors.style(of: book.theme, in: view), empty: view.theme.border)
    let bar =
      ProgressCell(book: book, widths: view.widths).bar(columns: room, look: look)
      + StyledText(" \(book.progressPercent)%")
    guard !book.isReadInPercent else { return bar }
    return bar + StyledText("  " + words.progress(of: book), view.theme.faint)
  }

  private func planLines(_ plan: ReadingPlan) -> [StyledText] {
    guard let target = book.reading?.targetOn else { return [] }
    if plan.isLate {
      let days = view.language.days(-plan.daysLeft)
      return [
        StyledText(
          view.language(
            ko: "목표일이 \(days) 지났어요. 괜찮아요. t를 눌러 새 목표일을 정하면 다시 나눠 드릴게요.",
            en: "The target was \(days) ago. That is fine. Press t to set a new target, and the"
              + " pages are divided again."), view.theme.warning)
      ]
    }
    let track = words.planComparison(plan, of: book).map {
      Words(ko: "\($0.ko).", en: $0.en.prefix(1).uppercased() + $0.en.dropFirst() + ".")
    }
    let isOnTrack = plan.isOnTrack == true
    let promise = Words(
      ko: "남은 쪽수를 매일 다시 나눠 드릴게요.", en: "What is left is divided again every day.")
    let rest = [track.map { $0(view.language) } ?? "", isOnTrack ? "" : promise(view.language)]
      .joinedNonEmpty(by: " ")
    return [
      todayLine(plan), StyledText(words.pace(plan, until: target, isBrief: isShortScreen)),
      StyledText(rest, isOnTrack ? view.theme.good : view.theme.faint),
    ]
  }

  private func todayLine(_ plan: ReadingPlan) -> StyledText {
    let share = words.todaysShare(plan)
    guard plan.pagesLeftToday > 0 else { return StyledText(share, view.theme.good) }
    return StyledText(
      view.language(
        ko: "\(share), \(words.position(plan.targetPageToday, of: plan))까지",
        en: "\(share), to \(words.position(plan.targetPageToday, of: plan))"),
      view.theme.heading)
  }

  /// The text for an open book without a target.
  private var noTargetText: String {
    view.language(
      ko: "목표일 없이 읽고 있어요. t로 목표일을 정하면 하루 분량을 나눠 드려요.",
      en: "Reading without a target. Press t to set one and see how much to read each day.")
  }

  private var statusText: [String] {
    if let reading = book.reading, reading.isFinishedOnUnknownDay {
      return [view.language(ko: "언젠가 다 읽은 책이에요.", en: "Finished, date unknown.")]
        + (words.rating(book.latestRating).map { [$0] } ?? [])
    }
    if let day = book.reading?.finishedOn, book.reading?.knownStart == nil {
      let date = words.dateWords.short(day)
      return [view.language(ko: "\(date)에 다 읽었어요.", en: "Finished on \(date).")]
        + (words.rating(book.latestRating).map { [$0] } ?? [])
    }
    guard let reading = book.reading, let taken = reading.daysSpent else {
      return [
        view.language(
          ko: "담아 둔 책이에요. t로 읽기 시작해요.", en: "Kept for later. Press t to start reading.")
      ]
    }
    let rating = words.rating(book.latestRating)
    return [BookEnding(reading: reading, daysTaken: taken, words: words).sentence]
      + (rating.map { [$0] } ?? [])
  }
}

/// Describes how the reading of a book ended.
struct BookEnding {
  let reading: HearthDomain.Reading
  let daysTaken: Int
  let words: BookWords

  /// Start and duration of the reading, or that no pages were recorded; then the comparison with
  /// the target.
  var sentence: String {
    let start = words.dateWords.short(reading.startedOn)
    let days = words.language.days(daysTaken)
    let read =
      reading.page == 0
      ? words.language(ko: "읽은 쪽은 적지 않았어요.", en: "No pages were recorded.")
      : words.language(
        ko: "\(start)부터 \(days) 동안 읽었어요.", en: "Read in \(days), from \(start).")
    return read + (targetComparison.map { " " + $0 } ?? "")
  }

  private var targetComparison: String? {
    guard let ahead = reading.daysBeforeTarget else { return nil }
    let days = words.language.days(Int(ahead.magnitude))
    if ahead > 0 {
      return words.language(ko: "목표보다 \(days) 빨랐어요.", en: "\(days) before the target.")
    }
    return ahead == 0
      ? words.language(ko: "목표일에 꼭 맞췄어요.", en: "Right on the target day.")
      : words.language(
        ko: "목표보다 \(days) 더 걸렸지만 끝까지 읽었어요.", en: "Finished, \(days) after the target.")
  }
}

extension [String] {
  /// Returns the non-empty strings, joined by the separator.
  func joinedNonEmpty(by separator: String) -> String {
    filter { !$0.isEmpty }.joined(separator: separator)
  }
}
