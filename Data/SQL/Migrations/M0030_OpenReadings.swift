extension Migration {
  /// Lets a reading beside the present one be open, as of two that devices began without knowing of
  /// each other. SQLite drops no check of a table: the words of the table lose it, and its rows
  /// stay as they are.
  static let openReadings = Migration(number: 30, name: "open_readings") {
    [hiddenReadings]
  } filling: { connection in
    try connection.rewrite(
      "past_reading", saying: "CHECK (finished_on IS NULL OR finished_sometime IS NULL)",
      insteadOf: "CHECK ((finished_on IS NULL) = (finished_sometime IS NOT NULL))")
  }

  /// What other devices told of a reading that was shown nowhere is looked at anew.
  private static let hiddenReadings = """
    UPDATE sync_thing SET is_settled = 0
    WHERE kind = 10 AND id NOT IN (SELECT id FROM sync_reading)
    """
}
