import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Cards as items of links.
@Suite struct VCardLinkFormatTests {
  private let format = VCardLinkFormat(now: .fixed("2026-11-22T12:00", in: FixedZone.utc))

  private func bytes(_ lines: String..., version: String = "3.0") -> [UInt8] {
    Self.bytes(lines, version: version)
  }

  private static func bytes(_ lines: [String], version: String = "3.0") -> [UInt8] {
    Array(
      (["BEGIN:VCARD", "VERSION:\(version)", "UID:m"] + lines + ["END:VCARD", ""])
        .joined(separator: "\r\n").utf8)
  }

  private func item(_ bytes: [UInt8]) throws -> LinkItem {
    guard case .item(let item) = format.content(of: bytes) else {
      throw DomainError.refused(.nothingToUndo)
    }
    return item
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `properties that each program writes itself are not compared`() throws {
    let one = try item(bytes("PRODID:a", "REV:20260101T000000Z", "FN:Mina", "TEL:1234"))
    let other = try item(
      bytes("TEL:1234", "FN:Mi", " na", "PRODID:b", "REV:20270101T000000Z", version: "4.0"))
    #expect(one.units == other.units)
    #expect(
      one.units.parts[""]?.keys.sorted().map(\.textForm) == ["entry TEL 1234", "property FN"])
  }

  @Test func `numbers and addresses are identified by their values`() throws {
    let found = try item(
      bytes(
        "TEL;TYPE=cell:010-1234-5678", "TEL:+82 2 123 4567", "TEL:ask Mina",
        "EMAIL;TYPE=home:Mina@Example.org", "EMAIL:mina@work.kr", "X-A:1", "X-A:2"))
    #expect(
      found.units.parts[""]?.keys.sorted().map(\.textForm) == [
        "entry EMAIL mina@example.org", "entry EMAIL mina@work.kr", "entry TEL 01012345678",
        "entry TEL 021234567", "entry TEL ask mina", "property X-A",
      ])
    for unit in found.units.parts[""]?.keys.sorted() ?? [] {
      #expect(LinkUnits.Unit(textForm: unit.textForm) == unit)
    }
  }

  @Test func `a number keeps its label under another group name`() throws {
    let one = try item(
      bytes("item1.TEL:1234", "item1.X-ABLabel:Boat", "item2.ADR:;;a", "item2.X-ABLabel:Hut"))
    let other = try item(
      bytes("item7.ADR:;;a", "item7.X-ABLABEL:Hut", "item1.X-ABLabel:Boat", "item1.TEL:1234"))
    #expect(one.units == other.units)
    let renamed = try item(
      bytes("item1.TEL:1234", "item1.X-ABLabel:Ship", "item2.ADR:;;a", "item2.X-ABLabel:Hut"))
    let changed = Set(
      one.units.parts[""]?.keys.filter {
        one.units.parts[""]?[$0] != renamed.units.parts[""]?[$0]
      } ?? [])
    #expect(changed == [.entry("TEL", "1234")])
  }

  /// Both sides of a card and the merge result.
  struct Row: Sendable {
    let here: [String]
    let there: [String]
    let merged: [String]
    var conflicts: [String] = []
  }

  private static let base = [
    "N:Kim;Mina;;;", "FN:Mina Kim", "TEL;TYPE=cell:1234", "EMAIL:a@b.c", "PHOTO;ENCODING=b:AAAA",
    "X-OWN;X=y:z",
  ]

  private static func with(_ changes: [Int: String?], adding added: [String] = []) -> [String] {
    base.indices.compactMap { index in changes[index] ?? base[index] } + added
  }

  private static let rows: [Row] = [
    // Each side changed another property.
    Row(
      here: with([1: "FN:Mina K."]), there: with([0: "N:Kim;Mi-na;;;"]),
      merged: with([0: "N:Kim;Mi-na;;;", 1: "FN:Mina K."])),
    Row(
      here: with([:], adding: ["TEL:5678"]), there: with([:], adding: ["TEL:9999"]),
      merged: with([:], adding: ["TEL:9999", "TEL:5678"])),
    Row(
      here: with([2: nil]), there: with([3: "EMAIL:x@b.c"]),
      merged: with([2: nil, 3: "EMAIL:x@b.c"])),
    Row(
      here: with([1: "FN:M"]), there: with([4: "PHOTO;ENCODING=b:BBBB", 5: "X-OWN;X=y:zz"]),
      merged: with([1: "FN:M", 4: "PHOTO;ENCODING=b:BBBB", 5: "X-OWN;X=y:zz"])),
    // Both sides made the same change.
    Row(here: with([1: "FN:M"]), there: with([1: "FN:M"]), merged: with([1: "FN:M"])),
    // Both sides changed the same property differently.
    Row(
      here: with([1: "FN:Here"]), there: with([1: "FN:There"]), merged: with([1: "FN:There"]),
      conflicts: ["property FN"]),
    Row(
      here: with([2: "TEL;TYPE=home:1234"]), there: with([2: "TEL;TYPE=work:1234"]),
      merged: with([2: "TEL;TYPE=work:1234"]), conflicts: ["entry TEL 1234"]),
    Row(
      here: with([2: nil]), there: with([2: "TEL;TYPE=work:1234"]),
      merged: with([2: "TEL;TYPE=work:1234"]), conflicts: ["entry TEL 1234"]),
    Row(
      here: with([:], adding: ["BDAY:1990-01-01"]),
      there: with([:], adding: ["X-HEARTH-LUNAR-BIRTHDAY:1990-01-01"]),
      merged: with([:], adding: ["X-HEARTH-LUNAR-BIRTHDAY:1990-01-01"]),
      conflicts: ["property BDAY"]),
  ]

  @Test(arguments: rows) func `cards are merged by their properties`(row: Row) throws {
    let (base, here, there) = (
      try item(Self.bytes(Self.base)), try item(Self.bytes(row.here)),
      try item(Self.bytes(row.there))
    )
    let merge = LinkMerge(since: LinkBaseUnits(base.units), here: here.units, there: there.units)
    #expect(merge.conflicts.map(\.unit.textForm) == row.conflicts)
    let made = format.item(there, with: merge.unitsForOtherSide, takingZonesFrom: here)
    #expect(text(made.bytes) == text(Self.bytes(row.merged)))
    #expect(made.units == merge.unitsForThisSide)
  }

  @Test func `a property whose group name is in use gets another one`() throws {
    let base = try item(bytes("FN:a"))
    let here = try item(bytes("FN:a", "item1.TEL:1234", "item1.X-ABLabel:Boat"))
    let there = try item(bytes("FN:a", "item1.EMAIL:a@b.c", "item1.X-ABLabel:Office"))
    let merge = LinkMerge(since: LinkBaseUnits(base.units), here: here.units, there: there.units)
    let made = format.item(there, with: merge.unitsForOtherSide, takingZonesFrom: here)
    #expect(
      text(made.bytes)
        == text(
          bytes(
            "FN:a", "item1.EMAIL:a@b.c", "item1.X-ABLabel:Office", "item2.TEL:1234",
            "item2.X-ABLabel:Boat")))
    // The units alone restore the item.
    let wanted = LinkUnits(parts: ["": here.units.parts[""] ?? [:]])
    let back = format.item(base, with: wanted, takingZonesFrom: base)
    #expect(back.units == here.units)
  }

  // MARK: - Local changes

  private func contact(_ bytes: [UInt8]) throws -> Contact {
    let details = try #require(format.details(of: item(bytes)))
    return Contact(id: try #require(ID(rawValue: 5)), details: details)
  }

  private func edited(
    _ bytes: [UInt8], _ change: (inout ContactDetails) throws -> Void
  ) throws -> String {
    let contact = try contact(bytes)
    var details = contact.details
    try change(&details)
    return text(format.item(of: Contact(id: contact.id, details: details)).bytes)
  }

  private let folded = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    uid:m\r
    x-first;p=q:kept\r
    N:Kim;Mina;;;\r
    FN:Mina Kim\r
    item1.TEL;TYPE=CELL;TYPE=pref:010-1234\r
     -5678\r
    item1.X-ABLabel:Boat\r
    TEL;TYPE=home:02-123-4567\r
    PHOTO;ENCODING=b;TYPE=JPEG:AAAA\r
      BBBB\r
    BDAY;VALUE=date:1990-03-21\r
    REV:20200101T000000Z\r
    END:VCARD\r

    """

  @Test func `unchanged properties are written byte for byte`() throws {
    #expect(try edited(Array(folded.utf8)) { _ in } == folded)
    let broken =
      Array("BEGIN:VCARD\r\nVERSION:3.0\r\nUID:m\r\nFN:Mina\r\nNOTE:가".utf8.dropLast())
      + Array("\r\n ".utf8) + Array("가".utf8.suffix(1)) + Array("\r\nEND:VCARD\r\n".utf8)
    #expect(format.item(of: try contact(broken)).bytes == broken)
  }

  @Test func `an edit changes only the lines of that field`() throws {
    let renamed = try edited(Array(folded.utf8)) { $0.name = try ContactName("Mina Lee") }
    #expect(
      renamed
        == folded.replacing("N:Kim;Mina;;;", with: "N:Lee;Mina;;;")
        .replacing("FN:Mina Kim", with: "FN:Mina Lee")
        .replacing("20200101T000000Z", with: "20261122T120000Z"))
    let called = try edited(Array(folded.utf8)) { details in
      details.phones[0] = try PhoneNumber("010-9999-8888")
    }
    #expect(called.contains("item1.TEL;TYPE=CELL;TYPE=pref:01099998888\r\nitem1.X-ABLabel:Boat"))
    #expect(called.contains("TEL;TYPE=home:02-123-4567\r\n"))
    let fewer = try edited(Array(folded.utf8)) { $0.phones.removeFirst() }
    #expect(!fewer.contains("item1") && fewer.contains("TEL;TYPE=home:02-123-4567\r\n"))
    let more = try edited(Array(folded.utf8)) { $0.phones.append(try PhoneNumber("1234")) }
    #expect(more.contains("TEL;TYPE=home:02-123-4567\r\nTEL:1234\r\n"))
    let born = try edited(Array(folded.utf8)) { $0.birthday = try Birthday("03-22") }
    #expect(born.contains("BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-22\r\n"))
    let lunar = try edited(Array(folded.utf8)) { $0.birthday = try Birthday("lunar:08-15") }
    #expect(lunar.contains("X-HEARTH-LUNAR-BIRTHDAY:08-15\r\n") && !lunar.contains("BDAY;"))
    let none = try edited(Array(folded.utf8)) { $0.birthday = nil }
    #expect(!none.contains("BDAY"))
    for text in [renamed, called, fewer, more, born, lunar, none] {
      #expect(text.contains("x-first;p=q:kept\r\n") && text.contains("AAAA\r\n  BBBB\r\n"))
    }
  }

  @Test(arguments: [
    ("Kim;Mina;;;", "Mina Kim", "Mina Lee", "Lee;Mina;;;"),
    (
      "Kim;Mina;Jane;Dr.;PhD", "Dr. Mina Jane Kim PhD", "Dr. Mina Jane Lee PhD",
      "Lee;Mina;Jane;Dr.;PhD"
    ),
    ("Kim;Mina;;;", "Mina Kim", "Mina Jane Kim", "Kim;Mina;Jane;;"),
    ("Kim;Mina;;;", "Mina Kim", "Kim Mina", "Kim;Mina;;;"),
    ("Kim;Mina;;;", "Mina Kim", "Mina", ";Mina;;;"),
    ("Kim;Mina;;;", "Mina Kim", "Jo Doe", "Jo Doe;;;;"),
    ("Kim;Mina;Jane;Dr.;", "Mina Kim", "Mina Lee", "Lee;Mina;Jane;Dr.;"),
    ("Kim;Mina,Jo;;;", "Mina,Jo Kim", "Mina,Jo Lee", "Lee;Mina,Jo;;;"),
    ("Kim;Mina;;;", "Mum", "Mom", "Kim;Mina;;;"),
    ("Kim;Mina;;;", "Mum Kim", "Mum Lee", "Lee;Mina;;;"),
    ("김;지민;;;", "김지민", "이지민", "이;지민;;;"),
    ("김;지민;;;", "지민", "김지민", "김;지민;;;"),
    ("김;지민;;;", "김지민", "박서준", "박서준;;;;"),
    ("Kim", "Kim", "Lee", "Lee"),
  ])
  func `the components of a name follow the edited name`(
    value: String, old: String, new: String, made: String
  ) throws {
    let text = try edited(bytes("N;SORT-AS=k:" + value, "FN:" + ContentText.escaped(old))) {
      $0.name = try ContactName(new)
    }
    #expect(text.contains("N;SORT-AS=k:\(made)\r\n"), "\(text)")
    #expect(text.contains("FN:\(ContentText.escaped(new))\r\n"))
  }

  @Test func `the properties of a deleted number do not pass to another one`() throws {
    let card = bytes(
      "FN:Mina", "item1.TEL;TYPE=MAIN:1111", "item1.X-ABLabel:Boat", "TEL;TYPE=HOME:2222",
      "TEL;TYPE=WORK:2222", "TEL;TYPE=VOICE:3333 ext. 4")
    let joined = try edited(card) { details in
      details.phones = [details.phones[1], details.phones[2], try PhoneNumber("4444")]
    }
    #expect(
      joined
        == text(
          bytes(
            "FN:Mina", "TEL;TYPE=HOME:2222", "TEL;TYPE=WORK:2222", "TEL;TYPE=VOICE:3333 ext. 4",
            "TEL:4444")))
    let replaced = try edited(card) { $0.phones[1] = try PhoneNumber("5555") }
    #expect(
      replaced
        == text(card).replacing("HOME:2222", with: "HOME:5555").replacing(
          "TEL;TYPE=WORK:2222\r\n", with: ""))
    let home = bytes("home.TEL:1111", "home.ADR:;;a", "home.X-ABLabel:Hut", "home.FN:Mina")
    #expect(
      try edited(home) { ($0.phones, $0.name) = ([], try ContactName("Jo")) }
        == text(bytes("home.ADR:;;a", "home.X-ABLabel:Hut", "home.FN:Jo")))
    let fewer = try edited(card) { $0.phones.removeLast() }
    #expect(fewer == text(card).replacing("TEL;TYPE=VOICE:3333 ext. 4\r\n", with: ""))
  }

  @Test func `a contact that was entered here gets a card of 3_0 with a UID`() throws {
    let details = ContactDetails(
      name: try ContactName("김미나"), phones: [try PhoneNumber("010-1234-5678")],
      birthday: try Birthday("1990-03-21"))
    let contact = Contact(id: try #require(ID(rawValue: 5)), details: details)
    let item = format.item(of: contact)
    #expect(item.uid.text == contact.id.fullForm + "@hearth")
    #expect(
      text(item.bytes)
        == "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\(item.uid)\r\nFN:김미나\r\nN:김미나;;;;\r\n"
        + "TEL:01012345678\r\nBDAY:1990-03-21\r\nEND:VCARD\r\n")
    #expect(try item == self.item(item.bytes))
    var read = try #require(format.details(of: item))
    read.card = nil
    #expect(read == details)
    #expect(format.outgoing(item, isNew: true) == item)
  }

  @Test func `new cards for a server are written as 3_0, existing ones keep their version`() throws
  {
    let newest = try item(bytes("FN:Mina", "BDAY:--0321", version: "4.0"))
    let sent = format.outgoing(newest, isNew: true)
    #expect(text(sent.bytes).contains("VERSION:3.0\r\n") && sent.uid == "m")
    #expect(text(sent.bytes).contains("BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-21"))
    #expect(format.outgoing(newest, isNew: false) == newest)
  }

  @Test func `a file without exactly one contact is reported as what it is`() throws {
    let one = bytes("FN:a")
    #expect(format.content(of: one + one) == .severalItems)
    #expect(format.content(of: bytes("FN:a", "KIND:group", version: "4.0")) == .notAnItem)
    #expect(format.content(of: bytes("FN:a", version: "2.1")) == .unreadable)
    #expect(format.content(of: Array("nothing".utf8)) == .unreadable)
    #expect(
      format.content(of: Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:a\r\nEND:VCARD\r\n".utf8))
        == .unreadable)
    // A file that was cut off while it was written.
    let whole = bytes("UID:u", "FN:a", "TEL:010-1234-5678", "NOTE:b")
    #expect(format.content(of: Array(whole.dropLast(30))) == .unreadable)
    #expect(format.details(of: try item(bytes("NOTE:nobody"))) == nil)
  }
}
