/// Devices with entries in the journal.
enum JournalDevices {
  private static let randomDeviceID = "(random() & 4611686018427387903) | 1"

  /// Statement that creates the row of this device, as the migration does.
  static let insertOwnDevice = """
    INSERT OR IGNORE INTO journal_device (id, device, name, is_own)
    VALUES (\(SQLJournal.ownDeviceRow), \(randomDeviceID), '', 1)
    """

  /// Statements that create missing device rows and repair the flag that marks this device. Other
  /// devices' names must be unique, as they identify entries.
  static let repairStatements = [
    insertOwnDevice,
    """
    UPDATE journal_device SET is_own = (id = \(SQLJournal.ownDeviceRow))
    WHERE is_own <> (id = \(SQLJournal.ownDeviceRow))
    """,
    """
    INSERT INTO journal_device (id, device, name, is_own)
    SELECT DISTINCT device, \(randomDeviceID), 'device' || device, 0 FROM journal_entry
    WHERE device > 0 AND device NOT IN (SELECT id FROM journal_device)
    """,
    """
    UPDATE journal_device SET name = 'device' || id WHERE \(namelessCondition)
    """,
  ]

  /// SQL condition for devices whose name is empty or not unique.
  private static let namelessCondition = """
    id <> \(SQLJournal.ownDeviceRow) AND (name = '' OR name IN (
      SELECT name FROM journal_device AS other WHERE other.id < journal_device.id))
    """

  /// Query for the number of rows that the repair statements would change, in a column named
  /// `wrong`.
  static let checkQuery = """
    SELECT 1 AS id,
      (SELECT count(*) FROM journal_device
        WHERE is_own <> (id = \(SQLJournal.ownDeviceRow)) OR \(namelessCondition))
      + (SELECT count(*) FROM (
        SELECT \(SQLJournal.ownDeviceRow) AS device UNION SELECT device FROM journal_entry)
        WHERE device NOT IN (SELECT id FROM journal_device)) AS wrong
    """
}
