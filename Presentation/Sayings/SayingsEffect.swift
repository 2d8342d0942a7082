import HearthDomain

/// What the screens of Sayings want to happen.
enum SayingsEffect: SearchEffect, SharingEffect {
  case open(ID<Saying>, from: SayingOrigin)
  /// Opens the one so many rows further in the list that it was opened from.
  case step(Int)
  case show(Place)
  case back
  case list
  case pick
  case find(String)
  case change(Change)
  case share(Sharing)
  /// Goes on in the user's editor.
  case write(String)
  /// Happens when the question is answered with yes.
  indirect case ask(Words, then: SayingsEffect)

  /// What is shown over the first screen, beside a saying.
  enum Place: Hashable {
    case search
    case sharing(ID<Saying>)
    case adding
    case editing(ID<Saying>)
  }

  /// What is written into the store.
  enum Change: Hashable {
    case mark(ID<Saying>, MarkSaying.Mark)
    case add(SayingDetails)
    case edit(ID<Saying>, SayingDetails)
    case remove(ID<Saying>)
  }
}

/// From where a saying was opened, which decides what comes before and after it.
enum SayingOrigin: Hashable {
  case list
  case search
  /// It is the recommended one.
  case pick
}

extension SayingsEffect {
  static func liking(_ saying: Saying) -> SayingsEffect {
    .change(.mark(saying.id, .liked(!saying.isLiked)))
  }

  static func using(_ saying: Saying) -> SayingsEffect {
    .change(.mark(saying.id, .used(!saying.isUsed)))
  }

  static func asking(toRemove saying: Saying) -> SayingsEffect {
    let question = Words(
      ko: "\(saying.excerpt(.korean)) \(saying.name(.korean))를 지울까요?",
      en: "Remove \(saying.name(.english)), \(saying.excerpt(.english))?")
    return .ask(question, then: .change(.remove(saying.id)))
  }
}
