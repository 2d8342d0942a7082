import HearthData
import HearthDomain
import HearthSamples

extension FuzzTarget {
  /// Cards: contacts can be written and read back.
  static let vCard = FuzzTarget("vcard", corpus: Cards.all, words: Cards.words) {
    let file = VCardContactFile()
    return { input in
      let contacts: [ContactDetails] = try Reading.both(input) { source, contacts in
        try file.read(source) { contacts.append($0) }
      }
      let written = contacts.flatMap(file.bytes)
      var again: [ContactDetails] = []
      let report = try file.read(Reading.source(written)) { again.append($0) }
      try RuleViolation.unless(
        report.skipped.total == 0, "what was written is skipped: \(report.skipped.first)")
      try RuleViolation.unless(
        again.count == contacts.count, "\(contacts.count) cards are \(again.count)")
      for (before, after) in zip(contacts, again) {
        try RuleViolation.unless(before.name == after.name, "\(before.name) is \(after.name)")
        try RuleViolation.unless(
          Set(before.phones.map(\.comparisonKey)) == Set(after.phones.map(\.comparisonKey)),
          "\(before.phones) are \(after.phones)")
        try RuleViolation.unless(
          before.birthday == after.birthday,
          "\(String(describing: before.birthday)) is \(String(describing: after.birthday))")
        try RuleViolation.unless(
          file.bytes(of: before) == file.bytes(of: after), "a card that changes")
      }
    }
  }
}

/// Sample cards and vCard tokens.
enum Cards {
  static let all = VCardSample.allCases.map(\.bytes)

  static let words = [
    "BEGIN:VCARD\r\n", "END:VCARD\r\n", "VERSION:2.1\r\n", "VERSION:4.0\r\n",
    "\r\nTEL;CELL:010-1234-5678",
    "\r\nBDAY:19800322", "\r\nBDAY:--0229", "\r\nBDAY;VALUE=text:circa", "\r\nN:가;나;;;", "\r\nFN:",
    "\r\nN:",
    "\r\nX-HEARTH-LUNAR-BIRTHDAY:leap-04-08", ";CHARSET=EUC-KR", ";CHARSET=UTF-16",
    ";ENCODING=QUOTED-PRINTABLE:", "=0D=0A=\r\n", ";ENCODING=b:", ";TYPE=\"a,b\"", "^n", "^'",
    "\r\n ",
    "item1.", ";ext=77", "tel:+82-10-2222-3333", "\r\nKIND:group", ";PREF=1", ";CALSCALE=",
    ";X-APPLE-OMIT-YEAR=1604", "\\,", "\\;", "=ZZ", "\r\nAGENT:\r\nBEGIN:VCARD\r\n",
    "data:image/png;base64,",
  ]
}
