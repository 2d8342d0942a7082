extension Migration {
  /// Remembers what links hand over, until both sides are known to say the same.
  static let sentItems = Migration(number: 22, name: "sent_items") { [sent] }

  /// What was said here, as a file, whenever it was handed over since `link_item` tells of it.
  private static let sent = """
    CREATE TABLE link_sent (
      link_id INTEGER NOT NULL REFERENCES link (id) ON DELETE CASCADE,
      uid TEXT NOT NULL CHECK (uid <> ''),
      here TEXT NOT NULL CHECK (here <> ''),
      PRIMARY KEY (link_id, uid, here)
    ) STRICT, WITHOUT ROWID
    """
}
