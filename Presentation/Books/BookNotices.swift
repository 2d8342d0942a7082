import HearthDomain

/// What was done with books, as the line above the footer tells it.
struct BookNotices {
  let today: Day

  private func told(_ text: (BookWords) -> String) -> Words {
    Words { text(BookWords($0, today: today)) }
  }

  func added(_ book: Book) -> Words {
    told { words in
      let title = book.title.quotable()
      guard let plan = book.plan(today: today), let target = book.reading?.targetOn else {
        return words.language(ko: "‘\(title)’ 책을 추가했어요.", en: "Added “\(title)”.")
      }
      let (pace, day) = (words.daily(plan.pagesPerDay, of: plan), words.target(target))
      return words.language(
        ko: "‘\(title)’ 책을 추가했어요. \(day)까지 \(KoreanParticle.copula(pace)).",
        en: "Added “\(title)”: \(pace) until \(day).")
    }
  }

  func authorFilledIn(_ book: Book) -> Words {
    let (title, author) = (book.title.quotable(), book.author.quotable())
    return Words(
      ko: "이미 있는 ‘\(title)’ 책에 지은이를 적어 넣었어요: \(author).",
      en: "“\(title)” was there already, and has its author now: \(author).")
  }

  func read(_ outcome: ProgressOutcome) -> Words {
    told { words in
      let page = words.place(outcome.record.page, in: outcome.book)
      guard let plan = outcome.book.plan(today: today) else {
        return words.language(ko: "\(page)까지 적었어요.", en: "Noted: \(page).")
      }
      let rest =
        plan.pagesLeftToday > 0 || plan.isLate
        ? words.share(plan) : words.language(ko: "오늘 분량을 다 읽었어요", en: "today's share is done")
      let percent = outcome.book.isReadInPercent ? "" : " (\(outcome.book.progress)%)"
      return words.language(
        ko: "\(page)까지 적었어요\(percent). \(rest).", en: "Noted: \(page)\(percent), \(rest).")
    }
  }

  func recordRemoved(_ outcome: ProgressOutcome) -> Words {
    told { words in
      let day = words.dates.short(outcome.record.day)
      return words.language(ko: "\(day)에 읽은 기록을 지웠어요.", en: "Removed what you read on \(day).")
    }
  }

  func retargeted(_ book: Book) -> Words {
    told { words in
      guard let plan = book.plan(today: today), let day = book.reading?.targetOn else {
        return words.language(ko: "목표일 없이 읽어요.", en: "Read without a target now.")
      }
      let (pace, target) = (words.daily(plan.pagesPerDay, of: plan), words.target(day))
      return words.language(
        ko: "목표일을 정했어요: \(target). \(KoreanParticle.copula(pace)).",
        en: "The target is \(target) now: \(pace).")
    }
  }

  func begunAgain(_ book: Book) -> Words {
    told { words in
      let number = book.reading?.number ?? 1
      guard let plan = book.plan(today: today), let day = book.reading?.targetOn else {
        return words.language(
          ko: "\(BookWords.koreanOrdinal(number))로 읽어요.", en: "Reading no. \(number).")
      }
      let (pace, target) = (words.daily(plan.pagesPerDay, of: plan), words.target(day))
      return words.language(
        ko: "\(BookWords.koreanOrdinal(number))로 읽어요. \(target)까지 \(KoreanParticle.copula(pace)).",
        en: "Reading no. \(number): \(pace) until \(target).")
    }
  }

  func edited(_ book: Book) -> Words {
    let title = book.title.quotable()
    return Words(ko: "‘\(title)’ 책을 저장했어요.", en: "Saved “\(title)”.")
  }

  func removed(_ book: Book) -> Words {
    let title = book.title.quotable()
    return Words(ko: "‘\(title)’ 책을 지웠어요.", en: "Removed “\(title)”.")
  }

  func reopened(_ book: Book) -> Words {
    let title = book.title.quotable()
    return Words(ko: "‘\(title)’ 책을 읽는 중으로 되돌렸어요.", en: "“\(title)” is open again.")
  }

  func rated(_ book: Book) -> Words {
    guard let rating = book.rating else {
      return Words(ko: "별점을 지웠어요.", en: "It has no rating now.")
    }
    return Words(ko: "별점 \(rating)개를 매겼어요.", en: "Rated \(rating) of 5.")
  }

  func favoured(_ book: Book) -> Words {
    let title = book.title.quotable()
    return book.isFavourite
      ? Words(ko: "‘\(title)’ 책을 좋아하는 책에 넣었어요.", en: "“\(title)” is a favourite.")
      : Words(ko: "‘\(title)’ 책을 좋아하는 책에서 뺐어요.", en: "“\(title)” is no longer a favourite.")
  }

  func sentenceKept(_ sentence: Sentence) -> Words {
    sentence.saying == nil
      ? Words(ko: "문장을 간직했어요.", en: "Kept the sentence.")
      : Words(ko: "문장을 간직하고 글귀에도 추가했어요.", en: "Kept the sentence, also as a saying.")
  }

  func sentenceRemoved() -> Words {
    Words(ko: "문장을 지웠어요.", en: "Removed the sentence.")
  }

  func stoppedWaiting() -> Words {
    Words(ko: "검색을 멈췄어요.", en: "Stopped searching.")
  }
}
