import HearthDomain

extension BooksCoordinator {
  /// Finds in what is on this machine, at once.
  mutating func find(_ text: String) throws {
    let answer = try answer(to: text)
    pages.front?.change(BookSearchScreen.self) { $0.show(answer, to: text) }
  }

  /// What the sources on this machine answer, with the books marked that are there already.
  func answer(to text: String) throws -> FindBooks.Answer {
    guard let query = try? BookQuery(text) else { return FindBooks.Answer() }
    let wanted = try useCases.find.order().filter { !$0.needsNetwork }
    let sources = wanted.isEmpty ? BookSource.allCases.filter { !$0.needsNetwork } : wanted
    return try useCases.find.marked(try useCases.find.ask(query, in: sources))
  }

  /// Begins a search beyond this machine; its answer comes back by ``worked(_:of:)``.
  mutating func ask(_ source: BookSource, for text: String) throws -> TabOutcome {
    let query = try BookQuery(text)
    stopWaiting()
    begun += 1
    let find = useCases.find
    let work = BackgroundWork(BackgroundWork.Ticket(.books, begun)) { cancellation in
      do {
        return .books(.success(try find.ask(query, in: [source], until: cancellation)))
      } catch let error as DomainError {
        return .books(.failure(error))
      } catch {
        return .books(.failure(.unavailable(.service(name: source.rawValue, .notUnderstood))))
      }
    }
    awaited = work
    pages.front?.change(BookSearchScreen.self) { $0.waiting = .init(source: source, text: text) }
    return .works(work)
  }

  /// Tells the work that goes on that nobody waits for it.
  mutating func stopWaiting() {
    awaited?.cancel()
    awaited = nil
    pages.front?.change(BookSearchScreen.self) { $0.waiting = nil }
  }

  public mutating func worked(
    _ answer: WorkAnswer, of ticket: BackgroundWork.Ticket
  ) throws -> TabOutcome {
    guard ticket == awaited?.ticket, case .books(let result) = answer else { return .handled }
    awaited = nil
    let text = pages.front?.change(BookSearchScreen.self) { state in
      defer { state.waiting = nil }
      return state.waiting?.text
    }
    let answer = try result.get()
    // Enter asks again.
    if answer.rows.isEmpty, let trouble = answer.troubles.first { throw trouble.error }
    let found = try useCases.find.remember(answer)
    guard let text = text.flatMap({ $0 }) else { return .handled }
    pages.front?.change(BookSearchScreen.self) { $0.show(found, to: text) }
    return .handled
  }
}
