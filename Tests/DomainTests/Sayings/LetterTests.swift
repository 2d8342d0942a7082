import HearthDomain
import Testing

@Suite struct LetterTests {
  @Test(arguments: [
    ("tea", "mailto:?body=tea"), ("a b&c=?#%", "mailto:?body=a%20b%26c%3D%3F%23%25"),
    ("불\nfire", "mailto:?body=%EB%B6%88%0D%0Afire"), ("", "mailto:?body="),
  ])
  func `a mail URL can contain any text`(text: String, address: String) {
    #expect(MailDraft(text).mailtoURL == address)
  }

  @Test func `a mail URL contains recipient and subject`() {
    let letter = MailDraft("tea", to: "the.makers+hi@example.org", about: "a & b")
    #expect(letter.mailtoURL == "mailto:the.makers+hi@example.org?subject=a%20%26%20b&body=tea")
  }
}
