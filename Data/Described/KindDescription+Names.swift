import HearthDomain

extension JournaledKind {
  /// Describes how a kind with a ``KindDescription`` is journaled.
  init<Item>(
    _ stored: StoredKind<Item>, occasions: [String: JournaledField.Occasion] = [:],
    children: [ReferencingColumn] = [], references: [ReferencingColumn] = [],
    read: @escaping @Sendable (Repositories, ItemReference) throws -> Item?,
    complete: @escaping Completion = { _, _, _ in },
    save: @escaping @Sendable (Repositories, Item) throws -> Void,
    remove: @escaping @Sendable (Repositories, ItemReference) throws -> Void,
    dependents: @escaping Dependents = { _, _ in [] }
  ) {
    let described = stored.described
    let derived = described.derivedColumns.map(\.key.snakeCased)
    self.init(
      kind: described.kind, keys: stored.keyColumnNames,
      fields: stored.journaledFields(occasions),
      owner: described.owner.flatMap { owner in
        stored.fields.first { $0.name == owner.field }.map { (owner.kind, $0.column) }
      }, children: children, references: references, title: stored.titleOfRow,
      read: { try read($0, $1).map(stored.sqlRow(of:)) },
      check: { _ = try stored.readItem($0) },
      complete: { columns, put, isNew in
        for name in derived { columns[name] = nil }
        complete(&columns, put, isNew)
      },
      save: { try save($0, try stored.readItem($2)) }, remove: remove, dependents: dependents)
  }
}

extension StoredKind {
  /// Returns the journaled fields: those that users entered, without the keys.
  func journaledFields(_ occasions: [String: JournaledField.Occasion]) -> [JournaledField] {
    fields.dropFirst(described.keyCount).map { field in
      JournaledField(
        field.name, field.column, field.fieldType, when: occasions[field.name] ?? .always)
    }
  }

  /// Returns the title of a row; nil if it has none.
  var titleOfRow: @Sendable (SQLRow) -> String? {
    let titled = fields.filter { described.titles.contains($0.name) }
    return { row in
      let titles = titled.compactMap { field in
        row.value(of: field.column).fieldValue.flatMap { field.fieldType.title($0) }
      }
      return titles.isEmpty ? nil : titles.joined(separator: BilingualTitle.separator)
    }
  }
}

extension FieldType {
  /// Returns the value as a title; nil if it has none.
  fileprivate func title(_ value: FieldValue) -> String? {
    switch exported(value) {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .nothing, .flag, .list: nil
    }
  }
}

extension ArchiveArea {
  /// Describes how a kind with a ``KindDescription`` is archived. Imported records are saved in the
  /// same way as records restored by undo.
  init<Item>(_ stored: StoredKind<Item>, _ kind: JournaledKind) {
    self.init(kind, fields: stored.archived)
  }
}

extension DerivedTable {
  /// Describes the derived data of a searchable kind with a ``KindDescription``.
  init<Item>(
    _ stored: StoredKind<Item>, in kind: Kind,
    also: @escaping @Sendable (Item, any SQLConnection) throws -> [DerivedPart] = { _, _ in [] },
    save: @escaping @Sendable (Item, Repositories) throws -> Void
  ) {
    self.init(
      stored.table, in: kind, read: { try stored.readItem($0) },
      row: { stored.row(of: $0).dropLast(stored.table.insertOnlyCount) },
      text: { item, _ in stored.search?.text(item) },
      also: { item, connection in
        let wrong = try also(item, connection)
        guard let dependentRows = stored.dependentRows else { return wrong }
        let id = stored.row(of: item)[0]
        return try connection.areStored(dependentRows.rows(item), of: id, in: dependentRows)
          ? wrong : wrong + [.keys]
      },
      save: save)
  }
}

extension SQLConnection {
  /// Whether the table of dependent rows contains exactly `rows` for the item with the id.
  fileprivate func areStored<Item>(
    _ rows: [[SQLValue]], of id: SQLValue, in dependentRows: StoredKind<Item>.DependentRows
  ) throws -> Bool {
    let kept = try self.rows(dependentRows.selectStatement, [id], of: dependentRows.table.name) {
      $0.values
    }
    return kept.count == rows.count
      && rows.allSatisfy { row in
        kept.contains { zip(row, $0).allSatisfy { $0.isSame(as: $1) } }
      }
  }
}
