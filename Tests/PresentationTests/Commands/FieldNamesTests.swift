import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct FieldNamesTests {
  static let fields: [Field] = [
    .displayName, .email, .passphrase, .picture, .day, .time, .author, .bookDescription,
    .bookTitle, .isbn, .link, .pages, .publishedOn, .publisher, .query, .rating, .resultPage,
    .sentence, .subtitle, .thickness, .page, .percent, .startDay, .target, .birthday,
    .contactName, .delay, .interval, .keyword, .keywords, .memo, .nickname, .personName, .phone,
    .plantingDay, .artistName, .level, .sayingText, .tag, .tags, .who, .eventEnd, .eventNote,
    .eventTitle, .reminder, .reminders, .quietHours, .setting("theme"),
  ]

  @Test(arguments: fields)
  func `a field has a name of its own`(field: Field) {
    for language in Language.allCases {
      #expect(field.name(language) != Field.nameless(language))
    }
  }
}
