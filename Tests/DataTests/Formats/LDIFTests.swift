import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct LDIFTests {
  private func read(
    _ text: String, size: Int = 11
  ) throws -> (contacts: [ContactDetails], report: ImportReport) {
    var contacts: [ContactDetails] = []
    let report = try DetectedContactFile(zone: FixedZone.seoul)
      .read(Array(text.utf8).source(of: size)) { contacts.append($0) }
    return (contacts, report)
  }

  /// An entry as Thunderbird writes it.
  private static let card = """
    dn: cn=Mina Kim,mail=mina@example.org
    objectclass: top
    objectclass: person
    objectclass: mozillaAbPersonAlpha
    givenName: Mina
    sn: Kim
    cn: Mina Kim
    mozillaNickname: Min
    mail: mina@example.org
    mozillaSecondEmail: kim@example.org
    modifytimestamp: 1714521900
    telephoneNumber: 02-123-4567
    mobile: 010-1234-5678
    mozillaHomeStreet: Jong-ro 1
    mozillaHomeLocalityName: Seoul
    o: Modak
    birthyear: 1990
    birthmonth: 3
    birthday: 21
    description:: 7LKc7LKc7Z6IIOqxt+uKlOuLpC4K64uk7IucLg==
    mozillaCustom1: likes
      soup

    """

  @Test(arguments: [1, 7, 1 << 16])
  func `a Thunderbird entry becomes a card with all its data`(size: Int) throws {
    let (contacts, report) = try read(Self.card, size: size)
    let contact = try #require(contacts.first)
    #expect(contacts.count == 1 && report.readCount == 1 && report.skipped.total == 0)
    #expect(report.format == "LDIF" && report.warnings.total == 0)
    #expect(contact.name.value == "Mina Kim")
    #expect(contact.phones.map(\.dialled) == ["01012345678", "021234567"])
    #expect(contact.birthday == .solar(year: 1990, month: 3, day: 21))
    #expect(contact.emails == ["mina@example.org", "kim@example.org"])
    #expect(contact.note == "천천히 걷는다.\n다시.\nmozillacustom1: likes soup")
    let card = try #require(contact.card)
    for part in ["NICKNAME:Min", "ORG:Modak;", ":;;Jong-ro 1;Seoul;;;"] {
      #expect(card.contains(part), "\(part)")
    }
    #expect(!card.contains("1714521900") && !card.contains("objectclass"))
  }

  @Test(arguments: ["\r\n", "\r", "\r\r\n"])
  func `every line ending is accepted`(end: String) throws {
    let text = Self.card.split(separator: "\n", omittingEmptySubsequences: false)
    let (contacts, _) = try read(text.joined(separator: end))
    #expect(contacts == (try read(Self.card).contacts))
  }

  @Test func `comments, the version and operational attributes are skipped`() throws {
    let (contacts, report) = try read(
      """
      # what was asked for
       and how
      version: 1

      dn:: Y249V2VpcmQ=
      cn;lang-ko: 지민
      cn: Jimin
      uid: jimin
      userPassword:: c2VjcmV0
      entryUUID: 1-2-3
      """)
    let contact = try #require(contacts.first)
    #expect(contacts.count == 1 && report.readCount == 1 && report.skipped.total == 0)
    #expect(contact.name.value == "지민" && contact.uid == "1-2-3")
    #expect(contact.note == "cn: Jimin\nuid: jimin")
    #expect(contact.card?.contains("secret") == false)
  }

  @Test func `a photo is kept, and other binary data and references are reported`() throws {
    let (contacts, report) = try read(
      """
      dn: cn=Jo
      cn: Jo
      jpegPhoto:: /9j/AAE=
      userCertificate;binary:: AAECAwQF
      audio:< file:///home/jo/voice
      no line
      """)
    let card = try #require(contacts.first?.card)
    #expect(card.contains("PHOTO:data:image/jpeg;base64,/9j/AAE="))
    #expect(contacts.first?.note == "no line")
    #expect(
      report.warnings.first.map(\.fact) == [
        .unstorableValues(field: "usercertificate", records: 1),
        .unstorableValues(field: "audio", records: 1),
        .unreadableLine(text: "no line"),
      ])
  }

  @Test func `an entry that is not a person is skipped with the reason`() throws {
    let (contacts, report) = try read(
      """
      dn: ou=people
      objectclass: organizationalUnit
      ou: people

      dn: cn=list
      objectclass: groupOfNames
      cn: Friends
      member: cn=Jo

      dn: cn=Jo
      changetype: delete

      dn: cn=none
      mail:

      dn: cn=Jo
      changetype: add
      cn: Jo
      birthmonth: 13
      birthday: 1

      """)
    #expect(contacts.map(\.name.value) == ["Jo"] && report.readCount == 1)
    #expect(
      report.skipped.first == [
        ImportNote(line: 1, fact: .noName), ImportNote(line: 5, fact: .group),
        ImportNote(line: 10, fact: .unreadable(field: "changetype", text: "delete")),
        ImportNote(line: 13, fact: .empty),
      ])
    #expect(contacts.first?.birthday == nil)
    #expect(contacts.first?.note == "birthmonth: 13\nbirthday: 1")
  }

  @Test func `an oversized entry is skipped`() throws {
    let text = "dn: cn=a\ncn: " + String(repeating: "a", count: 99) + "\n\ndn: cn=b\ncn: b\n"
    var reader = LDIFReader(limit: 50, source: Array(text.utf8).source(of: 9))
    #expect(try reader.next()?.line == 4)
    #expect(try reader.next() == nil)
    #expect(reader.report.skipped.first == [ImportNote(line: 1, fact: .tooLarge(limit: 50))])
  }

  @Test func `LDIF is recognised by its beginning, by other commands too`() throws {
    let bytes = Array(("# a\n\nversion: 1\n" + Self.card).utf8)
    #expect(try FileBeginning(bytes.source(of: 9)).kind == .contacts)
    #expect(throws: DomainError.damaged(.otherFileKind(.contacts))) {
      try AnyMoodFile.seoul.read(bytes.source(of: 99)) { _ in nil }
    }
    #expect(try FileBeginning(Array("dns: a\n".utf8).source(of: 9)).kind == nil)
  }
}
