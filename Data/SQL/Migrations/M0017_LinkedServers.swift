extension Migration {
  /// Keeps calendars equal to servers, too.
  static let linkedServers = Migration(number: 17, name: "linked_servers") {
    [user, passwordCommand, mark, here, refusal]
  }

  /// Who is known at the address that `place` is; null for a folder.
  private static let user = "ALTER TABLE link ADD COLUMN user TEXT CHECK (user <> '')"

  private static let passwordCommand = """
    ALTER TABLE link ADD COLUMN password_command TEXT CHECK (password_command <> '')
    """

  /// What the server called its state when all of it was looked at last.
  private static let mark = "ALTER TABLE link ADD COLUMN mark TEXT CHECK (mark <> '')"

  /// What this side said where `base`, which the other side has, does not say all of it.
  private static let here = "ALTER TABLE link_item ADD COLUMN here TEXT CHECK (here <> '')"

  /// What the other side did not accept, in its words, and the state of both sides then.
  private static let refusal = """
    CREATE TABLE link_refusal (
      link_id INTEGER NOT NULL REFERENCES link (id) ON DELETE CASCADE,
      uid TEXT NOT NULL CHECK (uid <> ''),
      words TEXT NOT NULL,
      state TEXT NOT NULL,
      PRIMARY KEY (link_id, uid)
    ) STRICT, WITHOUT ROWID
    """
}
