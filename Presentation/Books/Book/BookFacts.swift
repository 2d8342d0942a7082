import HearthDomain
import TerminalKit

/// The facts about a book: one titled entry per fact.
struct BookFacts {
  let words: BookWords
  let widths: DisplayWidth

  private var language: Language { words.language }

  /// Returns all facts about a stored book.
  func entries(
    of book: Book, past: [PastReading] = [], sayings: [SayingOfBook] = []
  ) -> [TermList.Entry] {
    readingEntries(of: book) + entries(of: past, in: book) + entries(of: book.details)
      + [
        words.rating(book.latestRating).map { entry("별점", "rating", $0) },
        book.isFavourite ? entry("좋아하는 책", "favourite", "♥") : nil,
        book.sentenceCount > 0
          ? entry("문장", "sentences", "\(book.sentenceCount)") : nil,
        self.sayingsEntry(sayings),
        entry("표지 색", "cover", book.theme.coverName(language)),
        entry("id", "id", book.id.shortForm),
      ].compactMap { $0 }
  }

  /// Returns the sayings made from the book's sentences, the first three with their texts.
  private func sayingsEntry(_ sayings: [SayingOfBook]) -> TermList.Entry? {
    guard !sayings.isEmpty else { return nil }
    let named = sayings.prefix(3).map {
      "#\($0.saying.number) “\($0.sentence.text.value.onOneLine.quotable(limit: 40))”"
    }
    let others = sayings.dropFirst(3).map { "#\($0.saying.number)" }
    return entry("글귀", "sayings", (named + others.prefix(20)).joined(separator: ", "))
  }

  /// Returns the facts that a source also knows, except title and subtitle.
  func entries(of details: BookDetails) -> [TermList.Entry] {
    BookField.all(first: [.title, .subtitle, .author, .publisher, .category, .pages]).dropFirst(2)
      .compactMap { field in
        if field == .publisher { return publicationEntry(details) }
        if field == .category { return entry(field, details.category.name(language)) }
        if field == .description { return entry(field, localizedText(of: details.description)) }
        return field == .publishedOn ? nil : entry(field, details.value(of: field).asText)
      }
  }

  /// Returns the description, with the heading of private Goodreads notes translated.
  private func localizedText(of description: BookDescription) -> String {
    var lines = description.value.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let head = BookDescriptionRule.privateNotesPrefix
    let start = lines.indices.first { place in
      lines[place].hasPrefix(head) && (place == 0 || lines[place - 1].isEmpty)
    }
    guard let start else { return description.value }
    lines[start] = language(ko: "나만 보는 메모: ", en: head) + lines[start].dropFirst(head.count)
    return lines.joined(separator: "\n")
  }

  /// Returns the publisher with the publication date, or only the date.
  private func publicationEntry(_ details: BookDetails) -> TermList.Entry? {
    let (publisher, date) = (details.publisher.value, details.publishedOn?.description ?? "")
    guard !publisher.isEmpty else {
      return date.isEmpty ? nil : entry("출간", "published", date)
    }
    return entry(.publisher, [publisher, date].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  private func readingEntries(of book: Book) -> [TermList.Entry] {
    guard let reading = book.reading else { return [entry("상태", "state", words.state(of: book))] }
    let bar = ProgressCell(book: book, widths: widths).barAndPercent(columns: 20)
    var entries = [
      entry("상태", "state", words.state(of: book)),
      TermList.Entry(
        StyledText(language(ko: "진도", en: "progress"), .dim),
        // The progress bar shows the percentage already.
        book.isFinished || book.isReadInPercent
          ? bar : bar + StyledText("  " + words.progress(of: book))),
    ]
    if let target = reading.targetOn, let plan = book.plan(today: words.today) {
      entries.append(entry("목표일", "target", words.targetWithDistance(target)))
      entries.append(entry("하루", "a day", paceText(plan, of: book)))
    }
    if let start = reading.knownStart {
      entries.append(entry("시작", "started", words.dateWords.short(start)))
    }
    if let end = finishText(of: reading) { entries.append(entry("다 읽은 날", "finished", end)) }
    return entries
  }

  /// Returns an entry for each other reading: its days, its rating and, if it is open, its
  /// progress.
  func entries(of past: [PastReading], in book: Book) -> [TermList.Entry] {
    past.map { past in
      let days = [
        past.reading.knownStart.map(words.dateWords.short),
        finishText(of: past.reading),
      ]
      let span = days.compactMap { $0 }.joined(separator: " → ")
      let stars = words.rating(past.rating) ?? ""
      let facts = [span, openReadingNote(past.reading, in: book), stars].filter { !$0.isEmpty }
      let number = past.reading.number
      return entry(
        "\(BookWords.koreanOrdinal(number)) 읽기", "reading \(number)", facts.joined(separator: " · ")
      )
    }
  }

  /// Says that this reading is open too, at which page; empty if it is finished.
  private func openReadingNote(_ reading: HearthDomain.Reading, in book: Book) -> String {
    guard !reading.isFinished else { return "" }
    let open = language(ko: "아직 읽는 중", en: "still open")
    return reading.page == 0 ? open : "\(open) · \(words.position(reading.page, in: book))"
  }

  /// Returns the finishing day and the duration; nil if the reading is not finished.
  private func finishText(of reading: HearthDomain.Reading) -> String? {
    guard reading.isFinished else { return nil }
    guard let day = reading.finishedOn else {
      return language(ko: "언제인지 몰라요", en: "date unknown")
    }
    let taken = reading.daysSpent.map { " (\(language.days($0)))" } ?? ""
    return words.dateWords.short(day) + taken
  }

  private func paceText(_ plan: ReadingPlan, of book: Book) -> String {
    if plan.isLate, plan.pagesLeft == 0 {
      return language(
        ko: "마지막 쪽까지 읽었어요. 다 읽었다면 book finish",
        en: "you are at the last page; if you have finished: book finish")
    }
    if plan.isLate {
      return language(
        ko: "\(words.amount(plan.pagesLeft, of: plan)) 남음, 새 목표일은 book edit --target",
        en: "\(words.amount(plan.pagesLeft, of: plan)) left; a new target: book edit --target")
    }
    let later = words.amount(plan.pagesPerDayLater, of: plan)
    let share =
      plan.hasReadToday && plan.pagesPerDayLater > 0
      ? plan.daysLeft == 1
        ? language(ko: "내일 \(later)", en: "\(later) tomorrow")
        : language(ko: "내일부터 \(later)", en: "\(later) from tomorrow")
      : words.amount(plan.pagesPerDay, of: plan)
    let track = words.planComparison(plan, of: book).map { $0(language) } ?? ""
    return [share, words.todaysShare(plan), track].joinedNonEmpty(by: " · ")
  }

  private func entry(_ field: BookField, _ text: String) -> TermList.Entry? {
    guard let label = field.wording?.label, !text.isEmpty else { return nil }
    return entry(label.ko, label.en, text)
  }

  private func entry(_ ko: String, _ en: String, _ text: String) -> TermList.Entry {
    TermList.Entry(StyledText(language(ko: ko, en: en), .dim), StyledText(text))
  }
}

extension Console {
  /// Prints the title with its subtitle, and the facts below.
  mutating func print(_ details: BookDetails, _ facts: [TermList.Entry]) {
    let widths = traits.widths
    let subtitle = details.subtitle.value
    let title = StyledText(details.title.value, .bold)
    let head = subtitle.isEmpty ? title : title + StyledText(" — " + subtitle, .dim)
    let rows =
      Paragraph(head).rows(columns: width, widths: widths) + [StyledText()]
      + TermList(facts).rows(columns: width, widths: widths)
    for row in rows { printLine(row) }
  }
}
