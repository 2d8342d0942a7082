import CLibrary
import HearthData
import HearthDomain
import HearthPresentation
import Synchronization

/// Runs the user's hook programs for changes.
final class ChangeHooks: Sendable {
  private struct State {
    /// Number of entries passed to the hook so far, counted from the start of the program.
    var passedCount = 0
    /// Entries still to be passed to the hook, and whether a thread is passing them.
    var pendingEntries: [EntryName] = []
    var isPassingEntries = false
    /// Problems that were not reported yet; each problem is reported once.
    var unreportedTroubles: [HookTrouble] = []
    var seenTroubles: Set<HookTrouble> = []
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
    HookReminderSender(folder) { [self] in record($0) }
  }

  /// Asks the hook program about changes before they are committed; throws if the program rejects
  /// one of them. A hook that fails blocks nothing.
  func askBeforeCommit(_ names: [EntryName], _ repositories: Repositories) throws {
    guard folder.has(.beforeChange) else { return }
    let settings = settings()
    guard settings.asksBeforeChanges else { return }
    for name in names {
      let entry = try repositories.entry(name)
      guard settings.reportsBulkChanges || !entry.isBulk else { continue }
      let steps = try repositories.steps(of: entry, limit: ChangeHooks.maxStepsPerChange)
      // Changes of settings outside the store are not asked about: the hook could keep the user
      // from turning it off.
      if !steps.isEmpty, steps.allSatisfy(\.item.isOutsideStore) { continue }
      let line = formatter.jsonLine(of: entry, steps, atMost: HookFolder.maxInput)
      var sentence: String?
      do throws(HookTrouble) {
        sentence = try folder.refusal(.beforeChange, of: line)
      } catch {
        record(error)
      }
      if let sentence { throw DomainError.refused(.hook(sentence)) }
    }
  }

  /// Passes the entries written since the last call to the hook, and waits for it.
  func runAndWait(_ written: [EntryName], from journal: JournalQueries) {
    if enqueue(written) { runHooksForQueue(from: journal) }
  }

  /// Passes the entries written since the last call to the hook on another thread.
  func runInBackground(_ written: [EntryName], from journal: JournalQueries) {
    if enqueue(written) { PlainThread.run { [self] in runHooksForQueue(from: journal) } }
  }

  /// Waits until all entries are passed, up to a time limit, and returns the unreported problems.
  func finish() -> [HookTrouble] {
    for _ in 0..<(HookFolder.timeLimitSeconds * 150) where state.withLock({ $0.isPassingEntries }) {
      poll(nil, 0, 10)
    }
    return drainTroubles()
  }

  /// Returns the problems that were not reported yet.
  func drainTroubles() -> [HookTrouble] {
    state.withLock { state in
      defer { state.unreportedTroubles = [] }
      return state.unreportedTroubles
    }
  }

  /// Queues the new entries. Returns whether the caller must pass them, because no other thread
  /// does.
  private func enqueue(_ written: [EntryName]) -> Bool {
    let isNew = state.withLock { $0.passedCount < written.count }
    // Checked at each change: the hook may appear or disappear while the program runs.
    guard isNew else { return false }
    let isWanted = folder.has(.onChange)
    return state.withLock { state in
      if isWanted { state.pendingEntries += written[min(state.passedCount, written.count)...] }
      state.passedCount = written.count
      guard isWanted, !state.isPassingEntries else { return false }
      state.isPassingEntries = true
      return true
    }
  }

  private func runHooksForQueue(from journal: JournalQueries) {
    while let name = dequeue() {
      do throws(HookTrouble) {
        try runHook(name, from: journal)
      } catch {
        record(error)
        // A hook that timed out once would time out for every entry.
        if case .tookTooLong = error { state.withLock { $0.pendingEntries = [] } }
      }
    }
  }

  private func dequeue() -> EntryName? {
    state.withLock { state in
      if state.pendingEntries.isEmpty { state.isPassingEntries = false }
      return state.pendingEntries.isEmpty ? nil : state.pendingEntries.removeFirst()
    }
  }

  private func runHook(_ name: EntryName, from journal: JournalQueries) throws(HookTrouble) {
    // An entry that cannot be read any more was undone by another process.
    guard let entry = try? journal.entry(name), settings().reportsBulkChanges || !entry.isBulk
    else {
      return
    }
    let steps = (try? journal.steps(of: entry, limit: ChangeHooks.maxStepsPerChange)) ?? []
    try folder.notify(.onChange, formatter.jsonLine(of: entry, steps, atMost: HookFolder.maxInput))
  }

  private func record(_ trouble: HookTrouble) {
    state.withLock { state in
      if state.seenTroubles.insert(trouble).inserted { state.unreportedTroubles.append(trouble) }
    }
  }
}
