import HearthDomain

/// Places of a file of which the same is to be said, but for one value.
struct AlikeNotes {
  /// Lines that follow each other, and how many places are in them.
  struct Lines {
    let first: Int
    var last: Int
    var places = 1
  }

  /// So many values are shown.
  private static let mostExamples = 5

  /// The sentence, up to the value.
  let frame: String
  private(set) var lines: [Lines] = []
  private(set) var examples: [String] = []
  /// How many different values there are besides.
  var others: Int { seen.count - examples.count }
  private var seen: Set<String> = []

  init(frame: String) {
    self.frame = frame
  }

  mutating func take(_ line: Int, _ example: String?) {
    if let known = lines.last, known.last...known.last + 1 ~= line {
      lines[lines.count - 1].last = line
      lines[lines.count - 1].places += 1
    } else {
      lines.append(Lines(first: line, last: line))
    }
    guard let example, seen.insert(example).inserted, examples.count < AlikeNotes.mostExamples
    else { return }
    examples.append(example)
  }
}

extension ImportFact {
  /// The value of which its sentence speaks at its end.
  var example: String? {
    switch self {
    case .outsideRecord(let text), .unreadableLine(let text), .unusable(_, let text),
      .unreadable(_, let text), .droppedTags(let text), .tagsInMemo(let text), .givenUp(let text),
      .otherShelf(let text, _), .unknownZone(let text), .keptBeside(let text), .taken(let text),
      .notPlanted(let text), .besideContact(let text), .ofPlanted(let text), .newerHere(let text),
      .answerToMeeting(_, let text), .older(let text), .callsOffUnknown(let text),
      .calledOff(let text), .outgrows(let text, _), .levelAsHere(let text, _, _),
      .besideNamesake(let text), .insteadOfNamesake(let text), .tagsAsHere(let text),
      .besideSentence(let text):
      text
    case .oversized(let record): record.title
    case .misfit(.pageOfUnknown(let page)): "\(page)"
    case .keptAsHere(let title, _): title
    case .empty, .noName, .group, .invalid, .tooLarge, .unfinished, .missing, .wrongCharset,
      .notText, .unknownCharset, .malformed, .strayQuote, .openQuote, .tooManyValues, .rounded,
      .standsIn, .leftOut, .scoresRead, .namesRead, .continued, .datesRead, .finishedAhead,
      .authorFilledIn, .otherReadings, .otherRecords, .misfit, .notBeingRead, .shelvesInDescription,
      .columnsInDescription, .quotationsApart, .planted, .cut, .leftOutForSize, .undivided,
      .notReadOfArchive, .callsOffUntitled, .changedHere, .keptTask, .shortened, .differs,
      .refersToNothing, .keptAside, .unknownArea:
      nil
    }
  }
}

extension BoundedList<ImportNote> {
  /// In the order of the lines of the file: some is only known at its end. What is said of one line
  /// stays in its order.
  var byLine: [ImportNote] {
    first.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }
}
