extension Migration {
  /// Lets what a file says otherwise that was read again wait to be settled, as what is linked
  /// does: it has no link. No row moves.
  static let fileConflicts = Migration(number: 33, name: "file_conflicts") {
    []
  } filling: { connection in
    try connection.rewrite(
      "link_conflict", saying: "link_id INTEGER REFERENCES",
      insteadOf: "link_id INTEGER NOT NULL REFERENCES")
  }
}
