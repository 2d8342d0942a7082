import HearthDomain

/// The effects that the screens of Sayings request.
indirect enum SayingsEffect: SearchEffect, SharingEffect {
  case open(ID<Saying>, from: SayingOrigin)
  /// Open the saying that is that many rows further in the list from which the current one was
  /// opened.
  case openNeighbour(Int)
  case show(Destination)
  case back
  case reloadList
  case recommendAnother
  case find(String)
  case change(Change)
  case share(Sharing)
  /// Continue writing in the user's editor.
  case openEditor(String)
  /// Ask the question; perform the effect if the answer is yes.
  case ask(Words, then: SayingsEffect)

  /// Changes to the store.
  enum Change: Hashable {
    case mark(ID<Saying>, MarkSaying.Mark)
    case add(SayingDetails)
    case edit(ID<Saying>, SayingDetails)
    case remove(ID<Saying>)
  }
}

/// Where a saying was opened from, which determines its neighbours.
enum SayingOrigin: Hashable {
  case list
  case search
  /// The recommended saying.
  case recommendation
}

extension SayingsEffect {
  static func togglingLiked(_ saying: Saying) -> SayingsEffect {
    .change(.mark(saying.id, .liked(!saying.isLiked)))
  }

  static func togglingUsed(_ saying: Saying) -> SayingsEffect {
    .change(.mark(saying.id, .used(!saying.isUsed)))
  }

  static func asking(toRemove saying: Saying) -> SayingsEffect {
    let question = Words(
      ko: "\(saying.excerpt(.korean)) \(saying.name(.korean))를 지울까요?",
      en: "Remove \(saying.name(.english)), \(saying.excerpt(.english))?")
    return .ask(question, then: .change(.remove(saying.id)))
  }
}
