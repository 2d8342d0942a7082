/// Description of a kind, from which its rows, its records in archives, its names in the journal,
/// its merge rules and its table in memory are derived.
package struct Described<Thing: Sendable>: Sendable {
  package let kind: JournalKind
  /// Number of the first columns, which identify a thing.
  package let keys: Int
  /// Key of the column that names a thing in the journal.
  package let title: String
  /// A thing whose values are all replaced when it is read.
  package let blank: Thing
  package let values: [KindValue<Thing>]
  /// Columns that follow from the values. A row that contains another value is damaged.
  package let derived: [KindColumn<Thing>]
  /// Whether the first thing comes before the second in lists.
  package let precedes: @Sendable (Thing, Thing) -> Bool

  package init(
    _ kind: JournalKind, keys: Int = 1, title: String, blank: Thing, values: [KindValue<Thing>],
    derived: [KindColumn<Thing>] = [], order precedes: @escaping @Sendable (Thing, Thing) -> Bool
  ) {
    self.kind = kind
    self.keys = keys
    self.title = title
    self.blank = blank
    self.values = values
    self.derived = derived
    self.precedes = precedes
  }

  /// The columns that users entered, in order.
  package var columns: [KindColumn<Thing>] { values.flatMap(\.columns) }

  var merging: KindMerging { KindMerging(values) }
}

/// The merge rules of a described kind.
struct KindMerging {
  /// Names of the values that have several columns.
  private(set) var groups: [Set<String>] = []
  private(set) var lists: [String] = []
  private(set) var notes: [String] = []
  private(set) var marks: [String] = []
  private(set) var limit: (list: String, maxCount: Int)?

  init<Thing>(_ values: [KindValue<Thing>]) {
    for value in values {
      let names = value.columns.map(\.key)
      if names.count > 1 { groups.append(Set(names)) }
      switch value.merging {
      case .replaced: break
      case .note: notes += names
      case .mark: marks += names
      case .list(let maxCount):
        lists += names
        limit = (names[0], maxCount)
      }
    }
  }
}
