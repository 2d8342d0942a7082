import HearthDomain

/// Messages about sayings, for the line above the footer.
enum SayingNotices {
  static func markedMessage(_ saying: Saying, _ mark: MarkSaying.Mark) -> Words {
    let done = markedClause(saying, mark)
    return Words(ko: done.ko + ".", en: done.en + ".")
  }

  /// Returns the message about the mark, without a full stop, so that the saying can follow.
  static func markedClause(_ saying: Saying, _ mark: MarkSaying.Mark) -> Words {
    let (ko, en) = (saying.name(.korean), saying.name(.english))
    return switch mark {
    case .opened: Words(ko: "\(ko)를 열었어요", en: "Opened \(en)")
    case .liked(true): Words(ko: "\(ko)를 좋아하는 글귀에 담았어요", en: "Liked \(en)")
    case .liked(false): Words(ko: "\(ko)를 좋아하는 글귀에서 뺐어요", en: "\(en) is no longer liked")
    case .used(true): Words(ko: "\(ko)를 쓴 글귀로 표시했어요", en: "Marked \(en) as used")
    case .used(false): Words(ko: "\(ko)를 안 쓴 글귀로 되돌렸어요", en: "Marked \(en) as not used")
    }
  }

  static func addedMessage(_ saying: Saying) -> Words {
    Words(ko: "\(saying.name(.korean))로 추가했어요.", en: "Added as \(saying.name(.english)).")
  }

  static func editedMessage(_ saying: Saying) -> Words {
    Words(ko: "\(saying.name(.korean))를 저장했어요.", en: "Saved \(saying.name(.english)).")
  }

  static func removedMessage(_ saying: Saying) -> Words {
    Words(ko: "\(saying.name(.korean))를 지웠어요.", en: "Removed \(saying.name(.english)).")
  }
}
