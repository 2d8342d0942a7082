import HearthDomain

extension ReadingMisfit {
  /// The note that a value of the file was not possible, and which value was stored instead.
  var note: Words {
    switch self {
    case .pastEnd(let page, let pages, let kept):
      Words(
        ko: "\(pages)쪽인 책인데 \(page)쪽까지 읽었다고 적혀 있어 \(kept)쪽으로 담았어요.",
        en: "It says page \(page), but the book has \(Plural("page")(pages)); page \(kept) was"
          + " used.")
    case .atEnd(let pages?, let kept):
      Words(
        ko: "마지막 쪽인 \(pages)쪽까지 읽었는데 읽는 중이라고 적혀 있어 \(kept)쪽으로 담았어요."
          + ReadingMisfit.finishAdvice.ko,
        en: "It was read to its last page, \(pages), but is marked as being read; page \(kept) was"
          + " kept." + ReadingMisfit.finishAdvice.en)
    case .atEnd(nil, let kept):
      Words(
        ko: "끝까지 읽었는데 읽는 중이라고 적혀 있어 \(kept)%로 담았어요." + ReadingMisfit.finishAdvice.ko,
        en: "It was read to its end, but is marked as being read; \(kept)% was kept."
          + ReadingMisfit.finishAdvice.en)
    case .pageWithoutTotal(let page):
      Words(
        ko: "쪽수를 모르는 책이라 읽은 쪽을 담지 않았어요. 책의 쪽수를 함께 적거나 45%처럼 적어 주세요:"
          + " \("\(page)".quotedAsSentence(.korean))",
        en: "The page count of the book is not known, so the page reached was left out. Add the"
          + " page count or write it like 45%: \("\(page)".quotedAsSentence(.english))")
    case .pageOrPercent(let text):
      Words(
        ko: "진도가 쪽인지 퍼센트인지 알 수 없어 담지 않았어요. \(text)쪽이나 \(text)%처럼 적어 주세요:"
          + " \(text.quotedAsSentence(.korean))",
        en: "It is not clear whether the progress is a page or a percentage, so it was left out."
          + " Write it like p. \(text) or \(text)%: \(text.quotedAsSentence(.english))")
    case .finishedBeforeEnd(let page, let pages?):
      Words(
        ko: "\(pages)쪽 가운데 \(page)쪽까지 읽었다고 적혀 있지만 다 읽은 책으로 담았어요."
          + ReadingMisfit.reopenAdvice.ko,
        en: "It says page \(page) of \(pages), but also that the book is finished; it counts as"
          + " finished." + ReadingMisfit.reopenAdvice.en)
    case .finishedBeforeEnd(let percent, nil):
      Words(
        ko: "\(percent)%까지 읽었다고 적혀 있지만 다 읽은 책으로 담았어요." + ReadingMisfit.reopenAdvice.ko,
        en: "It says \(percent)%, but also that the book is finished; it counts as finished."
          + ReadingMisfit.reopenAdvice.en)
    case .startInFuture(let day):
      omissionReason(ReadingMisfit.startLabel, day, ko: "아직 오지 않은 날이라", en: "is in the future and")
    case .startAfterEnd(let day, let end):
      omissionReason(
        ReadingMisfit.startLabel, day, ko: "다 읽은 날 \("\(end)".quoted(.korean))보다 뒤라서",
        en: "is after the finish date, \("\(end)".quoted(.english)), and")
    case .targetBeforeStart(let day, let start):
      omissionReason(
        ReadingMisfit.targetLabel, day, ko: "시작한 날 \("\(start)".quoted(.korean))보다 앞이라서",
        en: "is before the start date, \("\(start)".quoted(.english)), and")
    case .targetTooFar(let day, let latest):
      omissionReason(
        ReadingMisfit.targetLabel, day, ko: "너무 멀어서", en: "is too far ahead and",
        Words(
          ko: ". \("\(latest)".quoted(.korean))까지 정할 수 있어요.",
          en: "; it can be up to \("\(latest)".quotedAsSentence(.english))"))
    }
  }

  /// Returns the note that the day was left out, and why.
  private func omissionReason(
    _ which: Words, _ day: Day, ko: String, en: String, _ rest: Words = Words(ko: ".", en: ".")
  ) -> Words {
    Words(
      ko: "\(which.ko) \(KoreanParticle.topic("\(day)".quoted(.korean))) \(ko) 담지 않았어요\(rest.ko)",
      en: "\(which.en), \("\(day)".quoted(.english)), \(en) was left out\(rest.en)")
  }

  private static let startLabel = Words(ko: "시작한 날", en: "The start date")
  private static let targetLabel = Words(ko: "목표일", en: "The target date")
  private static let finishAdvice = Words(
    ko: " 다 읽었다면 ‘hearth book finish’로 적어 주세요.",
    en: " If it is finished, mark it with “hearth book finish”.")
  private static let reopenAdvice = Words(
    ko: " 아직 읽는 중이라면 ‘hearth book reopen’으로 되돌려 주세요.",
    en: " If it is not, reopen it with “hearth book reopen”.")
}
