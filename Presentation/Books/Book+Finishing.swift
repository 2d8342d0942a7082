import HearthDomain

extension Book {
  /// The question to ask before a book is marked finished although its last page was not reached;
  /// nil if there is nothing to ask, as for a book read in percent without progress.
  var questionBeforeFinishing: Words? {
    guard let reading, isOpen, reading.page < lastPage, !isReadInPercent || reading.page > 0
    else { return nil }
    let (page, last) = (reading.page, lastPage)
    if isReadInPercent {
      return Words(
        ko: "\(title.quoted(.korean)): \(page)%까지 읽었어요. 그래도 다 읽은 책으로 표시할까요?",
        en: "\(title.quoted(.english)): you are at \(page)%. Mark it as finished anyway?")
    }
    return Words(
      ko: "\(title.quoted(.korean)): "
        + (page == 0 ? "아직 읽은 쪽을 적지 않았어요." : "\(last)쪽 가운데 \(page)쪽까지 읽었어요.")
        + " 그래도 다 읽은 책으로 표시할까요?",
      en: "\(title.quoted(.english)): "
        + (page == 0 ? "no page recorded yet." : "you are on page \(page) of \(last).")
        + " Mark it as finished anyway?")
  }

  /// Returns the question to ask before the page count of a book with recorded pages is removed;
  /// nil if nothing would be lost.
  func questionBeforeRemovingPageCount(in details: BookDetails) -> Words? {
    guard self.details.pages != nil, details.pages == nil,
      reading?.page ?? 0 > 0 || earlierReadings.pages > 0
    else { return nil }
    return Words(
      ko: "\(title.quoted(.korean)): 쪽수를 지우면 적어 둔 쪽이 모두 퍼센트로 바뀌고, 정확한 쪽은 되살릴 수 없어요. 그래도 지울까요?",
      en: "\(title.quoted(.english)): without a page count, all recorded pages become percentages,"
        + " and the exact pages are lost. Remove it anyway?")
  }

  /// Returns the question to ask before the page reached is set to an earlier one. That also
  /// changes `records`, given latest first.
  func questionBeforeLoweringPage(
    to page: Int, _ records: [LoweredRecord], today: Day
  ) -> Words {
    let from = reading?.page ?? 0
    let (unit, particle) = isReadInPercent ? ("%", "로") : ("쪽", "으로")
    let noted = "\(from)\(unit)까지 읽었다고 적혀"
    let target = "\(page)\(unit)\(particle)"
    let (here, there) =
      isReadInPercent ? ("\(from)%", "\(page)%") : ("page \(from)", "page \(page)")
    let earlier = records.dropFirst().map(\.before)
    if !earlier.isEmpty {
      let days = Words { formattedRecords(earlier, today: today, in: $0) }
      return Words(
        ko: "\(noted) 있고, 그 전에 적은 것도 \(page)\(unit)보다 뒤예요: \(days(.korean)). 모두 \(target) 고치고, 읽은"
          + " 쪽이 없어지는 날의 기록은 지울까요?",
        en: "you are already at \(here), and earlier days are past \(there), too:"
          + " \(days(.english)). Set all of them back to \(there), and remove the days that then"
          + " have nothing read?")
    }
    if let record = records.first, record.isRemoved {
      let day = Words { BookWords($0, today: today).dateWords.short(record.before.day) }
      return Words(
        ko: "\(noted) 있어요. \(target) 고치고, 읽은 쪽이 없어지는 \(day(.korean)) 기록은 지울까요?",
        en: "you are already at \(here). Go back to \(there), and remove the record of"
          + " \(day(.english)), which then has nothing read?")
    }
    return Words(
      ko: "\(noted) 있어요. \(target) 고칠까요?",
      en: "you are already at \(here). Go back to \(there)?")
  }

  /// Returns `21 Nov (p. 100), 20 Nov (p. 60)`. Of many records it lists five, then how many others
  /// there are and since when.
  func formattedRecords(_ records: [ReadingRecord], today: Day, in language: Language) -> String {
    let words = BookWords(language, today: today)
    let most = 5
    // Naming the last record takes no more space than "and 1 more".
    let named = records.count > most + 1 ? records.prefix(most) : records.prefix(records.count)
    let days = named.map {
      "\(words.dateWords.short($0.day)) (\(words.position($0.page, in: self)))"
    }.joined(separator: ", ")
    guard let first = records.last, named.count < records.count else { return days }
    let (rest, since) = (records.count - named.count, words.dateWords.short(first.day))
    return days
      + language(ko: ", 그리고 \(since)부터 \(rest)일 더", en: ", and \(rest) more from \(since) on")
  }

  /// The question to ask before adding a book with the title of a stored book that has no author.
  var sameBookQuestion: Words {
    Words(
      ko: "‘\(title.quotable(limit: 60))’ 책이 지은이 없이 이미 있어요. 같은 책인가요?",
      en: "“\(title.quotable(limit: 60))” is already there without an author. Is it the same book?")
  }

  /// Asks whether to add a book with the same title and author.
  var duplicateQuestion: Words {
    Words(
      ko: "‘\(title.quotable(limit: 60))’ 책이 이미 책장에 있어요. 하나 더 추가할까요?",
      en: "“\(title.quotable(limit: 60))” is already on your shelf. Add it once more?")
  }

  /// The question to ask before adding another edition of this book.
  var otherEditionQuestion: Words {
    Words(
      ko: "‘\(title.quotable(limit: 60))’ 책이 다른 ISBN으로 이미 있어요. 하나 더 추가할까요?",
      en: "“\(title.quotable(limit: 60))” is already there with another ISBN. Add this one, too?")
  }
}
