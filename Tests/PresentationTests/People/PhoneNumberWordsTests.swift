import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct PhoneNumberWordsTests {
  @Test(arguments: [
    ("01023456789", "010-2345-6789"), ("010 2345 6789", "010-2345-6789"),
    ("021234567", "02-123-4567"), ("0212345678", "02-1234-5678"),
    ("0311234567", "031-123-4567"), ("06412345678", "064-1234-5678"),
    ("07012345678", "070-1234-5678"), ("0801234567", "080-123-4567"),
    ("05051234567", "0505-123-4567"), ("050712345678", "0507-1234-5678"),
    ("15881234", "1588-1234"), ("+821023456789", "+82 10-2345-6789"),
    ("+82212345678", "+82 2-1234-5678"),
  ])
  func `a Korean number is shown in groups`(typed: String, shown: String) throws {
    let number = try PhoneNumber(typed)
    #expect(number.grouped == shown)
    #expect(try PhoneNumber(shown).dialled == number.dialled)
  }

  @Test(arguments: [
    "112", "0102345678", "010234567890", "02079460958", "0391234567", "15771", "+447911123456",
    "+8201023456789", "008210234567",
  ])
  func `any other number stays as it is dialled`(typed: String) throws {
    #expect(try PhoneNumber(typed).grouped == typed)
  }
}
