import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// Command for prompts and status bars.
  static var statusCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(StatusCommand.self) { container in
        StatusCommand(
          readStatus: container.statusReader, clock: container.configuration.ambient.clock,
          statusMemory: container.statusMemory, makeWaiter: { container.statusWaiter })
      }
    ]
  }

  /// Reads the status if the store is unlocked and of this version; never creates or migrates a
  /// store.
  private var statusReader: (Set<Status.Part>) throws -> StatusAnswer {
    let clock = configuration.ambient.clock
    guard case .file(let path) = configuration.store else {
      return { [self] in .readable(try ReadStatus(store: access.store, clock: clock)($0)) }
    }
    // A replacement of a missing store would never notice the store being created.
    let store = SQLStore.sqlite(path: path, now: clock.now)
    let front = SQLProfileLockAccess(of: store) { SystemFiles.fileExists(path) }
    let unlock = unlockProfile(of: front)
    let missing = configuration.usesEmptyStoreIfMissing ? access.store : nil
    return {
      guard let size = SystemFiles().size(of: path), size > 0 else {
        // A missing store counts as read only when its replacement is read.
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

  /// Sleeps until the time is up or the files of the store change, even if the store does not exist
  /// yet.
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
        // The log and the store may have been replaced by new files.
        watch.watchExistingFiles()
        return true
      }, awoke: configuration.settings.discardCache)
  }
}
