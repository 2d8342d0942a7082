import HearthDomain
import HearthWhen

/// A title without the words that name a time or a place, and that time and place.
struct ParsedTitle {
  let title: EventTitle
  /// The place at the end of the title, after an @ between blanks; nil if there is none.
  fileprivate(set) var place: EventPlace?
  /// The time named by words; nil if there are none.
  var plan: PlannedTime?
  /// How ambiguous words were understood.
  var guesses: [Guess] = []
  /// Words that stay in the title although they could name a time.
  var unreadWords: [String] = []

  init(title: EventTitle) { self.title = title }

  init(title: EventTitle, _ read: WhenValue<PlannedTime>) {
    (self.title, plan, guesses) = (title, read.value, read.guesses)
  }

  init(_ read: PlannedTitle) throws {
    try self.init(read.title)
    (plan, guesses, unreadWords) = (read.plan, read.guesses, read.leftoverWords)
  }

  /// Creates a title without a time, of which the place is taken off. A handle, such as “@mina”, is
  /// part of the title.
  init(_ text: String) throws {
    let parts = text.split(at: " @ ")
    guard parts.count > 1, let last = parts.last, !last.contains("\""),
      let place = try? EventPlace(String(last)), !place.isEmpty,
      let title = try? EventTitle(parts.dropLast().joined(separator: " @ "))
    else {
      self.init(title: try EventTitle(text))
      return
    }
    self.init(title: title)
    self.place = place
  }

  /// Parses a title. Throws ``AmbiguousTitle`` if the words have several meanings.
  init(_ typed: String, _ dates: WhenReader) throws {
    switch dates.plan(typed) {
    case .untimed(_, let left):
      try self.init(typed)
      self.unreadWords = left
    case .planned(let read): try self.init(read)
    case .ambiguous(let words, let choices):
      // If nothing would remain as the title, that is the error, and no question is asked.
      if choices.contains(where: { $0.title.allSatisfy(\.isWhitespace) }) {
        throw WhenRefusal(.noTitle, typed)
      }
      throw AmbiguousTitle(typed, words, choices, dates)
    case .refused(let refusal): throw refusal
    }
  }

  /// Returns the title as that of a to-do, which does not begin in a moment: that it is a to-do
  /// needs no note.
  func ofToDo(typed: String) throws -> ParsedTitle {
    var parsed = self
    if plan.map({ $0.beginsSoon && $0.repetition == nil }) == true {
      parsed = try ParsedTitle(typed)
    }
    parsed.guesses.removeAll { $0 == .deadline }
    return parsed
  }

  /// Sentences on how the title was understood and which words stay in it. A date that has passed
  /// has a message of its own.
  var notes: [Words] {
    guesses.compactMap(\.explanation) + unreadNote
  }

  /// The notes as a warning beside the title; nil if there are none.
  var warning: Words? {
    let notes = notes
    return notes.isEmpty
      ? nil : Words { language in notes.map { $0(language) }.joined(separator: " ") }
  }

  /// A sentence on the words that stay in the title although they could name a time; empty if there
  /// are none.
  var unreadNote: [Words] {
    unreadWords.isEmpty ? [] : [Guess.unreadWordsNote(unreadWords)]
  }
}

extension Console {
  /// Parses a title. If it has several meanings, asks the user; throws ``AmbiguousTitle`` if nobody
  /// can be asked. Nil if the user does not choose.
  mutating func askForParsedTitle(_ typed: String, _ dates: WhenReader) throws -> ParsedTitle? {
    do {
      return try ParsedTitle(typed, dates)
    } catch let open as AmbiguousTitle {
      guard canAsk, !open.choices.isEmpty else {
        capturedOutput?.choice = open.pageChoice
        throw open
      }
      let isTitle = AmbiguousTitle.partOfTitleAnswer(language)
      let answers = open.meanings(in: language) + [isTitle]
      guard let chosen = try choose(open.question(language), among: answers) else { return nil }
      if chosen < open.choices.count { return try ParsedTitle(open.choices[chosen]) }
      return try keepingWordsInTitle(open, dates)
    }
  }

  /// Returns the title with the ambiguous words in it. Other words may still name a time.
  private func keepingWordsInTitle(_ open: AmbiguousTitle, _ dates: WhenReader) throws
    -> ParsedTitle
  {
    guard let quoted = open.quotedTitle, let read = try? ParsedTitle(quoted, dates) else {
      return try ParsedTitle(open.typed)
    }
    let parts = read.title.value.split(at: "\"\(open.ambiguousWords)\"")
    guard parts.count == 2 else { return read }
    var plan = try ParsedTitle("\(parts[0])\(open.ambiguousWords)\(parts[1])")
    plan.place = plan.place ?? read.place
    (plan.plan, plan.guesses) = (read.plan, read.guesses)
    return plan
  }
}
