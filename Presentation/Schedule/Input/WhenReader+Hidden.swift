import HearthDomain

/// Days and times that stand in a title of which nothing else tells when it is.
extension WhenReader {
  /// Throws for a part of the day with which the words end, `치과 오전`, and for what is written
  /// together with the word before it, `소아과금요일저녁6시`.
  func checkHidden(_ words: [String]) throws(DateInputError) {
    for word in words {
      if let apart = apart(word) { throw .unclear(word, spellings: [apart]) }
    }
    guard !isAllDay, words.count > 1, let part = words.last, ["오전", "오후"].contains(part) else {
      return
    }
    let next = ["오늘 \(part)", "내일 \(part)"].filter { text in
      guard let (day, time) = try? dates.dayAndTime(text), let time else { return false }
      return LocalTime(day: day, time: time) > dates.now
    }
    throw .unclear(part, spellings: next)
  }

  /// `소아과 금요일저녁6시`, `병원 12월3일`; nil where no hour and no month is told with a number.
  private func apart(_ word: String) -> String? {
    guard Hangul.isIn(word), (try? dates.dayAndTime(word)) == nil,
      !WhenReader.repeating.contains(where: word.contains)
    else { return nil }
    for place in word.indices.dropFirst() {
      let (name, when) = (word[..<place], word[place...])
      // `1박2일`, `제3시`, `요한복음3:16`.
      if name.contains(where: \.isNumber) { return nil }
      guard name.last != "제", !WhenReader.books.contains(where: name.hasSuffix),
        when.contains(where: \.isNumber),
        when.contains(where: { "시월:".contains($0) }),
        (try? dates.dayAndTime(String(when))) != nil
      else { continue }
      return "\(name) \(when)"
    }
    return nil
  }

  private static let repeating = ["매주", "매일", "매달", "매월", "매년", "격주", "마다"]

  /// Of which verses are read.
  private static let books = [
    "창세기", "출애굽기", "시편", "잠언", "전도서", "이사야", "복음", "사도행전", "로마서", "전서", "후서", "계시록",
  ]
}
