import HearthDomain

/// Notes about places in a file whose messages are equal except for one value, such as a date that
/// is not valid.
struct GroupedNotes {
  /// A range of adjacent lines, and the number of notes about them.
  struct Lines {
    let first: Int
    var last: Int
    var noteCount = 1
  }

  /// Maximum number of the different values that are displayed.
  private static let maxExamples = 5

  /// The part of the message before the value.
  let messagePrefix: String
  private(set) var lines: [Lines] = []
  private(set) var examples: [String] = []
  /// Number of different values that are not displayed.
  var otherExampleCount: Int { seenExamples.count - examples.count }
  private var seenExamples: Set<String> = []

  init(frame: String) {
    self.messagePrefix = frame
  }

  mutating func add(_ line: Int, _ example: String?) {
    if let known = lines.last, known.last...known.last + 1 ~= line {
      lines[lines.count - 1].last = line
      lines[lines.count - 1].noteCount += 1
    } else {
      lines.append(Lines(first: line, last: line))
    }
    guard let example, seenExamples.insert(example).inserted,
      examples.count < GroupedNotes.maxExamples
    else { return }
    examples.append(example)
  }
}

extension ImportFact {
  /// The value at the end of the message, which may differ within a group; nil if there is none.
  var example: String? {
    switch self {
    case .outsideRecord(let text), .unreadableLine(let text), .unusable(_, let text),
      .unreadable(_, let text), .droppedTags(let text), .tagsInMemo(let text), .abandoned(let text),
      .otherShelf(let text, _), .unknownZone(let text), .storedNonEvent(let text),
      .uniqueValueTaken(let text),
      .notPlanted(let text), .namesakeContactKept(let text), .linkedToPerson(let text),
      .newerContactKept(let text),
      .meetingReply(_, let text), .olderVersion(let text), .otherVersionTaken(let text),
      .cancelsUnknown(let text),
      .cancelled(let text), .exceedsSizeWithChange(let text, _), .existingLevelKept(let text, _, _),
      .namesakeExists(let text), .replacedNamesake(let text), .localToDoChangeKept(let text),
      .tagsNotAdded(let text),
      .similarSentenceKept(let text):
      text
    case .oversized(let record): record.title
    case .inconsistentReading(.pageWithoutTotal(let page)): "\(page)"
    case .existingDiffers(let title, _): title
    case .empty, .noName, .group, .deleted, .repeated, .invalid, .tooLarge, .unfinished, .missing,
      .wrongCharset, .notText, .unknownCharset, .malformed, .strayQuote, .openQuote, .tooManyValues,
      .rounded,
      .defaultUsed, .noLevel, .unstorableValues, .scoresRead, .namesRead, .splitText, .datesRead,
      .finishedInFuture,
      .authorFilledIn, .otherReadings, .otherRecords, .inconsistentReading, .notBeingRead,
      .shelvesInDescription,
      .columnsInDescription, .quotationsSkipped, .planted, .truncated, .leftOutForSize,
      .unseparatedLines,
      .skippedArchiveFiles, .cancelsUntitled, .localChangeKept, .truncatedForDisplay,
      .existingItemKept,
      .refersToMissing, .setAsideData, .unknownArea:
      nil
    }
  }
}

extension BoundedList<ImportNote> {
  /// The notes sorted by line, as some are added only at the end of the file. Notes about the same
  /// line keep their order.
  var sortedByLine: [ImportNote] {
    first.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }
}
