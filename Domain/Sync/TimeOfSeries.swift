/// Rules for single times of a series. Whether and when a time occurs is one field. Leaving a time
/// out removes it; a concurrent change restores it.
extension SyncField {
  /// Whether this is the field that says whether and when a time occurs.
  var isTimeOfSeries: Bool { names.count > 1 && names.contains("kind") }
}

extension FieldState {
  /// Returns the candidate changes. Changes that were undone together with all other modifications
  /// of the time count only if there are no others, and only if the time occurs.
  func candidateWrites(_ field: SyncField, despite removals: SeenEntries) -> [FieldWrite] {
    let changes = writes.filter { $0.priority != .unchanged }
    let left = changes.filter { !removals.contains($0.entry) }
    return left.isEmpty ? changes.filter { $0.takesPlace(field) } : left
  }

  /// Returns the winner: the greatest write, unless that leaves the time out and another device's
  /// concurrent write keeps it. If that device did not move the time, the left-out time is kept.
  func winningTimeWrite(_ field: SyncField, despite removals: SeenEntries) -> FieldWrite? {
    let counted = candidateWrites(field, despite: removals)
    let last = counted.max(by: FieldWrite.counts)
    if let last, last.takesPlace(field) { return last }
    let told = writes.filter { $0.priority == .unchanged && !removals.contains($0.entry) }
    let others = (counted + told).filter { write in
      if case .beforeJoining = write.priority { false } else { write.takesPlace(field) }
    }
    guard let other = others.max(by: FieldWrite.counts) else { return last ?? winner }
    guard other.priority == .unchanged, let last, last.value("starts", of: field) != .nothing,
      let kind = field.names.firstIndex(of: "kind")
    else { return other }
    return last.saying(other.values[kind], at: kind)
  }
}

extension FieldWrite {
  /// Whether the time occurs according to this write.
  fileprivate func takesPlace(_ field: SyncField) -> Bool {
    SeriesException.takesPlace(value("kind", of: field))
  }

  fileprivate func value(_ name: String, of field: SyncField) -> FieldValue {
    zip(field.names, values).first { $0.0 == name }?.1 ?? .nothing
  }
}

extension SeriesException {
  /// Whether a time with this stored kind occurs.
  static func takesPlace(_ kind: FieldValue?) -> Bool {
    switch kind {
    case .number(let number)?: number != 0
    case .nothing?, .text?, nil: false
    }
  }

  /// Stored kind of a time that occurs with modifications.
  static let movedKind = FieldValue.number(1)

  /// Stored values of a time that does not occur and has no modifications.
  static let leftOut: [String: FieldValue] = ["kind": .number(0)]
}
