/// Two items that the user wants to join: which one remains, and its values.
package struct ItemPairMerge {
  /// The first-born item, which remains.
  package let first: JournalPlace
  package let later: JournalPlace
  /// Values of the remaining item: those of the item named first, completed by the other's.
  package private(set) var values: [String: FieldValue]
  /// Values of the other item that are dropped, each with the value that replaces it, sorted by
  /// name.
  package private(set) var droppedFields: [JournalField] = []

  /// Throws ``DomainError/notFound(_:query:nearest:)`` if one of them does not exist.
  package init(_ named: JournalPlace, _ other: JournalPlace, in repositories: Repositories) throws {
    let journal = repositories.journal
    let own = try journal.state(at: named) ?? [:]
    let others = try journal.state(at: other) ?? [:]
    let isNamedFirst =
      try StoredReplica(repositories)?.isBorn(named, before: other) ?? (named.id < other.id)
    (first, later) = isNamedFirst ? (named, other) : (other, named)
    values = own
    let rules = SyncFields.of(named.kind)
    let forms = journal.forms(of: named.kind)
    for field in Set(forms.keys.map { rules[$0] }) {
      let isBlank = field.names.allSatisfy { Self.isBlank(own[$0]) }
      if field.isList {
        let texts = [own, others].flatMap {
          ListFieldState.texts(of: $0[field.names[0]] ?? .nothing)
        }
        values[field.names[0]] = .text(texts.uniqued.joined(separator: "\n"))
      } else if isBlank {
        for name in field.names { values[name] = others[name] }
      } else if field.bringsBack {
        droppedFields += field.names.compactMap { name in
          let (value, other) = (own[name] ?? .nothing, others[name] ?? .nothing)
          guard !Self.isBlank(other), !value.isSame(as: other) else { return nil }
          return JournalField(name, forms[name] ?? .text, from: other, to: value)
        }
      }
    }
    droppedFields.sort { $0.name < $1.name }
  }

  private static func isBlank(_ value: FieldValue?) -> Bool { value?.spelling.isEmpty ?? true }

  /// Sets a value that overrides the default rules.
  package mutating func set(_ name: String, _ value: FieldValue) {
    values[name] = value
    droppedFields.removeAll { $0.name == name }
  }

  /// Leaves out fields that are stored elsewhere.
  package mutating func leaveOut(_ names: Set<String>) {
    values = values.filter { !names.contains($0.key) }
    droppedFields.removeAll { names.contains($0.name) }
  }

  /// Moves everything that belongs or refers to the later item to the remaining one, and removes
  /// the later item. Other devices receive the fact that both are one, so that their changes of
  /// either apply to the remaining item.
  package func apply(
    in repositories: Repositories, moving move: (JournalPlace) throws -> Void
  ) throws {
    let journal = repositories.journal
    if var part = try repositories.sync.part() {
      part.joined[later] = first.id
      try repositories.sync.keep(part)
    }
    var moved: Set<JournalPlace> = []
    while case let rest = try journal.hanging(on: later).filter({ moved.insert($0).inserted }),
      !rest.isEmpty
    {
      for place in rest { try move(place) }
    }
    try journal.remove(at: later)
    try journal.put(values, at: first)
    try journal.settle()
  }
}

extension StoredReplica {
  fileprivate func isBorn(_ one: JournalPlace, before other: JournalPlace) throws -> Bool {
    let things = try sync.things(at: [one, other])
    return BirthOrder(one, in: things) < BirthOrder(other, in: things)
  }
}

extension [String] {
  /// The distinct texts, in order.
  fileprivate var uniqued: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
