import HearthDomain

/// What is said once something was done with an event, as the commands say it.
enum ScheduleNews {
  /// That the event is kept, when it is, what it overlaps and what the clock made of its times.
  static func added(_ outcome: EventOutcome, _ voice: EventVoice) -> Words {
    Words { language in
      EventNews(voice: voice, outcome: outcome, isMoved: true, language: language).added
    }
  }

  static func changed(_ outcome: EventOutcome, isMoved: Bool, _ voice: EventVoice) -> Words {
    Words { language in
      EventNews(voice: voice, outcome: outcome, isMoved: isMoved, language: language).changed
    }
  }

  static func removed(_ event: Event, _ voice: EventVoice) -> Words {
    let occurrence = voice.occurrence(of: event)
    let text = { (language: Language) -> String in
      "\(event.title.quotable()), \(voice.words(language).when(occurrence))"
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
