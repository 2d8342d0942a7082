/// The devices of which a journal has entries.
enum JournalDevices {
  private static let chance = "(random() & 4611686018427387903) | 1"

  /// Makes the row of this device, as the migration does.
  static let makingOwn = """
    INSERT OR IGNORE INTO journal_device (id, device, name, is_own)
    VALUES (\(SQLJournal.ownDevice), \(chance), '', 1)
    """

  /// Makes rows for all devices that entries are of, and puts right which one is this: another one
  /// needs a name of its own, by which its entries are called.
  static let renewing = [
    makingOwn,
    """
    UPDATE journal_device SET is_own = (id = \(SQLJournal.ownDevice))
    WHERE is_own <> (id = \(SQLJournal.ownDevice))
    """,
    """
    INSERT INTO journal_device (id, device, name, is_own)
    SELECT DISTINCT device, \(chance), 'device' || device, 0 FROM journal_entry
    WHERE device > 0 AND device NOT IN (SELECT id FROM journal_device)
    """,
    """
    UPDATE journal_device SET name = 'device' || id WHERE \(isNameless)
    """,
  ]

  /// What cannot be called, because it has no name or that of another one.
  private static let isNameless = """
    id <> \(SQLJournal.ownDevice) AND (name = '' OR name IN (
      SELECT name FROM journal_device AS other WHERE other.id < journal_device.id))
    """

  /// Counts in the column `wrong` what that would put right.
  static let comparing = """
    SELECT 1 AS id,
      (SELECT count(*) FROM journal_device
        WHERE is_own <> (id = \(SQLJournal.ownDevice)) OR \(isNameless))
      + (SELECT count(*) FROM (
        SELECT \(SQLJournal.ownDevice) AS device UNION SELECT device FROM journal_entry)
        WHERE device NOT IN (SELECT id FROM journal_device)) AS wrong
    """
}
