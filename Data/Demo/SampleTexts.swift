import HearthDomain

/// The words of a sample in one language; all of it is made up, or free for everybody to use.
struct SampleTexts: Sendable {
  let isKorean: Bool
  let displayName: String
  /// The people of a year, in the order of ``SampleGarden/shapes``.
  let people: [SampleName]
  /// What names of further people are made of.
  let moreNames: SampleNameParts
  let contacts: [String]
  /// What all phone numbers begin with: numbers that nobody has.
  let phonePrefix: String
  let notes: [SampleCircle: [SampleNote]]
  let sayings: [SampleLine]
  let moods: SampleMoodTexts
  let plans: SamplePlans
  /// In the order of ``SampleBooks/courses``.
  let books: [SampleBook]
  /// What stands between the title of a further book and its number.
  let volume: String
}

extension SampleTexts {
  init(_ language: Language) {
    switch language {
    case .korean: self = .korean
    case .english: self = .english
    }
  }
}

/// Where one knows somebody from.
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

/// What is remembered of getting in touch.
struct SampleNote: Sendable {
  let means: ContactMethod
  let keywords: [String]
  let memo: String

  init(_ means: ContactMethod, _ keywords: [String], _ memo: String) {
    self.means = means
    self.keywords = keywords
    self.memo = memo
  }
}

/// A saying that somebody added.
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
