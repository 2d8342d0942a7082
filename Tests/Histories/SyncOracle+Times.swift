import HearthDomain

/// Expected times of a series' occurrences, and whether they take place.
extension SyncOracle {
  /// Returns the expected values, the writes that count, and whether the occurrence takes place
  /// although it was excluded on a device; nil if nothing counts.
  func time(
    _ register: Register
  ) -> (values: [FieldValue], counted: [Write], isBack: Bool)? {
    let changes = living(register)
    // Ignores writes of an override that was deleted as a whole.
    let left = changes.filter { !wasTaken($0, register.place) }
    let counted = left.isEmpty ? changes.filter { takesPlace($0, register) } : left
    let last = counted.max(by: Self.counts)
    if let last, takesPlace(last, register) {
      return (last.values, counted, counted.contains { !takesPlace($0, register) })
    }
    if let moved = counted.filter({ !$0.isBrought && takesPlace($0, register) })
      .max(by: Self.counts)
    {
      return (moved.values, counted, true)
    }
    guard let other = unseenChanges(register).max(by: Self.counts) else {
      return (last ?? changes.max(by: Self.counts)).map { ($0.values, counted, false) }
    }
    guard let last, last.value("starts", register) != .nothing,
      let kind = register.field.names.firstIndex(of: "kind")
    else { return (other.values, counted, last != nil) }
    var values = last.values
    values[kind] = other.values[kind]
    return (values, counted, true)
  }

  /// Returns times that were sent along with changes of other fields, if nobody who changed the
  /// time itself had seen those changes.
  private func unseenChanges(_ register: Register) -> [Write] {
    (tolds[register] ?? []).filter { told in
      takesPlace(told, register) && !told.isBrought && !wasTaken(told, register.place)
        && !isForgotten(told, register)
        && !(writes[register] ?? []).contains {
          !$0.isBrought && Self.saw($0.entry, told.entry)
        }
    }
  }

  private func wasTaken(_ write: Write, _ place: ItemReference) -> Bool {
    (removals[place] ?? []).contains { Self.saw($0, write.entry) }
  }

  private func takesPlace(_ write: Write, _ register: Register) -> Bool {
    let kind = write.value("kind", register)
    return kind != .nothing && kind != .number(0)
  }
}

extension SyncOracle.Register {
  /// Whether the register holds the time of an occurrence.
  var isTime: Bool { place.kind == .exception && field.names.contains("kind") }
}

extension SyncOracle.Write {
  fileprivate func value(_ name: String, _ register: SyncOracle.Register) -> FieldValue {
    register.field.names.firstIndex(of: name).map { values[$0] } ?? .nothing
  }
}
