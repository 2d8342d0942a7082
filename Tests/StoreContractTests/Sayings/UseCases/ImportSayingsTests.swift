import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ImportSayingsTests {
  private struct Interruption: Error {}

  /// A file of one byte per saying; 0 is a broken record.
  private struct ByteFile: SayingFile {
    var addedAt: Instant?

    func read(
      _ source: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
    ) throws -> ImportReport {
      var report = ImportReport()
      while case let bytes = try source(), !bytes.isEmpty {
        for byte in bytes {
          guard byte > 0 else {
            report.skip(line: report.readCount + 1, .empty)
            continue
          }
          report.countRead()
          try each(
            ImportedSaying(
              details("글귀 \(byte)"), addedAt: addedAt, isLiked: byte % 2 == 0,
              isUsed: byte % 3 == 0))
        }
      }
      return report
    }

    func makeWriter() -> any SayingFileWriter { Writer() }

    private struct Writer: SayingFileWriter {
      private var count = UInt8(0)

      mutating func header() -> [UInt8] { [1] }
      mutating func bytes(of saying: Saying) -> [UInt8] {
        count &+= 1
        return [UInt8(truncatingIfNeeded: saying.number)]
      }
      mutating func footer() -> [UInt8] { [2] }
      func companionFile() -> (ending: String, bytes: [UInt8])? { (".n", [count]) }
    }
  }

  private func source(_ pieces: [UInt8]...) -> () throws -> [UInt8] {
    var rest = pieces[...]
    return { rest.popFirst() ?? [] }
  }

  @Test(arguments: StoreKind.available)
  func `a file is imported in its order, and importing it again adds nothing`(kind: StoreKind)
    throws
  {
    let box = try SayingUseCaseFixture(kind, lines: 5)
    let outcome = try box.importSayings(ByteFile(), from: source([3, 0, 1], [3, 2]))
    #expect(outcome.added == 3 && outcome.unchanged == 0)
    #expect(outcome.report.warnings.first.map(\.fact) == [.repeated])
    #expect(outcome.report.readCount == 4 && outcome.report.skipped.total == 1)
    let all = try box.all().prefix(3)
    #expect(all.map(\.number) == [8, 7, 6])
    #expect(all.map { $0.details.texts[0] } == ["글귀 2", "글귀 1", "글귀 3"])
    #expect(all.map(\.isLiked) == [true, false, false])
    #expect(all.map(\.isUsed) == [false, false, true])
    #expect(all.allSatisfy { $0.addedAt == box.clock.now() })
    let again = try box.importSayings(ByteFile(), from: source([3, 1, 2]))
    #expect(again.added == 0 && again.unchanged == 3)
    #expect(try box.queries.totals() == SayingTotals(all: 8, liked: 1, used: 1))
    #expect(try box.queries.search("글귀 2", in: 0..<9).map(\.number) == [8, 3])
  }

  @Test(arguments: StoreKind.available)
  func `sayings keep their past dates, and future ones are replaced`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    let early = Instant(milliseconds: -5)
    try box.importSayings(ByteFile(addedAt: early), from: source([6]))
    try box.importSayings(ByteFile(addedAt: Instant(milliseconds: .max)), from: source([7]))
    let all = try box.all()
    #expect(all.map(\.number) == [2, 1])
    #expect(all.map(\.addedAt) == [box.clock.now(), early])
    #expect(all[1].likedAt == early && all[1].usedAt == early && all[1].isNew(at: early))
  }

  @Test(arguments: StoreKind.available)
  func `an existing saying gets marks that only the file has`(
    kind: StoreKind
  ) throws {
    let box = try SayingUseCaseFixture(kind, on: "2026-03-01")
    for byte in [6, 5, 3, 2] { try box.add(details("글귀 \(byte)")) }
    let all = try box.all()
    let (liked, used) = (all[2].id, all[0].id)
    try box.mark(liked, .liked(true))
    try box.mark(used, .used(true))
    let before = box.clock.now()
    box.set("2026-03-05")
    // In the file, 6 is liked and used, 5 neither, 3 used, 2 liked.
    let outcome = try box.importSayings(ByteFile(), from: source([6, 5, 3, 2]))
    #expect((outcome.added, outcome.updated, outcome.unchanged) == (0, 3, 1))
    let after = try box.all()
    #expect(after.map(\.number) == all.map(\.number))
    #expect(after.map(\.likedAt) == [box.clock.now(), nil, before, box.clock.now()])
    #expect(after.map(\.usedAt) == [before, box.clock.now(), nil, box.clock.now()])
    #expect(after.map(\.addedAt) == all.map(\.addedAt))
    let again = try box.importSayings(ByteFile(), from: source([6, 5, 3, 2]))
    #expect((again.added, again.updated, again.unchanged) == (0, 0, 4))
    #expect(try box.queries.totals() == SayingTotals(all: 4, liked: 3, used: 3))
  }

  @Test(arguments: StoreKind.available)
  func `a source that fails half-way adds nothing`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind, lines: 3)
    var calls = 0
    #expect(throws: Interruption.self) {
      try box.importSayings(ByteFile()) {
        calls += 1
        if calls > 2 { throw Interruption() }
        return [1, 2, 3]
      }
    }
    #expect(try box.all().map(\.number) == [3, 2, 1])
    #expect(try box.queries.search("글귀 1", in: 0..<9).isEmpty == false)
    #expect(try box.add(details("다음")).number == 4)
  }

  @Test(arguments: StoreKind.available)
  func `sayings are exported by number, with their companion index`(
    kind: StoreKind
  ) throws {
    let box = try SayingUseCaseFixture(kind)
    try box.importSayings(ByteFile(addedAt: Instant(milliseconds: 5)), from: source([9]))
    try box.importSayings(ByteFile(addedAt: Instant(milliseconds: 3)), from: source([8]))
    try box.fill(2)
    try box.remove(box.queries.find("2").id)
    var bytes: [UInt8] = []
    let outcome = try box.export(as: ByteFile()) { bytes += $0 }
    #expect(bytes == [1, 1, 3, 4, 2])
    #expect(outcome.count == 3)
    #expect(outcome.companion?.bytes == [3])
    #expect(throws: Interruption.self) {
      try box.export(as: ByteFile()) { _ in throw Interruption() }
    }
  }

  @Test(arguments: StoreKind.available)
  func `the export of a new store has the starter collection`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind, lines: 60)
    #expect(try box.export(as: ByteFile()) { _ in }.count == 60)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `thousands of sayings are imported and exported completely`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    let many = TestExtent.count(10_000, usually: 2_000)
    let file = ManySayings(count: many)
    #expect(try box.importSayings(file, from: source()).added == many)
    #expect(try box.importSayings(file, from: source()).unchanged == many)
    let found = try box.tried.reopened().read { try $0.sayings.search("글귀 177", in: 0..<2) }
    #expect(found.map(\.number) == [178, 1780])
    var count = 0
    #expect(try box.export(as: ByteFile()) { count += $0.count }.count == many)
    #expect(count == many + 2)
  }

  private struct ManySayings: SayingFile {
    let count: Int

    func read(
      _: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
    ) throws -> ImportReport {
      for number in 0..<count { try each(ImportedSaying(details("글귀 \(number)"))) }
      return ImportReport()
    }

    func makeWriter() -> any SayingFileWriter { ByteFile().makeWriter() }
  }

  /// A file with one text by each of these authors.
  private struct AuthorFile: SayingFile {
    let authors: [String]

    func read(
      _ source: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
    ) throws -> ImportReport {
      for author in authors {
        try each(
          ImportedSaying(
            SayingDetails(english: SayingText("Same words."), author: Attribution(author))))
      }
      return ImportReport()
    }

    func makeWriter() -> any SayingFileWriter { ByteFile().makeWriter() }
  }

  @Test(arguments: StoreKind.available)
  func `the same text by another author is another saying`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    let file = AuthorFile(authors: ["", "Jo", "Ann", "jo", ""])
    let first = try box.importSayings(file, from: source())
    #expect(first.added == 2 && first.updated == 1 && first.unchanged == 0)
    #expect(first.report.warnings.first.map(\.fact) == [.repeated, .repeated])
    #expect(try box.all().map(\.details.author.value) == ["Ann", "Jo"])
    let again = try box.importSayings(file, from: source())
    #expect(again.added == 0 && again.updated == 0 && again.unchanged == 2)
    #expect(again.report.warnings.total == 3)
    let bob = try SayingDetails(english: SayingText("Same words."), author: Attribution("Bob"))
    #expect(try box.add(bob).number == 3)
    #expect(throws: DomainError.self) { try box.add(bob) }
  }
}
