/// Conflict between concurrent changes, listed for the user. Sync continues meanwhile.
package enum SyncNotice: Hashable, Sendable {
  /// A value of one field, or of several merged together, that lost against another device's.
  case otherValue(ItemReference, [String], kept: [FieldValue], other: [FieldValue], by: EntryID)
  /// An item that was removed on one device and restored by a concurrent change on another.
  case broughtBack(ItemReference, removedBy: EntryID)
  /// Data that cannot be shown because it conflicts with other data.
  case aside(ItemReference, Reason)
  /// Two items have the same phone number or ISBN; only one is found by it.
  case claimed(String, FieldValue, found: ItemReference, other: ItemReference)
  /// Of two items on the same day, such as postponements, only one counts.
  case sameDay(kept: ItemReference, other: ItemReference)
  /// A reading of a book that is open although a later reading is open, too.
  case alsoOpen(ItemReference, present: ItemReference)
  /// A reading record with a lower page than the record before it.
  case goesBack(ItemReference)

  package enum Reason: Hashable, Sendable {
    /// The item's addition has not arrived yet.
    case notBorn
    /// The item's owner was removed by a device that did not know the item.
    case orphaned(of: ItemReference)
    /// These values would violate a rule.
    case breaksRule([String], [FieldValue])
    /// Entries of a list beyond its maximum length.
    case tooMany(String, [String])
  }
}

extension SyncNotice {
  /// Text that identifies the conflict. The id that users see is its hash, so it must stay the same
  /// on all devices and in all versions.
  package var identity: String {
    let parts =
      switch self {
      case .otherValue(let item, let names, let kept, let other, let entry):
        ["otherValue", item.name] + names + kept.map(\.asText) + ["other"] + other.map(\.asText)
          + [entry.identity]
      case .broughtBack(let item, let removal): ["broughtBack", item.name, removal.identity]
      case .aside(let item, let reason): ["aside", item.name] + reason.identity
      case .claimed(let field, let value, let found, let other):
        ["claimed", field, value.asText, found.name, other.name]
      case .sameDay(let kept, let other): ["sameDay", kept.name, other.name]
      case .alsoOpen(let item, let present): ["alsoOpen", item.name, present.name]
      case .goesBack(let item): ["goesBack", item.name]
      }
    return parts.joined(separator: "\n")
  }
}

extension SyncNotice.Reason {
  fileprivate var identity: [String] {
    switch self {
    case .notBorn: ["notBorn"]
    case .orphaned(let owner): ["orphaned", owner.name]
    case .breaksRule(let names, let values): ["breaksRule"] + names + values.map(\.asText)
    case .tooMany(let field, let entries): ["tooMany", field] + entries
    }
  }
}

extension EntryID {
  fileprivate var identity: String { "\(device.rawValue)-\(number)" }
}
