import HearthDomain
import JSONText

/// Formats a status as a line for a program, relative to the current time.
struct StatusFormatter {
  /// Maximum lengths of titles and sayings, because a bar has one line.
  private static let (maxTitleLength, maxSayingLength) = (40, 60)

  let clock: LocalClock
  let language: Language
  let format: StatusFormat
  let template: StatusTemplate

  /// Identifies the format of the line, for caching.
  var cacheKey: String { "\(format.rawValue) \(language.rawValue) \(template.text)" }

  /// Returns the line without a line break; empty if there is nothing to report.
  func line(_ answer: StatusAnswer) -> String {
    switch format {
    case .plain, .polybar, .tmux, .i3blocks, .starship: answer.status.map(text) ?? ""
    case .json: JSONValue.document(json(answer)).text
    case .waybar: JSONValue.object(waybarJSON(answer)).text
    }
  }

  private func text(_ status: Status) -> String {
    template.parts.map { part in
      part.filled(
        { format.escapingMarkup(in: placeholderValue(of: $0, status)) },
        hasSomething: { hasValue($0, status) })
    }
    .filter { !$0.isEmpty }.joined(separator: StatusTemplate.separator).terminalSafe.onOneLine
  }

  private func placeholderValue(of name: String, _ status: Status) -> String {
    guard let word = StatusPlaceholder(rawValue: name) else { return "" }
    return switch word {
    case .peopleDue: "\(status.duePeople)"
    case .peopleNext:
      status.nextPerson?.name.quotable(limit: StatusFormatter.maxTitleLength) ?? ""
    case .eventNow: shortTitle(status.currentEvent) ?? ""
    case .eventNext: shortTitle(status.nextEvent) ?? ""
    case .eventNextIn: waitingTime(until: status.nextEvent) ?? ""
    case .booksPages: "\(status.pages.count)\(status.pages.isOpenEnded ? "+" : "")"
    case .moodLast: status.mood?.form.number ?? ""
    case .saying: shortSaying(status.saying) ?? ""
    }
  }

  private func hasValue(_ name: String, _ status: Status) -> Bool {
    guard let word = StatusPlaceholder(rawValue: name) else { return false }
    return switch word {
    case .peopleDue: status.duePeople > 0
    case .booksPages: status.pages.count > 0
    case .peopleNext, .eventNow, .eventNext, .eventNextIn, .moodLast, .saying:
      !placeholderValue(of: name, status).isEmpty
    }
  }

  private func shortTitle(_ occurrence: Occurrence?) -> String? {
    occurrence?.event.title.quotable(limit: StatusFormatter.maxTitleLength)
  }

  private func waitingTime(until occurrence: Occurrence?) -> String? {
    occurrence.map {
      OccurrenceWords(language, today: clock.today).timeUntilStart(for: $0, at: clock.now())
    }
  }

  private func shortSaying(_ saying: Saying?) -> String? {
    saying?.text(language).quotable(limit: StatusFormatter.maxSayingLength)
  }

  /// Returns the JSON. It contains no values if nothing may be revealed.
  private func json(_ answer: StatusAnswer) -> JSONObject {
    guard let status = answer.status else {
      return ["locked": .bool(answer == .locked), "text": ""]
    }
    return [
      "locked": false, "text": .string(text(status)),
      "people": [
        "due": .int(status.duePeople), "next": .text(status.nextPerson?.name),
        "nextOn": .text(status.nextPerson?.care.dueOn.description),
      ],
      "event": [
        "now": .text(status.currentEvent?.event.title),
        "nowEndsAt": .text(status.currentEvent?.endsAt.rfc3339(in: clock.zone)),
        "next": .text(status.nextEvent?.event.title),
        "nextIn": .text(waitingTime(until: status.nextEvent)),
        "nextAt": .text(status.nextEvent?.startsAt.rfc3339(in: clock.zone)),
      ],
      "books": [
        "pages": .int(status.pages.count), "hasMore": .bool(status.pages.isOpenEnded),
      ],
      "mood": ["last": .optional(status.mood?.level) { .int($0.value) }],
      "saying": .text(status.saying?.text(language)),
    ]
  }

  /// Returns the JSON for Waybar, which hides an empty text and styles by the classes.
  private func waybarJSON(_ answer: StatusAnswer) -> JSONObject {
    guard let status = answer.status else {
      let state = answer == .locked ? "locked" : "older"
      return ["text": "", "alt": .string(state), "tooltip": "", "class": [.string(state)]]
    }
    let text = text(status)
    let classes = StatusFormatter.waybarClasses(of: status)
    return [
      "text": .string(text), "alt": .string(classes.first ?? "calm"),
      "tooltip": .string(
        StatusTemplate(usualIn: language).parts.map { part in
          part.filled(
            { format.escapingMarkup(in: placeholderValue(of: $0, status)) },
            hasSomething: { hasValue($0, status) })
        }.filter { !$0.isEmpty }.joined(separator: "\n").terminalSafe),
      "class": .array(classes.map { .string($0) }),
    ]
  }

  private static func waybarClasses(of status: Status) -> [String] {
    [
      status.currentEvent == nil ? nil : "now", status.duePeople > 0 ? "due" : nil,
      status.pages.count > 0 ? "pages" : nil, status.saying == nil ? nil : "saying",
    ].compactMap { $0 }
  }
}
