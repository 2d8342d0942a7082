import HearthDomain

/// Texts of the sample data in one language; all are invented or in the public domain.
struct SampleTexts: Sendable {
  let isKorean: Bool
  let displayName: String
  /// People, in the order of ``SampleGarden/shapes``.
  let people: [SampleName]
  /// Name parts from which the names of further people are made.
  let moreNames: SampleNameParts
  let contacts: [String]
  /// Prefix of phone numbers that are not in use.
  let phonePrefix: String
  let notes: [SampleCircle: [SampleNote]]
  let sayings: [SampleLine]
  let moods: SampleMoodTexts
  let plans: SamplePlans
  /// Books in the order of ``SampleBooks/courses``.
  let books: [SampleBook]
  /// Text between the title and the volume number of further books.
  let volumeSeparator: String
}

extension SampleTexts {
  init(_ language: Language) {
    switch language {
    case .korean: self = .korean
    case .english: self = .english
    }
  }
}

/// How one knows a person.
enum SampleCircle: CaseIterable, Hashable, Sendable {
  case elders
  case family
  case friends
  case work
}

struct SampleName: Sendable {
  let name: String
  let nickname: String
  let circle: SampleCircle

  init(_ name: String, _ nickname: String, _ circle: SampleCircle) {
    self.name = name
    self.nickname = nickname
    self.circle = circle
  }
}

struct SampleNameParts: Sendable {
  let first: [String]
  let second: [String]
  let separator: String
}

/// Notes about a contact with a person.
struct SampleNote: Sendable {
  let contactMethod: ContactMethod
  let keywords: [String]
  let memo: String

  init(_ means: ContactMethod, _ keywords: [String], _ memo: String) {
    self.contactMethod = means
    self.keywords = keywords
    self.memo = memo
  }
}

/// A custom saying.
struct SampleLine: Sendable {
  let text: String
  let who: String
  let tags: [String]

  init(_ text: String, _ who: String = "", _ tags: [String] = []) {
    self.text = text
    self.who = who
    self.tags = tags
  }
}

struct SampleBook: Sendable {
  let title: String
  let author: String
  let pages: Int
  let category: BookCategory
  let year: Int
  let sentences: [(page: Int, text: String)]

  init(
    _ title: String, _ author: String, pages: Int, _ category: BookCategory, _ year: Int,
    _ sentences: [(page: Int, text: String)] = []
  ) {
    self.title = title
    self.author = author
    self.pages = pages
    self.category = category
    self.year = year
    self.sentences = sentences
  }
}
