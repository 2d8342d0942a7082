/// Placeholder characters that kitty replaces with a picture. tmux treats them like other text, so
/// they survive when it moves or redraws cells.
enum KittyPlaceholders {
  /// Returns one row of placeholders, or nil if the row exceeds the number of row marks.
  static func placeholderRow(_ row: Int, number: Int, width: Int) -> [UInt8]? {
    guard rowMarks.indices.contains(row), width > 0,
      let mark = Unicode.Scalar(rowMarks[row]), let first = Unicode.Scalar(rowMarks[0])
    else { return nil }
    var text = String.UnicodeScalarView()
    // A cell without marks of its own continues the cell before it: the same row, the next column.
    text.append(contentsOf: [placeholder, mark, first])
    for _ in 1..<width { text.append(placeholder) }
    return Array("\u{1B}[38;5;\(number)m\(String(text))\u{1B}[39m".utf8)
  }

  private static let placeholder: Unicode.Scalar = "\u{10EEEE}"

  /// The marks for rows 0, 1, 2 …: the first of those in kitty's specification.
  private static let rowMarks: [UInt32] = [
    0x0305, 0x030D, 0x030E, 0x0310, 0x0312, 0x033D, 0x033E, 0x033F, 0x0346, 0x034A, 0x034B,
    0x034C, 0x0350, 0x0351, 0x0352, 0x0357, 0x035B, 0x0363, 0x0364, 0x0365, 0x0366, 0x0367,
    0x0368, 0x0369, 0x036A, 0x036B, 0x036C, 0x036D, 0x036E, 0x036F, 0x0483, 0x0484, 0x0485,
    0x0486, 0x0487, 0x0592, 0x0593, 0x0594, 0x0595, 0x0597, 0x0598, 0x0599, 0x059C, 0x059D,
    0x059E, 0x059F, 0x05A0, 0x05A1, 0x05A8, 0x05A9, 0x05AB, 0x05AC, 0x05AF, 0x05C4, 0x0610,
    0x0611, 0x0612, 0x0613, 0x0614, 0x0615, 0x0616, 0x0617, 0x0657, 0x0658, 0x0659, 0x065A,
    0x065B, 0x065D, 0x065E, 0x06D6,
  ]

  /// Maximum number of rows of a picture.
  static var maxRows: Int { rowMarks.count }
}
