import HearthDomain
import HearthWhen
import TerminalKit

/// Asks for one value about a book: a page reached, or a target day.
enum BookEntryScreen: Screen {
  enum Question: Hashable {
    /// The page reached by now.
    case pageReached
    /// The book's page count, asked because the progress needs it.
    case pageCount(ReadingProgress)
    /// The corrected page of a record.
    case record(ReadingRecord)
    case target
    /// The target of a new reading.
    case readAgainTarget
  }

  struct State: Hashable {
    var question: Question
    var book: Book
    var now: LocalTime
    let datePreferences: DatePreferences
    var field: TextFieldState
    /// The error that the store reported for the typed text.
    var refusal: Words?

    init(_ question: Question, of book: Book, now: LocalTime, by habits: DatePreferences) {
      self.question = question
      self.book = book
      self.now = now
      self.datePreferences = habits
      if case .record(let record) = question {
        // Without the percent sign, the number would be read as a page.
        field = TextFieldState("\(record.page)" + (book.isReadInPercent ? "%" : ""))
      } else {
        field = TextFieldState()
      }
    }

    var today: Day { now.day }
    var isBlank: Bool { field.value.allSatisfy(\.isWhitespace) }
  }

  enum Action: Hashable {
    case typed(TextInput)
    case saved
    case cancelled
  }

  typealias Output = BooksEffect

  static func keys(_ state: State) -> Keymap<Action> {
    let refusal = state.isBlank && state.question != .readAgainTarget ? state.acceptedInput : nil
    return Keymap(
      [
        KeyBinding(
          [Key(.enter), .control("s")], ko: ("저장", "적은 대로 저장해요"),
          en: ("save", "Save what you entered"), action: .saved, disabledReason: refusal),
        KeyBinding(
          [Key(.escape)], ko: ("그만두기", "저장하지 않고 돌아가요"), en: ("cancel", "Go back without saving"),
          action: .cancelled),
      ], textAction: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .cancelled: return .back
    case .saved:
      if let progress = state.progressNeedingPageCount {
        state.question = .pageCount(progress)
        state.field = TextFieldState()
        return nil
      }
      return try? state.output()
    case .typed(let input):
      if state.field.apply(input) { state.refusal = nil }
      return nil
    }
  }
}

// MARK: - Reading

extension BookEntryScreen.State {
  fileprivate var acceptedInput: Words {
    switch question {
    case .pageReached, .record: Words(ko: "쪽이나 퍼센트를 적어 주세요", en: "enter a page or a percentage")
    case .pageCount: Words(ko: "책의 쪽수를 적어 주세요", en: "enter how many pages it has")
    case .target, .readAgainTarget: Words(ko: "날짜를 적어 주세요", en: "enter a day")
    }
  }

  /// The typed progress, if it cannot be recorded without the book's page count; otherwise nil.
  var progressNeedingPageCount: ReadingProgress? {
    guard case .pageReached = question, let progress = try? PageEntry.parseProgress(field.value),
      book.needsPageCount(for: progress)
    else { return nil }
    return progress
  }

  /// Returns the effect to perform; throws if the text is invalid.
  func output() throws -> BooksEffect {
    switch question {
    case .pageReached:
      let progress = try PageEntry.parseProgress(field.value)
      _ = try page(of: progress)
      return .changeReading(.record(book.id, progress, mayGoBack: false))
    case .pageCount(let progress):
      let pages = try PageEntry.parsePageCount(field.value)
      _ = try book.page(progress, assuming: pages)
      return .changeReading(.setPageCount(pages, book.id, progress))
    case .record(let record):
      let progress = try PageEntry.parseProgress(field.value)
      _ = try page(of: progress)
      return .changeReading(.correctRecord(record.id, progress))
    case .target: return .changeReading(.changeTarget(book.id, try targetDay()))
    case .readAgainTarget: return .changeReading(.readAgain(book.id, try targetDay()))
    }
  }

  /// The meaning of the text, or what is wrong with it; nil while nothing is typed.
  var meaning: Result<Words, BookEntryProblem>? {
    if let refusal { return .failure(BookEntryProblem(message: refusal)) }
    guard !isBlank || question == .readAgainTarget else { return nil }
    do {
      return .success(try interpretation())
    } catch let error as DomainError {
      return .failure(BookEntryProblem(message: Words(of: error, today: today)))
    } catch let error as WhenRefusal {
      return .failure(BookEntryProblem(message: Words(error.message(in:))))
    } catch {
      return nil
    }
  }

  private func page(of progress: ReadingProgress) throws -> Int {
    let reached =
      if case .record(let record) = question { record.page } else { book.reading?.page ?? 0 }
    return try book.page(progress, from: reached)
  }

  /// Returns the typed target day; nil if the reading has no target.
  private func targetDay() throws -> Day? {
    if isBlank { return nil }
    return try TargetInput(datePreferences: now, habits: datePreferences).day(field.value)
  }

  private func interpretation() throws -> Words {
    if progressNeedingPageCount != nil {
      return Words(
        ko: "이 책은 쪽수를 몰라서 다음에 물어볼게요",
        en: "page count unknown; you are asked for it next")
    }
    switch question {
    case .pageCount(let progress):
      let pages = try PageEntry.parsePageCount(field.value)
      let page = try book.page(progress, assuming: pages)
      return Words(
        ko: "모두 \(pages.value)쪽 · \(page)쪽까지 적을게요",
        en: "\(Plural("page")(pages.value)) · records page \(page)")
    case .pageReached, .record:
      let page = try page(of: PageEntry.parseProgress(field.value))
      return Words { meaning(of: page, $0) }
    case .target, .readAgainTarget:
      let day = try targetDay()
      let left = book.lastPage - (question == .target ? book.reading?.page ?? 0 : 0)
      return TargetInput(datePreferences: now, habits: datePreferences).meaning(
        of: day, left: left,
        readToday: question == .target ? book.reading?.pages(on: today) ?? 0 : 0,
        inPercent: book.isReadInPercent)
    }
  }

  private func meaning(of page: Int, _ language: Language) -> String {
    let words = BookWords(language, today: today)
    let last = book.lastPage
    let whole =
      book.isReadInPercent ? "\(page)%" : "\(words.page(page)) (\(page * 100 / max(1, last))%)"
    guard case .pageReached = question else { return whole }
    let from = book.reading?.page ?? 0
    if page == last {
      return whole + language(ko: " · 끝까지 읽었어요", en: " · that is the end")
    }
    if page < from {
      return whole
        + language(
          ko: " · \(words.position(from, in: book))보다 앞이에요. 저장할 때 물어볼게요",
          en: " · before \(words.position(from, in: book)); saving asks first")
    }
    let left = words.amount(last - page, of: book)
    return whole
      + language(
        ko: " · +\(words.amount(page - from, of: book)), \(left) 남음",
        en: " · \(words.increment(page - from, in: book)), \(left) left")
  }
}

/// Why a text is not accepted.
struct BookEntryProblem: Error, Hashable {
  let message: Words
}

// MARK: - Drawing

extension BookEntryScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let (body, gap) = view.size.pageArea(lowBelow: 12)
    let rows = body.rows(
      .fixed(1), .fixed(gap), .fixed(1), .fixed(3), .fixed(gap), .fill)
    let title = StyledText(heading(of: state)(view.language), view.theme.heading)
    frame.write(title, in: rows[0])
    let used = frame.write(StyledText("▸ ", view.theme.accent), in: rows[2])
    TextField(
      state.field, placeholder: example(of: state)(view.language), look: view.theme.textFieldLook
    )
    .draw(in: &frame, at: rows[2].insetBy(left: used).columns(.fixed(40), .fill)[0])
    drawMeaning(of: state, in: &frame, at: rows[3].insetBy(left: 2), view)
    BookPanel(book: state.book, today: state.today, view: view)
      .draw(in: &frame, at: rows[5].columns(.fixed(min(72, rows[5].width)), .fill)[0])
  }

  private static func drawMeaning(
    of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let text: StyledText =
      switch state.meaning {
      case nil: StyledText()
      case .success(let words): StyledText("→ " + words(view.language), view.theme.good)
      case .failure(let problem):
        StyledText("! " + problem.message(view.language), view.theme.error)
      }
    Paragraph(text).draw(in: &frame, at: place)
  }

  private static func heading(of state: State) -> Words {
    let title = state.book.title.quotable()
    switch state.question {
    case .pageReached:
      return Words(ko: "어디까지 읽었나요?", en: "\(progressText(in: state.book))?")
    case .pageCount:
      return Words(ko: "‘\(title)’ 책은 모두 몇 쪽인가요?", en: "How many pages does “\(title)” have?")
    case .record(let record):
      let day = Words { DayFormatter($0, today: state.today).short(record.day) }
      return Words(
        ko: "\(day.ko)에는 어디까지 읽었나요?",
        en: "\(progressText(in: state.book)) on \(day.en)?")
    case .target:
      return Words(ko: "‘\(title)’, 언제까지 읽을까요?", en: "When do you want to finish “\(title)”?")
    case .readAgainTarget:
      return Words(
        ko: "‘\(title)’, 언제까지 다시 읽을까요?", en: "Read “\(title)” again by when?")
    }
  }

  private static func progressText(in book: Book) -> String {
    book.isReadInPercent ? "How far did you get" : "Which page did you reach"
  }

  private static func example(of state: State) -> Words {
    switch state.question {
    case .pageReached, .record:
      state.book.isReadInPercent
        ? Words(ko: "45%, +10%", en: "45% or +10%")
        : Words(ko: "132, +10, 45%", en: "132, +10 or 45%")
    case .pageCount: Words(ko: "320", en: "320")
    case .target:
      // An example of a day that is always in the future.
      Words {
        let next = state.today.calendarMonth.adding(months: 1).firstDay
        let day = DayFormatter($0, today: state.today).short(next)
        return $0(ko: "다음 주 금, +10일, \(day)", en: "next fri, +10d, \(day)")
      }
    case .readAgainTarget: Words(ko: "비워 두면 목표일 없이", en: "no target if left blank")
    }
  }
}
