extension Migration {
  /// Lets what a file says otherwise that was read again wait to be settled, as what is linked
  /// does: it has no link. No row moves.
  static let fileConflicts = Migration(number: 33, name: "file_conflicts") {
    []
  } filling: { connection in
    let words = try connection.first(
      """
      SELECT 1 AS id, replace(sql, ?1, ?2) AS sql FROM sqlite_master
      WHERE name = 'link_conflict' AND instr(sql, ?1)
      """,
      [.text("link_id INTEGER NOT NULL REFERENCES"), .text("link_id INTEGER REFERENCES")],
      of: "sqlite_master"
    ) { try $0.text("sql") }
    if let words { try connection.rewrite("link_conflict", as: words) }
  }
}
