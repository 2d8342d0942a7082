import HearthDomain
import TerminalKit

/// The changes made in the full screen, for the undo key.
struct ReportedChanges {
  /// Number of journal entries since the start of the program that were processed.
  private var processedCount = 0
  /// The changes that one press of the undo key undoes: those that the last notice reported.
  private(set) var entries: [EntryName] = []
  /// Whether a notice reported the changes. If so, the next change starts a new list.
  private(set) var areReported = false
  /// Number of changes that the last undo reverted together.
  private(set) var lastUndoCount = 1
  var canUndo = false
  var canRedo = false

  /// Adds the changes among journal entries written since the last call. Returns whether there were
  /// any.
  mutating func addWritten(
    _ written: [EntryName], changesAmong: ([EntryName]) -> [EntryName]
  ) -> Bool {
    guard written.count > processedCount else { return false }
    let new = changesAmong(Array(written[processedCount...]))
    processedCount = written.count
    if areReported { (entries, areReported) = ([], false) }
    entries += new
    return true
  }

  mutating func markReported() {
    if !entries.isEmpty { areReported = true }
  }

  /// Replaces the changes that the undo key undoes next.
  mutating func reset(undone count: Int = 1, leaving entries: [EntryName] = []) {
    (self.entries, areReported, lastUndoCount) = (entries, !entries.isEmpty, max(1, count))
  }
}

extension AppCoordinator {
  /// The undo and redo keys, on every tab.
  var journalKeys: [KeyBinding<AppAction>] {
    guard features.journal != nil else { return [] }
    let nothing = reportedChanges.canUndo ? nil : UndoWords.nothingToUndo
    let redone = reportedChanges.canRedo ? nil : UndoWords.nothingToRedo
    return [
      KeyBinding(
        [.control("r")], ko: ("다시 하기", "되돌린 것을 다시 해요"),
        en: ("redo", "Redo what was undone"), action: .redo, disabledReason: redone,
        isCommon: redone != nil),
      KeyBinding(
        [.character("u")], ko: ("되돌리기", "마지막에 지우거나 바꾼 것을 되돌려요"),
        en: ("undo", "Undo the last change"), action: .undoChanges,
        disabledReason: nothing, isCommon: reportedChanges.entries.isEmpty || nothing != nil),
      KeyBinding(
        [.character("U")], ko: ("바뀐 기록", "무엇이 언제 바뀌었는지 봐요"),
        en: ("history", "See what was changed, and when"), action: .history, isCommon: true),
      KeyBinding(
        [.character("H")], ko: ("이것의 기록", "고른 것이 언제 어떻게 바뀌었는지 봐요"),
        en: ("its history", "See how the selected thing was changed"), action: .selectionHistory,
        disabledReason: page == nil && tabs.front.status.selection != nil
          ? nil : Words(ko: "고른 것이 없어요", en: "nothing is selected"), isCommon: true),
    ]
  }

  /// Records new changes. If there are any, updates whether undo and redo are possible and starts a
  /// sync.
  private mutating func recordNewChanges() {
    guard let journal = features.journal else { return }
    let isNew = reportedChanges.addWritten(journal.writtenEntries()) {
      (try? journal.journal.queries.undoableChanges(among: $0)) ?? []
    }
    guard isNew else { return }
    updateUndoState()
    sync.exchange()
  }

  /// Updates whether undo and redo have something to do.
  mutating func updateUndoState() {
    guard let journal = features.journal?.journal else { return }
    reportedChanges.canUndo = ((try? journal.undo.entriesToUndo(last: 1)) ?? []).isEmpty == false
    reportedChanges.canRedo = (try? journal.redo.nextEntryToRedo()) ?? nil != nil
  }

  /// Forgets the reported changes, because another program changed the store and they may not be
  /// the last ones any more.
  mutating func forgetReportedChanges() {
    reportedChanges.reset()
    updateUndoState()
  }

  /// Undoes the changes reported last, or else the last change. Asks first if that change was not
  /// made in this view.
  mutating func undoChanges() -> AppEffect? {
    guard let journal = features.journal else { return nil }
    var effect: AppEffect?
    attempt { app in
      let told = app.reportedChanges.entries
      let entries = try told.map { try journal.journal.queries.entry($0) }
      if !told.isEmpty, try journal.journal.undo.irreversibleActions(since: entries).isEmpty {
        effect = app.undoChanges(told)
        return
      }
      guard let last = try journal.journal.undo.entriesToUndo(last: 1).first else {
        return app.showNotice(.refusal(UndoWords.nothingToUndo))
      }
      let remarks = try journal.remarks(before: [last])
      let isFromHere = journal.writtenEntries().contains(last.name)
      if remarks.isEmpty, isFromHere {
        effect = app.undoChanges([last.name])
        return
      }
      let question = UndoWords.question(last, journal.formatter, isFromHere: isFromHere)
      let asked = remarks + [question]
      effect = app.perform(
        PageEffect.ask(
          Words { language in asked.map { $0(language) }.joined(separator: "\n") },
          then: .undoChanges(last.name)))
    }
    return effect
  }

  /// Undoes the changes, given oldest first, all or none, and goes to where they were made.
  mutating func undoChanges(_ names: [EntryName]) -> AppEffect? {
    guard let journal = features.journal else { return nil }
    if names.count == 1, isSlowToUndo(try? journal.journal.queries.entry(names[0])) {
      return enterCommand("undo --entry \(names[0])")
    }
    let undone = Result { try journal.journal.undo(names.reversed()).reversed().map(\.entry) }
    return showUndoOutcome(undone, undone: names.count) { journal.undoResult($0) }
  }

  /// Whether undoing the entry takes long. Then the `undo` command does it, which displays progress
  /// and can be cancelled.
  private func isSlowToUndo(_ entry: JournalEntry?) -> Bool {
    features.commands != nil && entry?.itemCount ?? 0 > 1000
  }

  /// Redoes what was undone last.
  mutating func redo() -> AppEffect? {
    guard let journal = features.journal else { return nil }
    let count = reportedChanges.lastUndoCount
    if count == 1, isSlowToUndo((try? journal.journal.redo.nextEntryToRedo()) ?? nil) {
      return enterCommand("redo")
    }
    let redone = Result {
      try journal.journal.redo(last: count).map { journal.originalEntry(of: $0.entry) }
    }
    let effect = showUndoOutcome(redone) { journal.formatter.redoResult($0) }
    reportedChanges.reset(leaving: ((try? redone.get()) ?? []).map(\.name))
    return effect
  }

  /// Displays the outcome of an undo or redo. The first entry determines the tab and the notice.
  private mutating func showUndoOutcome(
    _ outcome: Result<[JournalEntry], any Error>, undone count: Int = 1,
    _ words: (JournalEntry) -> Words
  ) -> AppEffect? {
    reminders.removeOutdated()
    recordNewChanges()
    reportedChanges.reset(undone: count)
    updateUndoState()
    let isOfSettings = (try? outcome.get())?.contains { $0.summary.kind == .setting } ?? false
    let effect = isOfSettings ? applySettings() : nil
    attempt { app in
      // Also after a refusal: then the store differs from what is displayed.
      try app.showTab((try? outcome.get())?.first)
      try app.rereadPages()
      if let main = try outcome.get().first { app.showNotice(.success(words(main))) }
    }
    return effect
  }

  /// Refreshes the view, on the tab of the change unless a page covers the tabs.
  private mutating func showTab(_ entry: JournalEntry?) throws {
    let route = try entry.flatMap { try features.journal?.route(of: $0) }
    if let route, page == nil, tabs.front.area != .today, let place = tabs.index(of: route.area) {
      tabs.bringToFront(place)
      returnTarget = nil
    }
    try tabs.withFrontTab { try $0.refresh(selecting: route ?? .tab($0.area)) }
  }

  /// Displays what was done, with the undo key if there are new changes.
  mutating func report(done words: Words) {
    let new = markNewChangesReported()
    showNotice(.success(UndoWords.hinted(words, for: new)))
    lastMessage?.changes = new
  }

  /// Displays that a form was saved, or that nothing changed. Without a journal, the two cannot be
  /// told apart; then it displays that the form was saved.
  mutating func report(saved words: Words) {
    recordNewChanges()
    let isSame =
      features.journal != nil && (reportedChanges.entries.isEmpty || reportedChanges.areReported)
    report(done: isSame ? Words(ko: "바뀐 것이 없어요.", en: "Nothing was changed.") : words)
  }

  /// Returns the new changes, if any, and marks them as reported.
  mutating func markNewChangesReported() -> [EntryName] {
    recordNewChanges()
    guard !reportedChanges.areReported else { return [] }
    reportedChanges.markReported()
    return reportedChanges.entries
  }

  /// Marks changes made without a notice as reported, so that undo does not revert them with later
  /// ones. While a page is open over the tab they stay unreported, because the notice at its end
  /// covers them too, as for a watering and its review.
  mutating func recordUnreportedChanges() {
    recordNewChanges()
    if !tabs.front.status.canGoBack { reportedChanges.markReported() }
  }

  /// Records pending changes before a command starts, so that they are not taken for its changes.
  mutating func recordPendingChanges() {
    recordNewChanges()
    reportedChanges.markReported()
  }
}

// MARK: - The history

extension AppCoordinator {
  mutating func openHistory(of thing: HistorySubject? = nil) {
    attempt { app in
      guard let journal = app.features.journal else { return }
      let since = try journal.journal.queries.completeSince()
      var state = HistoryScreen.State(
        of: thing, since: journal.formatter.recordedSince(since: since))
      let (rows, hasMore) = try journal.historyRows(of: state, count: HistoryScreen.State.batchSize)
      state.refresh(rows, hasMore: hasMore)
      app.screens.push(.history(state))
    }
  }

  /// Reads the entries that match the search, or older ones in addition to those on the page.
  mutating func readHistory(isMore: Bool) {
    attempt { app in
      guard let journal = app.features.journal, var state = app.screens[AppPage.history] else {
        return
      }
      let count = (isMore ? state.rows.count : 0) + HistoryScreen.State.batchSize
      let (rows, hasMore) = try journal.historyRows(of: state, count: count)
      if !isMore { state.rows.replaceRows([]) }
      state.refresh(rows, hasMore: hasMore)
      app.screens[AppPage.history] = state
    }
  }

  mutating func showHistoryEntry(_ name: EntryName) {
    attempt { app in
      guard let state = try app.features.journal?.entryPage(of: name) else { return }
      app.screens.push(.entry(state))
    }
  }
}

extension JournalTools {
  /// Returns the newest entries for the page, and whether there are more.
  func historyRows(
    of state: HistoryScreen.State, count: Int
  ) throws -> (rows: [HistoryScreen.Row], hasMore: Bool) {
    let entries =
      try state.subject.map {
        try journal.queries.history(of: $0.id, $0.kind, limit: count + 1)
      }
      ?? journal.queries.list(
        JournalFilter(search: formatter.clock.searchWhileTyping(state.search.text)),
        limit: count + 1)
    // The sentence of an entry never changes, so those on the page are used again.
    let known = Dictionary(
      (0..<state.rows.count).compactMap { state.rows.loadedRows[$0] }.map {
        ($0.entry, $0.sentence)
      }
    ) { first, _ in first }
    let new = entries.prefix(count).filter { known[$0] == nil }
    let sentences = known.merging(zip(new, try listSentences(new))) { first, _ in first }
    let rows = entries.prefix(count).map { entry in
      HistoryScreen.Row(
        entry: entry, time: formatter.timeText(of: entry),
        sentence: sentences[entry] ?? formatter.sentence(of: entry),
        stateRemark: formatter.stateRemark(of: entry)
      )
    }
    return (rows, entries.count > count)
  }

  /// Returns the page of one entry. Throws ``DomainError/notFound(_:query:nearest:)`` if it does
  /// not exist.
  func entryPage(of name: EntryName) throws -> EntryScreen.State {
    let entry = try journal.queries.entry(name)
    let steps = try steps(of: entry)
    return EntryScreen.State(
      entry: entry, koreanLines: lines(of: entry, steps, .korean),
      englishLines: lines(of: entry, steps, .english))
  }

  /// Returns the route to what the entry is mainly about, in its tab; nil if no list contains it.
  func route(of entry: JournalEntry) throws -> Route? {
    guard let step = try journal.queries.steps(of: entry, limit: 1).first else { return nil }
    return switch step.item.kind {
    case .person: ID(rawValue: step.item.id).map { .person($0) }
    case .watering, .postponement: ID(rawValue: step.owner).map { .person($0) }
    case .saying: ID(rawValue: step.item.id).map { .saying($0) }
    case .mood: ID(rawValue: step.item.id).map { .mood($0) }
    case .event, .exception, .eventText:
      ID(rawValue: step.item.id).map { .event(OccurrenceID($0)) }
    case .book: ID(rawValue: step.item.id).map { .book($0) }
    case .pastReading, .record, .sentence: ID(rawValue: step.owner).map { .book($0) }
    case .contact, .dayPalette, .toDo, .setting: nil
    }
  }
}
