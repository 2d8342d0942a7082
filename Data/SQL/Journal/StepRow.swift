import HearthDomain
import JSONText

/// A row of `journal_step`: one step, or a block of steps of one kind and change.
struct StepRow {
  let change: JournalStep.Change
  let kind: JournalKind
  /// Range of the ids.
  let ids: ClosedRange<Int64>
  var part = 0
  /// Id of the record in whose history the step is shown; nil for a block.
  var owner: Int64?
  /// Number of steps; 0 if the row continues the body of the previous one.
  var stepCount = 1
  var title = ""
  var body: [UInt8]?

  static let table = SQLTable(
    "journal_step", "entry", "place", "change", "kind", "first", "last", "part", "owner", "things",
    "title", "body")

  /// Beginning of a query for rows. A body that exceeds the maximum is returned empty, which is
  /// invalid.
  static let query = """
    SELECT entry, place, change, kind, first, last, part, owner, things, title,
      CASE WHEN length(body) > \(maxBodySize) THEN x'' ELSE body END AS body
    FROM journal_step WHERE 
    """

  /// Approximate size of the row, in bytes.
  var byteCount: Int { StepRow.rowOverhead + title.utf8.count + (body?.count ?? 0) }

  /// Approximate size of the row's numbers and its index entry, in bytes.
  static let rowOverhead = 40

  func values(of entry: Int, at place: Int) -> [SQLValue] {
    [
      .number(entry), .number(place), .number(change.rawValue), .number(kind.rawValue),
      .integer(ids.lowerBound), .integer(ids.upperBound), .number(part), .integer(owner),
      .number(stepCount), .text(title), body.map { .bytes($0) } ?? .null,
    ]
  }

}

extension StepRow {
  init(row: SQLRow) throws {
    let (first, last) = (try row.integer("first"), try row.integer("last"))
    let owner = try row.optional("owner", row.integer)
    let most = owner == nil ? JournalLimits.maxStepsPerBlock : 1
    self.init(
      change: try row.convert("change", row.int("change")) { JournalStep.Change(rawValue: $0) },
      kind: try row.convert("kind", row.int("kind")) { JournalKind(rawValue: $0) },
      ids: try row.convert("last", last) { first <= $0 ? first...$0 : nil },
      part: try row.int("part"), owner: owner, stepCount: try row.int("things", in: 0...most),
      title: try row.text("title"),
      body: try row.optional("body", row.bytes))
  }
}

// MARK: - Writing

extension StepRow {
  /// Maximum size of a body, in bytes. A block may exceed it by its last line.
  static let maxBodySize = 256 << 10

  /// The row, split into continuation rows if its body is too long.
  var splitRows: [StepRow] {
    guard let body, body.count > StepRow.maxBodySize else { return [self] }
    return stride(from: 0, to: body.count, by: StepRow.maxBodySize).map { start in
      StepRow(
        change: change, kind: kind, ids: ids, part: part, owner: owner,
        stepCount: start == 0 ? stepCount : 0, title: start == 0 ? title : "",
        body: Array(body[start..<min(start + StepRow.maxBodySize, body.count)]))
    }
  }

  init(_ step: JournalStep) {
    self.init(
      change: step.change, kind: step.item.kind, ids: step.item.id...step.item.id,
      part: step.item.part, owner: step.owner, title: step.title,
      body: StepFields.json(of: step).map { StepBody.bytes(of: .object($0)) })
  }

  /// The row without values: only which fields of which records changed. A malformed body is
  /// removed.
  var withoutValues: StepRow {
    let rest: [UInt8]? =
      switch try? content() {
      case nil, .nothing?: nil
      case .ids?: body
      case .fields(let json)?: StepBody.bytes(of: StepFields.erasingValues(json, of: change))
      case .lines(let lines)?:
        StepBody.bytes(
          ofLines: lines.compactMap(Line.init).flatMap { line in
            StepBody.line(of: line.json("", StepFields.erasingValues(line.fields, of: change)))
          })
      }
    return StepRow(
      change: change, kind: kind, ids: ids, part: part, owner: owner, stepCount: stepCount,
      body: rest)
  }

  /// Returns the rows of an entry with these steps, and with added records given only by their ids.
  /// The first row is the main step; if there are many steps, the others are stored in blocks.
  static func rows(
    of steps: [JournalStep], adding added: [JournalKind: [Int64]] = [:]
  ) -> [StepRow] {
    guard let main = steps.first, steps.count > JournalLimits.maxInlineSteps || !added.isEmpty
    else {
      return steps.map(StepRow.init)
    }
    return [StepRow(main)] + groupedBlocks(of: Array(steps.dropFirst()), adding: added)
  }

  /// Returns rows of some steps of an entry, individually or in blocks.
  static func rows(of steps: [JournalStep], inBlocks: Bool) -> [StepRow] {
    inBlocks ? groupedBlocks(of: steps) : steps.map(StepRow.init)
  }

  private static func groupedBlocks(
    of steps: [JournalStep], adding added: [JournalKind: [Int64]] = [:]
  ) -> [StepRow] {
    let groups = Dictionary(grouping: steps) { Group($0) }
    let ids = Dictionary(uniqueKeysWithValues: added.map { (Group(.added, of: $0), ($0, $1)) })
    return Set(groups.keys).union(ids.keys).sorted().flatMap { group in
      let steps = (groups[group] ?? [])
        .sorted { ($0.item.id, $0.item.part) < ($1.item.id, $1.item.part) }
      guard let (kind, added) = ids[group] else { return blocks(of: steps) }
      guard steps.allSatisfy(\.isAddedID) else {
        return blocks(of: steps) + blocks(ofAdded: added, kind)
      }
      return blocks(ofAdded: (steps.map(\.item.id) + added).sorted(), kind)
    }
  }

  /// Steps that may share a block.
  private struct Group: Hashable, Comparable {
    let kind: Int
    let change: Int

    init(_ step: JournalStep) {
      self.init(step.change, of: step.item.kind)
    }

    init(_ change: JournalStep.Change, of kind: JournalKind) {
      (self.kind, self.change) = (kind.rawValue, change.rawValue)
    }

    static func < (left: Group, right: Group) -> Bool {
      (left.kind, left.change) < (right.kind, right.change)
    }
  }

  private static func blocks(of steps: [JournalStep]) -> [StepRow] {
    if let kind = steps.first?.item.kind, steps.allSatisfy(\.isAddedID) {
      return blocks(ofAdded: steps.map(\.item.id), kind)
    }
    var (rows, first, lines) = ([StepRow](), 0, [UInt8]())
    for place in steps.indices {
      lines += StepBody.line(of: Line(steps[place]).json)
      let isFull = place + 1 - first == JournalLimits.maxStepsPerBlock || lines.count >= maxBodySize
      guard isFull || place == steps.indices.last else { continue }
      StepRow(steps[first...place], body: StepBody.bytes(ofLines: lines)).map { rows.append($0) }
      (first, lines) = (place + 1, [])
    }
    return rows
  }

  /// Returns blocks for added records with these ids, which are sorted.
  private static func blocks(ofAdded ids: [Int64], _ kind: JournalKind) -> [StepRow] {
    stride(from: 0, to: ids.count, by: JournalLimits.maxStepsPerBlock).map { start in
      let block = Array(ids[start..<min(start + JournalLimits.maxStepsPerBlock, ids.count)])
      return StepRow(
        change: .added, kind: kind, ids: block[0]...block[block.count - 1], stepCount: block.count,
        body: StepBody.bytes(ofIDs: block))
    }
  }

  /// Creates a block with the encoded body of these sorted steps; returns nil if there are none.
  private init?(_ steps: ArraySlice<JournalStep>, body: [UInt8]) {
    guard let first = steps.first, let last = steps.last else { return nil }
    self.init(
      change: first.change, kind: first.item.kind, ids: first.item.id...last.item.id,
      stepCount: steps.count, body: body)
  }
}

extension JournalStep {
  /// Whether the step is an addition for which the id suffices, since the record is in the store.
  fileprivate var isAddedID: Bool {
    change == .added && owner == item.id && item.part == 0 && item.key == nil
  }
}

// MARK: - Reading

extension StepRow {
  /// Calls the body with the steps; `forms` are the types of the kind's fields. Throws if the body
  /// is malformed.
  func forEachStep(
    _ forms: [String: FieldType], _ row: SQLRow, each: (JournalStep) throws -> Void
  ) throws {
    switch try validContent(row) {
    case .nothing: try each(step(ids.lowerBound, part, owner, title, nil, forms, row))
    case .fields(let json): try each(step(ids.lowerBound, part, owner, title, json, forms, row))
    case .ids(let ids): for id in ids { try each(step(id, 0, nil, "", nil, forms, row)) }
    case .lines(let lines): for line in lines { try each(step(line: line, forms, row)) }
    }
  }

  private func step(
    line json: JSONValue, _ forms: [String: FieldType], _ row: SQLRow
  ) throws -> JournalStep {
    guard let line = Line(json), ids.contains(line.id) else { throw row.damage(in: "body") }
    return try step(line.id, line.part, line.owner, line.title, line.fields, forms, row)
  }

  private func step(
    _ id: Int64, _ part: Int, _ owner: Int64?, _ title: String, _ json: JSONValue?,
    _ forms: [String: FieldType], _ row: SQLRow
  ) throws -> JournalStep {
    let key = json.flatMap(StepFields.settingKey)
    // Reject settings that this program never journals: someone could inject a lock that undo would
    // then set.
    if let key, SettingRows.unrecordedKeys.contains(key) { throw row.damage(in: "body") }
    return JournalStep(
      at: ItemReference(kind: kind, id: id, part: part, key: key),
      of: owner ?? id, change, title: title,
      fields: json.map { StepFields.fields(in: $0, of: change, forms) } ?? [])
  }

  /// Returns the step of the item; nil if the row has none. Parses only that line of a block.
  func step(
    at place: ItemReference, _ forms: [String: FieldType], _ row: SQLRow
  ) throws -> JournalStep? {
    guard kind == place.kind, ids.contains(place.id) else { return nil }
    switch try validContent(row, at: place) {
    case .nothing:
      return part == place.part ? try step(place.id, part, owner, title, nil, forms, row) : nil
    case .fields(let json):
      return part == place.part ? try step(place.id, part, owner, title, json, forms, row) : nil
    case .ids(let ids):
      return place.part == 0 && ids.contains(place.id)
        ? try step(place.id, 0, nil, "", nil, forms, row) : nil
    case .lines(let lines): return try lines.first.map { try step(line: $0, forms, row) }
    }
  }

  /// Whether a block contains a step of the record with the id `owner`, or of one of its parts.
  func concerns(_ owner: Int64, _ row: SQLRow) throws -> Bool {
    switch try validContent(row) {
    case .nothing, .fields: self.owner == owner
    case .ids(let ids): ids.contains(owner)
    case .lines(let lines): lines.lazy.compactMap(Line.init).contains { $0.owner == owner }
    }
  }

  /// Whether the title of any step in the row matches.
  func hasTitle(_ row: SQLRow, where isMeant: (String) -> Bool) throws -> Bool {
    guard owner == nil, let body else { return !title.isEmpty && isMeant(title) }
    guard let lines = try StepBody.lines(of: body, atMost: stepCount) else {
      throw row.damage(in: "body")
    }
    return lines.contains { line in
      Line.title(in: line).map { !$0.isEmpty && isMeant($0) } ?? false
    }
  }

  /// Decoded body.
  private enum Content {
    case nothing
    case fields(JSONValue)
    case lines([JSONValue])
    case ids([Int64])
  }

  /// Decodes the body; returns nil if it is malformed. If an item is given, decodes only the line
  /// of that item in a block.
  private func content(at place: ItemReference? = nil) throws -> Content? {
    guard let body else { return .nothing }
    if owner != nil { return StepBody.content(of: body).map { .fields($0) } }
    let beginning = place.map { Line.uniquePrefix(of: $0) } ?? ""
    switch try StepBody.content(of: body, stepCount, in: ids, linesBeginning: beginning) {
    case nil: return nil
    case .lines(let lines)?: return .lines(lines)
    case .ids(let ids)?: return .ids(ids)
    }
  }

  private func validContent(_ row: SQLRow, at place: ItemReference? = nil) throws -> Content {
    guard let content = try content(at: place) else { throw row.damage(in: "body") }
    return content
  }
}

/// A line of a block: one step.
private struct Line {
  let id: Int64
  let part: Int
  let owner: Int64
  var title = ""
  let fields: JSONValue

  init(_ step: JournalStep) {
    (id, part, owner) = (step.item.id, step.item.part, step.owner)
    (title, fields) = (step.title, .object(StepFields.json(of: step) ?? [:]))
  }

  var json: JSONValue { json(title, fields) }

  func json(_ title: String, _ fields: JSONValue) -> JSONValue {
    [.int(Int(id)), .int(part), .int(Int(owner)), .string(title), fields]
  }

  /// Returns the title in a line without parsing the rest; nil if there is none.
  static func title(in line: ArraySlice<UInt8>) -> String? {
    let parts = line.split(separator: UInt8(ascii: ","), maxSplits: 3)
    guard parts.count == 4, let text = parts.last, text.first == UInt8(ascii: "\"") else {
      return nil
    }
    var end = text.startIndex + 1
    while end < text.endIndex, text[end] != UInt8(ascii: "\"") {
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < text.endIndex else { return nil }
    return (try? JSONValue(reading: text[...end]))?.stringValue
  }

  /// Returns the prefix by which the item's line in a block is recognized.
  static func uniquePrefix(of place: ItemReference) -> String { "[\(place.id),\(place.part)," }

  init?(_ json: JSONValue) {
    guard let items = json.arrayValue, items.count == 5, let id = items[0].intValue,
      let part = items[1].intValue, let owner = items[2].intValue,
      let title = items[3].stringValue
    else { return nil }
    (self.id, self.part, self.owner) = (Int64(id), part, Int64(owner))
    (self.title, fields) = (title, items[4])
  }
}
