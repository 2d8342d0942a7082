import HearthDomain
import JSONText
import TerminalKit

/// What an import speaks of.
public struct ImportNouns: Hashable, Sendable {
  /// What it adds, such as contacts.
  let thing: CountedNoun
  /// What holds one of them in the file, such as a card or a row.
  let record: CountedNoun
  /// The key under which `--json` tells the records that were left out.
  let skippedKey: String

  public init(_ thing: CountedNoun, from record: CountedNoun, skippedKey: String = "skippedNotes") {
    self.thing = thing
    self.record = record
    self.skippedKey = skippedKey
  }
}

extension Console {
  /// Tells what became of a file, and on standard error what of it could not be read.
  ///
  /// Throws ``ExitStatus/badData`` when nothing at all could be read.
  mutating func tell(_ outcome: ImportOutcome, of nouns: ImportNouns) throws {
    let notes = ImportReportWords(language: language, record: nouns.record)
    tell([outcome.summary(nouns)(language)], json: outcome.json(nouns, notes))
    notes.tell(outcome.report, in: &self)
    let gotNothing = outcome.report.read == 0 && outcome.report.skipped.total > 0
    if gotNothing { throw ExitStatus.badData }
  }
}

extension ImportOutcome {
  fileprivate func summary(_ nouns: ImportNouns) -> Words {
    let (thing, skipped) = (nouns.thing, report.skipped.total)
    if report.read == 0, skipped == 0 {
      return Words(
        ko: "파일에 \(KoreanParticle.subject(thing.name.ko)) 없어요.",
        en: "There are no \(thing.plural.en) in the file.")
    }
    let (added, updated) = (thing(added), thing.number(updated))
    return Words(
      ko: "\(KoreanParticle.object(added.ko)) 더하고 \(KoreanParticle.object(updated)) 고쳤어요."
        + " \(KoreanParticle.topic(thing.number(unchanged))) 그대로예요."
        + " 읽지 못한 \(nouns.record.name.ko): \(nouns.record.number(skipped)).",
      en: "Added \(added.en), changed \(self.updated), left \(unchanged) as they were;"
        + " \(skipped) could not be read.")
  }

  fileprivate func json(_ nouns: ImportNouns, _ notes: ImportReportWords) -> JSONObject {
    [
      "read": .int(report.read), "added": .int(added), "updated": .int(updated),
      "unchanged": .int(unchanged), "skipped": .int(report.skipped.total),
      nouns.skippedKey: notes.json(of: report.skipped),
      "warnings": .int(report.warnings.total), "warningNotes": notes.json(of: report.warnings),
    ]
  }
}
