extension Migration {
  /// The complete schema. A store of schema 34 has it already.
  static let baseline = Migration(number: 35, name: "baseline") {
    BaselineSchema.statements + initialRows
  }

  /// Initial rows of every store: zero totals, and this device.
  private static let initialRows = [
    "INSERT INTO garden_total VALUES (1, 0, 0, 0, 0)",
    "INSERT INTO saying_total VALUES (1, 0, 0, 0, 0, 0)",
    "INSERT INTO book_total VALUES (1, 0, 0, 0, 0, 0, 0, 0, 0)",
    """
    INSERT INTO journal_device (id, device, name, is_own)
    VALUES (1, (random() & 4611686018427387903) | 1, '', 1)
    """,
  ]
}
