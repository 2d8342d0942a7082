/// Description of a kind of item. Its table rows, its records in archives, its names in the journal
/// and its merge rules are derived from it.
package struct KindDescription<Item: Sendable>: Sendable {
  package let kind: JournalKind
  /// Number of the first columns, which identify an item.
  package var keyCount = 1
  /// Keys of the columns that name an item in the journal; empty if its owner names it.
  package var titles: [String] = []
  /// Key of a value that only one item may have at a time.
  package var uniqueKey: String?
  /// The kind of the item's owner, and the column with the owner's id; nil if it has no owner.
  package var owner: SyncFields.Owner?
  /// The kinds of other items to which this one refers, by the columns with their ids.
  package var references: [String: JournalKind] = [:]
  /// An item to start reading with: all its values are replaced by those of the row.
  package let blank: Item
  package let values: [KindValue<Item>]
  /// Names of values that are merged and undone together, besides those of one value.
  var groups: [Set<String>] = []
  /// Stored values that are computed, for example from other items. Archives and journals leave
  /// them out, and a row without them has the values of ``blank``, or those from ``computing``.
  package var computed: [KindValue<Item>] = []
  /// Computes these values, and the column to report if that fails.
  package var computing: (column: String, compute: @Sendable (inout Item) throws -> Void)?
  /// Columns that follow from the values. A row that contains another value is damaged.
  package var derivedColumns: [KindColumn<Item>] = []
  /// Whether the first item comes before the second in an in-memory store. Owned items are
  /// ordered by owner first.
  package let precedes: @Sendable (Item, Item) -> Bool

  var mergeRules: KindMergeRules { KindMergeRules(self) }
}

extension ID {
  /// The id of a blank item.
  static var blank: ID { ID(IDMoment(clamping: Instant(milliseconds: 0)), randomBits: 0) }
}

/// The merge rules of a kind, derived from its values.
struct KindMergeRules {
  let owner: SyncFields.Owner?
  let references: [String: JournalKind]
  let uniqueKey: String?
  /// Names that are merged together, as those of a value with several columns.
  private(set) var groups: [Set<String>] = []
  private(set) var lists: [String] = []
  private(set) var notes: [String] = []
  private(set) var marks: [String] = []
  private(set) var limit: (list: String, maxCount: Int)?

  init<Item>(_ described: KindDescription<Item>) {
    owner = described.owner
    references = described.references
    uniqueKey = described.uniqueKey
    for value in described.values {
      if case .apart(let texts) = value.mergeRule {
        notes += texts
        continue
      }
      let names = value.columns.map(\.key)
      if names.count > 1 { groups.append(Set(names)) }
      switch value.mergeRule {
      case .replaced, .apart: break
      case .note: notes += names
      case .mark: marks += names
      case .list(let maxCount):
        lists += names
        if let maxCount { limit = (names[0], maxCount) }
      }
    }
    groups += described.groups
  }
}
