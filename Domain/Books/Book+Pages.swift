extension Book {
  /// The page that is meant by who was at that one; throws ``DomainError/invalid(_:)`` for one
  /// that the book has not, and for the number of one of nobody knows how many.
  public func page(_ progress: ReadingProgress, from reached: Int) throws -> Int {
    if isReadInPercent, case .page(let number) = progress {
      throw DomainError.invalid(.page, .onlyPercent(number))
    }
    let page = try progress.page(of: lastPage, from: reached)
    if isReadInPercent, !(0...lastPage).contains(page) {
      throw DomainError.invalid(.percent, .outOfRange(0...lastPage, actual: page))
    }
    try check(page, in: 0...lastPage)
    return page
  }

  /// Throws ``DomainError/invalid(_:)`` for a page that no sentence of the book can stand on.
  public func checkSentence(page: Int) throws {
    guard let pages = details.pages?.value else {
      let all = 1...PageCount.accepted.upperBound
      guard all.contains(page) else {
        throw DomainError.invalid(.page, .outOfRange(all, actual: page))
      }
      return
    }
    try check(page, in: 1...pages)
  }

  private func check(_ page: Int, in pages: ClosedRange<Int>) throws {
    if page > pages.upperBound {
      throw DomainError.invalid(
        .page, .pastEnd(of: title, pages: pages.upperBound, actual: page))
    }
    guard pages.contains(page) else {
      throw DomainError.invalid(.page, .outOfRange(pages, actual: page))
    }
  }
}
