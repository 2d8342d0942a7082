import HearthDomain
import JSONText
import TerminalKit

/// The nouns in the messages of an import.
package struct ImportNouns: Hashable, Sendable {
  /// The imported things, such as contacts.
  let item: CountedNoun
  /// The records of the file, such as cards or rows.
  let record: CountedNoun
  /// The key of the skipped records in `--json`.
  let skippedKey: String

  package init(_ thing: CountedNoun, from record: CountedNoun, skippedKey: String = "skippedNotes")
  {
    self.item = thing
    self.record = record
    self.skippedKey = skippedKey
  }
}

extension Console {
  /// Reports the outcome of an import. Records that were not read are listed on standard error, and
  /// completely in `file` if it is given.
  ///
  /// Throws ``ExitStatus/badData`` if nothing could be read.
  mutating func report(
    _ outcome: ImportOutcome, of nouns: ImportNouns, isRehearsal: Bool = false,
    offers: [JSONValue]? = nil, in file: FilePath? = nil, of files: (any UserFiles)? = nil
  ) throws {
    let notes = ImportReportWords(language: language, record: nouns.record)
    confirm(
      [outcome.summary(nouns, isRehearsal: isRehearsal)(language)],
      json: outcome.json(nouns, notes, isRehearsal: isRehearsal, offers: offers))
    if form != .json { printNotes(about: outcome.report, notes, isRehearsal: isRehearsal) }
    if let file, let files, try !writeReport(outcome.report, notes, to: file, of: files) { return }
    let gotNothing = outcome.report.readCount == 0 && outcome.report.skipped.total > 0
    if gotNothing { throw ExitStatus.badData }
  }

  /// Prints what the document of `--json` contains: how the file was read, and what was not.
  private mutating func printNotes(
    about report: ImportReport, _ notes: ImportReportWords, isRehearsal: Bool
  ) {
    if let format = report.format {
      let charset = report.charset.map { ", \($0)" } ?? ""
      let reason = report.evidence?.recognitionNote.map { " · " + $0(language) } ?? ""
      printNote(StyledText(language(ko: "형식: ", en: "Format: ") + format + charset + reason, .dim))
    }
    let columns = ColumnWords(language).summary(of: report.columns, isRehearsal: isRehearsal)
    if let columns { printNote(StyledText(columns, .dim)) }
    notes.printReport(report, in: &self)
  }

  /// Writes the complete report to the file. Returns false if it went to standard output instead.
  mutating func writeReport(
    _ report: ImportReport, _ notes: ImportReportWords, to file: FilePath, of files: any UserFiles
  ) throws -> Bool {
    let all = notes.tabSeparatedTable(of: report)
    guard try export(to: file, of: files, { try $0(all) }) != nil else { return false }
    printNote(
      Words(
        ko: "모두 \(file.quotable(limit: 200))에 적었어요.",
        en: "Wrote all of it to \(file.quotable(limit: 200))."))
    return true
  }

  /// Reports that this was a dry run, in which nothing was changed.
  mutating func reportRehearsal() {
    if form == .json { return }
    printNote(Words(ko: "미리 보기라서 아무것도 바꾸지 않았어요.", en: "This was a dry run: nothing was changed."))
  }
}

extension ImportOutcome {
  fileprivate func summary(_ nouns: ImportNouns, isRehearsal: Bool) -> Words {
    let (thing, skipped, leftOut) = (nouns.item, report.skipped.total, report.omitted.total)
    if report.readCount == 0, skipped == 0, leftOut == 0 {
      return Words(
        ko: "파일에 \(KoreanParticle.subject(thing.name.ko)) 없어요.",
        en: "There are no \(thing.plural.en) in the file.")
    }
    let unread = nouns.record(skipped)
    var ofToDos = ImportOutcome()
    (ofToDos.added, ofToDos.updated) = (toDos.added, toDos.updated)
    ofToDos.unchanged = toDos.unchanged
    let both = [(self, thing), (ofToDos, ImportOutcome.toDoNoun)]
    let changes = both.map {
      isRehearsal ? $0.plannedChangesSummary($1) : $0.changesSummary($1)
    }
    let existing = both.compactMap { $0.existingItems($1) }
    let counts =
      changesAnything
      ? zip(changes, both).flatMap { change, part in
        [change, part.0.existingItems(part.1).map { [$0].existingItemsNote(isAll: false) }]
      } : [existing.isEmpty ? nil : existing.existingItemsNote(isAll: true)]
    let sentences =
      counts + [
        leftOut == 0
          ? nil
          : Words(
            ko: "\(KoreanParticle.topic(nouns.record(leftOut).ko)) 가져오지 않고 두었어요.",
            en: "\(nouns.record(leftOut).en) \(leftOut == 1 ? "was" : "were") left out."),
        skipped == 0
          ? nil
          : Words(
            ko: "\(KoreanParticle.topic(unread.ko)) 읽지 못했어요.",
            en: "\(unread.en) could not be read."),
      ]
    return Words { language in
      sentences.compactMap { $0?(language) }.joined(separator: " ")
    }
  }

  /// Whether the import added or changed anything.
  var changesAnything: Bool { added + updated + toDos.added + toDos.updated > 0 }

  private static let toDoNoun = CountedNoun(ko: "할 일", en: "to-do")

  /// Returns how many items were added and changed; nil if none were.
  private func changesSummary(_ thing: CountedNoun) -> Words? {
    let (new, changed) = (thing(added), thing(updated))
    let newInKorean = KoreanParticle.object(new.ko)
    switch (added > 0, updated > 0) {
    case (true, true):
      return Words(
        ko: "\(newInKorean) 가져오고 \(KoreanParticle.object(thing.numberWithCounter(updated))) 고쳤어요.",
        en: "Added \(new.en) and changed \(updated).")
    case (true, false): return Words(ko: "\(newInKorean) 가져왔어요.", en: "Added \(new.en).")
    case (false, true):
      return Words(
        ko: "\(KoreanParticle.object(changed.ko)) 고쳤어요.", en: "Changed \(changed.en).")
    case (false, false): return nil
    }
  }

  /// Returns how many items would be added and changed; nil if none would be.
  private func plannedChangesSummary(_ thing: CountedNoun) -> Words? {
    let (new, changed) = (thing(added), thing(updated))
    let newInKorean = KoreanParticle.object(new.ko)
    switch (added > 0, updated > 0) {
    case (true, true):
      return Words(
        ko:
          "\(newInKorean) 가져오고 \(KoreanParticle.object(thing.numberWithCounter(updated))) 고칠 거예요.",
        en: "\(new.en) would be added and \(updated) changed.")
    case (true, false):
      return Words(ko: "\(newInKorean) 가져올 거예요.", en: "\(new.en) would be added.")
    case (false, true):
      return Words(
        ko: "\(KoreanParticle.object(changed.ko)) 고칠 거예요.", en: "\(changed.en) would be changed.")
    case (false, false): return nil
    }
  }

  /// Returns the number of items that already existed, and their names; nil if none did.
  private func existingItems(_ thing: CountedNoun) -> ExistingItems? {
    guard unchanged > 0 else { return nil }
    let isAll = added == 0 && updated == 0
    return ExistingItems(
      count: unchanged,
      number: isAll
        ? thing(unchanged) : Words(ko: thing.numberWithCounter(unchanged), en: "\(unchanged)"),
      names: existingNamesNote(thing))
  }

  /// Returns the names of the existing things in parentheses; empty if they are unknown.
  private func existingNamesNote(_ thing: CountedNoun) -> Words {
    guard !unchangedNames.isEmpty else { return Words(ko: "", en: "") }
    let listed = Words { language in
      unchangedNames.map { $0.quoted(language) }.joined(separator: ", ")
    }
    guard unlistedCount > 0 else { return Words(ko: "(\(listed.ko))", en: " (\(listed.en))") }
    return Words(
      ko: "(\(listed.ko) 외 \(thing.numberWithCounter(unlistedCount)))",
      en: " (\(listed.en) and \(Plural("other")(unlistedCount)))")
  }

  fileprivate func json(
    _ nouns: ImportNouns, _ notes: ImportReportWords, isRehearsal: Bool, offers: [JSONValue]?
  ) -> JSONObject {
    var object: JSONObject = [
      "dryRun": .bool(isRehearsal),
      "format": .text(report.format), "charset": .text(report.charset),
      "read": .int(report.readCount), "added": .int(added), "updated": .int(updated),
      "unchanged": .int(unchanged), "skipped": .int(report.skipped.total),
      nouns.skippedKey: notes.json(of: report.skipped),
      "warnings": .int(report.warnings.total), "warningNotes": notes.json(of: report.warnings),
    ]
    if toDos.added + toDos.updated + toDos.unchanged > 0 {
      object.append(
        "toDos",
        [
          "added": .int(toDos.added), "updated": .int(toDos.updated),
          "unchanged": .int(toDos.unchanged),
        ])
    }
    if report.omitted.total > 0 {
      object.append("leftOut", .int(report.omitted.total))
      object.append("leftOutNotes", notes.json(of: report.omitted))
    }
    if !report.columns.isEmpty {
      object.append(
        "columns",
        .array(report.columns.map { ["name": .string($0.name), "field": .text($0.field)] }))
    }
    object["offers"] = offers.map { .array($0) }
    return object
  }
}

/// Items of one kind that an import found unchanged.
private struct ExistingItems {
  let count: Int
  let number: Words
  /// Their names in parentheses.
  let names: Words
}

extension [ExistingItems] {
  /// The sentence that these items already existed; `isAll` if there was nothing else.
  fileprivate func existingItemsNote(isAll: Bool) -> Words {
    let verb = map(\.count) == [1] ? "was" : "were"
    let names = Words { language in map { $0.names(language) }.joined() }
    let korean = KoreanParticle.topic(map(\.number.ko).joined(separator: ", "))
    return Words(
      ko: "\(korean) 이미 있어요\(names.ko).",
      en: (isAll ? "Nothing new: " : "") + map(\.number.en).joined(separator: " and ")
        + " \(verb) here already\(names.en).")
  }
}

extension FilePath {
  /// The name of the import in the history: the file's name; nil for standard input.
  var importName: String? { self == "-" ? nil : lastComponent.displayText }
}
