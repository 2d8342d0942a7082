import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Encoding steps as rows of the journal, and decoding them.
@Suite struct StepRowTests {
  private static let forms: [String: FieldType] = [
    "name": .text, "memo": .text, "everyDays": .number, "alarmOn": .flag, "person": .id,
    "plantedOn": .day, "alarmAt": .time, "likedAt": .instant, "starts": .localTime, "tags": .lines,
    "reminders": .numbers,
  ]

  private static let values: [String: (FieldValue, FieldValue)] = [
    "name": (.text("Mum"), .text("엄마 \u{1112}\u{1161} \"\\\n\u{202E}")),
    "memo": (.nothing, .text("")), "everyDays": (.number(3), .number(-9_000_000_000_000)),
    "alarmOn": (.number(0), .number(1)), "person": (.number(1), .number(.max)),
    "plantedOn": (.number(20_000), .nothing), "alarmAt": (.number(0), .number(86_399)),
    "likedAt": (.number(1_795_000_000_123), .number(-1)),
    "starts": (.number(1_795_000_020), .number(0)), "tags": (.text(""), .text("봄\n비")),
    "reminders": (.text("0 15 1440"), .text("")),
  ]

  private func fields(_ change: JournalStep.Change) -> [JournalField] {
    Self.values.sorted { $0.key < $1.key }.map { name, value in
      JournalField(
        name, Self.forms[name] ?? .text, from: change == .added ? .nothing : value.0,
        to: change == .removed ? .nothing : value.1)
    }
  }

  private func step(
    _ id: Int64, _ change: JournalStep.Change, _ kind: JournalKind = .person, part: Int = 0,
    title: String = "Mum"
  ) -> JournalStep {
    JournalStep(
      at: ItemReference(kind, id, part: part), of: id &+ 1, change, title: title,
      fields: change == .added ? [] : fields(change))
  }

  private func read(
    _ rows: [StepRow], _ forms: [String: FieldType] = forms
  ) throws -> [JournalStep] {
    var steps: [JournalStep] = []
    for (place, row) in rows.enumerated() {
      let kept = SQLRow(
        table: "journal_step", columns: SQLColumns(names), values: row.values(of: 7, at: place))
      try StepRow(row: kept).forEachStep(forms, kept) { steps.append($0) }
    }
    return steps
  }

  private let names =
    ["entry", "place", "change", "kind", "first", "last", "part", "owner", "things", "title"]
    + ["body"]

  @Test(arguments: [JournalStep.Change.added, .changed, .removed])
  func `a step is read back as written`(change: JournalStep.Change) throws {
    let steps = [step(5, change), step(6, change, .pastReading, part: 3, title: "")]
    let setting = JournalStep(
      at: .setting("mood.artist"), of: 9, change, title: "",
      fields: change == .added ? [] : [JournalField("value", .text, from: .text("a"), to: .nothing)]
    )
    #expect(try read(StepRow.rows(of: steps + [setting])) == steps + [setting])
  }

  @Test func `a value of another type than its field is kept unchanged`() throws {
    let strange = [
      JournalField("plantedOn", .day, from: .text("soon"), to: .number(.max)),
      JournalField("alarmOn", .flag, from: .number(7), to: .text("yes")),
      JournalField("likedAt", .instant, from: .number(.max), to: .number(.min)),
    ]
    let step = JournalStep(
      at: ItemReference(.person, 1), of: 1, .changed, title: "", fields: strange)
    let found = try read(StepRow.rows(of: [step])).first?.fields
    #expect(found == strange)
  }

  @Test func `a field of a later version is read under its stored name`() throws {
    let found = try read(StepRow.rows(of: [step(5, .changed)]), [:])
    let person = try #require(found.first?.fields.first { $0.name == "person" })
    #expect(person.fieldType == .text && person.before == .text("0000000000001"))
  }

  @Test(.inWholeRuns, arguments: [JournalStep.Change.added, .changed, .removed])
  func `many steps are stored in blocks, the main one first, and read back complete`(
    change: JournalStep.Change
  ) throws {
    let ids: [Int64] = (0..<2_500).map { (number: Int64) -> Int64 in
      number * 977 + (number % 2 == 0 ? 1 << 40 : 5)
    }.shuffled()
    let moods: [JournalStep] = ids.map { step($0, change, .mood) }
    let steps = moods + [step(3, .removed, .saying)]
    let rows = StepRow.rows(of: steps)
    #expect(rows.count >= 1 + 3 + 1 && rows.count < 10)
    #expect(rows.allSatisfy { ($0.owner == nil) == ($0.stepCount > 1 || $0.kind == .saying) })
    let found = try read(rows)
    #expect(found.first == steps.first && found.count == steps.count)
    #expect(Set(found.map(\.item)) == Set(steps.map(\.item)))
    #expect(found.map(\.change).count { $0 == change } >= steps.count - 1)
    // An addition stores nothing else.
    if change != .added { #expect(Set(found) == Set(steps)) }
  }

  @Test func `additions that share one id keep their other fields`() throws {
    let steps = (0..<300).map { step(5, .added, .pastReading, part: $0 + 1) }
    #expect(try read(StepRow.rows(of: steps)) == steps)
    let settings = (0..<300).map { number in
      JournalStep(at: .setting("mood.\(number)"), of: 1, .added, title: "")
    }
    #expect(Set(try read(StepRow.rows(of: settings)).map(\.item)) == Set(settings.map(\.item)))
  }

  @Test func `the steps of a large import take little space`() {
    // Ids of an import have ascending timestamps and random lower bits.
    var numbers = SeededNumbers(seed: 3)
    let steps = (0..<100_000).map { number in
      let id = Int64(number) << 16 | Int64.random(in: 0..<65_536, using: &numbers) | 1 << 60
      return JournalStep(
        at: ItemReference(.saying, id), of: id, .added, title: "Some text that nobody needs here")
    }
    let bytes = StepRow.rows(of: steps).reduce(0) { $0 + $1.byteCount }
    #expect(bytes < 400_000, "\(bytes)")
  }

  @Test(.inWholeRuns) func `no row exceeds the maximum size`() throws {
    let text = String(repeating: "가\u{1}", count: 400_000)
    func step(_ id: Int64) -> JournalStep {
      JournalStep(
        at: ItemReference(.contact, id), of: id, .changed, title: "",
        fields: [JournalField("card", .text, from: .text(text), to: .text("BEGIN\n" + text))])
    }
    let rows = StepRow(step(1)).splitRows
    #expect(rows.count > 20 && rows.allSatisfy { $0.body?.count ?? 0 <= StepRow.maxBodySize })
    #expect(rows.map(\.stepCount) == [1] + rows.dropFirst().map { _ in 0 })
    let long = String(repeating: "x", count: 10_000)
    let steps: [JournalStep] = (1...201).map { (id: Int64) -> JournalStep in
      JournalStep(
        at: ItemReference(.contact, id), of: id, .removed, title: "",
        fields: [JournalField("card", .text, from: .text(long), to: .nothing)])
    }
    let blocks: [StepRow] = StepRow.rows(of: steps)
    #expect(blocks.count == 9 && blocks.map(\.stepCount).reduce(0, +) == 201)
    #expect(blocks.allSatisfy { $0.body?.count ?? 0 < StepRow.maxBodySize + 20_000 })
  }

  @Test func `the rows of an entity are found by the kind of change`() throws {
    let steps =
      [step(5, .changed)]
      + (1...300).map { step(Int64($0) * 2, .added, .mood) }
      + (1...300).map { step(Int64($0) * 2, .changed, .event) }
    let rows = StepRow.rows(of: steps).enumerated().map { place, row in
      SQLRow(
        table: "journal_step", columns: SQLColumns(names), values: row.values(of: 7, at: place))
    }
    func found(_ place: ItemReference) throws -> [JournalStep] {
      try rows.compactMap { try StepRow(row: $0).step(at: place, Self.forms, $0) }
    }
    #expect(try found(ItemReference(.person, 5)) == [steps[0]])
    #expect(try found(ItemReference(.mood, 6)).map(\.item) == [ItemReference(.mood, 6)])
    #expect(try found(ItemReference(.mood, 7)).isEmpty)
    #expect(try found(ItemReference(.event, 600)) == [step(600, .changed, .event)])
    #expect(try found(ItemReference(.event, 60)) == [step(60, .changed, .event)])
    #expect(try found(ItemReference(.event, 602)).isEmpty)
    #expect(try found(ItemReference(.event, 600, part: 1)).isEmpty)
    #expect(try found(ItemReference(.person, 6)).isEmpty)
  }

  /// A few bytes may encode many lines, and many bytes few ids.
  @Test func `a block with more entries than declared or allowed is damaged`() throws {
    let steps: [JournalStep] = (1...300).map { step($0, .added, .mood) }
    let lines: [JournalStep] = (1...300).map { step($0, .removed, .mood, title: "") }
    let empty = [UInt8](repeating: 0x0A, count: 20 << 20)
    let bodies: [[UInt8]] = [
      [3] + [UInt8](repeating: 1, count: 20 << 20), [1] + empty, StepBody.bytes(ofLines: empty),
    ]
    let blocks = Array(StepRow.rows(of: steps).suffix(1) + StepRow.rows(of: lines).suffix(1))
    for block in blocks {
      for things in [1, 298, 1_001, -1] {
        let kept = row(block, things: things, block.body)
        #expect(throws: DomainError.self) {
          try StepRow(row: kept).forEachStep(Self.forms, kept) { _ in }
        }
      }
      for body in bodies {
        let kept = row(block, things: block.stepCount, body)
        let work = ProcessorTime()
        #expect(throws: DomainError.damaged(.row(table: "journal_step", column: "body", id: "7"))) {
          try StepRow(row: kept).forEachStep(Self.forms, kept) { _ in }
        }
        #expect(work.passed < .seconds(10))
      }
    }
    // An id after the last of the block would never be found.
    let ids = blocks[0]
    let far = row(ids, things: ids.stepCount, StepBody.bytes(ofIDs: Array(2..<300) + [301]))
    #expect(throws: DomainError.self) {
      try StepRow(row: far).forEachStep(Self.forms, far) { _ in }
    }
  }

  private func row(_ block: StepRow, things: Int, _ body: [UInt8]?) -> SQLRow {
    var values = block.values(of: 7, at: 1)
    values[8] = .number(things)
    values[10] = body.map { .bytes($0) } ?? .null
    return SQLRow(table: "journal_step", columns: SQLColumns(names), values: values)
  }

  @Test(
    arguments: [
      [], [9], [1], [1, 0x7B], [2, 1, 2], [3, 0x80],
      [3, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
        + [0xFF, 0xFF, 0xFF, 0xFF, 1],
    ] as [[UInt8]])
  func `rows that no version writes are reported as damage`(body: [UInt8]) throws {
    for owner in [SQLValue.null, .integer(1)] where !(body == [1] && owner == .null) {
      let row = SQLRow(
        table: "journal_step", columns: SQLColumns(names),
        values: [
          .number(7), .number(0), .number(1), .number(1), .number(1), .number(1), .number(0),
          owner, .number(1), .text(""), .bytes(body),
        ])
      #expect(throws: DomainError.damaged(.row(table: "journal_step", column: "body", id: "7"))) {
        try StepRow(row: row).forEachStep(Self.forms, row) { _ in }
      }
    }
  }
}
