/// A field as merging sees it: one of the journal, or several that have a rule together.
package struct SyncField: Hashable, Sendable {
  package enum Nature: Hashable, Sendable {
    case value
    /// Lines, each of which counts by itself.
    case list
    /// Lines that are joined where both sides changed them.
    case note
  }

  /// As the journal names them, in order.
  package let names: [String]
  package let nature: Nature
  /// Whether a change of it brings a thing back that was removed elsewhere; order, places and marks
  /// do not.
  package let bringsBack: Bool

  package var isList: Bool { nature == .list }
  package var isNote: Bool { nature == .note }

  // The names tell those of one kind apart, the first alone well enough for a hash.
  public static func == (left: SyncField, right: SyncField) -> Bool { left.names == right.names }

  public func hash(into hasher: inout Hasher) { hasher.combine(names[0]) }
}

/// The fields of a kind of thing as merging sees them.
package struct SyncFields: Sendable {
  private let known: [String: SyncField]
  /// What it belongs to, without which it is not shown; nil where it stands alone.
  package let owner: Owner?
  /// The field that only one thing is found by, whoever else claims it.
  package let claim: String?
  /// The fields that name other things, which may not be there.
  package let references: [String: JournalKind]
  /// The list that has a greatest length, with that.
  package let limit: (list: String, most: Int)?

  package struct Owner: Sendable {
    package let kind: JournalKind
    /// The field that names it; nil where the place does.
    package let field: String?
  }

  /// The names of all that it knows something of.
  package var names: Set<String> { Set(known.keys).union(references.keys) }

  /// The field with that name; one that nobody knows stands by itself.
  package subscript(name: String) -> SyncField {
    known[name] ?? SyncField(names: [name], nature: .value, bringsBack: true)
  }

  /// By the number of the kind: it is asked for with every step and every thing.
  private static let all: [SyncFields?] = {
    let most = JournalKind.allCases.map(\.rawValue).max() ?? 0
    return (0...most).map { number in JournalKind(rawValue: number).map(SyncFields.init(of:)) }
  }()

  package static func of(_ kind: JournalKind) -> SyncFields {
    all[kind.rawValue] ?? SyncFields(of: kind)
  }

  /// The ids, one a line, of those that somebody said are one with the thing; noted at the later
  /// born.
  package static let sameAs = "sameAs"
  static let sameAsField = SyncField(names: [sameAs], nature: .list, bringsBack: true)

  /// That somebody wants the thing to be gone, told with its removal. Whoever adds it again takes
  /// that back; where it is there all the same, somebody has changed it who had not seen that.
  package static let removal = "removal"
  static let removalField = SyncField(names: [removal], nature: .value, bringsBack: false)
  static let isRemoved = FieldValue.number(1)

  private init(of kind: JournalKind) {
    var owner: Owner?
    var claim: String?
    var references: [String: JournalKind] = [:]
    var limit: (list: String, most: Int)?
    var (lists, notes, marks): ([String], [String], [String]) = ([Self.sameAs], [], [])
    switch kind {
    case .person, .dayPalette, .setting: break
    case .watering:
      owner = Owner(kind: .person, field: "person")
      notes = ["memo"]
    case .postponement: owner = Owner(kind: .person, field: "person")
    case .contact:
      lists += ["phones"]
      marks = ["plantedAs"]
      references = ["plantedAs": .person]
    case .saying:
      claim = "number"
      lists += ["tags"]
      limit = ("tags", Tags.most)
      marks = ["number", "openedAt", "likedAt", "usedAt"]
    case .mood:
      lists += ["tags"]
      limit = ("tags", Tags.most)
      notes = ["memo"]
      marks = ["across", "down"]
    case .event: notes = ["note"]
    case .exception:
      owner = Owner(kind: .event, field: nil)
      notes = ["note"]
    case .eventText: owner = Owner(kind: .event, field: nil)
    case .book:
      claim = "isbn"
      marks = ["place", "favouriteSince"]
    case .pastReading: owner = Owner(kind: .book, field: "book")
    case .record: owner = Owner(kind: .pastReading, field: "reading")
    case .sentence:
      owner = Owner(kind: .book, field: "book")
      references = ["saying": .saying]
    }
    var known: [String: SyncField] = [:]
    func add(_ names: [String], _ nature: SyncField.Nature) {
      let field = SyncField(
        names: names, nature: nature, bringsBack: !marks.contains(names[0]))
      for name in names { known[name] = field }
    }
    for name in marks { add([name], .value) }
    for group in kind.groups { add(group.sorted(), .value) }
    for name in lists { add([name], .list) }
    for name in notes { add([name], .note) }
    known[Self.removal] = Self.removalField
    self.known = known
    self.owner = owner
    self.claim = claim
    self.references = references
    self.limit = limit
  }
}
