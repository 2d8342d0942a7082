import HearthData
import HearthDomain

extension FuzzTarget {
  /// Cards: what was kept of a contact is written and read again as it was.
  static let vCard = FuzzTarget("vcard", corpus: Cards.all, words: Cards.words) {
    let file = VCardContactFile()
    return { input in
      let contacts: [ContactDetails] = try Reading.both(input) { source, contacts in
        try file.read(source) { contacts.append($0) }
      }
      let written = contacts.flatMap(file.bytes)
      var again: [ContactDetails] = []
      let report = try file.read(Reading.source(written)) { again.append($0) }
      try Oddity.unless(
        report.skipped.total == 0, "what was written is skipped: \(report.skipped.first)")
      try Oddity.unless(again.count == contacts.count, "\(contacts.count) cards are \(again.count)")
      for (before, after) in zip(contacts, again) {
        try Oddity.unless(before.name == after.name, "\(before.name) is \(after.name)")
        try Oddity.unless(
          Set(before.phones.map(\.key)) == Set(after.phones.map(\.key)),
          "\(before.phones) are \(after.phones)")
        try Oddity.unless(
          before.birthday == after.birthday,
          "\(String(describing: before.birthday)) is \(String(describing: after.birthday))")
        try Oddity.unless(file.bytes(of: before) == file.bytes(of: after), "a card that changes")
      }
    }
  }
}

/// Cards as programs write them.
enum Cards {
  static let all: [[UInt8]] =
    texts.map {
      Array(
        $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n").utf8)
    } + [oldPhone]

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

  private static let texts = [
    """
    BEGIN:VCARD
    VERSION:3.0
    PRODID:-//Apple Inc.//iPhone OS 17.5//EN
    N:김;지민;;;
    FN:김지민
    NICKNAME:지미
    item1.TEL;type=pref:+82 10-1234-5678
    item1.X-ABLabel:_$!<Mobile>!$_
    TEL;type=WORK;type=FAX:02-123-4568
    BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-09
    NOTE:첫 줄\\n둘째 줄\\, 끝
    PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAASABIAAD/4QBMRXhpZgAATU0AKgAA
     AAgAAgESAAMAAAABAAEAAIdpAAQ=
    END:VCARD

    """,
    """
    BEGIN:VCARD
    VERSION:2.1
    N;LANGUAGE=en-us:Miller;Anna;;Dr.
    FN:Dr. Anna Miller
    ORG:Example, Inc.;Sales
    TEL;WORK;VOICE:+1 (425) 555-0100 x23
    LABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE:100 Waters Edge=0D=0A=
    Baytown, LA 30314
    BDAY:19800322
    PHOTO;TYPE=JPEG;ENCODING=BASE64:
     /9j/4AAQSkZJRgABAQEAYABgAAD

    REV:20240101T000000Z
    END:VCARD

    """,
    """
    BEGIN:VCARD
    VERSION:2.1
    N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EB=B0=95;=EB=8F=84=EC=9C=A4;;;
    TEL;CELL;PREF:01055556666
    TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=ED=9A=8C):027778888
    NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EC=98=A4=EB=9E=9C=20=EC=B9=
    =9C=EA=B5=AC=0D=0A=EA=B1=B0
    BDAY:1991-12-24
    END:VCARD
    BEGIN:VCARD
    VERSION:2.1
    N:Hong;Gil
    AGENT:
    BEGIN:VCARD
    VERSION:2.1
    N:Han;Sora
    END:VCARD
    TEL;HOME:02-700-1234
    END:VCARD

    """,
    """
    BEGIN:VCARD
    BDAY;VALUE=text:circa 1800
    VERSION:4.0
    UID:3c1b1d9e-3a0e-4b52-9a0a-1d3b3f1c7a11
    FN;PREF=1:최하늘
    TEL;VALUE=uri;PREF=1;TYPE="voice,cell":tel:+82-10-2222-3333;ext=77
    ADR;LABEL="서울 ^n종로구; ^'집^'";GEO="geo:37.5,127":;;종로 1;서울;;;
    PHOTO:data:image/png;base64,iVBORw0KGgo=
    X-HEARTH-LUNAR-BIRTHDAY:leap-04-08
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    TEL;X-EVOLUTION-UI-SLOT=1;TYPE="CELL,VOICE":+82-2-555-0199
    EMAIL:a@example.com
    BDAY:1953-10-15T23:10:00Z
    REV:2024-03-01T09:00:00Z(2)
    END:VCARD

    """,
  ]

  /// 김철수 and a syllable that EUC-KR lacks, as a phone of 2003 wrote them.
  private static let oldPhone: [UInt8] =
    Array("BEGIN:VCARD\r\nVERSION:2.1\r\nN:".utf8) + [0xB1, 0xE8, 0xC3, 0xB6, 0xBC, 0xF6]
    + Array("\r\nTEL;CELL:016-234-5678\r\nNOTE;CHARSET=KS_C_5601-1987:".utf8) + [0x8C, 0x63]
    + Array("\r\nBDAY:0000\r\nEND:VCARD\r\n".utf8)
}
