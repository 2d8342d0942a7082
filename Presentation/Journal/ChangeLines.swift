import HearthDomain
import TerminalKit

/// A line of what is told of an entry, on paper and on the screen alike.
enum ChangeLine: Hashable {
  case heading(String)
  case remark(String)
  case step(String)
  /// What a field is called, and what it was and is.
  case field(String, String)
}

extension JournalTools {
  /// What was changed once more, where the entry is one that had taken it back.
  func origin(of entry: JournalEntry) -> JournalEntry {
    entry.undoes.flatMap { try? journal.queries.entry($0) } ?? entry
  }

  /// What became of a change that was taken back: where it had taken another one back itself, what
  /// that one did holds again, and so on.
  func takenBack(_ entry: JournalEntry, isNumbered: Bool = false) -> Words {
    var (change, holds) = (entry, false)
    while let name = change.undoes, let older = try? journal.queries.entry(name) {
      (change, holds) = (older, !holds)
    }
    let number = isNumbered ? change.name : nil
    if holds { return formatter.doneAgain(change, number) }
    let main = try? journal.queries.steps(of: change, limit: 1).first
    let step = change.words.count == 1 ? main : nil
    return formatter.takenBack(change, main?.change ?? .changed, number, step: step)
  }

  /// All that there is to tell of the entry.
  func lines(
    of entry: JournalEntry, _ steps: [JournalStep], _ language: Language
  ) -> [ChangeLine] {
    let sentence = formatter.sentence(of: entry)(language)
    var lines: [ChangeLine] = [
      .heading("\(entry.name)  \(sentence)"), .remark(formatter.moment(of: entry)(language)),
    ]
    if let device = entry.name.device {
      lines.append(.remark(language(ko: "다른 기기에서: \(device)", en: "On another device: \(device)")))
    }
    if let mark = formatter.mark(of: entry) { lines.append(.remark(mark(language))) }
    for step in steps where step.isTold {
      lines.append(.step(formatter.title(of: step)(language)))
      lines += formatter.fields(of: step, language).map { .field($0.label, $0.text) }
    }
    let more = entry.count - steps.count
    if more > 0, entry.state == .whole {
      lines.append(.remark(language(ko: "… 외 \(more)개", en: "… and \(more) more")))
    }
    return lines
  }

  /// How many columns the longest label takes.
  func labelColumns(
    _ steps: [JournalStep], _ language: Language, _ widths: DisplayWidth
  ) -> Int {
    steps.filter(\.isTold).flatMap { formatter.fields(of: $0, language) }
      .map { widths.columns(of: $0.label) }.max() ?? 0
  }
}
