/// Devices with entries in the journal.
enum JournalDevices {
  private static let chance = "(random() & 4611686018427387903) | 1"

  /// Statement that creates the row of this device, as the migration does.
  static let insertOwnDevice = """
    INSERT OR IGNORE INTO journal_device (id, device, name, is_own)
    VALUES (\(SQLJournal.ownDevice), \(chance), '', 1)
    """

  /// Statements that create missing device rows and repair the flag of this device. Other devices
  /// need unique names, which identify their entries.
  static let renewing = [
    insertOwnDevice,
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

  /// SQL condition for devices whose name is empty or not unique.
  private static let isNameless = """
    id <> \(SQLJournal.ownDevice) AND (name = '' OR name IN (
      SELECT name FROM journal_device AS other WHERE other.id < journal_device.id))
    """

  /// Query that counts in the column `wrong` what these statements would repair.
  static let comparing = """
    SELECT 1 AS id,
      (SELECT count(*) FROM journal_device
        WHERE is_own <> (id = \(SQLJournal.ownDevice)) OR \(isNameless))
      + (SELECT count(*) FROM (
        SELECT \(SQLJournal.ownDevice) AS device UNION SELECT device FROM journal_entry)
        WHERE device NOT IN (SELECT id FROM journal_device)) AS wrong
    """
}
