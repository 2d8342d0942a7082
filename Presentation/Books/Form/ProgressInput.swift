import HearthDomain

extension ReadingProgress {
  /// Words that may follow the number, attached or separate: `120쪽`, `120 pages`.
  static let units: [String] = plainUnits + moreWords + unitsWithUntil + readWords

  private static let pageUnits = ["쪽", "페이지", "pages", "page", "pp", "p"]
  /// Words that make the number an additional amount: `10쪽 더`, `10 more`.
  private static let moreWords = ["더", "more"]
  private static let percentUnits = ["%", "％", "퍼센트", "프로", "percent"]
  /// The Korean suffix for a page that was reached, as in `120쪽까지`.
  private static let untilSuffix = "까지"
  /// Words such as "read", which do not change the meaning of the number.
  private static let readWords = ["읽음", "읽었음", "읽었다", "읽었어", "읽었어요", "읽었습니다", "read"]
  /// Words without a number that say that the book is finished.
  private static let finishedWords = ["done", "finished", "completed", "끝", "끝까지", "끝냄", "완독", "다"]
  /// Words that may precede the number.
  private static let prefixes = ["p.", "pp."] + pageUnits.filter { $0 != "쪽" }
  private static let plainUnits: [String] = pageUnits + percentUnits
  private static let unitsWithUntil: [String] = [untilSuffix] + plainUnits.map { $0 + untilSuffix }

  /// Parses typed progress. Returns nil for other text. Accepted are:
  /// - a page: `120`, `120쪽`, `120쪽까지`, `120쪽까지 읽음`, `20 pages`, `p. 120`, `page 120`
  /// - a percentage: `45%`, `45퍼센트`
  /// - an additional amount: `+10`, `+10쪽`, `10쪽 더`, `10 more pages`, `+5%`
  /// - the whole book: `done`, `finished`, `완독`
  init?(typed text: String) {
    let letters = text.filter { !$0.isWhitespace }.map { $0 == "＋" ? "+" : $0 }
    let typed = String(letters).lowercased()
    let ending = ReadingProgress.readWords.first(where: typed.hasSuffix) ?? ""
    let word = String(typed.dropLast(ending.count))
    let (page, percent) = (ReadingProgress.pageUnits, ReadingProgress.percentUnits)
    if ReadingProgress.finishedWords.contains(word) {
      self = .percent(100)
    } else if let further = ReadingProgress.number(in: word, after: ["+"], before: page + [""]) {
      self = .pagesFurther(further)
    } else if let further = ReadingProgress.number(in: word, after: ["+"], before: percent) {
      self = .percentFurther(further)
    } else if let number = ReadingProgress.number(in: word, after: [""], before: percent) {
      self = .percent(number)
    } else if let number = ReadingProgress.number(
      in: word, after: ReadingProgress.prefixes + [""], before: page + [""])
    {
      self = .page(number)
    } else if let further = ReadingProgress.parseRelative(word)
      ?? ReadingProgress.parseReached(word)
    {
      self = further
    } else {
      return nil
    }
  }

  /// Parses `10쪽더`, `10more`, `10morepages`, `5%더`.
  private static func parseRelative(_ word: String) -> ReadingProgress? {
    let endings = moreWords + pageUnits.map { "more" + $0 }
    guard word.first?.isNumber == true, let ending = endings.first(where: word.hasSuffix) else {
      return nil
    }
    return switch ReadingProgress(typed: String(word.dropLast(ending.count))) {
    case .page(let pages)?: .pagesFurther(pages)
    case .percent(let percent)?: .percentFurther(percent)
    case .pagesFurther?, .percentFurther?, nil: nil
    }
  }

  /// Parses `70쪽까지`, `45%까지`.
  private static func parseReached(_ word: String) -> ReadingProgress? {
    let bare = String(word.dropLast(untilSuffix.count))
    guard word.hasSuffix(untilSuffix), !bare.hasSuffix(untilSuffix) else { return nil }
    let place = ReadingProgress(typed: bare)
    return switch place {
    case .page?, .percent?: place
    // An additional amount such as `+10` cannot be combined with "more" or "up to".
    case .pagesFurther?, .percentFurther?, nil: nil
    }
  }

  private static func number(
    in word: String, after beginnings: [String], before endings: [String]
  ) -> Int? {
    for beginning in beginnings where word.hasPrefix(beginning) {
      for ending in endings where word.hasSuffix(ending) {
        guard word.count > beginning.count + ending.count else { continue }
        let middle = word.dropFirst(beginning.count).dropLast(ending.count)
        // A second sign is invalid: `++10`, `+-10`.
        guard middle.first != "+", beginning != "+" || middle.first != "-" else { continue }
        if let number = Int(middle) { return number }
      }
    }
    return nil
  }
}

extension TypedText {
  /// Parses typed progress, such as `120`, `+10` or `45%`; throws a usage error for other text.
  func progress() throws(UsageError) -> ReadingProgress {
    if let progress = ReadingProgress(typed: text) { return progress }
    throw usageError(
      accepted: Words(
        ko: "120 같은 쪽, +10처럼 더 읽은 쪽수, 45%나 +5% 같은 퍼센트",
        en: "a page such as 120, +10 for ten more, 45% or +5%"))
  }
}
