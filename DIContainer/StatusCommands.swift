import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// The command for prompts and bars.
  static var statusCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(StatusCommand.self) { container in
        StatusCommand(
          read: container.statusReader, clock: container.configuration.ambient.clock,
          memory: container.statusMemory, rest: { container.statusWaiter })
      }
    ]
  }

  /// Reads a status where it may be told; no store is made or brought to another form for it.
  private var statusReader: (Set<Status.Part>) throws -> StatusAnswer {
    let clock = configuration.ambient.clock
    guard case .file(let path) = configuration.store else {
      return { [self] in .told(try ReadStatus(store: access.store, clock: clock)($0)) }
    }
    // What stands in for a store that is missing would never see it come.
    let store = SQLStore.sqlite(path: path, now: clock.now)
    let front = SQLProfileFront(of: store) { SystemFiles.isThere(path) }
    let unlock = unlockProfile(of: front)
    return {
      guard let size = SystemFiles().size(of: path), size > 0 else { return .told(Status()) }
      let lock = try unlock.lock()
      if let lock, !unlock.hasOpened(lock) { return .locked }
      switch try store.isOfThisForm() {
      case nil: return .told(Status())
      case false?: return .older
      case true?:
        let status = try ReadStatus(store: store, clock: clock)($0)
        return lock == nil ? .told(status) : .admitted(status)
      }
    }
  }

  private var statusMemory: (any StatusMemory)? {
    guard case .file(let path) = configuration.store else { return nil }
    let environment = configuration.environment
    return StatusFolder(
      runtime: environment.path("XDG_RUNTIME_DIR"), store: path,
      surroundings: "\(Release.number) \(environment["TZ"] ?? "")")
  }

  /// Sleeps until the time is over or something stirs beside the store, also where that is still
  /// to come.
  private var statusWaiter: any ReminderWaiter {
    guard case .file(let path) = configuration.store else {
      return SystemReminderWaiter(
        changes: nil, hasChanged: { false }, awoke: configuration.settings.renew)
    }
    let watch = StoreWatch(path: path)
    return SystemReminderWaiter(
      changes: watch.descriptor,
      hasChanged: {
        watch.drain()
        // Its log may be another file by now, and so may the store.
        watch.renew()
        return true
      }, awoke: configuration.settings.renew)
  }
}
