/// Merge rules for single occurrences of a series.
///
/// Whether and when an occurrence takes place is merged as one field. Leaving an occurrence out
/// counts as its removal, so a concurrent change restores it.
extension SyncField {
  /// Whether this is the field that says whether and when an occurrence takes place.
  var isOccurrenceField: Bool { names.count > 1 && names.contains("kind") }
}

extension FieldState {
  /// Returns the concurrent writes of the field. Writes that were undone together with all other
  /// changes of the occurrence count only if there are no others, and only if they let the
  /// occurrence take place.
  func candidateWrites(_ field: SyncField, despite removals: SeenEntries) -> [FieldWrite] {
    let changes = writes.filter { $0.priority != .unchanged }
    let left = changes.filter { !removals.contains($0.entry) }
    return left.isEmpty ? changes.filter { $0.takesPlace(field) } : left
  }

  /// Returns the winning write. Normally that is the greatest one. But if it removes the occurrence
  /// and another device's concurrent write keeps it, the occurrence takes place. If that other
  /// write did not change the occurrence, the values are those of the removing write.
  func winningOccurrenceWrite(_ field: SyncField, despite removals: SeenEntries) -> FieldWrite? {
    let counted = candidateWrites(field, despite: removals)
    let last = counted.max(by: FieldWrite.ranks)
    if let last, last.takesPlace(field) { return last }
    let told = writes.filter { $0.priority == .unchanged && !removals.contains($0.entry) }
    let others = (counted + told).filter { write in
      if case .beforeJoining = write.priority { false } else { write.takesPlace(field) }
    }
    guard let other = others.max(by: FieldWrite.ranks) else { return last ?? winner }
    guard other.priority == .unchanged, let last, last.value("starts", of: field) != .nothing,
      let kind = field.names.firstIndex(of: "kind")
    else { return other }
    return last.withValue(other.values[kind], at: kind)
  }
}

extension FieldWrite {
  /// Whether the occurrence takes place according to this write.
  fileprivate func takesPlace(_ field: SyncField) -> Bool {
    SeriesException.takesPlace(value("kind", of: field))
  }

  fileprivate func value(_ name: String, of field: SyncField) -> FieldValue {
    zip(field.names, values).first { $0.0 == name }?.1 ?? .nothing
  }
}

extension SeriesException {
  /// Whether an occurrence with this stored kind takes place.
  static func takesPlace(_ kind: FieldValue?) -> Bool {
    switch kind {
    case .number(let number)?: number != 0
    case .nothing?, .text?, nil: false
    }
  }

  /// Stored kind of an occurrence with modifications.
  static let overriddenKind = FieldValue.number(1)

  /// Stored values of a removed occurrence without modifications.
  static let omittedValues: [String: FieldValue] = ["kind": .number(0)]
}
