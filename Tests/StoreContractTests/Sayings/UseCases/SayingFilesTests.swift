import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct SayingFilesTests {
  private let json = TableSayingFile(.json, zone: FixedZone.seoul)

  /// Returns a store with starter lines, older sayings, and marks.
  private func collection(_ kind: StoreKind) throws -> SayingUseCaseFixture {
    let box = try SayingUseCaseFixture(kind, on: "2026-03-04", lines: 5)
    let file = """
      [{"korean":"나중 글귀","addedAt":"2026-02-01T09:00:00+09:00","liked":true},
       {"korean":"이른 글귀","english":"An early one","who":"누구","tags":["a","b;c"],
        "addedAt":"2025-02-01T09:00:00+09:00","used":true}]
      """
    try bring(Array(file.utf8), into: box)
    try box.mark(box.queries.find("4").id, .liked(true))
    try box.remove(box.queries.find("2").id)
    box.set("2026-03-06")
    return box
  }

  @discardableResult
  private func bring(_ bytes: [UInt8], into box: SayingUseCaseFixture) throws -> ImportOutcome {
    try box.importSayings(json, from: bytes.source())
  }

  @Test(arguments: StoreKind.available)
  func `tags missing from an existing saying are reported`(kind: StoreKind) throws {
    let box = try collection(kind)
    let text = #"[{"korean":"이른 글귀","english":"An early one","who":"누구","tags":["A","new"]}]"#
    let outcome = try bring(Array(text.utf8), into: box)
    #expect(outcome.unchanged == 1)
    #expect(
      outcome.report.warnings.first == [ImportNote(line: 1, fact: .tagsNotAdded(text: "이른 글귀"))])
  }

  private func written(_ box: SayingUseCaseFixture) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try box.export(as: json) { bytes += $0 }
    return bytes
  }

  /// Returns the sayings by number, with everything that a file contains.
  private func told(_ box: SayingUseCaseFixture) throws -> [ImportedSaying] {
    try box.all().sorted { $0.number < $1.number }.map {
      ImportedSaying(
        $0.details, addedAt: $0.addedAt, isLiked: $0.isLiked, isUsed: $0.isUsed)
    }
  }

  @Test(arguments: StoreKind.available)
  func `order, texts and marks of a collection survive export and import`(kind: StoreKind) throws {
    let box = try collection(kind)
    let bytes = try written(box)
    let elsewhere = try SayingUseCaseFixture(kind, on: "2026-03-06")
    let outcome = try bring(bytes, into: elsewhere)
    #expect(try outcome.added == box.all().count && outcome.report.skipped.total == 0)
    #expect(try told(elsewhere) == told(box))
    // Numbers belong to a store; the gap of a removed saying does not matter elsewhere.
    let again = try bring(written(elsewhere), into: box)
    #expect(try again.added == 0 && again.updated == 0 && again.unchanged == box.all().count)
  }

  @Test(arguments: StoreKind.available)
  func `starter lines of a new store get the marks of the file`(kind: StoreKind) throws {
    let box = try collection(kind)
    let elsewhere = try SayingUseCaseFixture(kind, on: "2026-03-06", lines: 5)
    let outcome = try bring(written(box), into: elsewhere)
    #expect(outcome.updated == 1)
    let marked = try elsewhere.all().filter { $0.isLiked }.compactMap(\.details.korean?.value)
    #expect(Set(marked) == ["첫 글귀 3", "나중 글귀"])
    #expect(try elsewhere.queries.totals() == SayingTotals(all: 7, liked: 2, used: 1))
  }
}
