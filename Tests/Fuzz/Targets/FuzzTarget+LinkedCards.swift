import HearthData
import HearthDomain
import HearthSamples

extension FuzzTarget {
  /// Cards of a linked folder: unchanged cards are written byte for byte, a changed card is read
  /// back with its change, and all its other properties stay.
  static let linkedCards = FuzzTarget(
    "linkedcards", corpus: LinkedCards.all, words: LinkedCards.words
  ) {
    let format = VCardLinkFormat(now: Now { Instant(milliseconds: 1_795_000_000_000) })
    guard let id = ID<Contact>(rawValue: 5) else { throw RuleViolation("no id") }
    let edits = try LinkedCards.edits()
    return { input in
      guard case .item(let item) = format.content(of: input) else { return }
      guard let details = format.details(of: item) else { return }
      let same = format.item(of: Contact(id: id, details: details))
      try RuleViolation.unless(same == item, "not changed, and written otherwise")
      for (name, edit) in edits {
        var wanted = details
        try edit(&wanted)
        let made = format.item(of: Contact(id: id, details: wanted))
        guard case .item(let read) = format.content(of: made.bytes), read == made else {
          throw RuleViolation("\(name): what was written is no item, or another one")
        }
        try RuleViolation.unless(read.uid == item.uid, "\(name): \(item.uid) is \(read.uid)")
        guard let found = format.details(of: read) else {
          throw RuleViolation("\(name): nobody is in it")
        }
        try LinkedCards.check(found, is: wanted, name)
        try RuleViolation.unless(
          LinkedCards.others(in: made.bytes) == LinkedCards.others(in: input),
          "\(name): other lines changed")
        guard let new = format.details(of: format.outgoing(read, isNew: true)) else {
          throw RuleViolation("\(name): nobody is in what a server gets")
        }
        try LinkedCards.check(new, is: wanted, name + ", as a server gets it")
      }
    }
  }
}

private enum LinkedCards {
  /// Cards of various programs, each with a UID, as they occur in folders.
  static let all = VCardSample.allCases.filter { $0 != .oldPhone }.flatMap { sample in
    ["3.0", "4.0"].map { version in
      var lines = String(decoding: sample.bytes, as: UTF8.self)
        .split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
      if let place = lines.firstIndex(where: { $0.hasPrefix("VERSION:") }) {
        lines[place] = "VERSION:\(version)\r\nUID:u1"
      }
      return Array(lines.joined(separator: "\r\n").utf8)
    }
  }

  static let words =
    Cards.words + [
      "\r\nUID:2", "\r\nREV:20200101T000000Z", "\r\nitem1.FN:a", "\r\nitem1.X-ABLabel:b",
      "\r\nTEL:010-1234-5678", "\r\nFN;ENCODING=QUOTED-PRINTABLE:=EA=B0=80=\r\n=EB=82=98",
      "\r\n\r\n", "\r\nX-OWN;X=\"a:b\":c", "\r\nPHOTO;ENCODING=b:AAAA\r\nBBBB",
    ]

  typealias Edit = (inout ContactDetails) throws -> Void

  /// Edits of a contact, with their names.
  static func edits() throws -> [(String, Edit)] {
    let (name, phone) = (try ContactName("Sora, Han; 1"), try PhoneNumber("031-999-8888"))
    let (solar, lunar) = (try Birthday("02-29"), try Birthday("lunar:1990-08-15"))
    return [
      ("another name", { $0.name = name }),
      ("a name of one word", { $0.name = try ContactName("한") }),
      ("a further number", { $0.phones.append(phone) }),
      ("another number", { $0.phones = $0.phones.isEmpty ? [] : [phone] + $0.phones.dropFirst() }),
      ("one number less", { $0.phones = Array($0.phones.dropLast()) }),
      ("no number", { $0.phones = [] }),
      ("a birthday", { $0.birthday = solar }),
      ("a lunar birthday", { $0.birthday = lunar }),
      ("no birthday", { $0.birthday = nil }),
      ("all of it", { ($0.name, $0.phones, $0.birthday) = (name, [phone], solar) }),
    ]
  }

  static func check(
    _ found: ContactDetails, is wanted: ContactDetails, _ edit: String
  ) throws {
    try RuleViolation.unless(
      found.name == wanted.name, "\(edit): \(wanted.name.value) is \(found.name.value)")
    try RuleViolation.unless(
      Set(found.phones.map(\.comparisonKey)) == Set(wanted.phones.map(\.comparisonKey)),
      "\(edit): \(wanted.phones) are \(found.phones)")
    try RuleViolation.unless(
      found.birthday == wanted.birthday,
      "\(edit): \(String(describing: wanted.birthday)) is \(String(describing: found.birthday))")
  }

  /// Returns the properties that Hearth does not edit; labels of phone numbers are not among them.
  static func others(in bytes: [UInt8]) throws -> [VCardProperty] {
    var reader = VCardReader(bytes)
    return try reader.next()?.properties.filter { property in
      let known = ["FN", "N", "TEL", "BDAY", VCardProperty.lunarBirthday, "REV"]
      return !known.contains(property.name)
        && (property.group == nil || !property.name.hasPrefix("X-AB"))
    } ?? []
  }
}
