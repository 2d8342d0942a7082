/// Merges two books: the one with the lower id stays, with the readings, records and sentences of
/// both.
public struct MergeBooks: UseCase, Sendable {
  let context: UseCaseContext

  /// The remaining book, and the values of the other one that were dropped.
  public struct Outcome: Sendable {
    public let book: Book
    public let droppedFields: [JournalField]
  }

  /// A page that a merge would lower: the furthest page of two open readings, and the one that was
  /// recorded later, which applies after the merge.
  public struct LoweredPage: Hashable, Sendable {
    public let from: Int
    public let to: Int
    /// Whether the pages are percent, because the number of pages of both books is unknown.
    public let isInPercent: Bool
  }

  /// Values of the first book win; the other one only fills blanks. Two open readings become one;
  /// of two records on a day, the higher page wins. A number of pages that is lower than a page
  /// that was read gives way to the higher one. Throws ``BookRefusal/isTheSame(title:)`` if both
  /// ids are equal.
  @discardableResult
  public func callAsFunction(_ id: ID<Book>, with otherID: ID<Book>) throws -> Outcome {
    try store.write { repositories in
      var (joined, readings) = try repositories.joined(id, otherID)
      let title = try repositories.existing(id).title
      try repositories.journal.describe(.merge, subject: title)
      try joined.with(readings.present).apply(in: repositories) { place in
        switch place.kind {
        case .sentence:
          try repositories.journal.put(["book": .number(joined.first.id)], at: place)
        case .pastReading, .record: try readings.move()
        case .person, .watering, .postponement, .contact, .saying, .mood, .dayPalette, .event,
          .exception, .eventText, .book, .setting:
          break
        }
      }
      try readings.move()
      try repositories.journal.settle()
      let book = try repositories.existing(joined.first.id == id.rawValue ? id : otherID)
      return Outcome(book: book, droppedFields: joined.droppedFields)
    }
  }

  /// Returns the page that the merge would lower; nil if it would not.
  public func loweredPage(_ id: ID<Book>, with otherID: ID<Book>) throws -> LoweredPage? {
    let books = try store.read { [try $0.existing(id), try $0.existing(otherID)] }
    let pages = books.compactMap(\.details.pages?.value).max()
    let read = books.compactMap { book -> (day: Day, page: Int)? in
      guard let reading = book.reading, book.isOpen else { return nil }
      let counting = book.isReadInPercent ? pages.map { Recounting(from: 100, to: $0) } : nil
      return (
        reading.lastRecord?.day ?? .earliest, counting.map { $0(reading.page) } ?? reading.page
      )
    }
    // On one day the higher page wins, as it does without records.
    guard read.count == 2, read[0].day != read[1].day else { return nil }
    let (earlier, later) = read[0].day < read[1].day ? (read[0], read[1]) : (read[1], read[0])
    guard earlier.page > later.page else { return nil }
    return LoweredPage(from: earlier.page, to: later.page, isInPercent: pages == nil)
  }

  /// Returns the values of the other book that the merge would drop, and the values that would
  /// apply.
  public func coming(_ id: ID<Book>, with otherID: ID<Book>) throws -> [JournalField] {
    try store.read { try $0.joined(id, otherID).merge.droppedFields }
  }
}

extension Repositories {
  fileprivate func joined(
    _ id: ID<Book>, _ otherID: ID<Book>
  ) throws -> (merge: ItemPairMerge, readings: JoinedReadings) {
    let book = try existing(id)
    let other = try existing(otherID)
    guard id != otherID else { throw DomainError.refused(.book(.isTheSame(title: book.title))) }
    var joined = try ItemPairMerge(
      JournalPlace(.book, id.rawValue), JournalPlace(.book, otherID.rawValue), in: self)
    joined.leaveOut(StoredReplica.readingFields.union(["halfStars"]))
    // The category `other` counts as blank.
    let categories = [book, other].map(\.details.category)
    if categories.contains(.other) {
      joined.set("category", (categories.first { $0 != .other } ?? .other).kept)
    }
    let readings = try JoinedReadings(of: joined, in: self)
    // No page may exceed the number of pages: the edition with more pages was read.
    if case .number(let pages)? = joined.values["pages"], pages < readings.furthest {
      let others = [book, other].compactMap(\.details.pages?.value).map(Int64.init)
      joined.set("pages", .number(max(readings.furthest, others.max() ?? 0)))
    }
    return (joined, readings)
  }
}

extension ItemPairMerge {
  fileprivate func with(_ values: [String: FieldValue]) -> ItemPairMerge {
    var joined = self
    for (name, value) in values { joined.set(name, value) }
    return joined
  }
}

/// The readings of two books as those of one: ordered by start, with the open one last.
private struct JoinedReadings {
  private struct One {
    let book: Int64
    let number: Int
    /// The fields of the reading and its rating, by the names that a past reading uses.
    var values: [String: FieldValue]

    var isOver: Bool {
      values["finishedOn"] ?? .nothing != .nothing || values["finishedSometime"] == .number(1)
    }

    var begin: Int64 { number(of: "startedOn") ?? .min }

    /// The latest known day of the reading.
    var end: Int64 { number(of: "finishedOn") ?? begin }

    func number(of name: String) -> Int64? {
      if case .number(let number)? = values[name] { number } else { nil }
    }

    /// Whether a record with these fields belongs to the reading.
    func has(_ record: [String: FieldValue]) -> Bool {
      record["book"] == .number(book) && record["reading"] == .number(Int64(number))
    }
  }

  /// The fields of the book that its current reading provides.
  let present: [String: FieldValue]

  private let repositories: Repositories
  private let merge: ItemPairMerge
  private var past: [One] = []
  /// The readings that were merged into the current one.
  private var current: [One] = []
  private let before: [One]
  private var records: [Record] = []
  private var isMoved = false

  private typealias Record = (place: JournalPlace, values: [String: FieldValue])

  init(of merge: ItemPairMerge, in repositories: Repositories) throws {
    (self.merge, self.repositories) = (merge, repositories)
    var (open, over): ([One], [One]) = ([], [])
    let journal = repositories.journal
    for place in [merge.first, merge.later] {
      let count = try PageCounting(of: place, in: merge, repositories)
      records += try journal.hanging(on: place).filter { $0.kind == .record }
        .map { ($0, count(try journal.state(at: $0) ?? [:])) }
      for var reading in try Self.readings(of: place, in: repositories) {
        reading.values = count(reading.values)
        if reading.isOver { over.append(reading) } else { open.append(reading) }
      }
    }
    before = over + open
    over.sort { ($0.begin, $0.book, Int64($0.number)) < ($1.begin, $1.book, Int64($1.number)) }
    if open.isEmpty, let last = over.indices.max(by: { over[$0].end < over[$1].end }) {
      open = [over.remove(at: last)]
    }
    (past, current) = (over, open)
    guard var one = open.first else {
      present = [:]
      return
    }
    for other in open.dropFirst() {
      let both = [one, other]
      let least = { (name: String) in both.compactMap { $0.number(of: name) }.min() }
      let greatest = { (name: String) in both.compactMap { $0.number(of: name) }.max() }
      one.values["startedOn"] = least("startedOn").map { .number($0) }
      // With records, the page follows from them; else the higher page wins.
      let isRecorded = records.contains { record in both.contains { $0.has(record.values) } }
      let first = isRecorded ? least("firstPage") : greatest("firstPage")
      one.values["firstPage"] = first.map { .number($0) }
      if !isRecorded { one.values["page"] = greatest("page").map { .number($0) } }
      for (name, value) in other.values where one.values[name] ?? .nothing == .nothing {
        one.values[name] = value
      }
      one.values["enteredStart"] = .nothing
    }
    one.values["reading"] = .number(Int64(over.count + 1))
    present = one.values
  }

  /// The highest page of any reading or record of both books.
  var furthest: Int64 {
    (before.map(\.values) + records.map(\.values)).map(Self.page).max() ?? 0
  }

  private static func readings(
    of place: JournalPlace, in repositories: Repositories
  ) throws -> [One] {
    let journal = repositories.journal
    var found = try journal.hanging(on: place).filter { $0.kind == .pastReading }.compactMap {
      try journal.state(at: $0).map { [part = $0.part] in
        One(book: place.id, number: part, values: $0)
      }
    }
    if let book = try journal.state(at: place), case .number(let number)? = book["reading"] {
      // With records, the page is not stored, because it follows from them.
      let page = try ID<Book>(rawValue: place.id).flatMap { try repositories.books.book($0) }
        .flatMap { $0.reading.map { FieldValue.number(Int64($0.page)) } }
      let names = StoredReplica.readingFields.union(["halfStars"]).subtracting(["reading"])
      // The current reading comes before other open ones.
      found.insert(
        One(
          book: place.id, number: Int(clamping: number),
          values: book.filter { names.contains($0.key) }.merging(page.map { ["page": $0] } ?? [:]) {
            $1
          }), at: 0)
    }
    return found
  }

  /// Moves the past readings and all records to the merged book; does nothing when called again.
  mutating func move() throws {
    guard !isMoved else { return }
    isMoved = true
    let journal = repositories.journal
    for (place, _) in records { try journal.remove(at: place) }
    for reading in before {
      try journal.remove(at: JournalPlace(.pastReading, reading.book, part: reading.number))
    }
    for (index, reading) in past.enumerated() {
      try journal.put(
        reading.values, at: JournalPlace(.pastReading, merge.first.id, part: index + 1))
    }
    try keepIDs()
    var slots: [Slot: Record] = [:]
    for (place, values) in records {
      guard let number = number(of: values), let day = values["day"] else { continue }
      var moved = values
      moved["book"] = .number(merge.first.id)
      moved["reading"] = .number(Int64(number))
      let slot = Slot(reading: number, day: day)
      if let other = slots[slot], Self.page(of: other.values) >= Self.page(of: moved) { continue }
      slots[slot] = (place, moved)
    }
    for (place, values) in slots.values.sorted(by: { $0.place.id < $1.place.id }) {
      try journal.put(values, at: place)
    }
  }

  private struct Slot: Hashable {
    let reading: Int
    let day: FieldValue
  }

  private static func page(of values: [String: FieldValue]) -> Int64 {
    if case .number(let page)? = values["page"] { page } else { 0 }
  }

  /// Returns the new number of the reading that the record belongs to.
  private func number(of values: [String: FieldValue]) -> Int? {
    let isIt = { (reading: One) in reading.has(values) }
    if current.contains(where: isIt) { return past.count + 1 }
    return past.firstIndex(where: isIt).map { $0 + 1 }
  }

  /// Moves the sync ids of the readings, by which other devices identify them.
  private func keepIDs() throws {
    guard try repositories.sync.part() != nil else { return }
    var known: [Int64: [Int: Int64]] = [:]
    for id in [merge.first.id, merge.later.id] {
      known[id] = try repositories.sync.readings(of: id)
    }
    var ids: [Int: Int64] = [:]
    for (index, reading) in (past + current.prefix(1)).enumerated() {
      ids[index + 1] = known[reading.book]?[reading.number]
    }
    let gone = current.dropFirst().compactMap { known[$0.book]?[$0.number] }
    try repositories.sync.keep(readings: ids, of: merge.first.id)
    // A reading that was merged into another one is sent as removed, with the number of its old
    // book.
    try repositories.sync.keep(
      readings: Dictionary(uniqueKeysWithValues: zip(1..., gone)), of: merge.later.id)
  }
}

/// Converts the progress of one book from percent to pages if the other one has the number of
/// pages.
private struct PageCounting {
  private let recounting: Recounting?

  init(of place: JournalPlace, in merge: ItemPairMerge, _ repositories: Repositories) throws {
    let own = try repositories.journal.state(at: place)?["pages"] ?? .nothing
    if own == .nothing, case .number(let pages)? = merge.values["pages"] {
      recounting = Recounting(from: 100, to: Int(clamping: pages))
    } else {
      recounting = nil
    }
  }

  func callAsFunction(_ values: [String: FieldValue]) -> [String: FieldValue] {
    guard let recounting else { return values }
    var counted = values
    for name in ["firstPage", "page", "lastRecordPages"] {
      guard case .number(let page)? = values[name] else { continue }
      counted[name] = .number(Int64(recounting(Int(clamping: page))))
    }
    return counted
  }
}
