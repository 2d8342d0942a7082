import HearthDomain

/// Shared parts of the journal's commands.
enum JournalSpec {
  /// Maximum number of changes to undo at once; the journal keeps at least as many entries.
  private static let maxCount = JournalLimits.minEntries

  static let entryPlaceholder = Words(ko: "번호", en: "E")
  static let acceptedForms = Words(
    ko: "57, 또는 다른 기기의 것은 phone-57", en: "57, or phone-57 for one of another device")

  static func countArgument(help: Words) -> Argument<Int?> {
    Argument<Int?>(
      "count", in: 1...maxCount, placeholder: Words(ko: "개수", en: "N"), help: help)
  }

  /// Returns the hint about undoing the number of changes, in the store of the given option.
  static func undoHint(_ count: Int, _ store: String = "") -> Words {
    let (line, spoken) = commandLine("hearth undo", soundingLike: "언두", count, store)
    return Words(ko: "\(spoken) 되돌려요.", en: "\(line) takes it back.")
  }

  /// Returns the hint about redoing the number of changes.
  static func redoHint(_ count: Int) -> Words {
    let (line, spoken) = commandLine("hearth redo", soundingLike: "리두", count)
    return Words(ko: "\(spoken) 다시 할 수 있어요.", en: "Redo with \(line).")
  }

  /// Returns the command as typed, and the same followed by the Korean particle that fits its
  /// sound.
  private static func commandLine(
    _ command: String, soundingLike word: String, _ count: Int, _ more: String = ""
  ) -> (line: String, spoken: String) {
    let line = command + (count > 1 ? " \(count)" : "") + more
    let isPlain = line == command
    let particle = KoreanParticle.toward.form(after: isPlain ? word : line)
    return (line, (isPlain ? line : line.quoted(.korean)) + particle)
  }

  static func parseEntryName(_ typed: TypedText) throws -> EntryName {
    guard let name = EntryName(typed.text) else { throw typed.usageError(accepted: acceptedForms) }
    return name
  }
}

extension Console {
  /// Prints what was undone or redone: a line for each change, or the JSON of the new entries.
  mutating func printResults(
    _ changes: [UndoneChange], _ formatter: ChangeFormatter,
    _ words: (JournalEntry) -> Words
  ) {
    hasPrintedUndoHint = true
    confirmEach(
      changes.map { words($0.entry)(language) },
      json: ["items": .array(changes.map { .object(formatter.json(of: $0.undoEntry)) })])
  }

  /// Prints the hint about undoing the number of changes, with the store if it was given; at most
  /// once per command.
  package mutating func offerUndo(ofLast count: Int, in store: FilePath?) {
    guard count > 0, !hasPrintedUndoHint else { return }
    hasPrintedUndoHint = true
    printHint(JournalSpec.undoHint(count, store.map { " --store \(Quoting.shellWord($0))" } ?? ""))
  }

  /// Returns a line for each entry that undo would revert, at most `most` of them.
  func entryList(
    _ entries: [JournalEntry], _ tools: JournalTools, most: Int = 10
  ) throws -> String {
    let named = Array(entries.prefix(most))
    let lines = zip(named, try tools.listSentences(named)).map { entry, what in
      "  \(entry.name)  \(tools.formatter.timeText(of: entry)(language))  \(what(language))"
    }
    let more = entries.count - most
    return
      (lines + (more > 0 ? ["  " + language(ko: "… 외 \(more)개", en: "… and \(more) more")] : []))
      .joined(separator: "\n")
  }
}
