import Testing

@testable import HearthDomain

@Suite struct CustomMeansTests {
  @Test(arguments: [
    ("010-1234-5678", "https://wa.me/821012345678"),
    ("+44 20 7946 0958", "https://wa.me/442079460958"),
    ("0044 20 7946 0958", "https://wa.me/442079460958"), ("02-123-4567", "https://wa.me/021234567"),
  ])
  func `digits have the country code if it is known`(
    number: String, address: String
  ) throws {
    let means = try #require(CustomContactMethod.parse("WhatsApp=https://wa.me/{digits}")?.first)
    #expect(ContactLink.custom(means, try PhoneNumber(number)).address == address)
  }

  @Test func `several methods are read, and written unchanged`() {
    let text = "Signal=sgnl://signal.me/#p/{phone}; LINE=https://line.me/R/ti/p/{phone}; 인스타"
    let means = CustomContactMethod.parse(text)
    #expect(means?.map(\.name) == ["Signal", "LINE", "인스타"])
    #expect(means.map(CustomContactMethod.text) == text)
    #expect(CustomContactMethod.parse("") == [])
  }

  @Test(arguments: [
    "=https://wa.me/{phone}", "WhatsApp=https://wa.me/", "WhatsApp={phone}",
    "WhatsApp=wa.me/{phone}", "a=b: {phone}", "a=https://x/\u{1B}{phone}",
  ])
  func `an invalid method is refused`(text: String) {
    #expect(CustomContactMethod.parse(text) == nil)
  }
}
