import HearthDomain

extension BooksCoordinator {
  /// Searches the local sources immediately.
  mutating func find(_ text: String) throws {
    let answer = try answer(to: text)
    pages[BooksPage.search]?.show(answer, to: text)
  }

  mutating func findMore(_ text: String, page: Int) throws {
    let answer = try answer(to: text, page: page)
    pages[BooksPage.search]?.add(answer)
  }

  /// Returns the results of the local sources; stored books are marked.
  func answer(to text: String, page: Int = 1) throws -> FindBooks.Answer {
    guard let query = try? BookQuery(text, page: page) else { return FindBooks.Answer() }
    let wanted = try tools.books.find.order().filter { !$0.needsNetwork }
    let sources = wanted.isEmpty ? BookSource.allCases.filter { !$0.needsNetwork } : wanted
    return try tools.books.find.marked(try tools.books.find.ask(query, in: sources))
  }

  /// Starts a search in an online source; ``take(_:of:)`` receives the result.
  mutating func ask(_ source: BookSource, for text: String) throws -> TabOutcome {
    let query = try BookQuery(text)
    cancelWork()
    begun += 1
    let find = tools.books.find
    let work = BackgroundWork(BackgroundWork.Ticket(.books, begun)) { cancellation in
      do {
        return .books(.success(try find.ask(query, in: [source], until: cancellation)))
      } catch let error as DomainError {
        return .books(.failure(error))
      } catch {
        return .books(.failure(.unavailable(.service(name: source.rawValue, .notUnderstood))))
      }
    }
    pendingWork = work
    pages[BooksPage.search]?.waiting = .init(source: source, text: text)
    return .works(work)
  }

  /// Cancels the search or lookup that is running.
  mutating func cancelWork() {
    pendingWork?.cancel()
    pendingWork = nil
    completesForm = false
    pages[BooksPage.search]?.waiting = nil
  }

  mutating func take(
    _ answer: WorkAnswer, of ticket: BackgroundWork.Ticket
  ) throws -> TabOutcome {
    guard ticket == pendingWork?.ticket, case .books(let result) = answer else { return .handled }
    pendingWork = nil
    if completesForm { return fillIn(result) }
    let text = pages[BooksPage.search]?.waiting?.text
    pages[BooksPage.search]?.waiting = nil
    let answer = try result.get()
    // Pressing Enter again retries.
    if answer.rows.isEmpty, let trouble = answer.troubles.first { return try told(trouble) }
    let found = try tools.books.find.remember(answer)
    guard let text else { return .handled }
    pages[BooksPage.search]?.show(found, to: text)
    return .handled
  }
}

// MARK: - Filling in a form

extension BooksCoordinator {
  /// Opens a form for a found book. If its page count is missing, starts a lookup by ISBN.
  mutating func showForm(for found: FoundBook) -> TabOutcome {
    cancelWork()
    let clock = tools.books.queries.clock
    let (now, habits) = (clock.localTime, DatePreferences(in: clock.zone))
    pages.push(.form(BookFormScreen.State(adding: found.details, now: now, by: habits)))
    guard found.details.pages == nil, found.source.needsNetwork, let isbn = found.details.isbn
    else { return .handled }
    begun += 1
    let (find, source) = (tools.books.find, found.source)
    let work = BackgroundWork(BackgroundWork.Ticket(.books, begun)) { cancellation in
      // Errors are ignored, because the page count can also be typed.
      let book = try? find.lookUp(isbn, in: source, until: cancellation)
      return .books(.success(FindBooks.Answer(FoundBooks(book.map { [$0] } ?? [], hasMore: false))))
    }
    pendingWork = work
    completesForm = true
    return .works(work)
  }

  private mutating func fillIn(
    _ result: Result<FindBooks.Answer, DomainError>
  ) -> TabOutcome {
    completesForm = false
    guard let pages = try? result.get().rows.first?.book.details.pages,
      self.pages[BooksPage.form]?.fillIn(pages) == true
    else { return .handled }
    return .told(
      Words(ko: "쪽수를 찾아 적었어요: \(pages.value)쪽.", en: "Found its pages: \(pages.value)."))
  }

  /// Returns a message about a missing key, with the way to the settings; throws other errors.
  private func told(_ trouble: FindBooks.Trouble) throws -> TabOutcome {
    guard case .unavailable(.service(_, .keyMissing)) = trouble.error else { throw trouble.error }
    let source = trouble.source
    return .refused(
      Words(
        ko: "\(source.name(.korean)): 키가 없어요. Esc, 그다음 ,(설정)에서 정해요",
        en: "\(source.name(.english)) needs a key: Esc, then , (settings)"))
  }
}
