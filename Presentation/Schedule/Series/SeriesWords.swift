import HearthDomain

/// Questions and messages about changing or removing a part of a series.
struct SeriesWords {
  private let named: NamedEvent
  private let formatter: EventFormatter

  init(_ meant: NamedEvent, _ formatter: EventFormatter) {
    (self.named, self.formatter) = (meant, formatter)
  }

  /// The title of the occurrence.
  private var occurrenceTitle: String { named.occurrence.event.title.quotable() }
  /// The title of the series.
  private var seriesTitle: String { named.event.title.quotable() }

  private func occurrenceTime(_ language: Language) -> String {
    formatter.words(language).dateAndTime(named.occurrence)
  }

  private func repetitionText(_ language: Language) -> String {
    named.event.repetition?.words(in: language) ?? ""
  }

  /// Sentences that name the series with its repetition, and this occurrence. Its title is included
  /// if it differs.
  private var description: Words {
    let own =
      occurrenceTitle == seriesTitle
      ? Words(ko: "", en: "") : Words(ko: "‘\(occurrenceTitle)’, ", en: "“\(occurrenceTitle)”, ")
    return Words(
      ko: "‘\(seriesTitle)’: \(repetitionText(.korean)). 이번은 \(own.ko)\(occurrenceTime(.korean)).",
      en:
        "“\(seriesTitle)” repeats: \(repetitionText(.english)). This one:"
        + " \(own.en)\(occurrenceTime(.english))."
    )
  }

  var changeQuestion: Words {
    Words(ko: "\(description.ko) 어디까지 고칠까요?", en: "\(description.en) Change which?")
  }

  var removalQuestion: Words {
    Words(ko: "\(description.ko) 어디까지 지울까요?", en: "\(description.en) Remove which?")
  }

  /// Returns the question to ask before removing this part of the series.
  func removalConfirmation(_ scope: SeriesScope) -> Words {
    switch scope {
    case .only:
      Words(
        ko: "‘\(occurrenceTitle)’ 일정의 이번 회차만 지울까요? \(occurrenceTime(.korean)).",
        en: "Remove only this one of “\(occurrenceTitle)” (\(occurrenceTime(.english)))?")
    case .fromHere:
      Words(
        ko: "‘\(seriesTitle)’ 일정을 \(occurrenceTime(.korean))부터 모두 지울까요?",
        en: "Remove “\(seriesTitle)” from \(occurrenceTime(.english)) on?")
    case .all:
      Words(
        ko: "‘\(seriesTitle)’ 일정을 모두 지울까요? \(repetitionText(.korean)).",
        en: "Remove all of “\(seriesTitle)” (\(repetitionText(.english)))?")
    }
  }

  /// Returns the message that this part of the series was removed.
  func removedMessage(_ scope: SeriesScope) -> Words {
    switch scope {
    case .only:
      Words(
        ko: "이번만 지웠어요: \(occurrenceTitle), \(occurrenceTime(.korean)).",
        en: "Removed only this one: \(occurrenceTitle), \(occurrenceTime(.english)).")
    case .fromHere:
      Words(
        ko: "이번 이후를 모두 지웠어요: \(seriesTitle), \(occurrenceTime(.korean))부터.",
        en: "Removed this and all later: \(seriesTitle), from \(occurrenceTime(.english)) on.")
    case .all:
      Words(
        ko: "되풀이되는 일정을 모두 지웠어요: \(seriesTitle), \(repetitionText(.korean)).",
        en: "Removed all of it: \(seriesTitle), \(repetitionText(.english)).")
    }
  }

  /// Returns why a form cannot move a series to another day: it is unclear how the rule should
  /// move. Says which field to fill in.
  static func ambiguousMoveRefusal(_ rule: Recurrence) -> Words {
    Words(
      ko: "날이 바뀌면 \(rule.quotedInWords(.korean)) 반복을 어떻게 옮길지 알 수 없어요. ‘반복’ 칸에 새로 적어 주세요.",
      en: "It is unclear how \(rule.quotedInWords(.english)) should move with the day. Enter the"
        + " new repetition in “repeats”.")
  }

  /// Returns the question to ask before a change removes unsupported rules of the event's calendar
  /// file.
  static func ruleLossQuestion(of rules: [String]) -> Words {
    let lines = rules.map { "\n  " + $0.quotable(limit: 200) }.joined()
    return Words(
      ko: "반복을 바꾸면 파일에 적힌 이 규칙은 사라져요:\(lines)\n그래도 바꿀까요?",
      en: "Changing the repetition removes these rules of its file:\(lines)\nChange it anyway?")
  }
}
