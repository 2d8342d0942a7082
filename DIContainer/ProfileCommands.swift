import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// What the commands and the page of the profile depend on. The page can switch profiles only if
  /// no option or variable names a store.
  var profileTools: ProfileTools {
    ProfileTools(
      queries: useCases.profile, edit: useCases.editProfile, lock: lockProfile,
      prompt: passphrasePrompt, copies: unlockedBackups, pictures: pictureFolder,
      zone: configuration.ambient.clock.zone,
      switchableProfiles: storeOverride == nil && configuration.profileFile != nil
        ? profileCollection : nil,
      all: allProfiles, refuseInDemo: refuseInDemo)
  }

  /// Asks for the passphrase if the profile is locked. Throws if the user does not enter it.
  func requireUnlocked(_ console: inout Console) throws {
    try passphrasePrompt.unlockIfNeeded(in: &console)
  }

  /// Whether the profile is locked for this session, or its lock cannot be read.
  var isLocked: Bool {
    do { return try !unlockProfile.isOpen() } catch { return true }
  }

  /// Unlocks the profile. Uses the system clock, as `HEARTH_NOW` must not open a lock.
  var unlockProfile: UnlockProfile { unlockProfile(of: access.front) }

  /// Returns the use case that unlocks the profile whose lock is read by `front`.
  func unlockProfile(of front: any ProfileLockAccess) -> UnlockProfile {
    UnlockProfile(
      front: front, hasher: CryptPassphraseHasher(),
      memory: isAlreadyUnlocked ? AlwaysUnlockedMemory(unlockMemory) : unlockMemory, now: .system,
      opened: openedLocks)
  }

  private var lockProfile: LockProfile {
    // Use the system's randomness, as `HEARTH_SEED` must not reveal the recovery code.
    LockProfile(
      store: access.store, hasher: CryptPassphraseHasher(), unlock: unlockProfile,
      randomness: .system)
  }

  var unlockedBackups: UnlockedBackups {
    UnlockedBackups(locks: access.backupLocks, front: access.front)
  }

  var passphrasePrompt: PassphrasePrompt { PassphrasePrompt(unlock: unlockProfile) }

  private var unlockMemory: any UnlockMemory {
    let variable = "XDG_RUNTIME_DIR"
    if let folder = configuration.environment.path(variable), folder.isAbsolute {
      return UnlockFolder(path: folder.appending("hearth"))
    }
    return configuration.folders.map { UnlockFolder(path: $0.state.appending("unlocked")) }
      ?? InMemoryUnlocks()
  }

  private var profileCollection: ProfileCollection? { configuration.collection(access.front) }

  /// Returns a container for the profile that is in use now, after the user has switched.
  func reopened() throws -> AppContainer {
    guard let folders = configuration.folders else { return self }
    let profiles = ProfilesFile(folder: folders.data)
    let place = profiles.storePath(of: try profiles.load().currentEntry)
    return AppContainer(configuration.with(store: .file(path: place)))
  }

  private func allProfiles(_ command: CommandName) throws -> AllProfiles {
    try refuseInDemo(command)
    guard let folders = configuration.folders, let collection = profileCollection else {
      throw UsageError(.missingOption(["--store"]), in: [])
    }
    let profiles = ProfilesFile(folder: folders.data)
    let place = configuration.store
    return AllProfiles(
      collection: collection, files: files, override: storeOverride,
      access: { [self] entry in
        let wanted = AppConfiguration.StoreLocation.file(path: profiles.storePath(of: entry))
        let container =
          wanted == place ? self : AppContainer(configuration.with(store: wanted))
        return AllProfiles.Access(
          edit: container.useCases.editProfile, queries: container.useCases.profile,
          front: container.access.front, archive: container.access.archive,
          copies: container.access.backups, prompt: container.passphrasePrompt)
      })
  }

  /// The option or variable by which the user named a store instead of the current profile; nil if
  /// there is none.
  var storeOverride: String? {
    if configuration.isStoreNamed { return "--store" }
    return configuration.environment.nonEmpty("HEARTH_STORE") == nil ? nil : "HEARTH_STORE"
  }
}
