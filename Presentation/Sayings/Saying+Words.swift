import HearthDomain

extension Saying {
  /// The texts that there are, the one in that language first.
  func texts(_ language: Language) -> [String] { details.texts(language) }

  /// The text in that language, else in the other one.
  func text(_ language: Language) -> String { texts(language).first ?? "" }

  /// The beginning of the text on one line, to tell which saying is meant.
  func excerpt(_ language: Language) -> String {
    let text = text(language).quotable(limit: 60)
    return language(ko: "‘\(text)’", en: "“\(text)”")
  }

  /// The number as it is said in a sentence: `12번 글귀`, `#12`.
  func name(_ language: Language) -> String {
    language(ko: "\(number)번 글귀", en: "#\(number)")
  }

  /// What can be said of it in single words: new, liked, used.
  func marks(at now: Instant) -> [SayingMark] {
    [
      isUnread(at: now) ? .unread : isNew(at: now) ? .new : nil, isLiked ? .liked : nil,
      isUsed ? .used : nil,
    ].compactMap { $0 }
  }

  /// The tags as one writes them, such as `#위로 #morning`.
  var tagText: String { details.tags.text }
}

/// What sets a saying apart in a list; the raw value is for programs.
enum SayingMark: String, Hashable, Sendable {
  /// New, and not opened yet.
  case unread
  /// New, but opened.
  case new
  case liked
  case used

  var name: Words {
    switch self {
    case .unread, .new: Words(ko: "새 글귀", en: "new")
    case .liked: Words(ko: "좋아요", en: "liked")
    case .used: Words(ko: "썼어요", en: "used")
    }
  }
}
