import HearthDomain

extension MoodsCoordinator {
  mutating func perform(_ effect: MoodsEffect) throws -> TabOutcome {
    switch effect {
    case .back: pages.pop()
    case .list(let target): try list(target)
    case .reread: try rereadFront { try $0.reread(&$1, selecting: nil) }
    case .ask(let question, let effect): return pages.ask(question, before: effect)
    case .write(let text): return .writes(text)
    case .show(let place): try show(place)
    case .showCanvas(let day):
      pages.removeAll()
      try turn(to: home.settings.mode == .daily && day == tools.formatter.clock.today ? nil : day)
    case .showNewestCanvas: try turn(to: nil)
    case .change(let change): return try perform(change)
    }
    return .handled
  }

  private mutating func show(_ place: MoodsEffect.Place) throws {
    switch place {
    case .diary(let target) where returnToDiary(): return try list(target)
    case .calendar, .year:
      let page = try page(for: place)
      // Calendar and year replace each other, so that leaving one does not lead to the other.
      if isCalendarInFront { pages.pop() }
      pages.push(page)
    case .diary, .search, .adding, .editing, .onThisDay, .totals, .palettes:
      pages.push(try page(for: place))
    }
  }

  private mutating func perform(_ change: MoodsEffect.Change) throws -> TabOutcome {
    switch change {
    case .save(let entry): return try save(entry)
    case .remove(let id):
      try tools.moods.remove(id)
      try readAll(selecting: nil)
      return .told(MoodMessages.removed)
    case .shuffle:
      try tools.moods.shuffle(home.canvas.day)
      try readCanvas()
      return .told(MoodMessages.shuffled)
    case .choose(let palette, let day):
      try tools.moods.choosePalette(palette, for: day)
      pages.pop()
      try readAll(selecting: home.mood?.id)
      return .told(MoodMessages.chosen(palette, for: day, today: home.today))
    case .chooseForAll(let palette): return try chooseForAll(palette)
    case .changeMode:
      let settings = try tools.moods.changeSettings { $0.mode = $0.mode == .daily ? .last : .daily }
      turnedToDay = nil
      try readCanvas()
      return .told(MoodMessages.changed(to: settings.mode))
    }
  }

  /// Sets the palette in the settings; a palette of the shown day is removed, so that the day
  /// follows.
  private mutating func chooseForAll(_ palette: Palette) throws -> TabOutcome {
    try tools.moods.changeSettings { $0.palette = palette }
    if let day = home.canvas.day { try tools.moods.choosePalette(nil, for: day) }
    pages.pop()
    try readAll(selecting: home.mood?.id)
    return .told(MoodMessages.chosenForAll(palette))
  }

  /// Saves the gauge's mood; errors are shown next to their parts.
  private mutating func save(_ entry: GaugeEntry) throws -> TabOutcome {
    do {
      let mood = try kept(entry)
      pages.pop()
      turn(toSee: mood)
      try readAll(selecting: mood.id)
      guard entry.mood == nil else { return .saved(MoodMessages.changed) }
      let said = MoodMessages(mood: mood, today: home.today)
      return .kept(said.drawn, printed: said.added)
    } catch DomainError.refused(.changedMeanwhile) {
      let now = try entry.mood.map { try tools.moods.queries.mood($0) }
      if let now { pages[MoodsPage.gauge]?.mergeChanges(now) }
      guard var state = pages[MoodsPage.gauge], state.contested.isEmpty else {
        return .refused(.contested)
      }
      let effect = GaugeScreen.update(&state, .saved)
      pages.front = .gauge(state)
      return try effect.map { try perform($0) } ?? .refused(.contested)
    } catch let error as DomainError {
      guard pages[MoodsPage.gauge]?.show(error) == true else { throw error }
      return .handled
    }
  }

  private func kept(_ entry: GaugeEntry) throws -> Mood {
    guard let id = entry.mood else {
      let typed = try TaggedMemo(entry.memo)
      return try tools.moods.add(entry.level, typed.memo, typed.tags, at: entry.moment)
    }
    let typed = entry.isMemoEdited ? try TaggedMemo(edited: entry.memo) : nil
    return try tools.moods.edit(
      id,
      MoodEdit(level: entry.level, memo: typed?.memo, tags: typed?.tags, moment: entry.moment),
      from: pages[MoodsPage.gauge]?.mood?.details)
  }

  // MARK: Ways

  /// Turns to the canvas of that day, or to the latest one if nil.
  private mutating func turn(to day: Day?) throws {
    turnedToDay = day
    home.select(nil)
    try readCanvas()
  }

  /// Turns to a canvas that shows the mood. In the mode of ten moods, the latest canvas also shows
  /// other days.
  private mutating func turn(toSee mood: Mood) {
    switch home.settings.mode {
    case .daily: turnedToDay = mood.day == home.today ? nil : mood.day
    case .last: if turnedToDay != nil { turnedToDay = mood.day }
    }
  }

  /// Whether a calendar or a year is in front.
  private var isCalendarInFront: Bool {
    switch pages.front {
    case .calendar, .year: true
    case .gauge, .diary, .onThisDay, .totals, .palettes, nil: false
    }
  }

  /// Closes the pages over the diary; returns false if there is no diary below.
  private mutating func returnToDiary() -> Bool {
    var below = pages
    while let page = below.front {
      if page[MoodsPage.diary] != nil {
        pages = below
        return true
      }
      below.pop()
    }
    return false
  }
}
