import HearthDomain

/// A line that is shared as text or as a card: a saying, or a sentence of a book.
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

  /// A sentence as the saying that would be made of it, without making one.
  init(_ sentence: Sentence, of book: Book) throws {
    subject = .sentence(sentence.id, of: book.id)
    details = try book.saying(of: sentence.text)
  }

  /// How it is called in a sentence: `12번 글귀`, `#12`, `the sentence`.
  var name: Words {
    switch subject {
    case .saying(_, let number): Words(ko: "\(number)번 글귀", en: "#\(number)")
    case .sentence: Words(ko: "문장", en: "the sentence")
    }
  }

  /// How it is called where it stands alone.
  var label: Words {
    switch subject {
    case .saying(_, let number): Words(ko: "#\(number)", en: "#\(number)")
    case .sentence: Words(ko: "문장", en: "sentence")
    }
  }

  /// The name of a picture of it, unless somebody says otherwise.
  var fileName: String {
    switch subject {
    case .saying(_, let number): "saying-\(number).svg"
    case .sentence(let id, _): "sentence-\(id.short).svg"
    }
  }

  /// The command that shares it.
  var command: String {
    switch subject {
    case .saying(_, let number): "hearth saying share \(number)"
    case .sentence(let id, let book): "hearth book sentence share \(book.short) \(id.short)"
    }
  }

  /// All of it as one shares it: the texts and who said it, with blank lines between.
  func text(_ language: Language, _ look: SayingLook) -> String {
    (details.texts(language, look)
      + (details.who.isEmpty ? [] : ["— \(details.who(language, look))"]))
      .joined(separator: "\n\n")
  }

  var copied: Words {
    Words(
      ko: "\(KoreanParticle.object(name.ko)) 터미널의 클립보드로 보냈어요.",
      en: "Sent \(name.en) to the terminal's clipboard.")
  }
}

/// What is done with a line that is shared.
enum Sharing: Hashable {
  case copy(SharedLine)
  /// Shows cards in these colours from now on.
  case keep(CardTheme)
  /// Asks into which file the card is written.
  case naming(SharedLine, CardLook)
  case save(SharedLine, CardLook, path: String, replacing: Bool)
}

/// What the screens of an area want to happen where lines are shared.
protocol SharingEffect {
  static var back: Self { get }
  static func share(_ sharing: Sharing) -> Self
}
