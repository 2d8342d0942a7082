extension Book {
  /// Whether the progress is in pages but the book's number of pages is unknown.
  public func needsPageCount(for progress: ReadingProgress) -> Bool {
    isReadInPercent && progress.isInPages
  }

  /// Returns the page that this progress means, if the page reached before is `reached`. Throws
  /// ``DomainError/invalid(_:)`` for a page that the book does not have, and for progress in pages
  /// if their number is unknown.
  public func page(_ progress: ReadingProgress, from reached: Int) throws -> Int {
    guard !needsPageCount(for: progress) else {
      throw DomainError.invalid(.page, .onlyPercent(progress, of: title))
    }
    let page = try progress.page(of: lastPage, from: reached)
    if isReadInPercent, !(0...lastPage).contains(page) {
      throw DomainError.invalid(.percent, .outOfRange(0...lastPage, actual: page))
    }
    try checkPage(page, in: 0...lastPage)
    return page
  }

  /// Returns the page that this progress means if the book has that many pages. The page reached
  /// before, if it is in percent, is converted.
  public func page(_ progress: ReadingProgress, assuming pages: PageCount) throws -> Int {
    var known = self
    known.details.pages = pages
    let reached = PageConversion(from: lastPage, to: pages.value)(reading?.page ?? 0)
    return try known.page(progress, from: reached)
  }

  /// Throws ``DomainError/invalid(_:)`` for a page that the book does not have.
  public func checkSentencePage(page: Int) throws {
    guard let pages = details.pages?.value else {
      let all = 1...PageCount.acceptedRange.upperBound
      guard all.contains(page) else {
        throw DomainError.invalid(.page, .outOfRange(all, actual: page))
      }
      return
    }
    try checkPage(page, in: 1...pages)
  }

  private func checkPage(_ page: Int, in pages: ClosedRange<Int>) throws {
    if page > pages.upperBound {
      throw DomainError.invalid(
        .page, .pastEnd(of: title, pages: pages.upperBound, actual: page))
    }
    guard pages.contains(page) else {
      throw DomainError.invalid(.page, .outOfRange(pages, actual: page))
    }
  }
}
