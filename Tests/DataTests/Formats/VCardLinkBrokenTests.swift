import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Linked cards with unusual syntax: edits are read back correctly, and all other lines stay.
@Suite struct VCardLinkBrokenTests {
  private let format = VCardLinkFormat(now: .fixed("2026-11-22T12:00", in: FixedZone.utc))

  private static func card(_ lines: String...) -> String {
    (["BEGIN:VCARD", "VERSION:3.0", "UID:m"] + lines + ["END:VCARD", ""])
      .joined(separator: "\r\n")
  }

  private func edited(
    _ text: String, _ change: (inout ContactDetails) throws -> Void
  ) throws -> String {
    guard case .item(let item) = format.content(of: Array(text.utf8)),
      let before = format.details(of: item)
    else { throw DomainError.refused(.nothingToUndo) }
    var details = before
    try change(&details)
    let made = format.item(of: Contact(id: try someID(5), details: details))
    guard case .item(let again) = format.content(of: made.bytes) else {
      throw DomainError.refused(.nothingToUndo)
    }
    var read = try #require(format.details(of: again))
    #expect(again == made)
    (read.card, details.card) = (nil, nil)
    #expect(read == details)
    return String(decoding: made.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    card("FN:Mina") + "\r\n\r\n", card("FN:Mina") + "behind", String(card("FN:Mina").dropLast()),
    "\r\n" + card("FN:Mina"), card("FN:Mina", "", "", "NOTE:a"),
  ])
  func `text around a card is kept`(text: String) throws {
    #expect(try edited(text) { _ in } == text)
  }

  @Test func `an item with a nested card is unreadable`() {
    let inner = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Sora\r\nEND:VCARD"
    for text in [Self.card("FN:Mina", inner), Self.card("FN:Mina", "AGENT:", inner)] {
      #expect(format.content(of: Array(text.utf8)) == .unreadable)
    }
  }

  @Test func `a value broken over several lines by its encoding is one property`() throws {
    let name = "FN;ENCODING=QUOTED-PRINTABLE:=EA=B9=80=\r\n=EB=AF=B8"
    #expect(
      try edited(Self.card(name, "NOTE:a")) { $0.name = try ContactName("Sora") }
        == Self.card("FN:Sora", "NOTE:a"))
    let picture = Self.card("FN:Mina", "PHOTO;ENCODING=b:AAAA", "BBBB")
    #expect(
      try edited(picture) { $0.birthday = try Birthday("1990-03-21") }
        == Self.card("FN:Mina", "PHOTO;ENCODING=b:AAAA", "BBBB", "BDAY:1990-03-21"))
    // A quoted-printable line that continues at the end of the card.
    let open = "NOTE;ENCODING=QUOTED-PRINTABLE:a="
    #expect(
      try edited(Self.card("FN:Mina", open)) { $0.birthday = try Birthday("1990-03-21") }
        == Self.card("FN:Mina", "BDAY:1990-03-21", open))
  }

  @Test(arguments: [["TEL:1234"], ["FN:", "TEL:1234"]])
  func `a name derived from a number stays when the number changes`(lines: [String]) throws {
    let text = lines.count == 1 ? Self.card(lines[0]) : Self.card(lines[0], lines[1])
    let made = try edited(text) { $0.phones = [try PhoneNumber("5678")] }
    #expect(made.contains("FN:1234\r\n") && made.contains("TEL:5678\r\n"), "\(made)")
  }

  @Test func `invalid lines stay, whatever they begin with`() throws {
    let text = Self.card("FN;PREF", "FN:Mina", "BDAY", "item1.TEL:1234", "item1.X-ABLabel")
    let made = try edited(text) { details in
      details.name = try ContactName("Sora")
      details.phones = []
      details.birthday = try Birthday("1990-03-21")
    }
    #expect(
      made == Self.card("FN;PREF", "FN:Sora", "BDAY", "item1.X-ABLabel", "BDAY:1990-03-21"))
  }

  @Test func `a number is found even if its line is indented`() throws {
    let text = Self.card("FN:Mina", "NOTE:a", "", " TEL:1234")
    let made = try edited(text) { $0.phones = [try PhoneNumber("5678")] }
    #expect(!made.contains("1234") && made.contains("TEL:5678\r\n"), "\(made)")
  }
}
