import HearthDomain
import TerminalKit

/// What the full screen knows of the changes that were made in it.
struct ToldChanges {
  /// How many of those noted since the program began were seen.
  private var seen = 0
  /// The changes that one key takes back together: those that the last notice told of.
  private(set) var entries: [EntryName] = []
  /// Whether somebody was told of them; what comes next is another change.
  private(set) var areTold = false
  /// How many were taken back together last.
  private(set) var takenBack = 1
  var canTakeBack = false
  var canRedo = false

  /// Takes note of what was changed since it was asked last; whether there was anything.
  mutating func note(
    _ written: [EntryName], changesAmong: ([EntryName]) -> [EntryName]
  ) -> Bool {
    guard written.count > seen else { return false }
    let new = changesAmong(Array(written[seen...]))
    seen = written.count
    if areTold { (entries, areTold) = ([], false) }
    entries += new
    return true
  }

  mutating func settle() {
    if !entries.isEmpty { areTold = true }
  }

  /// The next key takes back those that are left, if any.
  mutating func forget(takenBack count: Int = 1, leaving entries: [EntryName] = []) {
    (self.entries, areTold, takenBack) = (entries, !entries.isEmpty, max(1, count))
  }
}

extension AppCoordinator {
  /// The keys of the journal, on every tab.
  var journalKeys: [KeyBinding<AppAction>] {
    guard features.journal != nil else { return [] }
    let nothing = changes.canTakeBack ? nil : TakeBackWords.nothing
    let redone = changes.canRedo ? nil : TakeBackWords.nothingToRedo
    return [
      KeyBinding(
        [.control("r")], ko: ("다시 하기", "되돌린 것을 다시 해요"),
        en: ("do again", "Do again what was taken back"), action: .redo, disabled: redone,
        isCommon: redone != nil),
      KeyBinding(
        [.character("u")], ko: ("되돌리기", "마지막에 지우거나 바꾼 것을 되돌려요"),
        en: ("take back", "Take back what was removed or changed last"), action: .takeBack,
        disabled: nothing, isCommon: changes.entries.isEmpty || nothing != nil),
      KeyBinding(
        [.character("U")], ko: ("바뀐 기록", "무엇이 언제 바뀌었는지 봐요"),
        en: ("history", "See what was changed, and when"), action: .history, isCommon: true),
      KeyBinding(
        [.character("H")], ko: ("이것의 기록", "고른 것이 언제 어떻게 바뀌었는지 봐요"),
        en: ("its history", "See how the selected thing was changed"), action: .thingHistory,
        disabled: page == nil && tabs.front.condition.selection != nil
          ? nil : Words(ko: "고른 것이 없어요", en: "nothing is selected"), isCommon: true),
    ]
  }

  /// Takes note of what was changed, and whether there is something to take back or do again.
  private mutating func noteChanges() {
    guard let journal = features.journal else { return }
    let isNew = changes.note(journal.written()) {
      (try? journal.journal.queries.changes(among: $0)) ?? []
    }
    guard isNew else { return }
    lookAtJournal()
    sync.exchange()
  }

  /// Looks whether there is something to take back or do again.
  mutating func lookAtJournal() {
    guard let journal = features.journal?.journal else { return }
    changes.canTakeBack = ((try? journal.undo.coming(last: 1)) ?? []).isEmpty == false
    changes.canRedo = (try? journal.redo.coming()) ?? nil != nil
  }

  /// Another program changed the store: what was told of here may not be the last change any more.
  mutating func forgetTold() {
    changes.forget()
    lookAtJournal()
  }

  /// Takes back what the last notice told of, else the last change; what was not done here, after
  /// a question.
  mutating func takeBack() -> AppEffect? {
    guard let journal = features.journal else { return nil }
    var effect: AppEffect?
    attempt { app in
      let told = app.changes.entries
      let entries = try told.map { try journal.journal.queries.entry($0) }
      if !told.isEmpty, try journal.journal.undo.staying(beyond: entries).isEmpty {
        effect = app.takeBack(told)
        return
      }
      guard let last = try journal.journal.undo.coming(last: 1).first else {
        return app.tell(.refusal(TakeBackWords.nothing))
      }
      let remarks = try journal.remarks(before: [last])
      let isFromHere = journal.written().contains(last.name)
      if remarks.isEmpty, isFromHere {
        effect = app.takeBack([last.name])
        return
      }
      let question = TakeBackWords.question(last, journal.formatter, isFromHere: isFromHere)
      let asked = remarks + [question]
      effect = app.perform(
        PageEffect.ask(
          Words { language in asked.map { $0(language) }.joined(separator: "\n") },
          then: .takeBack(last.name)))
    }
    return effect
  }

  /// Takes back these changes, the newest last, all or none, and goes to where they were.
  mutating func takeBack(_ names: [EntryName]) -> AppEffect? {
    guard let journal = features.journal else { return nil }
    if names.count == 1, lasts(try? journal.journal.queries.entry(names[0])) {
      return enterCommand("undo --entry \(names[0])")
    }
    let undone = Result { try journal.journal.undo(names.reversed()).reversed().map(\.entry) }
    return settle(undone, takenBack: names.count) { journal.takenBack($0) }
  }

  /// Whether nobody should wait for it without seeing how far it is: then the command does it,
  /// which can be stopped.
  private func lasts(_ entry: JournalEntry?) -> Bool {
    features.commands != nil && entry?.count ?? 0 > 1000
  }

  /// Does again what was taken back last.
  mutating func redo() -> AppEffect? {
    guard let journal = features.journal else { return nil }
    let count = changes.takenBack
    if count == 1, lasts((try? journal.journal.redo.coming()) ?? nil) {
      return enterCommand("redo")
    }
    let redone = Result {
      try journal.journal.redo(last: count).map { journal.origin(of: $0.entry) }
    }
    let effect = settle(redone) { journal.formatter.doneAgain($0) }
    changes.forget(leaving: ((try? redone.get()) ?? []).map(\.name))
    return effect
  }

  /// Shows what became of the changes; the first is what the others go on with.
  private mutating func settle(
    _ outcome: Result<[JournalEntry], any Error>, takenBack count: Int = 1,
    _ words: (JournalEntry) -> Words
  ) -> AppEffect? {
    reminders.letGo()
    noteChanges()
    changes.forget(takenBack: count)
    lookAtJournal()
    let isOfSettings = (try? outcome.get())?.contains { $0.words.kind == .setting } ?? false
    let effect = isOfSettings ? liveBySettings() : nil
    attempt { app in
      // Also after a refusal: then the store is not as it is shown.
      try app.show((try? outcome.get())?.first)
      try app.rereadPages()
      if let main = try outcome.get().first { app.tell(.done(words(main))) }
    }
    return effect
  }

  /// Reads anew what is seen, on the tab of the change unless another page lies over it.
  private mutating func show(_ entry: JournalEntry?) throws {
    let route = try entry.flatMap { try features.journal?.route(of: $0) }
    if let route, page == nil, tabs.front.area != .today, let place = tabs.place(of: route.area) {
      tabs.bringToFront(place)
      left = nil
    }
    try tabs.actInFront { try $0.refresh(selecting: route ?? .tab($0.area)) }
  }

  /// Tells what was done, with the key that takes it back where there is something new to take
  /// back.
  mutating func tell(done words: Words) {
    let new = newlyTold()
    tell(.done(new.isEmpty ? words : TakeBackWords.offer(after: words)))
    lastAnswer?.changes = new
  }

  /// The same of what a form saved; where nothing was changed in it, that. Without a journal
  /// nobody knows, and what was saved is told.
  mutating func tell(saved words: Words) {
    noteChanges()
    let isSame = features.journal != nil && (changes.entries.isEmpty || changes.areTold)
    tell(done: isSame ? Words(ko: "바뀐 것이 없어요.", en: "Nothing was changed.") : words)
  }

  /// What is new to take back, if anything, and is told of from now on.
  mutating func newlyTold() -> [EntryName] {
    noteChanges()
    guard !changes.areTold else { return [] }
    changes.settle()
    return changes.entries
  }

  /// What was changed without a word is not offered after the next ones; but where a page has come
  /// over the tab, its end tells of both, as of a watering and its review.
  mutating func settleChange() {
    noteChanges()
    if !tabs.front.condition.canGoBack { changes.settle() }
  }

  /// No command that comes now is said to have made what was changed before it.
  mutating func settleAllChanges() {
    noteChanges()
    changes.settle()
  }
}

// MARK: - The history

extension AppCoordinator {
  mutating func openHistory(of thing: HistoryThing? = nil) {
    attempt { app in
      guard let journal = app.features.journal else { return }
      let since = try journal.journal.queries.knownSince()
      var state = HistoryScreen.State(of: thing, since: journal.formatter.known(since: since))
      let (rows, hasMore) = try journal.rows(of: state, count: HistoryScreen.State.part)
      state.renew(rows, hasMore: hasMore)
      app.screens.push(.history(state))
    }
  }

  /// Reads what the search finds, or older ones beside those that are there.
  mutating func readHistory(isMore: Bool) {
    attempt { app in
      guard let journal = app.features.journal, var state = app.screens[AppPage.history] else {
        return
      }
      let count = (isMore ? state.rows.count : 0) + HistoryScreen.State.part
      let (rows, hasMore) = try journal.rows(of: state, count: count)
      if !isMore { state.rows.show([]) }
      state.renew(rows, hasMore: hasMore)
      app.screens[AppPage.history] = state
    }
  }

  mutating func showEntry(_ name: EntryName) {
    attempt { app in
      guard let state = try app.features.journal?.page(of: name) else { return }
      app.screens.push(.entry(state))
    }
  }
}

extension JournalTools {
  /// The newest entries that the page shows, and whether there are more.
  func rows(
    of state: HistoryScreen.State, count: Int
  ) throws -> (rows: [HistoryScreen.Row], hasMore: Bool) {
    let entries =
      try state.thing.map {
        try journal.queries.history(of: $0.id, $0.kind, limit: count + 1)
      }
      ?? journal.queries.list(
        JournalFilter(search: formatter.clock.searchSoFar(state.search.text)), limit: count + 1)
    // What an entry did stays the same, and the rows before are read again with each part.
    let known = Dictionary(
      (0..<state.rows.count).compactMap { state.rows.window[$0] }.map { ($0.entry, $0.sentence) }
    ) { first, _ in first }
    let new = entries.prefix(count).filter { known[$0] == nil }
    let sentences = known.merging(zip(new, try listed(new))) { first, _ in first }
    let rows = entries.prefix(count).map { entry in
      HistoryScreen.Row(
        entry: entry, moment: formatter.moment(of: entry),
        sentence: sentences[entry] ?? formatter.sentence(of: entry), mark: formatter.mark(of: entry)
      )
    }
    return (rows, entries.count > count)
  }

  /// The page of one entry; throws ``DomainError/notFound(_:query:nearest:)`` where it is gone.
  func page(of name: EntryName) throws -> EntryScreen.State {
    let entry = try journal.queries.entry(name)
    let steps = try steps(of: entry)
    return EntryScreen.State(
      entry: entry, ko: lines(of: entry, steps, .korean), en: lines(of: entry, steps, .english))
  }

  /// Where the tab of its area has what the entry was mainly about; nil where no list has it.
  func route(of entry: JournalEntry) throws -> Route? {
    guard let step = try journal.queries.steps(of: entry, limit: 1).first else { return nil }
    return switch step.place.kind {
    case .person: ID(rawValue: step.place.id).map { .person($0) }
    case .watering, .postponement: ID(rawValue: step.owner).map { .person($0) }
    case .saying: ID(rawValue: step.place.id).map { .saying($0) }
    case .mood: ID(rawValue: step.place.id).map { .mood($0) }
    case .event, .exception, .eventText:
      ID(rawValue: step.place.id).map { .event(OccurrencePlace($0)) }
    case .book: ID(rawValue: step.place.id).map { .book($0) }
    case .pastReading, .record, .sentence: ID(rawValue: step.owner).map { .book($0) }
    case .contact, .dayPalette, .setting: nil
    }
  }
}
