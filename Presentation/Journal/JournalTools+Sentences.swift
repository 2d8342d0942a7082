import HearthDomain
import HearthWhen

extension JournalTools {
  /// Returns the sentence of each entry as displayed in lists, in order.
  ///
  /// The name of a mood is only its level, so its sentence includes the beginning of its memo, and
  /// its day if that differs from the day of the change. The sentence of a setting includes the old
  /// and the new value.
  func listSentences(_ entries: [JournalEntry]) throws -> [Words] {
    let told = entries.filter { isSingleMoodChange($0) || isSingleSettingChange($0) }
    let steps = try journal.queries.steps(of: told, limit: 1)
    return entries.map { listSentence($0, steps[$0.id]?.first) }
  }

  private func listSentence(_ entry: JournalEntry, _ step: JournalStep?) -> Words {
    let sentence = formatter.sentence(of: entry)
    guard let step else { return sentence }
    if isSingleSettingChange(entry) {
      return Words { language in
        let values = formatter.fields(of: step, language).first?.text.quotable(limit: 60)
        return sentence(language) + (values.map { " (\($0))" } ?? "")
      }
    }
    let (memo, day) = (memoBeginning(of: step), dayOfMood(of: step, than: entry.changedAt))
    let more = { [formatter] (language: Language) in
      (memo.map { (language == .korean ? " " : ", ") + $0.quoted(language) } ?? "")
        + (day.map { " (\(DayFormatter(language, today: formatter.clock.today).short($0)))" } ?? "")
    }
    return Words(ko: sentence.ko + more(.korean), en: sentence.en + more(.english))
  }

  private func isSingleMoodChange(_ entry: JournalEntry) -> Bool {
    entry.summary.kind == .mood && entry.summary.count == 1 && entry.state == .complete
      && (entry.summary.verb == .add || entry.summary.verb == .remove)
  }

  private func isSingleSettingChange(_ entry: JournalEntry) -> Bool {
    entry.summary.verb == .setting && entry.summary.count == 1 && entry.state == .complete
      && ItemReference.fileSetting(entry.summary.subject) != nil
  }

  /// Returns the beginning of the memo; nil if there is none.
  private func memoBeginning(of step: JournalStep) -> String? {
    guard let field = step.fields.first(where: { $0.name == "memo" }) else { return nil }
    for case .text(let memo) in [field.after, field.before] where !memo.isEmpty {
      return String(memo.prefix { !$0.isNewline }).quotable(limit: 24)
    }
    return nil
  }

  private func dayOfMood(of step: JournalStep, than instant: Instant) -> Day? {
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
