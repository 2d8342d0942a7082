import HearthDomain

/// Says what became of an event, in sentences.
struct EventMessages {
  let formatter: EventFormatter
  let outcome: EventOutcome
  /// Whether its times are new.
  let isMoved: Bool
  let language: Language

  /// `일정을 적었어요: 치과, 내일 15:00–15:30 (알림: 시작할 때).`
  var added: [String?] { sentences(ko: "일정을 적었어요", en: "Planned") }

  var changed: [String?] { sentences(ko: "일정을 고쳤어요", en: "Changed") }

  private func sentences(ko: String, en: String) -> [String?] {
    [language(ko: ko, en: en) + ": \(summary)."]
      + outcome.notices.map { $0.text(in: language, today: formatter.today) } + [overlaps, past]
  }

  private var summary: String {
    let words = formatter.words(language)
    return "\(outcome.event.title), \(words.when(outcome.occurrence)) (\(reminders))"
  }

  private var reminders: String {
    let reminders = outcome.event.details.reminders
    let words = reminders.words(in: language)
    if reminders.minutesBefore.isEmpty { return words }
    if reminders.minutesBefore == [0], outcome.event.span.isAllDay {
      return language(ko: "알림: 자정에", en: "reminder: at midnight")
    }
    return language(
      ko: "알림: \(words)",
      en: "\(Plural("reminder").noun(for: reminders.minutesBefore.count)): \(words)")
  }

  private var overlaps: String? {
    let words = formatter.words(language).overlaps(
      of: outcome.occurrence, with: outcome.overlaps, hasMore: outcome.hasMoreOverlaps)
    return words.map { language(ko: "\($0).", en: "It \($0).") }
  }

  private var past: String? {
    isMoved && formatter.status(of: outcome.occurrence) == .done
      ? language(ko: "이미 지난 시간이에요.", en: "That time has already passed.") : nil
  }

  static let takesPlaceOnce = Words(
    ko: "반복 일정은 아직 없어서 한 번만 적었어요.",
    en: "Plans do not repeat: it takes place this once.")

  /// For words that could tell when the event takes place and were left in its title.
  static func staysInTitle(_ words: String, of event: Event, isAllDay: Bool) -> Words {
    let line =
      "  hearth event edit \(event.id.spelling) --from \(Quoting.shellWord(words))"
      + (isAllDay ? " --all-day" : "")
    return Words(
      ko: "\(KoreanParticle.topic(words.quoted(.korean))) 제목의 일부로 봤어요. 그때로 옮기려면:\n\(line)",
      en: "\(words.quoted(.english)) was read as part of the title. To move it there:\n\(line)")
  }
}

/// The same in both languages, as the line above the footer tells it.
extension EventMessages {
  /// That the event is kept, when it is, what it overlaps and what the clock made of its times.
  static func added(_ outcome: EventOutcome, _ formatter: EventFormatter) -> Words {
    Words { language in
      EventMessages(formatter: formatter, outcome: outcome, isMoved: true, language: language).added
    }
  }

  static func changed(_ outcome: EventOutcome, isMoved: Bool, _ formatter: EventFormatter) -> Words
  {
    Words { language in
      EventMessages(formatter: formatter, outcome: outcome, isMoved: isMoved, language: language)
        .changed
    }
  }

  static func removed(_ event: Event, _ formatter: EventFormatter) -> Words {
    let occurrence = formatter.occurrence(of: event)
    let text = { (language: Language) -> String in
      "\(event.title.quotable()), \(formatter.words(language).when(occurrence))"
    }
    return Words(ko: "일정을 지웠어요: \(text(.korean)).", en: "Removed: \(text(.english)).")
  }
}

extension Words {
  /// The same sentences in each language.
  fileprivate init(_ sentences: (Language) -> [String?]) {
    self.init(
      ko: sentences(.korean).compactMap { $0 }.joined(separator: " "),
      en: sentences(.english).compactMap { $0 }.joined(separator: " "))
  }
}
