import HearthDomain
import JSONText
import TerminalKit

/// Formats the report of an import: the places of the file that were not read or left out, by line.
struct ImportReportWords {
  /// Maximum number of notes printed; a report file contains all of them.
  static let maxPrintedNotes = 100

  let language: Language
  /// The noun for the file's records: cards, rows, entries.
  let record: CountedNoun

  func printReport(_ report: ImportReport, in console: inout Console) {
    printNotes(report.skipped, title: Words(ko: "읽지 못했어요", en: "Not read"), in: &console)
    printNotes(report.omitted, title: Words(ko: "가져오지 않고 두었어요", en: "Left out"), in: &console)
    printNotes(
      report.warnings, title: Words(ko: "가져왔지만 확인할 곳이 있어요", en: "Imported, but worth checking"),
      in: &console)
  }

  /// Returns all notes as JSON.
  func json(of notes: BoundedList<ImportNote>) -> JSONValue {
    .array(
      notes.sortedByLine.map { ["line": .int($0.line), "reason": .string(text(of: $0.fact))] })
  }

  /// Returns a table with one row per note: the line of the file, whether it was read, and the
  /// reason.
  func tabSeparatedTable(of report: ImportReport) -> [UInt8] {
    let lists = [
      (report.skipped, language(ko: "읽지 못함", en: "not read")),
      (report.omitted, language(ko: "가져오지 않음", en: "left out")),
      (report.warnings, language(ko: "확인할 곳", en: "worth checking")),
    ]
    var lines = ""
    for (notes, kind) in lists {
      for note in notes.sortedByLine {
        lines += "\(note.line)\t\(kind)\t\(text(of: note.fact).tabSeparatedCell)\n"
      }
      if notes.total > notes.first.count {
        lines += "\t\(kind)\t+\(notes.total - notes.first.count)\n"
      }
    }
    return Array(lines.utf8)
  }

  private func printNotes(
    _ notes: BoundedList<ImportNote>, title: Words, in console: inout Console
  ) {
    guard notes.total > 0 else { return }
    console.printNote(StyledText("\(title(language)) (\(notes.total)):", .bold))
    var told = 0
    for group in groups(of: notes.sortedByLine).prefix(ImportReportWords.maxPrintedNotes) {
      let named = group.lines.prefix(ImportReportWords.maxPrintedNotes)
      told += named.reduce(0) { $0 + $1.noteCount }
      console.printNote(StyledText("  \(lineNumbers(of: Array(named))): \(text(of: group))"))
    }
    let more = notes.total - told
    if more > 0 {
      console.printNote(
        StyledText(
          language(
            ko: "  이 밖에 \(more)개 더 있어요. --report 파일을 붙이면 모두 적어 줘요.",
            en: "  and \(more) more; --report FILE writes all of them.")))
    }
  }

  /// Groups notes with the same message, in the order of their first occurrence.
  private func groups(of notes: [ImportNote]) -> [GroupedNotes] {
    var groups: [GroupedNotes] = []
    var places: [String: Int] = [:]
    for note in notes {
      let (sentence, example) = (text(of: note.fact), note.fact.example)
      let ending = example?.quotedAsSentence(language) ?? ""
      let isOpen = !ending.isEmpty && sentence.hasSuffix(ending)
      let frame = isOpen ? String(sentence.dropLast(ending.count)) : sentence
      let place = places[frame] ?? groups.count
      if place == groups.count {
        places[frame] = place
        groups.append(GroupedNotes(frame: frame))
      }
      groups[place].add(note.line, isOpen ? example : nil)
    }
    return groups
  }

  /// Returns the message of a group, followed by its first values and the number of others.
  private func text(of group: GroupedNotes) -> String {
    guard let last = group.examples.last else { return group.messagePrefix }
    let quoted = group.examples.dropLast().map { $0.quoted(language) + ", " }.joined()
    guard group.otherExampleCount > 0 else {
      return group.messagePrefix + quoted + last.quotedAsSentence(language)
    }
    return group.messagePrefix + quoted + last.quoted(language)
      + language(
        ko: " 외 \(group.otherExampleCount)개.",
        en: " and \(Plural("other", "others")(group.otherExampleCount)).")
  }

  private func lineNumbers(of lines: [GroupedNotes.Lines]) -> String {
    let list = lines.map { lines in
      switch lines.last - lines.first {
      case 0: "\(lines.first)"
      case 1: "\(lines.first), \(lines.last)"
      default: "\(lines.first)–\(lines.last)"
      }
    }.joined(separator: ", ")
    let isOne = lines.count == 1 && lines.first?.first == lines.first?.last
    return language(ko: "\(list)번째 줄", en: (isOne ? "line " : "lines ") + list)
  }

  /// Returns the Korean name of a field.
  func displayName(ofField field: String) -> String { ImportedField(field).name }
}
