import HearthDomain

/// The screens that lie over a first one, and what waits for the answer to a question.
struct ScreenStack<Page: ScreenPage> {
  /// The front one last.
  private(set) var pages: [Page] = []
  private var asked: Page.Effect?
  /// Where the pages about what was removed begin, while text is typed over them.
  private var gone: Int?

  var isEmpty: Bool { pages.isEmpty }
  var count: Int { pages.count }

  /// The page in front; setting it does nothing where there is none.
  var front: Page? {
    get { pages.last }
    set {
      guard let newValue, !pages.isEmpty else { return }
      pages[pages.count - 1] = newValue
    }
  }

  /// The state of that case of a page where it is in front; nil where another one is.
  subscript<State>(wrap: (State) -> Page) -> State? {
    get { front?[wrap] }
    set { front?[wrap] = newValue }
  }

  mutating func push(_ page: Page) {
    pages.append(page)
  }

  mutating func pop() {
    if !pages.isEmpty { pages.removeLast() }
    leaveWhatIsGone()
  }

  mutating func removeAll() {
    (pages, gone) = ([], nil)
  }

  /// Reads every page anew; a page whose thing was removed meanwhile is left, with all over it,
  /// but not before the text is done with that is typed in one of them.
  mutating func reread(_ read: (inout Page) throws -> Void) throws {
    gone = nil
    for index in pages.indices {
      do {
        try read(&pages[index])
      } catch DomainError.notFound {
        gone = gone ?? index
      }
    }
    leaveWhatIsGone()
  }

  mutating func rereadFront(_ read: (inout Page) throws -> Void) rethrows {
    if !pages.isEmpty { try read(&pages[pages.count - 1]) }
  }

  private mutating func leaveWhatIsGone() {
    guard let place = gone, !pages.dropFirst(place).contains(where: \.takesText) else { return }
    pages.removeLast(max(0, pages.count - place))
    gone = nil
  }

  var isAsking: Bool { asked != nil }

  @discardableResult
  mutating func ask(_ question: Words, before effect: Page.Effect) -> TabOutcome {
    asked = effect
    return .asks(question)
  }

  /// What the answer to the last question leads to; nil when it was a no.
  mutating func answered(_ isConfirmed: Bool) -> Page.Effect? {
    defer { asked = nil }
    return isConfirmed ? asked : nil
  }
}
