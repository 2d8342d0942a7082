/// Two things that somebody says are one: which of them stays, and what it has then.
package struct JoinedTwins {
  /// The first-born: its id stands for both.
  package let first: JournalPlace
  package let later: JournalPlace
  /// What the one that stays has: what the one named first said, and what only the other did.
  package private(set) var values: [String: FieldValue]
  /// What the other said otherwise and does not stand, from that to what does, by names.
  package private(set) var unkept: [JournalField] = []

  /// Throws ``DomainError/notFound(_:query:nearest:)`` where one of them is not there.
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
        unkept += field.names.compactMap { name in
          let (value, other) = (own[name] ?? .nothing, others[name] ?? .nothing)
          guard !Self.isBlank(other), !value.isSame(as: other) else { return nil }
          return JournalField(name, forms[name] ?? .text, from: other, to: value)
        }
      }
    }
    unkept.sort { $0.name < $1.name }
  }

  private static func isBlank(_ value: FieldValue?) -> Bool { value?.spelling.isEmpty ?? true }

  /// Takes another value than either rule would.
  package mutating func set(_ name: String, _ value: FieldValue) {
    values[name] = value
    unkept.removeAll { $0.name == name }
  }

  /// Leaves out fields that are told of otherwise.
  package mutating func leaveOut(_ names: Set<String>) {
    values = values.filter { !names.contains($0.key) }
    unkept.removeAll { names.contains($0.name) }
  }

  /// Lets the one that stays have what belongs to the other or refers to it, and removes that.
  /// Other devices are told that the two are one, so that what they do at either is done at both.
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
  /// Each once, in their order.
  fileprivate var uniqued: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
