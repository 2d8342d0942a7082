import HearthDomain

/// Keeps what this device knows of links in the tables `link`, `link_item` and `link_conflict`.
struct SQLLinkRepository: LinkRepository {
  let connection: any SQLConnection

  private static let link = SQLTable("link", columns: ["id", "place", "read_only"])
  private static let item = SQLTable(
    "link_item", columns: ["link_id", "uid", "event_id", "file", "tag", "base"], keys: 2)
  private static let conflict = SQLTable(
    "link_conflict",
    columns: ["id", "link_id", "uid", "event_id", "part", "unit", "kept", "other", "noted_at"])

  func links() throws -> [CalendarLink] {
    try connection.rows("SELECT id, place, read_only FROM link ORDER BY id", [], of: "link") {
      CalendarLink(
        id: try $0.id("id"), place: FilePath(try $0.text("place")),
        isReadOnly: try $0.flag("read_only"))
    }
  }

  func save(_ link: CalendarLink) throws {
    guard let place = link.place.text else { throw CalendarRefusal.placeIsNoText.error }
    try connection.put(
      [.integer(link.id.rawValue), .text(place), .flag(link.isReadOnly)], in: Self.link)
  }

  func remove(_ id: ID<CalendarLink>) throws {
    try connection.remove([.integer(id.rawValue)], from: Self.link)
  }

  func bases(of link: ID<CalendarLink>) throws -> [LinkBase] {
    try connection.rows(
      """
      SELECT link_id, uid, event_id, file, tag, base FROM link_item WHERE link_id = ?1 ORDER BY uid
      """, [.integer(link.rawValue)], of: "link_item"
    ) { row in
      LinkBase(
        uid: try row.text("uid"), event: try row.id("event_id"), file: try row.text("file"),
        tag: LinkTag(try row.text("tag")), text: KeptBytes.bytes(of: try row.text("base")))
    }
  }

  func save(_ base: LinkBase, of link: ID<CalendarLink>) throws {
    try connection.put(
      [
        .integer(link.rawValue), .text(base.uid), .integer(base.event.rawValue), .text(base.file),
        .text(base.tag.text),
        .text(KeptBytes.text(of: base.text) ?? String(decoding: base.text, as: UTF8.self)),
      ], in: Self.item)
  }

  func removeBase(_ uid: String, of link: ID<CalendarLink>) throws {
    try connection.execute(
      "DELETE FROM link_item WHERE link_id = ?1 AND uid = ?2",
      [.integer(link.rawValue), .text(uid)])
  }

  func conflicts() throws -> [LinkConflict] {
    try connection.rows(
      "SELECT \(Self.conflict.columns) FROM link_conflict ORDER BY id", [],
      of: "link_conflict"
    ) { row in
      let unit = try row.convert("unit", row.text("unit")) { LinkUnits.Unit(spelling: $0) }
      return LinkConflict(
        number: try row.int("id"), link: try row.id("link_id"), uid: try row.text("uid"),
        event: try row.id("event_id"),
        conflict: LinkMerge.Conflict(
          part: try row.text("part"), unit: unit,
          kept: try row.optional("kept", row.text).map(KeptBytes.bytes(of:)),
          other: try row.optional("other", row.text).map(KeptBytes.bytes(of:))),
        notedAt: Instant(milliseconds: Int64(try row.int("noted_at"))))
    }
  }

  func note(
    _ conflict: LinkMerge.Conflict, uid: String, event: ID<Event>, of link: ID<CalendarLink>,
    at moment: Instant
  ) throws {
    func text(_ content: LinkUnits.Content?) -> SQLValue {
      .text(content.map { KeptBytes.text(of: $0) ?? String(decoding: $0, as: UTF8.self) })
    }
    try connection.execute(
      """
      INSERT INTO link_conflict (link_id, uid, event_id, part, unit, kept, other, noted_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      """,
      [
        .integer(link.rawValue), .text(uid), .integer(event.rawValue), .text(conflict.part),
        .text(conflict.unit.spelling), text(conflict.kept), text(conflict.other),
        .integer(moment.milliseconds),
      ])
  }

  func removeConflict(_ number: Int) throws {
    try connection.execute("DELETE FROM link_conflict WHERE id = ?1", [.number(number)])
  }
}
