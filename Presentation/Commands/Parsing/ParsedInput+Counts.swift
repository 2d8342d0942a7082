import HearthDomain

extension ParsedInput {
  /// The option's value as pages of a book: `240`, `240p`, `240 pages`, `240쪽`.
  func pages(_ name: String) throws(UsageError) -> Int? {
    if let text = text(name), case .page(let pages)? = ReadingProgress(typed: text) { return pages }
    return try number(name, in: .min ... .max)
  }

  /// The option's value as days within the range: `3`, `3d`, `3 days`, `3일`, `일주일`.
  func days(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    try number(name, in: range, DayCount.days)
  }

  /// The option's value as minutes within the range: `90`, `90m`, `1h30m`, `1시간 30분`.
  func minutes(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    try number(name, in: range) { Int($0) ?? (try? DateInput.minutes($0)) }
  }

  /// The option's value as a whole number within the range, as the body reads it.
  private func number(
    _ name: String, in range: ClosedRange<Int>, _ read: (String) -> Int?
  ) throws(UsageError) -> Int? {
    guard let text = text(name), let count = read(text) else {
      return try number(name, in: range)
    }
    guard range.contains(count) else {
      throw refusal(.outOfRange(Words(ko: "--" + name, en: "--" + name), value: text, range))
    }
    return count
  }
}
