import HearthDomain

/// When single times of series take place, and whether they do.
extension SyncOracle {
  /// What stands, which changes counted, and whether it takes place although somebody left it out.
  func time(
    _ register: Register
  ) -> (values: [FieldValue], counted: [Write], isBack: Bool)? {
    let changes = living(register)
    // What was taken back with all that the time had of its own.
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

  /// What was told of when it takes place by those who changed something else of it, whom nobody
  /// had seen who said when it does.
  private func unseenChanges(_ register: Register) -> [Write] {
    (tolds[register] ?? []).filter { told in
      takesPlace(told, register) && !told.isBrought && !wasTaken(told, register.place)
        && !isForgotten(told, register)
        && !(writes[register] ?? []).contains {
          !$0.isBrought && Self.saw($0.entry, told.entry)
        }
    }
  }

  private func wasTaken(_ write: Write, _ place: JournalPlace) -> Bool {
    (removals[place] ?? []).contains { Self.saw($0, write.entry) }
  }

  private func takesPlace(_ write: Write, _ register: Register) -> Bool {
    let kind = write.value("kind", register)
    return kind != .nothing && kind != .number(0)
  }
}

extension SyncOracle.Register {
  /// Whether it is of when a time of a series takes place.
  var isTime: Bool { place.kind == .exception && field.names.contains("kind") }
}

extension SyncOracle.Write {
  fileprivate func value(_ name: String, _ register: SyncOracle.Register) -> FieldValue {
    register.field.names.firstIndex(of: name).map { values[$0] } ?? .nothing
  }
}
