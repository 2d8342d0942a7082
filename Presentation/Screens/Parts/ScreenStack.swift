import HearthDomain

/// The screens over a home screen, and the effect that waits for the answer to a question.
struct ScreenStack<Page: ScreenPage> {
  /// The pages; the front one is last.
  private(set) var pages: [Page] = []
  private var pendingEffect: Page.Effect?
  /// The effect if the answer is no; nil if nothing happens then.
  private var effectIfDeclined: Page.Effect?
  /// Index of the first page whose thing was deleted. It stays open while the user types in a page
  /// above it.
  private var firstDeletedPage: Int?

  var isEmpty: Bool { pages.isEmpty }
  var count: Int { pages.count }

  /// The page in front; setting it has no effect if there is none.
  var front: Page? {
    get { pages.last }
    set {
      guard let newValue, !pages.isEmpty else { return }
      pages[pages.count - 1] = newValue
    }
  }

  /// The state of the page in front, if it is the case that `wrap` makes; otherwise nil.
  subscript<State>(wrap: (State) -> Page) -> State? {
    get { front?[wrap] }
    set { front?[wrap] = newValue }
  }

  mutating func push(_ page: Page) {
    pages.append(page)
  }

  mutating func pop() {
    if !pages.isEmpty { pages.removeLast() }
    closeDeletedPages()
  }

  mutating func removeAll() {
    (pages, firstDeletedPage) = ([], nil)
  }

  /// Reads every page again. If what a page displays was deleted, it closes with all pages above
  /// it; while text is typed in one of these, only when the user leaves that page.
  mutating func reread(_ read: (inout Page) throws -> Void) throws {
    firstDeletedPage = nil
    for index in pages.indices {
      do {
        try read(&pages[index])
      } catch DomainError.notFound {
        firstDeletedPage = firstDeletedPage ?? index
      }
    }
    closeDeletedPages()
  }

  private mutating func closeDeletedPages() {
    guard let place = firstDeletedPage, !pages.dropFirst(place).contains(where: \.takesText) else {
      return
    }
    pages.removeLast(max(0, pages.count - place))
    firstDeletedPage = nil
  }

  var isAskingQuestion: Bool { pendingEffect != nil }

  @discardableResult
  mutating func askQuestion(
    _ question: Words, before effect: Page.Effect, otherwise: Page.Effect? = nil
  ) -> TabOutcome {
    (pendingEffect, effectIfDeclined) = (effect, otherwise)
    return .askQuestion(question)
  }

  /// Returns the effect that waited for the answer; nil if nothing waited for it.
  mutating func resolveQuestion(_ isConfirmed: Bool) -> Page.Effect? {
    defer { (pendingEffect, effectIfDeclined) = (nil, nil) }
    return isConfirmed ? pendingEffect : effectIfDeclined
  }
}
