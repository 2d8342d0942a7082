/// Merges two books. The one with the lower id stays, with the readings, records and sentences of
/// both.
public struct MergeBooks: UseCase, Sendable {
  let context: UseCaseContext

  /// The remaining book, and the values of the other one that were dropped.
  public struct Outcome: Sendable {
    public let book: Book
    public let droppedFields: [JournalField]
  }

  /// A page reached that a merge would lower. If both books have an open reading, the page recorded
  /// later applies after the merge, even if the other one is higher.
  public struct LoweredPage: Hashable, Sendable {
    public let from: Int
    public let to: Int
    /// Whether the pages are percentages, because neither book has a number of pages.
    public let isInPercent: Bool
  }

  /// Merges the two books. Throws ``BookRefusal/isTheSame(title:)`` if both ids are equal.
  ///
  /// - The values of the first book are kept; those of the other one only fill blanks.
  /// - Two open readings become one. Of two records on the same day, the one with the higher
  ///   page is kept.
  /// - If a page that was read exceeds the number of pages, the higher number of pages is used.
  @discardableResult
  public func callAsFunction(_ id: ID<Book>, with otherID: ID<Book>) throws -> Outcome {
    try store.write { repositories in
      var (joined, readings) = try repositories.prepareMerge(id, otherID)
      let title = try repositories.existing(id).title
      try repositories.journal.setVerb(.merge, subject: title)
      try joined.replacingValues(readings.currentFields).apply(in: repositories) { place in
        switch place.kind {
        case .sentence:
          try repositories.journal.setValues(["book": .number(joined.remainingItem.id)], at: place)
        case .pastReading, .record: try readings.moveReadings()
        case .person, .watering, .postponement, .contact, .saying, .mood, .dayPalette, .event,
          .toDo, .exception, .eventText, .book, .setting:
          break
        }
      }
      try readings.moveReadings()
      try repositories.journal.updateDerivedData()
      let book = try repositories.existing(joined.remainingItem.id == id.rawValue ? id : otherID)
      return Outcome(book: book, droppedFields: joined.droppedFields)
    }
  }

  /// Returns the page reached that the merge would lower; nil if it would not lower any.
  public func loweredPage(_ id: ID<Book>, with otherID: ID<Book>) throws -> LoweredPage? {
    let books = try store.read { [try $0.existing(id), try $0.existing(otherID)] }
    let pages = books.compactMap(\.details.pages?.value).max()
    let read = books.compactMap { book -> (day: Day, page: Int)? in
      guard let reading = book.reading, book.isOpen else { return nil }
      let counting = book.isReadInPercent ? pages.map { PageConversion(from: 100, to: $0) } : nil
      return (
        reading.lastRecord?.day ?? .earliest, counting.map { $0(reading.page) } ?? reading.page
      )
    }
    // On the same day, or without records, the higher page is kept, so nothing is lowered.
    guard read.count == 2, read[0].day != read[1].day else { return nil }
    let (earlier, later) = read[0].day < read[1].day ? (read[0], read[1]) : (read[1], read[0])
    guard earlier.page > later.page else { return nil }
    return LoweredPage(from: earlier.page, to: later.page, isInPercent: pages == nil)
  }

  /// Returns the fields in which the books differ, each with the other book's value, which a merge
  /// would drop, and the value that would be kept.
  public func fieldsToDrop(_ id: ID<Book>, with otherID: ID<Book>) throws -> [JournalField] {
    try store.read { try $0.prepareMerge(id, otherID).merge.droppedFields }
  }
}

extension Repositories {
  fileprivate func prepareMerge(
    _ id: ID<Book>, _ otherID: ID<Book>
  ) throws -> (merge: ItemPairMerge, readings: MergedReadings) {
    let book = try existing(id)
    let other = try existing(otherID)
    guard id != otherID else { throw DomainError.refused(.book(.isTheSame(title: book.title))) }
    var joined = try ItemPairMerge(
      ItemReference(.book, id.rawValue), ItemReference(.book, otherID.rawValue), in: self)
    joined.exclude(StoredReplica.readingFields.union(["halfStars"]))
    // The category `other` counts as blank.
    let categories = [book, other].map(\.details.category)
    if categories.contains(.other) {
      joined.set("category", .text((categories.first { $0 != .other } ?? .other).rawValue))
    }
    let readings = try MergedReadings(of: joined, in: self)
    // If a page exceeds the number of pages, the edition with more pages was read.
    if case .number(let pages)? = joined.values["pages"], pages < readings.highestPage {
      let others = [book, other].compactMap(\.details.pages?.value).map(Int64.init)
      joined.set("pages", .number(max(readings.highestPage, others.max() ?? 0)))
    }
    return (joined, readings)
  }
}

extension ItemPairMerge {
  fileprivate func replacingValues(_ values: [String: FieldValue]) -> ItemPairMerge {
    var joined = self
    for (name, value) in values { joined.set(name, value) }
    return joined
  }
}

/// The readings of two books, put together as those of one book: sorted by start, the open one
/// last.
private struct MergedReadings {
  private struct ReadingFields {
    let book: Int64
    let number: Int
    /// The fields of the reading and its rating, with the names that the fields of a past reading
    /// have.
    var values: [String: FieldValue]

    var isOver: Bool {
      values["finishedOn"] ?? .nothing != .nothing || values["finishedSometime"] == .number(1)
    }

    var startDay: Int64 { number(of: "startedOn") ?? .min }

    /// The latest known day of the reading.
    var endDay: Int64 { number(of: "finishedOn") ?? startDay }

    func number(of name: String) -> Int64? {
      if case .number(let number)? = values[name] { number } else { nil }
    }

    /// Whether a record with these fields belongs to the reading.
    func contains(_ record: [String: FieldValue]) -> Bool {
      record["book"] == .number(book) && record["reading"] == .number(Int64(number))
    }
  }

  /// Fields of the book that describe its current reading.
  let currentFields: [String: FieldValue]

  private let repositories: Repositories
  private let merge: ItemPairMerge
  private var pastReadings: [ReadingFields] = []
  /// The readings that were merged into the current one; usually only one.
  private var currentReadings: [ReadingFields] = []
  private let allReadings: [ReadingFields]
  private var records: [Record] = []
  private var isMoved = false

  private typealias Record = (place: ItemReference, values: [String: FieldValue])

  init(of merge: ItemPairMerge, in repositories: Repositories) throws {
    (self.merge, self.repositories) = (merge, repositories)
    var (open, over): ([ReadingFields], [ReadingFields]) = ([], [])
    let journal = repositories.journal
    for place in [merge.remainingItem, merge.mergedItem] {
      let count = try MergedPageConversion(of: place, in: merge, repositories)
      records += try journal.dependents(of: place).filter { $0.kind == .record }
        .map { ($0, count(try journal.values(at: $0) ?? [:])) }
      for var reading in try Self.readings(of: place, in: repositories) {
        reading.values = count(reading.values)
        if reading.isOver { over.append(reading) } else { open.append(reading) }
      }
    }
    allReadings = over + open
    over.sort {
      ($0.startDay, $0.book, Int64($0.number)) < ($1.startDay, $1.book, Int64($1.number))
    }
    if open.isEmpty, let last = over.indices.max(by: { over[$0].endDay < over[$1].endDay }) {
      open = [over.remove(at: last)]
    }
    (pastReadings, currentReadings) = (over, open)
    guard var one = open.first else {
      currentFields = [:]
      return
    }
    for other in open.dropFirst() {
      let both = [one, other]
      let least = { (name: String) in both.compactMap { $0.number(of: name) }.min() }
      let greatest = { (name: String) in both.compactMap { $0.number(of: name) }.max() }
      one.values["startedOn"] = least("startedOn").map { .number($0) }
      // With records, the page follows from them; without, the higher page is kept.
      let isRecorded = records.contains { record in both.contains { $0.contains(record.values) } }
      let first = isRecorded ? least("firstPage") : greatest("firstPage")
      one.values["firstPage"] = first.map { .number($0) }
      if !isRecorded { one.values["page"] = greatest("page").map { .number($0) } }
      for (name, value) in other.values where one.values[name] ?? .nothing == .nothing {
        one.values[name] = value
      }
      one.values["enteredStart"] = .nothing
    }
    one.values["reading"] = .number(Int64(over.count + 1))
    currentFields = one.values
  }

  /// The highest page of any reading or record of both books.
  var highestPage: Int64 {
    (allReadings.map(\.values) + records.map(\.values)).map(Self.page).max() ?? 0
  }

  private static func readings(
    of place: ItemReference, in repositories: Repositories
  ) throws -> [ReadingFields] {
    let journal = repositories.journal
    var found = try journal.dependents(of: place).filter { $0.kind == .pastReading }.compactMap {
      try journal.values(at: $0).map { [part = $0.part] in
        ReadingFields(book: place.id, number: part, values: $0)
      }
    }
    if let book = try journal.values(at: place), case .number(let number)? = book["reading"] {
      // If there are records, the page is not stored, since it follows from them; so read the book.
      let page = try ID<Book>(rawValue: place.id).flatMap { try repositories.books.book($0) }
        .flatMap { $0.reading.map { FieldValue.number(Int64($0.page)) } }
      let names = StoredReplica.readingFields.union(["halfStars"]).subtracting(["reading"])
      // The current reading comes before other open ones.
      found.insert(
        ReadingFields(
          book: place.id, number: Int(clamping: number),
          values: book.filter { names.contains($0.key) }.merging(page.map { ["page": $0] } ?? [:]) {
            $1
          }), at: 0)
    }
    return found
  }

  /// Moves the past readings and all records to the merged book. A second call does nothing.
  mutating func moveReadings() throws {
    guard !isMoved else { return }
    isMoved = true
    let journal = repositories.journal
    for (place, _) in records { try journal.remove(at: place) }
    for reading in allReadings {
      try journal.remove(at: ItemReference(.pastReading, reading.book, part: reading.number))
    }
    for (index, reading) in pastReadings.enumerated() {
      try journal.setValues(
        reading.values, at: ItemReference(.pastReading, merge.remainingItem.id, part: index + 1))
    }
    try moveSyncIDs()
    var slots: [Slot: Record] = [:]
    for (place, values) in records {
      guard let number = number(of: values), let day = values["day"] else { continue }
      var moved = values
      moved["book"] = .number(merge.remainingItem.id)
      moved["reading"] = .number(Int64(number))
      let slot = Slot(reading: number, day: day)
      if let other = slots[slot], Self.page(of: other.values) >= Self.page(of: moved) { continue }
      slots[slot] = (place, moved)
    }
    for (place, values) in slots.values.sorted(by: { $0.place.id < $1.place.id }) {
      try journal.setValues(values, at: place)
    }
  }

  private struct Slot: Hashable {
    let reading: Int
    let day: FieldValue
  }

  private static func page(of values: [String: FieldValue]) -> Int64 {
    if case .number(let page)? = values["page"] { page } else { 0 }
  }

  /// Returns the number that the record's reading has in the merged book; nil if it is unknown.
  private func number(of values: [String: FieldValue]) -> Int? {
    let isIt = { (reading: ReadingFields) in reading.contains(values) }
    if currentReadings.contains(where: isIt) { return pastReadings.count + 1 }
    return pastReadings.firstIndex(where: isIt).map { $0 + 1 }
  }

  /// Moves the sync ids of the readings, by which other devices identify them.
  private func moveSyncIDs() throws {
    guard try repositories.sync.participation() != nil else { return }
    var known: [Int64: [Int: Int64]] = [:]
    for id in [merge.remainingItem.id, merge.mergedItem.id] {
      known[id] = try repositories.sync.readings(of: id)
    }
    var ids: [Int: Int64] = [:]
    for (index, reading) in (pastReadings + currentReadings.prefix(1)).enumerated() {
      ids[index + 1] = known[reading.book]?[reading.number]
    }
    let gone = currentReadings.dropFirst().compactMap { known[$0.book]?[$0.number] }
    try repositories.sync.saveReadings(ids, of: merge.remainingItem.id)
    // A reading that was merged into another one is sent as removed. For that, its sync id stays
    // with the former book.
    try repositories.sync.saveReadings(
      Dictionary(uniqueKeysWithValues: zip(1..., gone)), of: merge.mergedItem.id)
  }
}

/// Converts the progress of one of two merged books from percent to pages, if only the other one
/// has a number of pages.
private struct MergedPageConversion {
  private let conversion: PageConversion?

  init(of place: ItemReference, in merge: ItemPairMerge, _ repositories: Repositories) throws {
    let own = try repositories.journal.values(at: place)?["pages"] ?? .nothing
    if own == .nothing, case .number(let pages)? = merge.values["pages"] {
      conversion = PageConversion(from: 100, to: Int(clamping: pages))
    } else {
      conversion = nil
    }
  }

  func callAsFunction(_ values: [String: FieldValue]) -> [String: FieldValue] {
    guard let conversion else { return values }
    var counted = values
    for name in ["firstPage", "page", "lastRecordPages"] {
      guard case .number(let page)? = values[name] else { continue }
      counted[name] = .number(Int64(conversion(Int(clamping: page))))
    }
    return counted
  }
}
