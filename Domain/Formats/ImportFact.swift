/// Why a record of a file was skipped, or what in it cannot be used. Texts are excerpts.
public enum ImportFact: Hashable, Sendable {
  /// The record is empty.
  case empty
  /// The record has nothing that could be a name.
  case noName
  /// The record describes a group, not a person.
  case group
  /// The record has invalid values.
  case invalid([Issue])
  /// The record exceeds the size limit.
  case tooLarge(limit: Int)
  /// The file contains text outside of records.
  case outsideRecord(text: String)
  /// The record lacks its end mark; its contents were read.
  case unfinished
  /// The record lacks a field that its format requires.
  case missing(field: String)
  /// A line is not a property; it was stored unchanged.
  case unreadableLine(text: String)
  /// The value was stored, but has no meaning in this program.
  case unusable(field: String, text: String)
  /// The value has the wrong type.
  case unreadable(field: String, text: String)
  /// The value names an unknown or wrong character set; another one was used.
  case wrongCharset(field: String, name: String)
  /// The bytes are not text in a known character set; each was stored as one character.
  case notText(field: String)
  /// The record is not text in a known character set; each byte was stored as one character.
  case unknownCharset
  /// The record violates its format from this character of its line on.
  case malformed(column: Int)
  /// A misplaced quotation mark was kept.
  case strayQuote
  /// A quotation mark without a counterpart was read as a character.
  case openQuote
  /// The record has more values than there are columns.
  case tooManyValues(limit: Int, actual: Int)
  /// The value was rounded to the precision of this program.
  case rounded(field: String, text: String, to: String)

  // Moods
  /// This number of records, starting with this one, lack the value; a default was used.
  case defaultUsed(field: String, text: String, records: Int)
  /// This number of records, starting with this one, have a value that cannot be stored here.
  case unstorableValues(field: String, records: Int)
  /// Mood scores were read on a scale up to `of`; `text` is an example with its level.
  case scoresRead(of: Int, text: String, level: Int)
  /// Names of feelings, rather than of levels, were read as these levels.
  case namesRead(NamedLevels)
  /// The mood already exists with another level, which was kept.
  case existingLevelKept(text: String, here: MoodLevel, there: MoodLevel)
  /// The text exceeds the limit for memos and was split into this number of moods.
  case splitText(limit: Int, moods: Int)

  // Dates
  /// Ambiguous dates such as this were read in this order, in which they are plausibly sorted.
  case datesRead(as: DateOrder, text: String)

  // Books
  /// The book was finished in the future; the day was read as unknown.
  case finishedInFuture(text: String)
  /// An existing book without an author got that of the file.
  case authorFilledIn(title: String, author: String)
  /// The existing book differs from the file in these fields and was not changed.
  case existingDiffers(title: String, fields: [String])
  /// The existing book has other readings; the file's reading was skipped.
  case otherReadings(title: String)
  /// Records of pages were skipped, as the book lacks their readings or has conflicting pages.
  case otherRecords(title: String, records: Int)
  /// An existing sentence begins equally but has another note; both were kept.
  case similarSentenceKept(text: String)
  /// The book was abandoned, marked by this word in the file; it was stored without a goal.
  case abandoned(text: String)
  /// The file's data about a reading is inconsistent and was corrected or skipped.
  case inconsistentReading(ReadingMisfit)
  /// These values were skipped, since the book is not being read.
  case notBeingRead([ReadingPart])
  /// The book is on a custom shelf; it was stored as finished if the file has a day for that, and
  /// for later otherwise.
  case otherShelf(text: String, isFinished: Bool)
  /// This number of books, starting with this one, have custom shelves or tags, which were appended
  /// to their descriptions.
  case shelvesInDescription(records: Int)
  /// This number of books, starting with this one, have values in unknown columns, which were
  /// appended to their descriptions.
  case columnsInDescription(names: [String], records: Int)
  /// This number of books, starting with this one, have quotations, which a separate import reads
  /// from the file.
  case quotationsSkipped(records: Int)

  // People
  /// People and waterings were created along with the contacts.
  case planted(people: Int, waterings: Int)
  /// The contact was changed here, or has a newer version, which was kept.
  case newerContactKept(name: String)
  /// The card was linked with a person who was added manually.
  case linkedToPerson(name: String)
  /// An existing contact has the name but other numbers; both were kept.
  case namesakeContactKept(name: String)
  /// A person with the name exists already; only the contact was added.
  case notPlanted(name: String)

  // Texts
  /// The existing item lacks some tags of the file and was not changed.
  case tagsNotAdded(text: String)
  /// The text was truncated to this length.
  case truncated(field: String, to: Int)
  /// The value was skipped, since the record would exceed the size limit with it.
  case leftOutForSize(field: String, limit: Int)
  /// These tags were skipped, since they are too long or too many.
  case droppedTags(text: String)
  /// Nothing separates the lines of the text; they were read as one saying.
  case unseparatedLines(lines: Int)
  /// These words are too long or too many for tags; they are in the memo.
  case tagsInMemo(text: String)

  // Archives
  /// Files with this name, or in a folder with this name, were not read.
  case skippedArchiveFiles(name: String, files: Int)

  // Calendars
  /// The event was cancelled.
  case cancelled(title: String)
  /// The record cancels an event that does not exist here.
  case cancelsUnknown(title: String)
  /// The record cancels an unknown event without a title; nil if it has no day either.
  case cancelsUntitled(day: Day?)
  /// A reply to an invitation, or an attendee's request, which changes nothing here.
  case meetingReply(method: String, title: String)
  /// The record, or part of it, exceeds a size limit.
  case oversized(OversizedRecord)
  /// The existing event would exceed the size limit with the change.
  case exceedsSizeWithChange(title: String, limit: Int)
  /// A newer version of the event was read before.
  case olderVersion(title: String)
  /// The event was changed both here and in the file; the local change was kept.
  case localChangeKept(EventConflict)
  /// The event has no UID, so that its changed version counts as new; an event with its title
  /// exists on the day.
  case namesakeExists(title: String)
  /// The event has no UID and replaced one with its title and start, of which some data is missing
  /// in the file.
  case replacedNamesake(title: String)
  /// The time zone is unknown; times were read as local.
  case unknownZone(name: String)
  /// The record is not an event; it was stored for exporting the file again.
  case storedNonEvent(name: String)
  /// The record is a task; it was stored, and is shown on the day it is due, if any.
  case storedTask(isDue: Bool)
  /// The text was truncated for display; the original was stored.
  case truncatedForDisplay(field: String, limit: Int)

  // Backup
  /// The existing item with this id differs and was kept.
  case existingItemKept
  /// Another item has a unique value of the record.
  case uniqueValueTaken(holder: String)
  /// The record refers to an item that does not exist.
  case refersToMissing
  /// The record belongs to data that its store kept without using it, and cannot be used here
  /// either.
  case setAsideData
  /// The record is in a list with an unknown name.
  case unknownArea(name: String)
}

extension ImportFact {
  /// Property that only a reading has.
  public enum ReadingPart: Hashable, Sendable {
    case page
    case start
    case target
  }
}
