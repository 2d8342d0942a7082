import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Names and order of the entered fields in stores, journals, sync and archives. Existing data
/// contains these names, so the tests fail if one of them changes.
@Suite struct KindNamesTests: ArchiveText {
  private func joined(_ names: some Sequence<String>) -> String {
    names.joined(separator: " ")
  }

  @Test func `the stored names and merge rules of each kind are unchanged`() throws {
    let lines = JournaledKind.all.flatMap { noted in
      let kind = noted.kind
      let owner = noted.owner.map { " of \($0.kind.name) by \($0.column)" } ?? ""
      let named =
        noted.children.map { " has \($0.table).\($0.column)" }
        + noted.references.map { " named by \($0.table).\($0.column)" }
      let head =
        "\(kind.rawValue) \(kind.name): \(noted.table) (\(joined(noted.keys)))\(owner)"
        + named.joined()
      let fields = noted.fields.map { field in
        let column = field.column == field.name.snakeCased ? "" : " in \(field.column)"
        let occasion = field.occasion == .always ? "" : " noted \(field.occasion)"
        return "  \(field.name) \(field.fieldType)\(column)\(occasion)"
      }
      let groups = kind.fieldGroups.map { "  together: \(joined($0.sorted()))" }
      return [head] + fields + groups + merging(kind).map { "  \($0)" }
    }
    try expectMatchesFile("Tests/Fixtures/Kinds/journal.txt", lines.joined(separator: "\n") + "\n")
  }

  /// Returns the merge rules of the kind's fields, except groups of fields that merge together.
  private func merging(_ kind: JournalKind) -> [String] {
    let fields = SyncFields.rules(of: kind)
    let names = fields.names.sorted()
    let natures = [SyncField.Nature.list, .note].map { nature in
      "\(nature)s: \(joined(names.filter { fields[$0].nature == nature }))"
    }
    let marks = names.filter { !fields[$0].restoresRemovedItem && $0 != SyncFields.removal }
    let owner = fields.owner.map { "owner: \($0.kind.name) \($0.field ?? "by its place")" }
    let references = fields.references.map { "\($0.key) \($0.value.name)" }.sorted()
    return natures + ["marks: \(joined(marks))", "references: \(joined(references))"]
      + [owner, fields.uniqueField.map { "claim: \($0)" }].compactMap { $0 }
      + (fields.listLimit.map { ["limit: \($0.list) \($0.maxCount)"] } ?? [])
  }

  @Test func `the keys of each archive record are unchanged`() throws {
    let lines = ArchiveArea.all.flatMap { area in
      let fields = area.fields.map { field in
        let column = field.column == field.key.snakeCased ? "" : " in \(field.column)"
        let selected = field.selectExpression == field.column ? "" : " as \(field.selectExpression)"
        return "  \(field.key) \(field.fieldType)\(column)\(selected)"
          + (field.referencedTable.map { " of \($0)" } ?? "")
      }
      let rules = [
        ("uncompared", area.ignoredInComparison), ("optional", area.optionalColumns),
        ("own of twins", area.columnsKeptForDuplicates), ("own keys", area.storeOwnedKeys),
      ]
      return ["\(area.key): \(area.selectAll)", "  keys: \(area.keyCount)"] + fields
        + rules.filter { !$0.1.isEmpty }.map { "  \($0.0): \(joined($0.1.sorted()))" }
    }
    try expectMatchesFile("Tests/Fixtures/Kinds/archive.txt", lines.joined(separator: "\n") + "\n")
  }

  @Test func `an archive with every field set is unchanged`() throws {
    let home = try FiledStore { repositories in
      try repositories.moodDays.setPalette(.aurora, for: Day(literal: "2023-11-15"))
      try repositories.moodSettings.save(
        MoodSettings(
          mode: .last, shuffles: false, palette: .aurora, artist: ArtistName("Mo"), paper: .dark))
      try repositories.profile.save(
        Profile(
          displayName: DisplayName("Jo"), welcomedAt: Instant(milliseconds: 1),
          email: Email("jo@example.com"), picture: PicturePath("/tmp/jo.png")))
    }
    try WholeThings(isFormer: false).save(in: home.store)
    let archive = try text(of: home.store)
    try expectMatchesFile("Tests/Fixtures/Kinds/archive.json", archive)
    let other = try FiledStore()
    let outcome = try read(archive, into: other.store)
    #expect(outcome.report.skipped.total == 0 && outcome.report.warnings.total == 0)
    #expect(try text(of: other.store) == archive)
  }
}
