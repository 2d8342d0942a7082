import CLibrary
import HearthData
import HearthDomain
import HearthPresentation
import Synchronization

/// Runs the programs of the user's about what is changed.
final class ChangeHooks: Sendable {
  private struct State {
    /// How many of the changes that were made since the program began were told.
    var told = 0
    /// What is still to be told, and whether somebody is at it.
    var waiting: [EntryName] = []
    var isTelling = false
    /// What went wrong and was not said yet; each is said once.
    var troubles: [HookTrouble] = []
    var said: Set<HookTrouble> = []
  }

  /// No more steps are told of one change.
  private static let mostSteps = 100

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

  /// What tells the program that waits for what is due.
  var reminderSender: HookReminderSender {
    HookReminderSender(folder) { [self] in note($0) }
  }

  /// Throws where the user wants to be asked, and the program refuses one of the changes that are
  /// about to be kept. One that fails keeps nobody from anything.
  func ask(_ names: [EntryName], _ repositories: Repositories) throws {
    guard folder.has(.beforeChange) else { return }
    let settings = settings()
    guard settings.asksBefore else { return }
    for name in names {
      let entry = try repositories.entry(name)
      guard settings.tellsBulks || !entry.isBulk else { continue }
      let steps = try repositories.steps(of: entry, limit: ChangeHooks.mostSteps)
      // Of settings that are no store's it is not asked: it could keep itself from being turned
      // off.
      if !steps.isEmpty, steps.allSatisfy(\.place.isBeside) { continue }
      let line = formatter.line(of: entry, steps, atMost: HookFolder.mostInput)
      var sentence: String?
      do throws(HookTrouble) {
        sentence = try folder.refusal(.beforeChange, of: line)
      } catch {
        note(error)
      }
      if let sentence { throw DomainError.refused(.hook(sentence)) }
    }
  }

  /// Tells what was changed since this was called last, and waits for the program.
  func tell(_ written: [EntryName], from journal: JournalQueries) {
    if takesUp(written) { tellWaiting(from: journal) }
  }

  /// The same beside whatever else goes on.
  func tellMeanwhile(_ written: [EntryName], from journal: JournalQueries) {
    if takesUp(written) { PlainThread.run { [self] in tellWaiting(from: journal) } }
  }

  /// Waits until all is told, for a while, and hands over what went wrong.
  func finish() -> [HookTrouble] {
    for _ in 0..<(HookFolder.seconds * 150) where state.withLock({ $0.isTelling }) {
      poll(nil, 0, 10)
    }
    return takeTroubles()
  }

  /// What went wrong and was not handed over before.
  func takeTroubles() -> [HookTrouble] {
    state.withLock { state in
      defer { state.troubles = [] }
      return state.troubles
    }
  }

  /// Whether there is something new to tell, and nobody at it.
  private func takesUp(_ written: [EntryName]) -> Bool {
    let isNew = state.withLock { $0.told < written.count }
    // Looked for at each change: it may come and go while the program runs.
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

  private func tellWaiting(from journal: JournalQueries) {
    while let name = next() {
      do throws(HookTrouble) {
        try tell(name, from: journal)
      } catch {
        note(error)
        // Whoever hangs once would hang for each.
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
    // What cannot be read any more was taken back by another program.
    guard let entry = try? journal.entry(name), settings().tellsBulks || !entry.isBulk else {
      return
    }
    let steps = (try? journal.steps(of: entry, limit: ChangeHooks.mostSteps)) ?? []
    try folder.tell(.onChange, formatter.line(of: entry, steps, atMost: HookFolder.mostInput))
  }

  private func note(_ trouble: HookTrouble) {
    state.withLock { state in
      if state.said.insert(trouble).inserted { state.troubles.append(trouble) }
    }
  }
}
