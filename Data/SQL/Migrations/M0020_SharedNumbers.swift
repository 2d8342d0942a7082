extension Migration {
  /// Lets two people have one number, as those may who live together. No row moves: the index that
  /// the engine kept for the key goes on as one of ours.
  static let sharedNumbers = Migration(number: 20, name: "shared_numbers") {
    [waitingNumbers]
  } filling: { connection in
    let words = try connection.words(
      of: "person", saying: "phone_key TEXT,", insteadOf: "phone_key TEXT UNIQUE,")
    guard let words else { return }
    try connection.rewrite([
      SchemaWords(of: "person", words),
      SchemaWords(
        of: "sqlite_autoindex_person_1", named: "person_phone",
        "CREATE INDEX person_phone ON person (phone_key)"),
    ])
  }

  /// Of two devices that gave one number to two people, all of them showed it with one. Whoever may
  /// be the other one is looked at anew.
  private static let waitingNumbers = """
    UPDATE sync_thing SET is_settled = 0
    WHERE kind = 1 AND id IN (SELECT id FROM person WHERE phone IS NULL)
    """
}
