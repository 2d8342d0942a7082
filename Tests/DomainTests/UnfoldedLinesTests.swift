import Testing

@testable import HearthDomain

/// Tests what is read from the stored original texts of other programs.
@Suite struct UnfoldedLinesTests {
  @Test func `a card's addresses, notes and nicknames are read`() throws {
    let card = """
      BEGIN:VCARD\r
      item1.UID:urn:uuid:1\r
       234\r
      FN:Mina\r
      item2.EMAIL;TYPE="a:b":mina@example.org\r
      email:m@work.kr\r
      EMAIL:\r
      NOTE:Likes tea\\, not\r
      \u{20} coffee\\nand "cake": all\\; of C:\\temp\\\\x\r
      END:VCARD\r

      """
    let details = ContactDetails(name: try ContactName("Mina"), card: card)
    #expect(details.uid == "urn:uuid:1234")
    #expect(details.emails == ["mina@example.org", "m@work.kr"])
    #expect(details.note == "Likes tea, not coffee\nand \"cake\": all; of C:\\temp\\x")
    let bare = ContactDetails(name: try ContactName("Mina"))
    #expect(bare.uid == nil && bare.emails.isEmpty && bare.note == nil)
  }

  @Test func `an event's rules are read`() throws {
    let text = EventText(
      of: try #require(ID(rawValue: 1)), uid: "a",
      text: "BEGIN:VEVENT\nRRULE:FREQ=DAILY\nLOCATION;ALTREP=\"http://a.b\":Room 4\\, 2\\nSeoul\n"
        + "exrule:FREQ=\n WEEKLY\nEND:VEVENT\n",
      zones: "", place: 0)
    #expect(text.ruleLines == ["RRULE:FREQ=DAILY", "exrule:FREQ=WEEKLY"])
  }

  @Test(arguments: [
    ("SUMMARY:a", "SUMMARY"), ("item1.Email;TYPE=work:b", "EMAIL"), ("a.b.note:c", "NOTE"),
    ("x-Ünit:d", "X-ÜNIT"), ("tel.:e", "TEL"), ("no colon", "NO COLON"), (":f", ""),
    (";g:h", ""), ("제목:i", "제목"),
  ])
  func `a property name is matched in any case, without its group`(line: String, name: String) {
    let lines = UnfoldedLines(line)
    #expect(lines.names == [name])
    #expect(lines.propertyLines(name) == [line])
    #expect(lines.propertyLines(name + "X", "OTHER").isEmpty)
  }

  @Test func `lines of nested components are not included`() {
    let lines = UnfoldedLines(
      "begin:VEVENT\nA:1\nBegin:VALARM\nA:2\nBEGIN:X\nA:3\nEND:X\nend:VALARM\nA:4\nBEGINS:5\n"
        + "END:VEVENT\n")
    #expect(lines.values("A") == ["1", "4"])
    #expect(lines.propertyLines("BEGINS") == ["BEGINS:5"])
  }

  @Test func `the recipient of an alarm is not a guest`() throws {
    let alarm = "BEGIN:VALARM\nACTION:EMAIL\nATTENDEE:mailto:me@example.com\nEND:VALARM\n"
    func text(_ guests: String) throws -> EventText {
      EventText(
        of: try #require(ID(rawValue: 1)), uid: "a",
        text: "BEGIN:VEVENT\n\(alarm)\(guests)END:VEVENT\n", zones: "", place: 0)
    }
    #expect(try Meeting(text("")) == nil)
    #expect(try Meeting(text("ATTENDEE:mailto:b@c.org\n"))?.attendees == ["b@c.org"])
  }

  @Test func `doubled carriage returns are accepted`() throws {
    let card = "BEGIN:VCARD\r\r\nEMAIL:mina@\r\r\n example.org\r\r\nEND:VCARD\r\r\n"
    let details = ContactDetails(name: try ContactName("Mina"), card: card)
    #expect(details.emails == ["mina@example.org"])
  }
}
