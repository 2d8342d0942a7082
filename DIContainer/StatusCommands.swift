import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// The command that prints the status for prompts and status bars.
  static var statusCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(StatusCommand.self) { container in
        StatusCommand(
          readStatus: container.statusReader, clock: container.configuration.ambient.clock,
          statusMemory: container.statusMemory, makeWaiter: { container.statusWaiter })
      }
    ]
  }

  /// Reads the status. Does nothing if the store is locked or of another version; never creates or
  /// migrates a store.
  private var statusReader: (Set<Status.Part>) throws -> StatusAnswer {
    let clock = configuration.ambient.clock
    guard case .file(let path) = configuration.store else {
      return { [self] in .readable(try ReadStatus(store: access.store, clock: clock)($0)) }
    }
    // Use the real store: a replacement for a missing store would not notice when the store is
    // created.
    let store = SQLStore.sqlite(path: path, now: clock.now)
    let front = SQLProfileLockAccess(of: store) { SystemFiles.fileExists(path) }
    let unlock = unlockProfile(of: front)
    let missing = configuration.usesEmptyStoreIfMissing ? access.store : nil
    return {
      guard let size = SystemFiles().size(of: path), size > 0 else {
        // Read the replacement, so that the missing store counts as read.
        try missing?.read { _ in }
        return .readable(Status())
      }
      let lock = try unlock.lock()
      if let lock, !unlock.hasOpened(lock) { return .locked }
      switch try store.hasCurrentSchema() {
      case nil: return .readable(Status())
      case false?: return .outdatedFormat
      case true?:
        let status = try ReadStatus(store: store, clock: clock)($0)
        return lock == nil ? .readable(status) : .unlocked(status)
      }
    }
  }

  private var statusMemory: (any StatusCache)? {
    guard case .file(let path) = configuration.store else { return nil }
    let environment = configuration.environment
    return StatusFolder(
      runtime: environment.path("XDG_RUNTIME_DIR"), store: path,
      surroundings: "\(Release.number) \(environment["TZ"] ?? "")")
  }

  /// Waits until the time is over or the files of the store change. The store need not exist yet.
  private var statusWaiter: any ReminderWaiter {
    guard case .file(let path) = configuration.store else {
      return SystemReminderWaiter(
        changes: nil, hasChanged: { false }, awoke: configuration.settings.discardCache)
    }
    let watch = StoreWatch(path: path)
    return SystemReminderWaiter(
      changes: watch.descriptor,
      hasChanged: {
        watch.drain()
        // New files may have replaced the store or its log, so watch these.
        watch.watchExistingFiles()
        return true
      }, awoke: configuration.settings.discardCache)
  }
}
