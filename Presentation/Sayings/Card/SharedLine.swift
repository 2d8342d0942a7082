import HearthDomain

/// A line to share as text or as a card: a saying, or a sentence of a book.
struct SharedLine: Hashable {
  enum Subject: Hashable {
    case saying(ID<Saying>, number: Int)
    case sentence(ID<Sentence>, of: ID<Book>)
  }

  let subject: Subject
  let details: SayingDetails

  init(_ saying: Saying) {
    subject = .saying(saying.id, number: saying.number)
    details = saying.details
  }

  /// Creates a line from a sentence, in the form of a saying, without storing one.
  init(_ sentence: Sentence, of book: Book) throws {
    subject = .sentence(sentence.id, of: book.id)
    details = try book.saying(of: sentence.text)
  }

  /// The name within a sentence: `12번 글귀`, `#12`, `the sentence`.
  var name: Words {
    switch subject {
    case .saying(_, let number): Words(ko: "\(number)번 글귀", en: "#\(number)")
    case .sentence: Words(ko: "문장", en: "the sentence")
    }
  }

  /// The name as a label.
  var label: Words {
    switch subject {
    case .saying(_, let number): Words(ko: "#\(number)", en: "#\(number)")
    case .sentence: Words(ko: "문장", en: "sentence")
    }
  }

  /// The default file name of a picture.
  var fileName: String {
    switch subject {
    case .saying(_, let number): "saying-\(number).svg"
    case .sentence(let id, _): "sentence-\(id.shortForm).svg"
    }
  }

  /// The command that shares the line.
  var command: String {
    switch subject {
    case .saying(_, let number): "hearth saying share \(number)"
    case .sentence(let id, let book): "hearth book sentence share \(book.shortForm) \(id.shortForm)"
    }
  }

  /// Returns the text to share: the texts and their attribution, separated by blank lines.
  func text(_ language: Language, _ look: SayingLook) -> String {
    (details.texts(language, look)
      + (details.author.isEmpty ? [] : ["— \(details.author(language, look))"]))
      .joined(separator: "\n\n")
  }

  var copiedMessage: Words {
    Words(
      ko: "\(KoreanParticle.object(name.ko)) 터미널의 클립보드로 보냈어요.",
      en: "Sent \(name.en) to the terminal's clipboard.")
  }
}

/// Actions on a line to share.
enum Sharing: Hashable {
  case copy(SharedLine)
  /// Store the theme for all cards.
  case saveTheme(CardTheme)
  /// Ask for the file in which to save the card.
  case chooseFile(SharedLine, CardLook)
  case save(SharedLine, CardLook, path: String, replacing: Bool)
}

/// The effects of an area in which lines can be shared.
protocol SharingEffect {
  static var back: Self { get }
  static func share(_ sharing: Sharing) -> Self
}
