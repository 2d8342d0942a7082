import HearthData
import HearthDomain
import Testing

@Suite struct VCardBirthdayTests {
  @Test(arguments: [
    ("BDAY:19800322", 1980, 3, 22), ("BDAY:1980-03-22", 1980, 3, 22),
    ("BDAY;VALUE=date:1980-3-2", 1980, 3, 2), ("BDAY:1980.03.22", 1980, 3, 22),
    ("BDAY:1953-10-15T23:10:00Z", 1953, 10, 15), ("BDAY:19531015T231000+0900", 1953, 10, 15),
    ("BDAY:1953-10-15 00:00:00", 1953, 10, 15), ("BDAY:--0203", nil, 2, 3),
    ("BDAY:--02-03", nil, 2, 3), ("BDAY:--0229", nil, 2, 29),
    ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-09", nil, 5, 9),
    ("BDAY;X-APPLE-OMIT-YEAR=1700:1700-05-09", nil, 5, 9), ("BDAY:1604-02-29", nil, 2, 29),
    ("BDAY:1900-05-09", nil, 5, 9), ("BDAY:0000-05-09", nil, 5, 9),
    ("item1.BDAY:20000229", 2000, 2, 29),
  ])
  func `a date is read`(line: String, year: Int?, month: Int, day: Int) throws {
    let wanted = Birthday.solar(year: year, month: month, day: day)
    #expect(try card("FN:A", line)?.birthday == wanted)
  }

  @Test(arguments: [
    "", "0000", "00000000", "---22", "1980-03", "1980", "198003", "T102200", "circa 1800",
    "1981-02-29", "--0230", "1980-13-01", "1980-00-10", "--1", "1980-03-22-01", "19800322Z9",
    "1980-13-22 (음력)",
  ])
  func `an invalid date is kept and reported`(value: String) throws {
    let (cards, report) = try cards(
      "BEGIN:VCARD\nVERSION:4.0\nFN:A\nBDAY:\(value)\nEND:VCARD\n")
    #expect(cards.first?.birthday == nil)
    #expect(cards.first?.first("BDAY")?.value == value)
    #expect(
      report.warnings.first == [
        ImportNote(line: 4, fact: .unusable(field: "BDAY", text: value))
      ])
    #expect(report.readCount == 1)
  }

  @Test(arguments: [
    ("08-15", Birthday.lunar(year: nil, month: 8, day: 15, isLeapMonth: false)),
    ("leap-04-08", .lunar(year: nil, month: 4, day: 8, isLeapMonth: true)), ("12-31", nil),
    ("1990-08-15", .lunar(year: 1990, month: 8, day: 15, isLeapMonth: false)),
    (" 2020-LEAP-4-8 ", .lunar(year: 2020, month: 4, day: 8, isLeapMonth: true)),
    ("1990-leap-04-08", nil), ("1850-01-01", nil), ("13-01", nil),
    ("leap", nil), ("1-1-1", nil),
  ])
  func `a lunar birthday is read`(value: String, birthday: Birthday?) throws {
    #expect(try card("FN:A", "X-HEARTH-LUNAR-BIRTHDAY:\(value)")?.birthday == birthday)
  }

  @Test(arguments: [
    ("BDAY;CALSCALE=chinese:19800322", "lunar:1980-03-22"), ("BDAY;CALSCALE=islamic:19800322", nil),
    ("BDAY:1980-03-22 (음력)", "lunar:1980-03-22"), ("BDAY:음력 윤4월 8일", "lunar:leap-04-08"),
  ])
  func `a date of another calendar is not read as a solar one`(
    line: String, birthday: String?
  ) throws {
    #expect(try card("FN:A", line)?.birthday?.description == birthday)
  }
}
