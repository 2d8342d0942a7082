import HearthDomain

extension SayingsCoordinator {
  mutating func perform(_ effect: SayingsEffect) throws -> TabOutcome {
    switch effect {
    case .open(let id, let origin): try open(id, from: origin)
    case .openNeighbour(let rows): try openNeighbour(by: rows)
    case .show(let place): pages.push(try page(for: place))
    case .back: pages.pop()
    case .reloadList: try rereadList(keeping: nil)
    case .recommendAnother: try showNewRecommendation()
    case .find(let text): try search(text)
    case .ask(let question, let effect): return pages.askQuestion(question, before: effect)
    case .openEditor(let text): return .openEditor(text)
    case .share(let sharing): return try perform(sharing)
    case .change(let change): return try perform(change)
    }
    return .handled
  }

  private mutating func perform(_ change: SayingsEffect.Change) throws -> TabOutcome {
    switch change {
    case .mark(let id, let mark):
      let saying = try tools.sayings.mark(id, mark)
      try rereadAll(keeping: id)
      return .showMessage(SayingNotices.markedMessage(saying, mark))
    case .add(let details):
      return try saving {
        let saying = try $0.tools.sayings.add(details)
        try $0.returnToList(selecting: saying.id)
        return .saved(SayingNotices.addedMessage(saying))
      }
    case .edit(let id, let details):
      return try saving {
        let seen = $0.pages[SayingsPage.form]?.saying?.details
        let saying = try $0.tools.sayings.edit(id, to: details, from: seen)
        $0.pages.pop()
        try $0.rereadAll(keeping: id)
        return .saved(SayingNotices.editedMessage(saying))
      }
    case .remove(let id):
      let saying = try tools.sayings.remove(id)
      try rereadAll(keeping: nil, staysInPlace: true)
      return .showMessage(SayingNotices.removedMessage(saying))
    }
  }

  /// Shows the saying in full, which removes its unread dot.
  private mutating func open(_ id: ID<Saying>, from origin: SayingOrigin) throws {
    let saying = try markedAsOpened(id)
    let place = origin == .recommendation ? nil : SayingPosition(index: 0, count: 0)
    pages.push(.saying(try state(of: saying, from: origin, at: place)))
    try rereadAll(keeping: home.sayings.selected?.id)
  }

  private mutating func openNeighbour(by rows: Int) throws {
    guard let shown = pages[SayingsPage.saying], let index = shown.position?.index(after: rows)
    else { return }
    var next: Saying?
    if shown.origin == .search {
      try pages.reread { page in
        page[SayingsPage.search]?.results.select(index)
        next = page[SayingsPage.search]?.results.selected ?? next
      }
    } else {
      home.sayings.select(index)
      try readVisibleRows()
      next = home.sayings.selected
    }
    guard let next else { return }
    pages.pop()
    try open(next.id, from: shown.origin)
  }

  private mutating func showNewRecommendation() throws {
    home.recommendation = try tools.sayings.recommend()
    home.isRecommendationFocused = true
    if pages[SayingsPage.saying]?.origin == .recommendation, let saying = home.recommendation {
      pages.pop()
      pages.push(.saying(try state(of: saying, from: .recommendation, at: nil)))
    }
    try rereadAll(keeping: home.sayings.selected?.id)
  }

  /// Returns to the list of all sayings with that one selected.
  mutating func returnToList(selecting id: ID<Saying>) throws {
    pages.removeAll()
    home.shownList = .all
    home.isRecommendationFocused = false
    try rereadAll(keeping: id)
  }
}
