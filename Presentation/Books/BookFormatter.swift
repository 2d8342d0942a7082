import HearthDomain
import HearthWhen
import JSONText

/// Formats books as text and JSON. Days are described relative to today.
struct BookFormatter: Sendable {
  let clock: LocalClock
  let queries: BookQueries

  var today: Day { clock.today }

  /// Parses typed days of reading, in the past.
  var readingDateReader: WhenReader { WhenReader(clock, .past).forRecords }

  /// Parses typed target days, in the future.
  var targetDateReader: WhenReader { WhenReader(clock, .future) }

  func words(_ language: Language) -> BookWords { BookWords(language, today: today) }

  /// Returns the book as JSON with all its readings; reads the earlier ones if `past` is nil.
  func json(of book: Book, past: [PastReading]? = nil) -> JSONObject {
    // A failure is ignored: the book itself was just read, so errors of the store were reported
    // then.
    let past = past ?? (book.hasOtherReadings ? try? queries.pastReadings(of: book.id) : nil)
    return book.json(today: today, past: past ?? [])
  }

  func json(of sentence: Sentence) -> JSONObject { sentence.json(at: moment(of: sentence)) }

  /// Returns the sentence as JSON, with its book.
  func json(of kept: SentenceWithBook) -> JSONObject {
    var object = json(of: kept.sentence)
    object.append("bookId", .string(kept.book.id.fullForm))
    object.append("bookTitle", .string(kept.book.title))
    return object
  }

  /// Returns when the sentence was added, in RFC 3339 format.
  func moment(of sentence: Sentence) -> String { sentence.addedAt.rfc3339(in: clock.zone) }
}
