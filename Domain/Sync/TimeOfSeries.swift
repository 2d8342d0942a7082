/// When a single time of a series takes place, and whether it does, is one field. To leave the time
/// out removes it: whoever changes something about it and has not seen that brings it back.
extension SyncField {
  /// Whether it is that field.
  var isTimeOfSeries: Bool { names.count > 1 && names.contains("kind") }
}

extension FieldState {
  /// Those changes that count. What somebody made of a time and took back with all that the time
  /// had of its own counts only where nobody has said anything since, and then only as a time to
  /// take place.
  func countedTimes(_ field: SyncField, despite removals: SeenEntries) -> [FieldWrite] {
    let changes = writes.filter { $0.standing != .told }
    let left = changes.filter { !removals.contains($0.entry) }
    return left.isEmpty ? changes.filter { $0.takesPlace(field) } : left
  }

  /// What stands: the greatest, but where that leaves the time out and somebody had not seen it the
  /// time as they have it. Where they did not move it themselves, it is as it was left out.
  func standingTime(_ field: SyncField, despite removals: SeenEntries) -> FieldWrite? {
    let counted = countedTimes(field, despite: removals)
    let last = counted.max(by: FieldWrite.counts)
    if let last, last.takesPlace(field) { return last }
    let told = writes.filter { $0.standing == .told && !removals.contains($0.entry) }
    let others = (counted + told).filter { write in
      if case .brought = write.standing { false } else { write.takesPlace(field) }
    }
    guard let other = others.max(by: FieldWrite.counts) else { return last ?? standing }
    guard other.standing == .told, let last, last.value("starts", of: field) != .nothing,
      let kind = field.names.firstIndex(of: "kind")
    else { return other }
    return last.saying(other.values[kind], at: kind)
  }
}

extension FieldWrite {
  /// Whether it lets the time of a series take place.
  fileprivate func takesPlace(_ field: SyncField) -> Bool {
    SeriesException.takesPlace(value("kind", of: field))
  }

  fileprivate func value(_ name: String, of field: SyncField) -> FieldValue {
    zip(field.names, values).first { $0.0 == name }?.1 ?? .nothing
  }
}

extension SeriesException {
  /// Whether a time takes place of which that is kept as its kind.
  static func takesPlace(_ kind: FieldValue?) -> Bool {
    switch kind {
    case .number(let number)?: number != 0
    case .nothing?, .text?, nil: false
    }
  }

  /// What is kept as the kind of a time that takes place with details of its own.
  static let movedKind = FieldValue.number(1)

  /// All that is kept of a time that does not take place, and has nothing of its own.
  static let leftOut: [String: FieldValue] = ["kind": .number(0)]
}
