import HearthDomain

extension SayingsCoordinator {
  mutating func perform(_ effect: SayingsEffect) throws -> TabOutcome {
    switch effect {
    case .open(let id, let origin): try open(id, from: origin)
    case .step(let rows): try step(by: rows)
    case .show(let place): pages.push(try page(for: place))
    case .back: pages.pop()
    case .list: try readList(keeping: nil)
    case .pick: try showNewPick()
    case .find(let text): try find(text)
    case .ask(let question, let effect): return pages.ask(question, before: effect)
    case .write(let text): return .writes(text)
    case .share(let sharing): return try perform(sharing)
    case .change(let change): return try perform(change)
    }
    return .handled
  }

  private func page(for place: SayingsEffect.Place) throws -> SayingsPage {
    switch place {
    case .search: return .search(SayingSearchScreen.State(now: tools.sayings.queries.now))
    case .sharing(let id):
      let saying = try tools.sayings.queries.saying(id)
      return .share(
        ShareScreen<SayingsEffect>.State(of: SharedLine(saying), tools.cards.look(look)))
    case .adding: return .form(SayingFormScreen.State(of: nil, language: language))
    case .editing(let id):
      let saying = try tools.sayings.queries.saying(id)
      return .form(SayingFormScreen.State(of: saying, language: language))
    }
  }

  private mutating func perform(_ change: SayingsEffect.Change) throws -> TabOutcome {
    switch change {
    case .mark(let id, let mark):
      let saying = try tools.sayings.mark(id, mark)
      try readAll(keeping: id)
      return .told(SayingNotices.marked(saying, mark))
    case .add(let details):
      return try saving {
        let saying = try $0.tools.sayings.add(details)
        try $0.returnToShelf(selecting: saying.id)
        return SayingNotices.added(saying)
      }
    case .edit(let id, let details):
      return try saving {
        let seen = $0.pages[SayingsPage.form]?.saying?.details
        let saying = try $0.tools.sayings.edit(id, to: details, from: seen)
        $0.pages.pop()
        try $0.readAll(keeping: id)
        return SayingNotices.edited(saying)
      }
    case .remove(let id):
      let saying = try tools.sayings.remove(id)
      try readAll(keeping: nil, staysInPlace: true)
      return .told(SayingNotices.removed(saying))
    }
  }

  /// Saves the form; errors are shown next to their fields.
  private mutating func saving(
    _ save: (inout SayingsCoordinator) throws -> Words
  ) throws -> TabOutcome {
    let (sayings, language) = (tools.sayings.queries, self.language)
    return try saving(SayingFormScreen.self, SayingsPage.form, save) { state in
      SayingFormScreen.State(
        of: try state.saying.map { try sayings.saying($0.id) }, language: language)
    }
  }

  /// Shows the saying in full, which removes its unread dot.
  private mutating func open(_ id: ID<Saying>, from origin: SayingOrigin) throws {
    let saying = try opened(id)
    let place = origin == .pick ? nil : SayingPosition(index: 0, count: 0)
    pages.push(.saying(try state(of: saying, from: origin, at: place)))
    try readAll(keeping: home.sayings.selected?.id)
  }

  private mutating func step(by rows: Int) throws {
    guard let shown = pages[SayingsPage.saying], let index = shown.place?.index(after: rows)
    else { return }
    var next: Saying?
    if shown.origin == .search {
      try pages.reread { page in
        page[SayingsPage.search]?.found.select(index)
        next = page[SayingsPage.search]?.found.selected ?? next
      }
    } else {
      home.sayings.select(index)
      try readRowsInView()
      next = home.sayings.selected
    }
    guard let next else { return }
    pages.pop()
    try open(next.id, from: shown.origin)
  }

  private mutating func showNewPick() throws {
    home.pick = try tools.sayings.recommend()
    home.isPickFocused = true
    if pages[SayingsPage.saying]?.origin == .pick, let saying = home.pick {
      pages.pop()
      pages.push(.saying(try state(of: saying, from: .pick, at: nil)))
    }
    try readAll(keeping: home.sayings.selected?.id)
  }

  /// Returns to the list of all sayings with that one selected.
  mutating func returnToShelf(selecting id: ID<Saying>) throws {
    pages.removeAll()
    home.shown = .all
    home.isPickFocused = false
    try readAll(keeping: id)
  }
}
