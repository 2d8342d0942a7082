import HearthDomain

/// A generated file of many cards; every hundredth is broken in one of three ways.
struct VCardCrowd {
  let count: Int
  /// The notes that a reader has to report for the cards so far.
  private(set) var broken: [ImportNote] = []
  private var index = 0
  private var line = 1

  init(count: Int) {
    self.count = count
  }

  /// Returns the next card; empty at the end.
  mutating func next() -> [UInt8] {
    guard index < count else { return [] }
    let text = index % 100 == 50 ? brokenCard() : soundCard
    line += text.utf8.count { $0 == UInt8(ascii: "\n") }
    index += 1
    return Array(text.utf8)
  }

  private var soundCard: String {
    """
    BEGIN:VCARD\r
    VERSION:3.0\r
    N:김;지민\(index);;;\r
    FN:김지민\(index)\r
    TEL;TYPE=CELL:010-\(1000 + index / 10_000)-\(1000 + index % 9000)\r
    EMAIL;TYPE=INTERNET:jimin\(index)@example.com\r
    BDAY:1990-03-\(10 + index % 20)\r
    NOTE:오랜 친구\\n\(index)번째 카드\r
    END:VCARD\r

    """
  }

  private mutating func brokenCard() -> String {
    switch index / 100 % 3 {
    case 0:
      broken.append(ImportNote(line: line, fact: .empty))
      return "BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD\r\n"
    case 1:
      broken.append(ImportNote(line: line, fact: .noName))
      return "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nEND:VCARD\r\n"
    default:
      broken.append(ImportNote(line: line, fact: .outsideRecord(text: "FN:lost\(index)")))
      return "FN:lost\(index)\r\nEND:VCARD\r\n"
    }
  }
}
