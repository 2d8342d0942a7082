import HearthDomain
import Testing

@testable import HearthData

/// Calendar files that are not in Unicode.
@Suite struct ICalendarCharsetTests {
  /// Each word could be Korean, but not the whole file.
  @Test func `a file that is not Unicode is decoded in one encoding, which is reported`() throws {
    let words = ["\u{C4}rzte", "F\u{FC}r K\u{E4}the", "B\u{FC}ro", "caf\u{E9} au lait"]
    var bytes = Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n".utf8)
    for (place, word) in words.enumerated() {
      bytes += "BEGIN:VEVENT\r\nUID:\(place)\r\nDTSTART:20261122T090000Z\r\nSUMMARY:".utf8
      bytes += word.unicodeScalars.map { UInt8($0.value) }
      bytes += "\r\nEND:VEVENT\r\n".utf8
    }
    bytes += "END:VCALENDAR\r\n".utf8
    for size in [1, 7, 1 << 16] {
      let read = try CalendarTrial().read(bytes, pieces: size)
      #expect(read.events.map(\.details.title.value) == words)
      #expect(read.report.charset == "Windows-1252")
    }
  }

  @Test func `the encoding is detected from bytes after a long ASCII beginning`() throws {
    let plain = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
    var bytes = Array("BEGIN:VCALENDAR\r\nX-FILL:".utf8) + plain + Array("\r\n".utf8)
    let words = ["Gr\u{FC}\u{DF}e aus K\u{F6}ln", "\u{C4}rzte"]
    for (place, word) in words.enumerated() {
      bytes += "BEGIN:VEVENT\r\nUID:\(place)\r\nDTSTART:20261122\r\nSUMMARY:".utf8
      bytes += word.unicodeScalars.map { UInt8($0.value) }
      bytes += "\r\nEND:VEVENT\r\n".utf8
    }
    let read = try CalendarTrial().read(bytes)
    #expect(read.events.map(\.details.title.value) == words)
    #expect(read.report.charset == "Windows-1252")
    // Cards are decoded in the same way.
    var cards = Array("BEGIN:VCARD\r\nFN:A\r\nNOTE:".utf8) + plain
    cards += "\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:".utf8
    cards += words[0].unicodeScalars.map { UInt8($0.value) }
    cards += "\r\nEND:VCARD\r\n".utf8
    var reader = VCardReader(cards)
    var last: VCard?
    while let card = try reader.next() { last = card }
    #expect(last?.displayName == words[0])
    #expect(reader.report.charset == "Windows-1252")
  }

  @Test func `an invalid byte in UTF-8 text does not change the encoding`() throws {
    var bytes = Array("BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261122\r\nSUMMARY:모닥불 곁에서".utf8)
    bytes += [0xE9]
    bytes += "\r\nEND:VEVENT\r\n".utf8
    let read = try CalendarTrial().read(bytes)
    #expect(read.events.first?.details.title.value.hasPrefix("모닥불 곁에서") == true)
    #expect(read.report.charset == nil)
  }
}
