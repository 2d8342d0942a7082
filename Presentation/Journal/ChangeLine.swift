import HearthDomain
import TerminalKit

/// A line of the description of an entry, in print and on the screen.
enum ChangeLine: Hashable {
  case heading(String)
  case remark(String)
  case step(String)
  /// A field's label, and its old and new value.
  case field(String, String)
}

extension JournalTools {
  /// Returns the entry that the given entry undid, or the given entry if it is not an undo.
  func originalEntry(of entry: JournalEntry) -> JournalEntry {
    entry.undoes.flatMap { try? journal.queries.entry($0) } ?? entry
  }

  /// Returns the result of undoing an entry. If the entry was itself an undo, the original change
  /// is described, through any number of undos.
  func undoResult(_ entry: JournalEntry, isNumbered: Bool = false) -> Words {
    var (change, holds) = (entry, false)
    while let name = change.undoes, let older = try? journal.queries.entry(name) {
      (change, holds) = (older, !holds)
    }
    let number = isNumbered ? change.name : nil
    if holds { return formatter.redoResult(change, number) }
    let main = try? journal.queries.steps(of: change, limit: 1).first
    let step = change.summary.count == 1 ? main : nil
    return formatter.undoResult(change, main?.change ?? .changed, number, step: step)
  }

  /// Returns the full description of the entry.
  func lines(
    of entry: JournalEntry, _ steps: [JournalStep], _ language: Language
  ) -> [ChangeLine] {
    let sentence = formatter.sentence(of: entry)(language)
    var lines: [ChangeLine] = [
      .heading("\(entry.name)  \(sentence)"), .remark(formatter.timeText(of: entry)(language)),
    ]
    if let device = entry.name.device {
      lines.append(.remark(language(ko: "다른 기기에서: \(device)", en: "On another device: \(device)")))
    }
    if let mark = formatter.stateRemark(of: entry) { lines.append(.remark(mark(language))) }
    for step in steps where step.isByUser {
      lines.append(.step(formatter.title(of: step)(language)))
      lines += formatter.fields(of: step, language).map { .field($0.label, $0.text) }
    }
    let more = entry.itemCount - steps.count
    if more > 0, entry.state == .complete {
      lines.append(.remark(language(ko: "… 외 \(more)개", en: "… and \(more) more")))
    }
    return lines
  }

  /// Returns the width of the longest label.
  func labelWidth(
    _ steps: [JournalStep], _ language: Language, _ widths: DisplayWidth
  ) -> Int {
    steps.filter(\.isByUser).flatMap { formatter.fields(of: $0, language) }
      .map { widths.columns(of: $0.label) }.max() ?? 0
  }
}
