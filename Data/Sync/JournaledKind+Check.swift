import HearthDomain

extension JournaledKind {
  /// Returns the fields whose values would make the record invalid, so that it could not be read.
  static func invalidFields(_ kind: JournalKind, _ values: [String: FieldValue]) -> Set<String> {
    let journaled = of(kind)
    var (values, broken): ([String: FieldValue], Set<String>) = (values, [])
    // The references to reading and book are local row numbers, so check the rest with valid ones.
    if kind == .record {
      values["reading"] = .number(1)
      values["book"] = .number(1)
    }
    while true {
      do {
        try journaled.check(journaled.row(of: values))
        return broken
      } catch DomainError.damaged(.row(_, let column, _)) {
        guard let field = journaled.fields.first(where: { $0.column == column }),
          values[field.name] ?? .nothing != .nothing
        else { return broken }
        for name in SyncFields.rules(of: kind)[field.name].names where values[name] != nil {
          values[name] = nil
          broken.insert(name)
        }
      } catch {
        return broken
      }
    }
  }

  private func row(of values: [String: FieldValue]) -> SQLRow {
    let rules = SyncFields.rules(of: kind)
    var columns = Dictionary(
      uniqueKeysWithValues: fields.map { field in
        (field.column, rules[field.name].isList ? SQLValue.text("") : .null)
      })
    for (name, value) in values {
      if let field = field(named: name) { columns[field.column] = SQLValue(value) }
    }
    for key in keys { columns[key] = key == "key" ? .text("key") : .integer(1) }
    complete(&columns, values, true)
    let names = columns.keys.sorted()
    return SQLRow(
      table: table, columns: SQLColumns(names), values: names.map { columns[$0] ?? .null })
  }
}
