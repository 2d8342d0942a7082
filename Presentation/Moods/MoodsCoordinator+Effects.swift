import HearthDomain

extension MoodsCoordinator {
  mutating func perform(_ effect: MoodsEffect) throws -> TabOutcome {
    switch effect {
    case .back: pages.pop()
    case .showInDiary(let target): try showInDiary(target)
    case .reread: try rereadFront()
    case .ask(let question, let effect): return pages.askQuestion(question, before: effect)
    case .openEditor(let text): return .openEditor(text)
    case .show(let place): try show(place)
    case .showCanvas(let day):
      pages.removeAll()
      try showCanvas(
        of: home.settings.mode == .daily && day == tools.formatter.clock.today ? nil : day)
    case .showNewestCanvas: try showCanvas(of: nil)
    case .change(let change): return try perform(change)
    }
    return .handled
  }

  private mutating func show(_ place: MoodsEffect.Destination) throws {
    switch place {
    case .diary(let target) where returnToDiary(): return try showInDiary(target)
    case .calendar, .year:
      let page = try page(for: place)
      // The calendar and the year replace each other, so that leaving one does not return to the
      // other.
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
      try rereadAll(selecting: nil)
      return .showMessage(MoodMessages.removedMessage)
    case .shuffle:
      try tools.moods.shuffle(home.canvas.day)
      try rereadCanvas()
      return .showMessage(MoodMessages.shuffledMessage)
    case .choosePalette(let palette, let day):
      try tools.moods.choosePalette(palette, for: day)
      pages.pop()
      try rereadAll(selecting: home.mood?.id)
      return .showMessage(MoodMessages.paletteChosenMessage(palette, for: day, today: home.today))
    case .choosePaletteForAll(let palette): return try choosePaletteForAll(palette)
    case .changeMode:
      let settings = try tools.moods.changeSettings { $0.mode = $0.mode == .daily ? .last : .daily }
      shownDay = nil
      try rereadCanvas()
      return .showMessage(MoodMessages.modeChangedMessage(to: settings.mode))
    }
  }

  /// Sets the palette in the settings. Removes the shown day's own palette, so that this day uses
  /// it too.
  private mutating func choosePaletteForAll(_ palette: Palette) throws -> TabOutcome {
    try tools.moods.changeSettings { $0.palette = palette }
    if let day = home.canvas.day { try tools.moods.choosePalette(nil, for: day) }
    pages.pop()
    try rereadAll(selecting: home.mood?.id)
    return .showMessage(MoodMessages.paletteChosenForAllMessage(palette))
  }

  /// Saves the gauge's mood; errors are shown next to their parts.
  private mutating func save(_ entry: GaugeEntry) throws -> TabOutcome {
    do {
      let mood = try storeMood(entry)
      pages.pop()
      showCanvas(containing: mood)
      try rereadAll(selecting: mood.id)
      guard entry.mood == nil else { return .saved(MoodMessages.changedMessage) }
      let said = MoodMessages(mood: mood, today: home.today)
      return .savedEntry(said.addedScreenMessage, printed: said.addedMessage)
    } catch DomainError.refused(.changedMeanwhile) {
      let now = try entry.mood.map { try tools.moods.queries.mood($0) }
      if let now { pages[MoodsPage.gauge]?.mergeChanges(now) }
      guard var state = pages[MoodsPage.gauge], state.conflictingParts.isEmpty else {
        return .refused(.hasConflicts)
      }
      let effect = GaugeScreen.update(&state, .saved)
      pages.front = .gauge(state)
      return try effect.map { try perform($0) } ?? .refused(.hasConflicts)
    } catch let error as DomainError {
      guard pages[MoodsPage.gauge]?.show(error) == true else { throw error }
      return .handled
    }
  }

  private func storeMood(_ entry: GaugeEntry) throws -> Mood {
    guard let id = entry.mood else {
      let typed = try TaggedMemo(entry.memo)
      return try tools.moods.add(entry.level, typed.memo, typed.tags, at: entry.moment)
    }
    let typed = entry.isMemoEdited ? try TaggedMemo(edited: entry.memo) : nil
    return try tools.moods.edit(
      id,
      MoodEdit(
        level: LevelChoice(entry.level), memo: typed?.memo, tags: typed?.tags, moment: entry.moment),
      from: pages[MoodsPage.gauge]?.mood?.details)
  }

  // MARK: Navigation

  /// Turns to the canvas of that day, or to the latest one if nil.
  private mutating func showCanvas(of day: Day?) throws {
    shownDay = day
    home.select(nil)
    try rereadCanvas()
  }

  /// Shows a canvas that contains the mood. If canvases are of the latest ten moods, the latest one
  /// stays, because it also contains moods of other days.
  private mutating func showCanvas(containing mood: Mood) {
    switch home.settings.mode {
    case .daily: shownDay = mood.day == home.today ? nil : mood.day
    case .last: if shownDay != nil { shownDay = mood.day }
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
