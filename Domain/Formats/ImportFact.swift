/// Why a record of a file was left out, or what in it cannot be used. Texts are excerpts.
public enum ImportFact: Hashable, Sendable {
  /// The record has nothing in it.
  case empty
  /// Nothing in the record can serve as a name.
  case noName
  /// The record describes a group and not a person.
  case group
  /// The record breaks rules of this program.
  case invalid([Issue])
  /// The record is larger than is accepted.
  case tooLarge(limit: Int)
  /// The file holds something that belongs to no record.
  case outsideRecord(text: String)
  /// The record stops without its end mark; what was there was read.
  case unfinished
  /// The record lacks something that its format asks for.
  case missing(field: String)
  /// A line is no property; it was kept as it is.
  case unreadableLine(text: String)
  /// The value was kept, but means nothing to this program.
  case unusable(field: String, text: String)
  /// The value is not of the kind that it has to be.
  case unreadable(field: String, text: String)
  /// The value names a character set that is not known or does not fit; another one does.
  case wrongCharset(field: String, name: String)
  /// The bytes are text in no known character set; each was kept as one character.
  case notText(field: String)
  /// The record is text in no known character set; each byte was kept as one character.
  case unknownCharset
  /// The record breaks the rules of its format from that character of its line on.
  case malformed(column: Int)
  /// A quotation mark stands where none belongs; it was kept.
  case strayQuote
  /// A quotation mark opens a value that never ends; it was taken for a character.
  case openQuote
  /// The record has more values than there are columns.
  case tooManyValues(limit: Int, actual: Int)
  /// The value is finer than this program keeps it; that one was taken.
  case rounded(field: String, text: String, to: String)

  // Moods
  /// So many records from this one on have no such value; that one stands in its place.
  case standsIn(field: String, text: String, records: Int)
  /// So many records from this one on have such a value, which has no place here.
  case leftOut(field: String, records: Int)
  /// Numbers such as this, which stand for moods, are read as so many of so many; that one is that
  /// level.
  case scoresRead(of: Int, text: String, level: Int)
  /// Names that tell what it was like, and not how good it was, were read as these levels.
  case namesRead(NamedLevels)
  /// What is here of the mood has another level than in the file, and keeps it.
  case levelAsHere(text: String, here: MoodLevel, there: MoodLevel)
  /// The text is longer than a memo may be; it goes on in more moods, so many in all.
  case continued(limit: Int, moods: Int)

  // Dates
  /// Dates such as this are read in that order, in which they follow each other as one expects.
  case datesRead(as: DateOrder, text: String)

  // Books
  /// The day on which a book was finished is still to come; it is finished on an unknown day.
  case finishedAhead(text: String)
  /// The book was kept without an author, and has the one of the file now.
  case authorFilledIn(title: String, author: String)
  /// What is here of the book differs from the file in these fields, and stays.
  case keptAsHere(title: String, fields: [String])
  /// The book here has other readings than that of the file, with which this one is left out.
  case otherReadings(title: String)
  /// Of the book so many records of pages were left out: it has none of their readings here, or
  /// other pages around them.
  case otherRecords(title: String, records: Int)
  /// A sentence that begins with the same passage is here with another note, and both stay.
  case besideSentence(text: String)
  /// The book was given up, as the file says in that word; it is kept without a goal.
  case givenUp(text: String)
  /// What the file tells of a reading of the book cannot be so; something else was kept, or none.
  case misfit(ReadingMisfit)
  /// The book is not being read, so these have no place here.
  case notBeingRead([ReadingPart])
  /// The book stands on a shelf of somebody's own; it is kept as finished where the file tells on
  /// which day it was, else for later.
  case otherShelf(text: String, isFinished: Bool)
  /// So many books from this one on stand on shelves of somebody's own, or have tags; these are
  /// kept at the end of their descriptions.
  case shelvesInDescription(records: Int)
  /// So many books from this one on have something in columns of which nothing is known; it is
  /// kept at the end of their descriptions.
  case columnsInDescription(names: [String], records: Int)
  /// So many books from this one on have quotations, which another import reads from the same file.
  case quotationsApart(records: Int)

  // People
  /// Besides the contacts so many people were planted, and so many times one was in touch noted.
  case planted(people: Int, waterings: Int)
  /// The card of that contact was changed here, or read, in a later state, which stays.
  case newerHere(name: String)
  /// The card is of somebody who was planted by hand, and theirs from now on.
  case ofPlanted(name: String)
  /// A contact of that name is here with other numbers, and both stay.
  case besideContact(name: String)
  /// Somebody of that name is planted already; only the contact came.
  case notPlanted(name: String)

  // Texts
  /// The thing of that text that is here has not all the tags of the file, and keeps its own.
  case tagsAsHere(text: String)
  /// The text is longer than is accepted; so much of it was taken.
  case cut(field: String, to: Int)
  /// The value is so large that the whole has more bytes than can be kept; the rest was.
  case leftOutForSize(field: String, limit: Int)
  /// Tags that are too long, or more than there is room for.
  case droppedTags(text: String)
  /// Nothing divides the lines of the text, of which there are so many: all are one saying.
  case undivided(lines: Int)
  /// Words that are too long for tags, or more than there is room for; the memo has them.
  case tagsInMemo(text: String)

  // Archives
  /// So many files of that name, or in a folder of that name, were not read.
  case notReadOfArchive(name: String, files: Int)

  // Calendars
  /// The event was called off.
  case calledOff(title: String)
  /// It calls off what is not here.
  case callsOffUnknown(title: String)
  /// It calls off what is not here and has no title; nil where it names no day either.
  case callsOffUntitled(day: Day?)
  /// An answer to a meeting, or a wish of somebody who is invited: it changes nothing here.
  case answerToMeeting(method: String, title: String)
  /// It has no room here, or some of it.
  case oversized(OversizedRecord)
  /// With it, the event that is here would have more bytes than are kept of one.
  case outgrows(title: String, limit: Int)
  /// A later state of the event was read before.
  case older(title: String)
  /// The event was changed here and in the file; what was changed here stays.
  case changedHere(EventConflict)
  /// The event has no name of its own, so that a changed one is a new one, and came besides one of
  /// that title on the same day.
  case besideNamesake(title: String)
  /// The event has no name of its own, and came in place of the one of that title and start, of
  /// which something is not there any more.
  case insteadOfNamesake(title: String)
  /// No zone of that name is known; its times are taken as they stand.
  case unknownZone(name: String)
  /// The record is no event; it is kept as it is for the file that is written again.
  case keptBeside(name: String)
  /// The record is a task; it is kept as it is, and shown on its day where it is due on one.
  case keptTask(isDue: Bool)
  /// The text is longer than is shown; the file's own is kept whole.
  case shortened(field: String, limit: Int)

  // Backup
  /// What is here under the same id differs, and was kept.
  case differs
  /// Something else here has what no two may have.
  case taken(holder: String)
  /// The record belongs to something that is not here.
  case refersToNothing
  /// What the record tells was only kept aside where it comes from, and has no place here.
  case keptAside
  /// The record stands in a list of that name, which means nothing to this program.
  case unknownArea(name: String)
}

extension ImportFact {
  /// What only a reading has.
  public enum ReadingPart: Hashable, Sendable {
    case page
    case start
    case target
  }
}
