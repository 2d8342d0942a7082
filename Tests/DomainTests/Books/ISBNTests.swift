import HearthDomain
import Testing

@Suite struct ISBNTests {
  @Test(arguments: [
    ("9788936434120", "9788936434120"), ("978-89-364-3412-0", "9788936434120"),
    ("978 89 364 3412 0", "9788936434120"), ("９７８８９３６４３４１２０", "9788936434120"),
    ("8936434128", "9788936434120"), ("89-364-3412-8", "9788936434120"),
    ("080442957X", "9780804429573"), ("080442957x", "9780804429573"),
    ("9791190090018", "9791190090018"), (" 9788936434120\u{FEFF}", "9788936434120"),
    ("978–89–364–3412–0", "9788936434120"),
    // Korean booksellers print five more digits after the ISBN.
    ("9788936434120 03810", "9788936434120"), ("978893643412003810", "9788936434120"),
  ])
  func `every form is converted to thirteen digits`(text: String, value: String) throws {
    #expect(try ISBN(text).value == value)
    #expect(try ISBN(ISBN(text).value) == ISBN(text))
  }

  @Test(arguments: [
    ("9788936434121", "0"), ("978-89-364-3412-9", "0"), ("8936434120", "8"),
    ("0804429570", "X"), ("9791190090019", "8"), ("978893643412103810", "0"),
  ])
  func `a wrong check digit is reported with the right one`(text: String, expected: String) {
    #expect(
      throws: DomainError.invalid(.isbn, .wrongCheckDigit(text, expected: expected))
    ) { try ISBN(text) }
  }

  @Test(arguments: [
    "", " ", "-", "X", "978893643412", "97889364341200", "9778936434123", "12345678901234567890",
    "K123456789", "E89364341X", "97889364341X0", "97889364341207", "책", "8936434128.",
    "9.78894E+12",
    "٩٧٨٨٩٣٦٤٣٤١٢٠",
  ])
  func `anything else is unreadable`(text: String) {
    #expect(throws: DomainError.invalid(.isbn, .unreadable(text))) { try ISBN(text) }
  }

  @Test(
    arguments: [
      ("9788936434120", "8936434128"), ("9780804429573", "080442957X"), ("9791190090018", nil),
    ] as [(String, String?)])
  func `only numbers beginning with 978 have a ten-digit form`(text: String, ten: String?) throws {
    #expect(try ISBN(text).tenDigits == ten)
  }

  @Test func `every check digit is computed correctly`() throws {
    for number in 0..<500 {
      let body = String(100_000_000 + number * 1_234_567 % 900_000_000)
      let right = (0...9).map(String.init).filter { (try? ISBN("978" + body + $0)) != nil }
      #expect(right.count == 1)
      let isbn = try ISBN("978" + body + #require(right.first))
      #expect(try ISBN(#require(isbn.tenDigits)) == isbn)
    }
  }
}
