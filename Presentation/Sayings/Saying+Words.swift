import HearthDomain

extension Saying {
  /// Returns the texts, the one in that language first.
  func texts(_ language: Language) -> [String] { details.texts(language) }

  /// Returns the text in that language, or the other one if there is none.
  func text(_ language: Language) -> String { texts(language).first ?? "" }

  /// Returns the beginning of the text in one line, to identify the saying.
  func excerpt(_ language: Language) -> String {
    text(language).quotable(limit: 60).inQuotationMarks(language)
  }

  /// Returns the number for a sentence: `12번 글귀`, `#12`.
  func name(_ language: Language) -> String {
    language(ko: "\(number)번 글귀", en: "#\(number)")
  }

  /// Returns the saying's marks: unread or new, liked, used.
  func marks(at now: Instant) -> [SayingMark] {
    [
      isUnread(at: now) ? .unread : isNew(at: now) ? .new : nil, isLiked ? .liked : nil,
      isUsed ? .used : nil,
    ].compactMap { $0 }
  }

  /// The tags as they are written, such as `#위로 #morning`.
  var tagText: String { details.tags.hashtagText }
}

/// A mark of a saying in a list; the raw value is for programs.
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
