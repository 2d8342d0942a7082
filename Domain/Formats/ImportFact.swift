/// What could not be imported, or was imported differently: why a record of a file was skipped, or
/// what in it cannot be used. Texts are excerpts.
public enum ImportFact: Hashable, Sendable {
  /// The record is empty.
  case empty
  /// The record has nothing that could be a name.
  case noName
  /// The record describes a group, not a person.
  case group
  /// The record was deleted in the program that wrote the file.
  case deleted
  /// An equal record came before it in the file.
  case repeated
  /// The record has invalid values.
  case invalid([Issue])
  /// The record exceeds the size limit.
  case tooLarge(limit: Int)
  /// The file contains text outside of records.
  case outsideRecord(text: String)
  /// The record has no end mark; its contents were read nevertheless.
  case unfinished
  /// The record lacks a field that its format requires.
  case missing(field: String)
  /// The line is not a property; it was stored unchanged.
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
  /// The record is malformed from this character of its line on.
  case malformed(column: Int)
  /// A misplaced quotation mark was kept.
  case strayQuote
  /// A quotation mark without a counterpart was read as an ordinary character.
  case openQuote
  /// The record has more values than there are columns.
  case tooManyValues(limit: Int, actual: Int)
  /// The value was rounded to the precision of this program.
  case rounded(field: String, text: String, to: String)

  // Moods
  /// This record and the following ones, `records` in total, lack the value; a default was used.
  case defaultUsed(field: String, text: String, records: Int)
  /// This record and following ones, `records` in total, have no level; they stay without one.
  case noLevel(records: Int)
  /// This record and others, `records` in total, have a value that cannot be stored here.
  case unstorableValues(field: String, records: Int)
  /// Scores of moods were read on a scale from 0 to `of`. `text` is an example, and `level` the
  /// level that it got.
  case scoresRead(of: Int, text: String, level: Int)
  /// Names of feelings, such as `tired`, were read as these levels.
  case namesRead(NamedLevels)
  /// The mood already exists with another level, which was kept.
  case existingLevelKept(text: String, here: MoodLevel?, there: MoodLevel)
  /// The text exceeds the limit for memos and was split into this number of moods.
  case splitText(limit: Int, moods: Int)

  // Dates
  /// Ambiguous dates such as `text` were read in this order, because they are then sorted.
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
  /// This number of reading records were skipped, because the book lacks their readings or has
  /// conflicting pages.
  case otherRecords(title: String, records: Int)
  /// An existing sentence begins equally but has another note; both were kept.
  case similarSentenceKept(text: String)
  /// The file marks the book as abandoned with this word; it was stored without a goal.
  case abandoned(text: String)
  /// The file's data about a reading is inconsistent and was corrected or skipped.
  case inconsistentReading(ReadingMisfit)
  /// These values were skipped, since the book is not being read.
  case notBeingRead([ReadingPart])
  /// The book is on a shelf that the user named. It was stored as finished if the file has a day
  /// for that, and otherwise as a book to read later.
  case otherShelf(text: String, isFinished: Bool)
  /// This book and others, `records` in total, have shelves that the user named, or tags; these
  /// were appended to the descriptions.
  case shelvesInDescription(records: Int)
  /// This book and others, `records` in total, have values in unknown columns, which were appended
  /// to the descriptions.
  case columnsInDescription(names: [String], records: Int)
  /// This book and others, `records` in total, have quotations. A separate import reads them from
  /// the file.
  case quotationsSkipped(records: Int)

  // People
  /// People and waterings were added together with the contacts.
  case planted(people: Int, waterings: Int)
  /// The existing contact was kept, because it was changed here or is newer.
  case newerContactKept(name: String)
  /// The card was linked with a person who was added manually.
  case linkedToPerson(name: String)
  /// An existing contact has the same name but other numbers; both contacts were kept.
  case namesakeContactKept(name: String)
  /// A person with the name exists already; only the contact was added.
  case notPlanted(name: String)

  // Texts
  /// The existing item lacks some of the file's tags; it was not changed.
  case tagsNotAdded(text: String)
  /// The text was truncated to this length.
  case truncated(field: String, to: Int)
  /// The value was skipped, since the record would become too large with it.
  case leftOutForSize(field: String, limit: Int)
  /// These tags were skipped, since they are too long or too many.
  case droppedTags(text: String)
  /// The lines of the text were read as one saying, since nothing separates them into several.
  case unseparatedLines(lines: Int)
  /// These words are too long or too many for tags, so they are in the memo.
  case tagsInMemo(text: String)

  // Archives
  /// This number of files with this name, or in a folder with this name, were not read.
  case skippedArchiveFiles(name: String, files: Int)

  // Calendars
  /// The event was cancelled.
  case cancelled(title: String)
  /// The record cancels an event that does not exist here.
  case cancelsUnknown(title: String)
  /// The record cancels an unknown event without a title on this day; nil if it has no day either.
  case cancelsUntitled(day: Day?)
  /// A reply to an invitation, or an attendee's request, which changes nothing here.
  case meetingReply(method: String, title: String)
  /// The record, or part of it, exceeds a size limit.
  case oversized(OversizedRecord)
  /// With the change, the existing event would exceed the size limit.
  case exceedsSizeWithChange(title: String, limit: Int)
  /// A newer version of the item is stored.
  case olderVersion(title: String)
  /// The file has several versions of the item; another one was taken, the newest.
  case otherVersionTaken(title: String)
  /// The event was changed in the file as well as here; the local change was kept.
  case localChangeKept(EventConflict)
  /// The event was added as a new one, since it has no UID. An event with the same title exists on
  /// that day.
  case namesakeExists(title: String)
  /// The event has no UID and replaced the one with the same title and start, some of whose data is
  /// missing in the file.
  case replacedNamesake(title: String)
  /// The time zone is unknown; times were read as local times.
  case unknownZone(name: String)
  /// The to-do was changed in the file as well as here; the local change was kept.
  case localToDoChangeKept(title: String)
  /// The record is neither an event nor a to-do; it was stored only so that an export of the file
  /// contains it.
  case storedNonEvent(name: String)
  /// The text was truncated for display; the original was stored.
  case truncatedForDisplay(field: String, limit: Int)

  // Backup
  /// The existing item with this id differs and was kept.
  case existingItemKept
  /// Another item has a unique value of the record.
  case uniqueValueTaken(holder: String)
  /// The record refers to an item that does not exist.
  case refersToMissing
  /// The record is one that the exporting store had set aside because of a conflict, and it cannot
  /// be used here either.
  case setAsideData
  /// The record is in a list with an unknown name.
  case unknownArea(name: String)
}

extension ImportFact {
  /// A value that only a book with a reading has.
  public enum ReadingPart: Hashable, Sendable {
    case page
    case start
    case target
  }
}
