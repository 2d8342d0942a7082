import CLibrary
import HearthData
import HearthDomain
import HearthPresentation
import Synchronization

/// Reports changes to the user's hook programs.
final class ChangeHooks: Sendable {
  private struct State {
    /// Number of entries that were queued for the hook since the program started.
    var passedCount = 0
    /// Entries to be passed to the hook. The next property tells whether a thread is passing them.
    var pendingEntries: [EntryName] = []
    var isPassingEntries = false
    /// Problems to report to the user; each is reported only once.
    var unreportedTroubles: [HookTrouble] = []
    var seenTroubles: Set<HookTrouble> = []
  }

  /// Maximum number of steps of a change that are passed to the hook.
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

  /// Asks the hook program about changes before they are committed. Throws if it rejects one of
  /// them. If the hook itself fails, the changes are accepted.
  func askBeforeCommit(_ names: [EntryName], _ repositories: Repositories) throws {
    guard folder.has(.beforeChange) else { return }
    let settings = settings()
    guard settings.asksBeforeChanges else { return }
    for name in names {
      let entry = try repositories.entry(name)
      guard settings.reportsBulkChanges || !entry.isBulk else { continue }
      let steps = try repositories.steps(of: entry, limit: ChangeHooks.maxStepsPerChange)
      // Do not ask about settings outside the store, as the hook could keep the user from turning
      // it off.
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

  /// Passes the entries written since the last call to the hook, on another thread.
  func runInBackground(_ written: [EntryName], from journal: JournalQueries) {
    if enqueue(written) { PlainThread.run { [self] in runHooksForQueue(from: journal) } }
  }

  /// Waits until the hook has got all entries, up to a time limit. Returns the problems that were
  /// not reported yet.
  func finish() -> [HookTrouble] {
    for _ in 0..<(HookFolder.timeLimitSeconds * 150) where state.withLock({ $0.isPassingEntries }) {
      poll(nil, 0, 10)
    }
    return drainTroubles()
  }

  /// Returns the problems that were not reported yet, which then count as reported.
  func drainTroubles() -> [HookTrouble] {
    state.withLock { state in
      defer { state.unreportedTroubles = [] }
      return state.unreportedTroubles
    }
  }

  /// Queues the new entries. Returns true if the caller must pass them to the hook, because no
  /// other thread is doing it.
  private func enqueue(_ written: [EntryName]) -> Bool {
    let isNew = state.withLock { $0.passedCount < written.count }
    // Check each time, because the hook may be added or removed while the program runs.
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
        // Drop the other entries after a timeout, since the hook would time out for each of them.
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
