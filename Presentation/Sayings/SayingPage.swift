import HearthDomain

/// The screens of Sayings that lie over the first screen.
extension Page<SayingEffect> {
  static func saying(_ state: SayingScreen.State) -> Page {
    Page(SayingScreen.self, state) { $0.effect($1.saying) }
  }

  static func search(_ state: SayingSearchScreen.State) -> Page {
    Page(SayingSearchScreen.self, state) { output, _ in output.effect }
  }

  static func share(_ state: SayingShareScreen.State) -> Page {
    Page(SayingShareScreen.self, state) { $0.effect($1.saying) }
  }

  static func cardFile(_ state: CardFileScreen.State) -> Page {
    Page(CardFileScreen.self, state) { $0.effect($1) }
  }

  static func form(_ state: SayingFormScreen.State) -> Page {
    Page(SayingFormScreen.self, state) { output, _ in output.effect }
  }
}

// MARK: - Effects of outputs

extension SayingsScreen.Output {
  var effect: SayingEffect {
    switch self {
    case .listChanged: .list
    case .newPick: .pick
    case .open(let id, let origin): .open(id, from: origin)
    case .like(let saying): .change(.mark(saying.id, .liked(!saying.isLiked)))
    case .use(let saying): .change(.mark(saying.id, .used(!saying.isUsed)))
    case .share(let id): .show(.sharing(id))
    case .edit(let id): .show(.editing(id))
    case .remove(let saying): .asking(toRemove: saying)
    case .add: .show(.adding)
    case .search: .show(.search)
    }
  }
}

extension SayingScreen.Output {
  fileprivate func effect(_ saying: Saying) -> SayingEffect {
    switch self {
    case .step(let rows): .step(rows)
    case .newPick: .pick
    case .like: .change(.mark(saying.id, .liked(!saying.isLiked)))
    case .use: .change(.mark(saying.id, .used(!saying.isUsed)))
    case .share: .show(.sharing(saying.id))
    case .edit: .show(.editing(saying.id))
    case .remove: .asking(toRemove: saying)
    case .cancelled: .back
    }
  }
}

extension SayingSearchScreen.Output {
  fileprivate var effect: SayingEffect {
    switch self {
    case .searchChanged(let text): .find(text)
    case .open(let id): .open(id, from: .search)
    case .cancelled: .back
    }
  }
}

extension SayingShareScreen.Output {
  fileprivate func effect(_ saying: Saying) -> SayingEffect {
    switch self {
    case .copy: .copy(saying)
    case .save(let look): .show(.saving(saying, look))
    case .cancelled: .back
    }
  }
}

extension CardFileScreen.Output {
  fileprivate func effect(_ state: CardFileScreen.State) -> SayingEffect {
    switch self {
    case .save(let path): .save(state.saying, state.look, path: path, replacing: false)
    case .cancelled: .back
    }
  }
}

extension SayingFormScreen.Output {
  fileprivate var effect: SayingEffect {
    switch self {
    case .add(let details): .change(.add(details))
    case .edit(let id, let details): .change(.edit(id, details))
    case .write(let text): .write(text)
    case .cancelled(let hasChanged): .leaving(asks: hasChanged)
    }
  }
}

extension SayingEffect {
  static func asking(toRemove saying: Saying) -> SayingEffect {
    let question = Words(
      ko: "\(saying.excerpt(.korean)) \(saying.name(.korean))를 지울까요?",
      en: "Remove \(saying.name(.english)), \(saying.excerpt(.english))?")
    return .ask(question, then: .change(.remove(saying.id)))
  }
}
