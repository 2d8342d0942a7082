import HearthDomain
import Testing

@testable import HearthData

/// Calendar files that are no Unicode.
@Suite struct ICalendarCharsetTests {
  /// Each word alone could be Korean just as well, the file could not.
  @Test func `a file that is no Unicode has one character set, which is told`() throws {
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

  @Test func `a broken byte among letters makes no other character set`() throws {
    var bytes = Array("BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261122\r\nSUMMARY:모닥불 곁에서".utf8)
    bytes += [0xE9]
    bytes += "\r\nEND:VEVENT\r\n".utf8
    let read = try CalendarTrial().read(bytes)
    #expect(read.events.first?.details.title.value.hasPrefix("모닥불 곁에서") == true)
    #expect(read.report.charset == nil)
  }
}
