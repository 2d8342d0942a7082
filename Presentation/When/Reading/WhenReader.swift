import HearthDomain

/// Parses days, times and repetitions as typed, in Korean and English at once.
public struct WhenReader: Sendable {
  public let context: WhenContext
  /// Rules, prepared at the first text: what only needs the context does not wait for them.
  var grammar: Grammar { .standard }

  public init(_ context: WhenContext) {
    self.context = context
  }

  /// Creates a reader for text typed now, according to a clock.
  public init(_ clock: LocalClock, _ leaning: WhenContext.SearchDirection) {
    self.init(WhenContext(at: clock.now(), in: clock.zone, leaning: leaning))
  }

  /// Returns a reader with a changed context.
  public func with(_ change: (inout WhenContext) -> Void) -> WhenReader {
    var context = context
    change(&context)
    return WhenReader(context)
  }

  /// Returns a reader for the same moment in another zone.
  public func withZone(_ zone: any ZoneRules) -> WhenReader {
    with { context in
      context.zone = RegionalZone(zone, asIn: context.zone)
      context.now = zone.localTime(at: context.instant)
    }
  }

  /// Reader for searches and corrections, where dates may be past or future.
  public var forSearches: WhenReader { with { $0.searchDirection = .nearest } }

  /// Reader for past events; rejects a date without a year that comes within the next weeks.
  public var forRecords: WhenReader {
    with { context in
      context.searchDirection = .past
      context.isForRecords = true
    }
  }

  /// Reader for titles of to-dos, in which lengths are words: `Buy milk for 2 days`.
  public var forToDos: WhenReader { with { $0.hasLengths = false } }

  /// Parses a title with words for its time.
  public func plan(_ text: String) -> PlanAnswer {
    TitleReader(text.composed, context, grammar).answer()
  }
}

/// Result of parsing a title.
public enum PlanAnswer: Hashable, Sendable {
  /// The title contains no time; `left` lists words that could be one.
  case untimed(title: String, left: [String])
  case planned(PlannedTitle)
  /// The title has several meanings, likeliest first.
  case ambiguous(words: String, choices: [PlannedTitle])
  /// The title names a time that does not exist or cannot be determined.
  case refused(WhenRefusal)
}

/// Title and time of a plan.
public struct PlannedTitle: Hashable, Sendable {
  public var title: String
  public var plan: PlannedTime
  /// Decisions about what the text left open.
  public var guesses: [Guess] = []
  /// Words of the title that could name a time.
  public var leftoverWords: [String] = []
}

extension WhenReader {
  /// Returns the best readings of a text with their points and phrases, for developing rules.
  package func explanation(of text: String) -> String {
    let title = TitleReader(text, context, grammar)
    var beam = Beam(title.chart, order: context.dateOrder)
    return beam.readings().prefix(6).map { reading in
      let phrases = reading.uses.map { use in
        let words = title.tokens[use.start..<use.end].map { String($0.text) }
        return
          "\(use.category.rawValue)[\(words.joined(separator: " "))]"
          + " \(grammar.rules[use.ruleIndex].name)"
      }
      return "  \(reading.score): " + phrases.joined(separator: "; ")
    }.joined(separator: "\n")
  }
}
