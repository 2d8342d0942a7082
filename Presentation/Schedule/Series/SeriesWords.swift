import HearthDomain

/// Questions and messages about changing or removing a part of a series.
struct SeriesWords {
  private let meant: NamedEvent
  private let formatter: EventFormatter

  init(_ meant: NamedEvent, _ formatter: EventFormatter) {
    (self.meant, self.formatter) = (meant, formatter)
  }

  /// The title of the occurrence.
  private var title: String { meant.occurrence.event.title.quotable() }
  /// The title of the series.
  private var whole: String { meant.event.title.quotable() }

  private func when(_ language: Language) -> String {
    formatter.words(language).when(meant.occurrence)
  }

  private func rhythm(_ language: Language) -> String {
    meant.event.repetition?.words(in: language) ?? ""
  }

  /// The series with its repetition, and the occurrence with its own title if that differs.
  private var seen: Words {
    let own =
      title == whole ? Words(ko: "", en: "") : Words(ko: "‘\(title)’, ", en: "“\(title)”, ")
    return Words(
      ko: "‘\(whole)’: \(rhythm(.korean)). 이번은 \(own.ko)\(when(.korean)).",
      en: "“\(whole)” repeats: \(rhythm(.english)). This one: \(own.en)\(when(.english)).")
  }

  var change: Words {
    Words(ko: "\(seen.ko) 어디까지 고칠까요?", en: "\(seen.en) Change which?")
  }

  var removal: Words {
    Words(ko: "\(seen.ko) 어디까지 지울까요?", en: "\(seen.en) Remove which?")
  }

  /// Returns the question to ask before removing that part.
  func removing(_ scope: SeriesScope) -> Words {
    switch scope {
    case .only:
      Words(
        ko: "‘\(title)’ 일정의 이번 회차만 지울까요? \(when(.korean)).",
        en: "Remove only this one of “\(title)” (\(when(.english)))?")
    case .fromHere:
      Words(
        ko: "‘\(whole)’ 일정을 \(when(.korean))부터 모두 지울까요?",
        en: "Remove “\(whole)” from \(when(.english)) on?")
    case .all:
      Words(
        ko: "‘\(whole)’ 일정을 모두 지울까요? \(rhythm(.korean)).",
        en: "Remove all of “\(whole)” (\(rhythm(.english)))?")
    }
  }

  /// Returns the confirmation that the part was removed.
  func removed(_ scope: SeriesScope) -> Words {
    switch scope {
    case .only:
      Words(
        ko: "이번만 지웠어요: \(title), \(when(.korean)).",
        en: "Removed only this one: \(title), \(when(.english)).")
    case .fromHere:
      Words(
        ko: "이번부터 뒤를 모두 지웠어요: \(whole), \(when(.korean))부터.",
        en: "Removed this and all later: \(whole), from \(when(.english)) on.")
    case .all:
      Words(
        ko: "되풀이되는 일정을 모두 지웠어요: \(whole), \(rhythm(.korean)).",
        en: "Removed all of it: \(whole), \(rhythm(.english)).")
    }
  }

  /// Returns why a form cannot move a series with this rule to another day, and which field to fill
  /// in.
  static func unclear(_ rule: Recurrence) -> Words {
    Words(
      ko: "날이 바뀌면 \(rule.quotedInWords(.korean)) 반복을 어떻게 옮길지 알 수 없어요."
        + " ‘반복’ 칸에 새로 적어 주세요.",
      en: "Nobody can tell how \(rule.quotedInWords(.english)) moves along with the day."
        + " Write in “repeats” how it is to go on.")
  }

  /// Returns the question to ask before a change drops other rules from the event's file.
  static func loss(of rules: [String]) -> Words {
    let lines = rules.map { "\n  " + $0.quotable(limit: 200) }.joined()
    return Words(
      ko: "반복을 바꾸면 파일에 적힌 이 규칙은 사라져요:\(lines)\n그래도 바꿀까요?",
      en: "With another repetition, the event loses what its file says besides:\(lines)"
        + "\nChange it all the same?")
  }
}
