import HearthDomain
import JSONText

/// Puts books into words and JSON, as seen from now.
struct BookFormatter: Sendable {
  let clock: LocalClock
  let queries: BookQueries

  var today: Day { clock.today }

  /// Understands days as they are typed of what was read.
  var readingDates: DateInput { DateInput(clock: clock, leaning: .past).recording }

  /// Understands days as they are typed of targets.
  var targetDates: DateInput { DateInput(clock: clock, leaning: .upcoming) }

  func words(_ language: Language) -> BookWords { BookWords(language, today: today) }

  /// The book with all its readings, which are read now unless they are given.
  func json(of book: Book, past: [PastReading]? = nil) -> JSONObject {
    // The book itself was read a moment ago: what is wrong with the store has been told.
    let past = past ?? (book.hasOtherReadings ? try? queries.pastReadings(of: book.id) : nil)
    return book.json(today: today, past: past ?? [])
  }

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
