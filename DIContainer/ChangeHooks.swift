import CLibrary
import HearthData
import HearthDomain
import HearthPresentation
import Synchronization

/// Runs the user's hook programs for changes.
final class ChangeHooks: Sendable {
  private struct State {
    /// Number of entries passed to the hook so far, counted from the start of the program.
    var told = 0
    /// Entries still to be passed to the hook, and whether a thread is passing them.
    var waiting: [EntryName] = []
    var isTelling = false
    /// Problems that were not reported yet; each problem is reported once.
    var troubles: [HookTrouble] = []
    var said: Set<HookTrouble> = []
  }

  /// Maximum number of steps passed for one change.
  private static let maxStepsPerChange = 100

  private let folder: HookFolder
  private let formatter: ChangeFormatter
  private let settings: @Sendable () -> HookSettings
  private let state = Mutex(State())

  init(
    _ folder: HookFolder, clock: LocalClock, settings: @escaping @Sendable () -> HookSettings
  ) {
    self.folder = folder
    formatter = ChangeFormatter(clock: clock)
    self.settings = settings
  }

  func has(_ hook: Hook) -> Bool { folder.has(hook) }

  /// Reminder sender that passes due reminders to the hook program.
  var reminderSender: HookReminderSender {
    HookReminderSender(folder) { [self] in note($0) }
  }

  /// Asks the hook program about changes before they are committed; throws if the program rejects
  /// one of them. A hook that fails blocks nothing.
  func ask(_ names: [EntryName], _ repositories: Repositories) throws {
    guard folder.has(.beforeChange) else { return }
    let settings = settings()
    guard settings.asksBefore else { return }
    for name in names {
      let entry = try repositories.entry(name)
      guard settings.reportsBulkChanges || !entry.isBulk else { continue }
      let steps = try repositories.steps(of: entry, limit: ChangeHooks.maxStepsPerChange)
      // Changes of settings outside the store are not asked about: the hook could keep the user
      // from turning it off.
      if !steps.isEmpty, steps.allSatisfy(\.place.isOutsideStore) { continue }
      let line = formatter.line(of: entry, steps, atMost: HookFolder.maxInput)
      var sentence: String?
      do throws(HookTrouble) {
        sentence = try folder.refusal(.beforeChange, of: line)
      } catch {
        note(error)
      }
      if let sentence { throw DomainError.refused(.hook(sentence)) }
    }
  }

  /// Passes the entries written since the last call to the hook, and waits for it.
  func tell(_ written: [EntryName], from journal: JournalQueries) {
    if enqueue(written) { runHooksForQueue(from: journal) }
  }

  /// Passes the entries written since the last call to the hook on another thread.
  func runInBackground(_ written: [EntryName], from journal: JournalQueries) {
    if enqueue(written) { PlainThread.run { [self] in runHooksForQueue(from: journal) } }
  }

  /// Waits until all entries are passed, up to a time limit, and returns the unreported problems.
  func finish() -> [HookTrouble] {
    for _ in 0..<(HookFolder.seconds * 150) where state.withLock({ $0.isTelling }) {
      poll(nil, 0, 10)
    }
    return drainTroubles()
  }

  /// Returns the problems that were not reported yet.
  func drainTroubles() -> [HookTrouble] {
    state.withLock { state in
      defer { state.troubles = [] }
      return state.troubles
    }
  }

  /// Queues the new entries. Returns whether the caller must pass them, because no other thread
  /// does.
  private func enqueue(_ written: [EntryName]) -> Bool {
    let isNew = state.withLock { $0.told < written.count }
    // Checked at each change: the hook may appear or disappear while the program runs.
    guard isNew else { return false }
    let isWanted = folder.has(.onChange)
    return state.withLock { state in
      if isWanted { state.waiting += written[min(state.told, written.count)...] }
      state.told = written.count
      guard isWanted, !state.isTelling else { return false }
      state.isTelling = true
      return true
    }
  }

  private func runHooksForQueue(from journal: JournalQueries) {
    while let name = next() {
      do throws(HookTrouble) {
        try tell(name, from: journal)
      } catch {
        note(error)
        // A hook that timed out once would time out for every entry.
        if case .tookTooLong = error { state.withLock { $0.waiting = [] } }
      }
    }
  }

  private func next() -> EntryName? {
    state.withLock { state in
      if state.waiting.isEmpty { state.isTelling = false }
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
  }

  private func tell(_ name: EntryName, from journal: JournalQueries) throws(HookTrouble) {
    // An entry that cannot be read any more was undone by another process.
    guard let entry = try? journal.entry(name), settings().reportsBulkChanges || !entry.isBulk
    else {
      return
    }
    let steps = (try? journal.steps(of: entry, limit: ChangeHooks.maxStepsPerChange)) ?? []
    try folder.tell(.onChange, formatter.line(of: entry, steps, atMost: HookFolder.maxInput))
  }

  private func note(_ trouble: HookTrouble) {
    state.withLock { state in
      if state.said.insert(trouble).inserted { state.troubles.append(trouble) }
    }
  }
}
