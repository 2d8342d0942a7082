import HearthDomain

extension BookField {
  /// The field's texts; nil if it is neither entered nor shown.
  var wording: FieldWording? {
    switch self {
    case .title:
      FieldWording(
        label: Words(ko: "제목", en: "title"),
        example: Words(ko: "어떤 책인가요?", en: "Which book is it?"),
        placeholder: .title, help: Words(ko: "새 제목이에요.", en: "The new title.")
      )
    case .subtitle:
      FieldWording(
        label: Words(ko: "부제", en: "subtitle"), example: BookField.blankAllowed,
        placeholder: BookField.textPlaceholder, help: Words(ko: "부제예요.", en: "The subtitle."))
    case .author:
      FieldWording(
        label: Words(ko: "지은이", en: "author"), example: BookField.blankAllowed,
        placeholder: BookField.namePlaceholder, help: Words(ko: "지은이예요.", en: "The author."))
    case .publisher:
      FieldWording(
        label: Words(ko: "출판사", en: "publisher"), example: BookField.blankAllowed,
        placeholder: BookField.namePlaceholder, help: Words(ko: "출판사예요.", en: "The publisher."))
    case .publishedOn:
      FieldWording(
        label: Words(ko: "출간일", en: "published"),
        example: Words(ko: "2019, 2019-05, 2019-05-31", en: "2019, 2019-05 or 2019-05-31"),
        placeholder: Words(ko: "날", en: "DATE"),
        help: Words(
          ko: "출간일이에요. 2019, 2019-05, 2019-05-31처럼 적어요.",
          en: "When it was published: 2019, 2019-05 or 2019-05-31."))
    case .isbn:
      FieldWording(
        label: Words(ko: "ISBN", en: "ISBN"), example: BookField.blankAllowed,
        placeholder: Words(ko: "번호", en: "ISBN"),
        help: Words(ko: "열 자리나 열세 자리 ISBN이에요.", en: "The ISBN, 10 or 13 digits."))
    case .pages:
      FieldWording(
        label: Words(ko: "쪽수", en: "pages"),
        example: Words(ko: "마지막 쪽, 1~20000", en: "the last page, 1 to 20000"),
        placeholder: Words(ko: "쪽수", en: "N"), help: Words(ko: "마지막 쪽이에요.", en: "The last page."))
    case .category: BookField.categoryWording
    case .link:
      FieldWording(
        label: Words(ko: "링크", en: "link"),
        example: Words(ko: "https://로 시작하는 주소", en: "an address, https://…"),
        placeholder: BookField.urlPlaceholder,
        help: Words(ko: "책을 소개하는 곳의 주소예요.", en: "The address of a page about the book."))
    case .coverLink:
      FieldWording(
        label: Words(ko: "표지 그림", en: "picture"), placeholder: BookField.urlPlaceholder,
        help: Words(ko: "표지 그림의 주소예요.", en: "The address of a cover picture."))
    case .description:
      FieldWording(
        label: Words(ko: "소개", en: "about"), formLabel: Words(ko: "소개", en: "about it"),
        example: Words(ko: "", en: ""),
        placeholder: BookField.textPlaceholder, help: Words(ko: "책 소개예요.", en: "What it is about."))
    case .thickness: nil
    }
  }

  static let categoryWording = FieldWording(
    label: Words(ko: "분류", en: "category"), example: Words(ko: "", en: ""),
    placeholder: Words(ko: "분류", en: "CATEGORY"),
    help: Words(
      ko: "분류예요. 예: 소설, 경제경영, 기타.", en: "The category, such as fiction, history or other."))

  private static let blankAllowed = Words(ko: "없어도 돼요", en: "optional")
  private static let textPlaceholder = Words(ko: "글", en: "TEXT")
  private static let namePlaceholder = Words(ko: "이름", en: "NAME")
  private static let urlPlaceholder = Words(ko: "주소", en: "URL")

  /// The command option that sets the field; its value is text for ``ItemField/enter(_:into:)``.
  var option: Option<String>? {
    wording?.option(named: columnName, self == .pages ? .number : .text) { typed in
      if itemField.isCleared(by: typed.text) {
        return self == .category ? BookCategory.other.rawValue : ""
      }
      // Text that is not a number is a usage error; an invalid page count is rejected later.
      if self == .pages { return "\(try typed.pages())" }
      return self == .category ? try BookSpec.category.parse(typed).rawValue : typed.text
    }
  }

  static func all(first: [BookField]) -> [BookField] {
    first + allCases.filter { !first.contains($0) }
  }
}
