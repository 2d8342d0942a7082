import HearthDomain

extension BooksCoordinator {
  /// Searches the local sources immediately.
  mutating func searchLocally(_ text: String) throws {
    let answer = try localAnswer(to: text)
    pages[BooksPage.search]?.show(answer, to: text)
  }

  mutating func loadMoreResults(_ text: String, page: Int) throws {
    let answer = try localAnswer(to: text, page: page)
    pages[BooksPage.search]?.append(answer)
  }

  /// Returns the results of the local sources; stored books are marked.
  func localAnswer(to text: String, page: Int = 1) throws -> FindBooks.Answer {
    guard let query = try? BookQuery(text, page: page) else { return FindBooks.Answer() }
    let wanted = try tools.books.find.defaultSources().filter { !$0.needsNetwork }
    let sources = wanted.isEmpty ? BookSource.allCases.filter { !$0.needsNetwork } : wanted
    return try tools.books.find.markingUserBooks(try tools.books.find.search(query, in: sources))
  }

  /// Starts a search in an online source. ``receive(_:for:)`` is called with the results.
  mutating func searchOnline(_ source: BookSource, for text: String) throws -> TabOutcome {
    let query = try BookQuery(text)
    cancelWork()
    startedWorkCount += 1
    let find = tools.books.find
    let work = BackgroundWork(BackgroundWork.Ticket(.books, startedWorkCount)) { cancellation in
      do {
        return .books(.success(try find.search(query, in: [source], until: cancellation)))
      } catch let error as DomainError {
        return .books(.failure(error))
      } catch {
        return .books(.failure(.unavailable(.service(name: source.rawValue, .unreadableResponse))))
      }
    }
    pendingWork = work
    pages[BooksPage.search]?.pendingSearch = .init(source: source, text: text)
    return .startWork(work)
  }

  /// Cancels the search or lookup that is running.
  mutating func cancelWork() {
    pendingWork?.cancel()
    pendingWork = nil
    isCompletingForm = false
    pages[BooksPage.search]?.pendingSearch = nil
  }

  mutating func receive(
    _ answer: WorkAnswer, for ticket: BackgroundWork.Ticket
  ) throws -> TabOutcome {
    guard ticket == pendingWork?.ticket, case .books(let result) = answer else { return .handled }
    pendingWork = nil
    if isCompletingForm { return fillInPageCount(result) }
    let text = pages[BooksPage.search]?.pendingSearch?.text
    pages[BooksPage.search]?.pendingSearch = nil
    let answer = try result.get()
    // Pressing Enter again retries.
    if answer.rows.isEmpty, let trouble = answer.failures.first { return try outcome(trouble) }
    let found = try tools.books.find.saveAsLastSearch(answer)
    guard let text else { return .handled }
    pages[BooksPage.search]?.show(found, to: text)
    return .handled
  }
}

// MARK: - Filling in a form

extension BooksCoordinator {
  /// Opens a form for a found book. If the book's page count is missing, starts a lookup by ISBN.
  mutating func showForm(for found: FoundBook) -> TabOutcome {
    cancelWork()
    let clock = tools.books.queries.clock
    let (now, habits) = (clock.localTime, DatePreferences(in: clock.zone))
    pages.push(.form(BookFormScreen.State(adding: found.details, now: now, by: habits)))
    guard found.details.pages == nil, found.source.needsNetwork, let isbn = found.details.isbn
    else { return .handled }
    startedWorkCount += 1
    let (find, source) = (tools.books.find, found.source)
    let work = BackgroundWork(BackgroundWork.Ticket(.books, startedWorkCount)) { cancellation in
      // A failed lookup is ignored, because the user can type the page count.
      let book = try? find.lookUp(isbn, in: source, until: cancellation)
      return .books(.success(FindBooks.Answer(FoundBooks(book.map { [$0] } ?? [], hasMore: false))))
    }
    pendingWork = work
    isCompletingForm = true
    return .startWork(work)
  }

  private mutating func fillInPageCount(
    _ result: Result<FindBooks.Answer, DomainError>
  ) -> TabOutcome {
    isCompletingForm = false
    guard let pages = try? result.get().rows.first?.book.details.pages,
      self.pages[BooksPage.form]?.fillIn(pages) == true
    else { return .handled }
    return .showMessage(
      Words(ko: "쪽수를 찾아 적었어요: \(pages.value)쪽.", en: "Found the page count: \(pages.value)."))
  }

  /// Displays that a source needs a key, and how to set it; throws any other error.
  private func outcome(_ trouble: FindBooks.Failure) throws -> TabOutcome {
    guard case .unavailable(.service(_, .keyMissing)) = trouble.error else { throw trouble.error }
    let source = trouble.source
    return .refused(
      Words(
        ko: "\(source.name(.korean)): 키가 없어요. Esc, 그다음 ,(설정)에서 정해요",
        en: "\(source.name(.english)) needs a key: Esc, then , (settings)"))
  }
}
