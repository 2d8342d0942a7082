import HearthDomain

extension ReadingProgress {
  /// What may stand after the number, as a word of its own too.
  static let units: [String] = bare + more + reaching + done

  private static let pageUnits = ["쪽", "페이지", "pages", "page", "pp", "p"]
  /// What makes a number that of pages further.
  private static let more = ["더", "more"]
  private static let percentUnits = ["%", "％", "퍼센트", "프로", "percent"]
  /// Tells that a page was reached, as this program says it.
  private static let until = "까지"
  /// Tells that it was read, which is what all of it says.
  private static let done = ["읽음", "읽었음", "읽었다", "읽었어", "읽었어요", "읽었습니다", "read"]
  /// Tells that the end was reached, with no number.
  private static let whole = ["done", "finished", "completed", "끝", "끝까지", "끝냄", "완독", "다"]
  /// What may stand before the number.
  private static let leads = ["p.", "pp."] + pageUnits.filter { $0 != "쪽" }
  private static let bare: [String] = pageUnits + percentUnits
  private static let reaching: [String] = [until] + bare.map { $0 + until }

  /// Reads a page or a percentage as it is typed: `done` for all of it, `120`, `120쪽`, `120쪽까지`,
  /// `20 pages`, `p. 120`, `page 120`, `120쪽까지 읽음`, `45%`, `45퍼센트`, and `+10`, `+10쪽`,
  /// `10쪽 더`, `10 more pages` or `+5%` for so much further; nil for anything else.
  init?(typed text: String) {
    let letters = text.filter { !$0.isWhitespace }.map { $0 == "＋" ? "+" : $0 }
    let typed = String(letters).lowercased()
    let ending = ReadingProgress.done.first(where: typed.hasSuffix) ?? ""
    let word = String(typed.dropLast(ending.count))
    let (page, percent) = (ReadingProgress.pageUnits, ReadingProgress.percentUnits)
    if ReadingProgress.whole.contains(word) {
      self = .percent(100)
    } else if let further = ReadingProgress.number(in: word, after: ["+"], before: page + [""]) {
      self = .further(further)
    } else if let further = ReadingProgress.number(in: word, after: ["+"], before: percent) {
      self = .percentFurther(further)
    } else if let number = ReadingProgress.number(in: word, after: [""], before: percent) {
      self = .percent(number)
    } else if let number = ReadingProgress.number(
      in: word, after: ReadingProgress.leads + [""], before: page + [""])
    {
      self = .page(number)
    } else if let further = ReadingProgress.further(word) ?? ReadingProgress.reached(word) {
      self = further
    } else {
      return nil
    }
  }

  /// `10쪽더`, `10more`, `10morepages`, `5%더`.
  private static func further(_ word: String) -> ReadingProgress? {
    let endings = more + pageUnits.map { "more" + $0 }
    guard word.first?.isNumber == true, let ending = endings.first(where: word.hasSuffix) else {
      return nil
    }
    return switch ReadingProgress(typed: String(word.dropLast(ending.count))) {
    case .page(let pages)?: .further(pages)
    case .percent(let percent)?: .percentFurther(percent)
    case .further?, .percentFurther?, nil: nil
    }
  }

  /// `70쪽까지`, `45%까지`.
  private static func reached(_ word: String) -> ReadingProgress? {
    let bare = String(word.dropLast(until.count))
    guard word.hasSuffix(until), !bare.hasSuffix(until) else { return nil }
    let place = ReadingProgress(typed: bare)
    return switch place {
    case .page?, .percent?: place
    // What is further is told by how much, not up to where.
    case .further?, .percentFurther?, nil: nil
    }
  }

  private static func number(
    in word: String, after beginnings: [String], before endings: [String]
  ) -> Int? {
    for beginning in beginnings where word.hasPrefix(beginning) {
      for ending in endings where word.hasSuffix(ending) {
        guard word.count > beginning.count + ending.count else { continue }
        let middle = word.dropFirst(beginning.count).dropLast(ending.count)
        // A sign would make the number another one, or twice signed.
        guard middle.first != "+", beginning != "+" || middle.first != "-" else { continue }
        if let number = Int(middle) { return number }
      }
    }
    return nil
  }
}

extension TypedText {
  /// A page or a percentage.
  func progress() throws(UsageError) -> ReadingProgress {
    if let progress = ReadingProgress(typed: text) { return progress }
    throw refusal(
      accepted: Words(
        ko: "120 같은 쪽, +10처럼 더 읽은 쪽수, 45%나 +5% 같은 퍼센트",
        en: "a page such as 120, +10 for ten more, 45% or +5%"))
  }
}
