import HearthDomain

/// Stores this device's links in the tables `link` and `link_…`.
struct SQLLinkRepository: LinkRepository {
  let connection: any SQLConnection

  private static let linkTable = SQLTable(
    "link", columns: ["id", "place", "read_only", "user", "password_command", "mark"])
  private static let itemTable = SQLTable(
    "link_item", columns: ["link_id", "uid", "event_id", "file", "tag", "base", "here"], keys: 2)
  private static let refusalTable = SQLTable(
    "link_refusal", columns: ["link_id", "uid", "words", "state"], keys: 2)
  private static let conflictTable = SQLTable(
    "link_conflict",
    columns: ["id", "link_id", "uid", "event_id", "part", "unit", "kept", "other", "noted_at"])

  func links() throws -> [Link] {
    try connection.rows("SELECT \(Self.linkTable.columns) FROM link ORDER BY id", [], of: "link") {
      row in
      Link(
        id: try row.id("id"), place: try location(row), isReadOnly: try row.flag("read_only"),
        mark: try row.optional("mark", row.text))
    }
  }

  /// Folders are absolute paths, which addresses are not.
  private func location(_ row: SQLRow) throws -> LinkLocation {
    let text = try row.text("place")
    if let subscription = Subscription(textForm: text) { return .subscription(subscription) }
    guard let address = HTTPAddress(text) else { return .folder(FilePath(text)) }
    return .server(
      LinkServer(
        address, user: try row.optional("user", row.text),
        passwordCommand: try row.optional("password_command", row.text)))
  }

  func save(_ link: Link) throws {
    var (text, user, command): (String?, String?, String?)
    switch link.location {
    case .folder(let path): text = path.text
    case .subscription(let subscription): text = subscription.textForm
    case .server(let server):
      (text, user, command) = (server.address.text, server.user, server.passwordCommand)
    }
    guard let text else { throw CalendarRefusal.pathIsNotUTF8.error }
    try connection.insertOrUpdate(
      [
        .integer(link.id.rawValue), .text(text), .flag(link.isReadOnly), .text(user),
        .text(command), .text(link.syncToken),
      ], in: Self.linkTable)
  }

  func remove(_ id: ID<Link>) throws {
    try connection.remove([.integer(id.rawValue)], from: Self.linkTable)
  }

  func bases(of link: ID<Link>) throws -> [LinkBase] {
    try connection.rows(
      """
      SELECT \(Self.itemTable.columns) FROM link_item WHERE link_id = ?1 ORDER BY uid
      """, [.integer(link.rawValue)], of: "link_item"
    ) { row in
      LinkBase(
        uid: ExternalName(try row.text("uid")), thing: try row.id("event_id"),
        file: ExternalName(try row.text("file")),
        tag: LinkTag(try row.text("tag")), text: LosslessText.bytes(of: try row.text("base")),
        here: try row.optional("here", row.text).map(LosslessText.bytes(of:)))
    }
  }

  func save(_ base: LinkBase, of link: ID<Link>) throws {
    try connection.insertOrUpdate(
      [
        .integer(link.rawValue), .text(base.uid.text), .integer(base.itemID.rawValue),
        .text(base.fileName.text),
        .text(base.tag.text), text(base.fileBytes), text(base.localBytes),
      ], in: Self.itemTable)
    try deleteRow(base.uid, of: link, in: "link_sent")
  }

  func removeBase(_ uid: ExternalName, of link: ID<Link>) throws {
    try deleteRow(uid, of: link, in: "link_item")
    try deleteRow(uid, of: link, in: "link_sent")
  }

  private func deleteRow(_ uid: ExternalName, of link: ID<Link>, in table: String) throws {
    try connection.execute(
      "DELETE FROM \(table) WHERE link_id = ?1 AND uid = ?2",
      [.integer(link.rawValue), .text(uid.text)])
  }

  func sentStates(of link: ID<Link>) throws -> [ExternalName: [[UInt8]]] {
    var found: [ExternalName: [[UInt8]]] = [:]
    try connection.query(
      "SELECT uid, here FROM link_sent WHERE link_id = ?1 ORDER BY uid, here",
      [.integer(link.rawValue)], of: "link_sent"
    ) { row in
      found[ExternalName(try row.text("uid")), default: []].append(
        LosslessText.bytes(of: try row.text("here")))
    }
    return found
  }

  func save(sent bytes: [UInt8], of uid: ExternalName, of link: ID<Link>) throws {
    try connection.execute(
      "INSERT OR IGNORE INTO link_sent (link_id, uid, here) VALUES (?1, ?2, ?3)",
      [.integer(link.rawValue), .text(uid.text), text(bytes)])
  }

  func refusals(of link: ID<Link>) throws -> [LinkRefusal] {
    try connection.rows(
      "SELECT \(Self.refusalTable.columns) FROM link_refusal WHERE link_id = ?1 ORDER BY uid",
      [.integer(link.rawValue)], of: "link_refusal"
    ) { row in
      LinkRefusal(
        uid: ExternalName(try row.text("uid")), words: try row.text("words"),
        state: LinkRefusal.State(textForm: try row.text("state")))
    }
  }

  func save(_ refusals: [LinkRefusal], of link: ID<Link>) throws {
    try connection.execute(
      "DELETE FROM link_refusal WHERE link_id = ?1", [.integer(link.rawValue)])
    for refusal in refusals {
      try connection.insertOrUpdate(
        [
          .integer(link.rawValue), .text(refusal.uid.text), .text(refusal.message),
          .text(refusal.state.textForm),
        ], in: Self.refusalTable)
    }
  }

  func conflicts() throws -> [LinkConflict] {
    try connection.rows(
      "SELECT \(Self.conflictTable.columns) FROM link_conflict ORDER BY id", [],
      of: "link_conflict"
    ) { row in
      let unit = try row.convert("unit", row.text("unit")) { LinkUnits.Unit(textForm: $0) }
      return LinkConflict(
        number: try row.int("id"), link: try row.optional("link_id", row.id),
        uid: ExternalName(try row.text("uid")),
        thing: try row.id("event_id"),
        conflict: LinkMerge.Conflict(
          part: ExternalName(try row.text("part")), unit: unit,
          kept: try row.optional("kept", row.text).map(LosslessText.bytes(of:)),
          other: try row.optional("other", row.text).map(LosslessText.bytes(of:))),
        recordedAt: Instant(milliseconds: Int64(try row.int("noted_at"))))
    }
  }

  func addConflict(
    _ conflict: LinkMerge.Conflict, uid: ExternalName, thing: ID<LinkItem>, of link: ID<Link>?,
    at moment: Instant
  ) throws -> Int {
    try connection.execute(
      """
      INSERT INTO link_conflict (link_id, uid, event_id, part, unit, kept, other, noted_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      """,
      [
        link.map { SQLValue.integer($0.rawValue) } ?? .null, .text(uid.text),
        .integer(thing.rawValue),
        .text(conflict.part.text),
        .text(conflict.unit.textForm), text(conflict.appliedValue), text(conflict.overruledValue),
        .integer(moment.milliseconds),
      ])
    return try connection.first("SELECT last_insert_rowid() AS id", of: "link_conflict") {
      try $0.int("id")
    } ?? 0
  }

  func removeConflict(_ number: Int) throws {
    try connection.execute("DELETE FROM link_conflict WHERE id = ?1", [.number(number)])
  }

  private func text(_ bytes: [UInt8]?) -> SQLValue {
    .text(bytes.map { LosslessText.text(of: $0) ?? String(decoding: $0, as: UTF8.self) })
  }
}
