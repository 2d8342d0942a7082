/// What one entry says of a field, or of several that have a rule together.
package struct FieldWrite: Hashable, Sendable {
  /// How much it counts against others that had not seen it; the later case the more.
  package enum Standing: Hashable, Comparable, Sendable {
    /// Not changed, but told with others.
    case told
    /// It was there before its device joined as the so many-th: the less the more it counts.
    case brought(Int)
    case changed

    private var rank: Int {
      switch self {
      case .told: .min
      case .brought(let joined): -1 - max(joined, 0)
      case .changed: 0
      }
    }

    public static func < (left: Standing, right: Standing) -> Bool { left.rank < right.rank }
  }

  package let entry: EntryID
  package let stamp: Stamp
  package let standing: Standing
  /// In the order of the names of its ``SyncField``.
  package let values: [FieldValue]
  /// What a note was before; nothing for all else.
  package let before: FieldValue

  package init(
    entry: EntryID, stamp: Stamp, standing: Standing, values: [FieldValue], before: FieldValue
  ) {
    self.entry = entry
    self.stamp = stamp
    self.standing = standing
    self.values = values
    self.before = before
  }

  /// The order in which those that had not seen each other count.
  static func counts(_ left: FieldWrite, lessThan right: FieldWrite) -> Bool {
    (left.standing, left.stamp, left.entry) < (right.standing, right.stamp, right.entry)
  }

  /// The same of which nobody knows any more what it said.
  var husk: FieldWrite { saying(values.map { _ in .nothing }, after: .nothing) }

  /// The same without what was there before it.
  var withoutBefore: FieldWrite { saying(values, after: .nothing) }

  func saying(_ values: [FieldValue], after before: FieldValue) -> FieldWrite {
    FieldWrite(entry: entry, stamp: stamp, standing: standing, values: values, before: before)
  }

  /// The same with another value in one place of it.
  func saying(_ value: FieldValue, at place: Int) -> FieldWrite {
    var values = values
    values[place] = value
    return saying(values, after: before)
  }

  /// The same write as another one that may know less of it; of the lines of an order those that
  /// both know.
  func known(to other: FieldWrite) -> FieldWrite {
    let values = zip(values, other.values).map { own, others -> FieldValue in
      if own == others { return own }
      let lines = Set(ListFieldState.texts(of: others))
      let both = ListFieldState.texts(of: own).filter(lines.contains)
      return both.isEmpty ? .nothing : .text(both.joined(separator: "\n"))
    }
    return saying(values, after: before == other.before ? before : .nothing)
  }

  func isSame(as other: FieldWrite) -> Bool {
    values.elementsEqual(other.values) { $0.isSame(as: $1) }
  }

  /// Whether people would find the same in both: of the text of an event each program has its own
  /// order, and its own count of how often it was written.
  func saysSame(as other: FieldWrite, of kind: JournalKind) -> Bool {
    if kind != .eventText { return isSame(as: other) }
    return values.elementsEqual(other.values) { $0.isSame(as: $1) || $0.said == $1.said }
  }
}

extension FieldValue {
  private static let ofWriting = ["CREATED", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE"]

  /// The lines of a text of iCalendar in an order of their own, without those of its writing.
  fileprivate var said: [[UInt8]] {
    spelling.utf8.split(separator: UInt8(ascii: "\n")).map { Array($0) }
      .filter { line in !Self.ofWriting.contains { line.starts(with: $0.utf8) } }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }
}
