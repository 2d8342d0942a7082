import HearthDomain
import JSONText

/// What a command knows of the moment in which it speaks of books.
public struct BookVoice: Sendable {
  let clock: LocalClock

  public init(clock: LocalClock) {
    self.clock = clock
  }

  var today: Day { clock.today }

  /// Understands days as they are typed of what was read.
  var readingDates: DateInput { DateInput(clock: clock, leaning: .past) }

  /// Understands days as they are typed of targets.
  var targetDates: DateInput { DateInput(clock: clock, leaning: .upcoming) }

  func words(_ language: Language) -> BookWords { BookWords(language, today: today) }

  func json(of book: Book) -> JSONObject { book.json(today: today) }

  func json(of sentence: Sentence) -> JSONObject { sentence.json(at: moment(of: sentence)) }

  /// When the sentence was kept, as programs read it.
  func moment(of sentence: Sentence) -> String { sentence.addedAt.rfc3339(in: clock.zone) }
}
