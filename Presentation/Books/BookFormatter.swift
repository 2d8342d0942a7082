import HearthDomain
import JSONText

/// Puts books into words and JSON, as seen from now.
struct BookFormatter: Sendable {
  let clock: LocalClock

  var today: Day { clock.today }

  /// Understands days as they are typed of what was read.
  var readingDates: DateInput { DateInput(clock: clock, leaning: .past) }

  /// Understands days as they are typed of targets.
  var targetDates: DateInput { DateInput(clock: clock, leaning: .upcoming) }

  func words(_ language: Language) -> BookWords { BookWords(language, today: today) }

  func json(of book: Book) -> JSONObject { book.json(today: today) }

  func json(of sentence: Sentence) -> JSONObject { sentence.json(at: moment(of: sentence)) }

  /// The sentence with its book.
  func json(of kept: KeptSentence) -> JSONObject {
    var object = json(of: kept.sentence)
    object.append("bookId", .string(kept.book.id.spelling))
    object.append("bookTitle", .string(kept.book.title))
    return object
  }

  /// When the sentence was kept, as programs read it.
  func moment(of sentence: Sentence) -> String { sentence.addedAt.rfc3339(in: clock.zone) }
}
