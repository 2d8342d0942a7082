/// Description of a kind, from which its rows, its records in archives, its names in the journal,
/// its merge rules and its table in memory are derived.
package struct KindDescription<Item: Sendable>: Sendable {
  package let kind: JournalKind
  /// Number of the first columns, which identify a thing.
  package let keyCount: Int
  /// Key of the column that names a thing in the journal.
  package let titleKey: String
  /// A thing whose values are all replaced when it is read.
  package let blank: Item
  package let values: [KindValue<Item>]
  /// Columns that follow from the values. A row that contains another value is damaged.
  package let derivedColumns: [KindColumn<Item>]
  /// Whether the first thing comes before the second in lists.
  package let precedes: @Sendable (Item, Item) -> Bool

  package init(
    _ kind: JournalKind, keys: Int = 1, title: String, blank: Item, values: [KindValue<Item>],
    derived: [KindColumn<Item>] = [], order precedes: @escaping @Sendable (Item, Item) -> Bool
  ) {
    self.kind = kind
    self.keyCount = keys
    self.titleKey = title
    self.blank = blank
    self.values = values
    self.derivedColumns = derived
    self.precedes = precedes
  }

  /// The columns that users entered, in order.
  package var enteredColumns: [KindColumn<Item>] { values.flatMap(\.columns) }

  var mergeRules: KindMergeRules { KindMergeRules(values) }
}

/// The merge rules of a described kind.
struct KindMergeRules {
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
      switch value.mergeRule {
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
