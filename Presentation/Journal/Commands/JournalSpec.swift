import HearthDomain

/// What the commands of the journal share.
enum JournalSpec {
  /// The most that are taken back at once: so many entries are kept in any case.
  private static let most = JournalLimits.entries

  static let entryWords = Words(ko: "번호", en: "E")
  static let accepted = Words(
    ko: "57, 또는 다른 기기의 것은 phone-57", en: "57, or phone-57 for one of another device")

  static func count(help: Words) -> Argument<Int?> {
    Argument<Int?>(
      "count", in: 1...most, placeholder: Words(ko: "개수", en: "N"), help: help)
  }

  static func name(_ typed: TypedText) throws -> EntryName {
    guard let name = EntryName(typed.text) else { throw typed.refusal(accepted: accepted) }
    return name
  }
}

extension Console {
  /// What was taken back or done again: a line each, or the entries by which it was.
  mutating func tell(
    _ changes: [UndoneChange], _ formatter: ChangeFormatter,
    _ words: (JournalEntry) -> Words
  ) {
    hasOfferedUndo = true
    tell(
      each: changes.map { words($0.entry)(language) },
      json: ["items": .array(changes.map { .object(formatter.json(of: $0.by)) })])
  }

  /// Says how so many changes are taken back, in that store where another one was named for it;
  /// once a command.
  package mutating func offerUndo(ofLast count: Int, in store: FilePath?) {
    guard count > 0, !hasOfferedUndo else { return }
    hasOfferedUndo = true
    let line =
      "hearth undo" + (count > 1 ? " \(count)" : "")
      + (store.map { " --store \(Quoting.shellWord($0))" } ?? "")
    let ko = KoreanParticle.toward.form(after: line == "hearth undo" ? "언두" : line)
    // The particle is no part of what is to be typed.
    let korean = line == "hearth undo" ? line : line.quoted(.korean)
    hint(Words(ko: "\(korean)\(ko) 되돌려요.", en: "\(line) takes it back."))
  }

  /// A line each of what would be taken back, where that is more than one; more than so many are
  /// not named.
  func listing(
    _ entries: [JournalEntry], _ tools: JournalTools, most: Int = 10
  ) throws -> String {
    let named = Array(entries.prefix(most))
    let lines = zip(named, try tools.listed(named)).map { entry, what in
      "  \(entry.name)  \(tools.formatter.moment(of: entry)(language))  \(what(language))"
    }
    let more = entries.count - most
    return
      (lines + (more > 0 ? ["  " + language(ko: "… 외 \(more)개", en: "… and \(more) more")] : []))
      .joined(separator: "\n")
  }
}
