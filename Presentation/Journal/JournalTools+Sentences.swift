import HearthDomain
import HearthWhen

extension JournalTools {
  /// Returns the sentence of each entry as displayed in lists, in order. For a mood, which has only
  /// its level as name, it includes the beginning of its memo, and its day if it differs from the
  /// day of the change. For a setting, it includes the old and the new value.
  func listed(_ entries: [JournalEntry]) throws -> [Words] {
    let told = entries.filter { isOneMood($0) || isOneSetting($0) }
    let steps = try journal.queries.steps(of: told, limit: 1)
    return entries.map { listed($0, steps[$0.id]?.first) }
  }

  private func listed(_ entry: JournalEntry, _ step: JournalStep?) -> Words {
    let sentence = formatter.sentence(of: entry)
    guard let step else { return sentence }
    if isOneSetting(entry) {
      return Words { language in
        let values = formatter.fields(of: step, language).first?.text.quotable(limit: 60)
        return sentence(language) + (values.map { " (\($0))" } ?? "")
      }
    }
    let (memo, day) = (beginning(of: step), otherDay(of: step, than: entry.at))
    let more = { (language: Language) in
      (memo.map { (language == .korean ? " " : ", ") + $0.quoted(language) } ?? "")
        + (day.map { " (\(DateWords(language, today: formatter.clock.today).short($0)))" } ?? "")
    }
    return Words(ko: sentence.ko + more(.korean), en: sentence.en + more(.english))
  }

  private func isOneMood(_ entry: JournalEntry) -> Bool {
    entry.words.kind == .mood && entry.words.count == 1 && entry.state == .whole
      && (entry.words.verb == .add || entry.words.verb == .remove)
  }

  private func isOneSetting(_ entry: JournalEntry) -> Bool {
    entry.words.verb == .setting && entry.words.count == 1 && entry.state == .whole
      && JournalPlace.chosen(entry.words.subject) != nil
  }

  /// Returns the beginning of the memo; nil if there is none.
  private func beginning(of step: JournalStep) -> String? {
    guard let field = step.fields.first(where: { $0.name == "memo" }) else { return nil }
    for case .text(let memo) in [field.after, field.before] where !memo.isEmpty {
      return String(memo.prefix { !$0.isNewline }).quotable(limit: 24)
    }
    return nil
  }

  private func otherDay(of step: JournalStep, than instant: Instant) -> Day? {
    guard let field = step.fields.first(where: { $0.name == "at" }) else { return nil }
    let east = step.fields.first { $0.name == "secondsEast" }
    for (at, east) in [(field.after, east?.after), (field.before, east?.before)] {
      guard case .number(let at) = at, case .number(let east)? = east else { continue }
      let moment = MoodMoment(Instant(milliseconds: at), secondsEast: Int(clamping: east))
      return moment.day == formatter.clock.zone.localTime(at: instant).day ? nil : moment.day
    }
    return nil
  }
}
