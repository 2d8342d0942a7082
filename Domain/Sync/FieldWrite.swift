/// A write of one entry to a field, or to several fields that are merged together.
package struct FieldWrite: Hashable, Sendable {
  /// Priority among concurrent writes; later cases win.
  package enum Priority: Hashable, Comparable, Sendable {
    /// The value was sent together with others, but had not been changed.
    case unchanged
    /// The value existed before its device joined. The number tells how many devices had joined
    /// earlier; the smallest one wins.
    case beforeJoining(Int)
    case changed

    private var rank: Int {
      switch self {
      case .unchanged: .min
      case .beforeJoining(let joined): -1 - max(joined, 0)
      case .changed: 0
      }
    }

    public static func < (left: Priority, right: Priority) -> Bool { left.rank < right.rank }
  }

  package let entry: EntryID
  package let stamp: ChangeTimestamp
  package let priority: Priority
  /// Values in the order of ``SyncField/names``.
  package let values: [FieldValue]
  /// Text of a note before the write, for three-way merges; `.nothing` for other fields.
  package let previousNote: FieldValue

  package init(
    entry: EntryID, stamp: ChangeTimestamp, priority: Priority, values: [FieldValue],
    before: FieldValue
  ) {
    self.entry = entry
    self.stamp = stamp
    self.priority = priority
    self.values = values
    self.previousNote = before
  }

  /// Whether `left` loses against `right`, if they are concurrent.
  static func ranks(_ left: FieldWrite, lessThan right: FieldWrite) -> Bool {
    (left.priority, left.stamp, left.entry) < (right.priority, right.stamp, right.entry)
  }

  /// Copy of the write whose values have been erased.
  var withoutValues: FieldWrite { withValues(values.map { _ in .nothing }, after: .nothing) }

  /// Copy of the write without the former value.
  var withoutFormerValue: FieldWrite { withValues(values, after: .nothing) }

  func withValues(_ values: [FieldValue], after before: FieldValue) -> FieldWrite {
    FieldWrite(entry: entry, stamp: stamp, priority: priority, values: values, before: before)
  }

  /// Returns a copy with another value at the index.
  func withValue(_ value: FieldValue, at place: Int) -> FieldWrite {
    var values = values
    values[place] = value
    return withValues(values, after: previousNote)
  }

  /// Returns the write, reduced to what another copy of it still contains. A value that was erased
  /// there becomes `.nothing`; an order of lines keeps the lines that both have.
  func limited(to other: FieldWrite) -> FieldWrite {
    let values = zip(values, other.values).map { own, others -> FieldValue in
      if own == others { return own }
      let lines = Set(ListFieldState.texts(of: others))
      let both = ListFieldState.texts(of: own).filter(lines.contains)
      return both.isEmpty ? .nothing : .text(both.joined(separator: "\n"))
    }
    return withValues(values, after: previousNote == other.previousNote ? previousNote : .nothing)
  }

  func isSame(as other: FieldWrite) -> Bool {
    values.elementsEqual(other.values) { $0.isSame(as: $1) }
  }

  /// Whether users would regard both writes as equal. For the text of an event or to-do, the order
  /// of lines and the revision fields are ignored, since programs differ in them.
  func looksEqual(as other: FieldWrite, of kind: JournalKind) -> Bool {
    let isText = values.contains { $0.asText.utf8.starts(with: "BEGIN:".utf8) }
    guard kind == .eventText || kind == .toDo && isText else { return isSame(as: other) }
    return values.elementsEqual(other.values) {
      $0.isSame(as: $1) || $0.comparableLines == $1.comparableLines
    }
  }
}

extension FieldValue {
  private static let revisionProperties = ["CREATED", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE"]

  /// Sorted lines of an iCalendar text, without its revision fields.
  fileprivate var comparableLines: [[UInt8]] {
    asText.utf8.split(separator: UInt8(ascii: "\n")).map { Array($0) }
      .filter { line in !Self.revisionProperties.contains { line.starts(with: $0.utf8) } }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }
}
