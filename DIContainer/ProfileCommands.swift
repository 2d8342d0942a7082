import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// The commands of `profile`, in the order of their help.
  static var profileCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(ProfileShowCommand.self) {
        ProfileShowCommand(
          queries: $0.useCases.profile, zone: $0.configuration.ambient.clock.zone)
      },
      CommandEntry(ProfileCreateCommand.self) {
        ProfileCreateCommand(tools: try $0.profileTools(for: ProfileCreateCommand.words))
      },
      CommandEntry(ProfileListCommand.self) {
        ProfileListCommand(tools: try $0.profileTools(for: ProfileListCommand.words))
      },
      CommandEntry(ProfileUseCommand.self) {
        ProfileUseCommand(tools: try $0.profileTools(for: ProfileUseCommand.words))
      },
      CommandEntry(ProfileRenameCommand.self) {
        ProfileRenameCommand(edit: $0.useCases.editProfile, tools: $0.profileTools)
      },
      CommandEntry(ProfileEditCommand.self) {
        ProfileEditCommand(
          edit: $0.useCases.editProfile, queries: $0.useCases.profile,
          pictures: $0.pictureFolder)
      },
      CommandEntry(ProfileRemoveCommand.self) {
        ProfileRemoveCommand(tools: try $0.profileTools(for: ProfileRemoveCommand.words))
      },
      CommandEntry(ProfileLockCommand.self) {
        try $0.refuseInDemo(ProfileLockCommand.words)
        return ProfileLockCommand(
          lock: $0.lockProfile, prompt: $0.passphrasePrompt, copies: $0.openCopies)
      },
      CommandEntry(ProfileRecoverCommand.self) {
        try $0.refuseInDemo(ProfileRecoverCommand.words)
        return ProfileRecoverCommand(
          lock: $0.lockProfile, unlock: $0.unlockProfile, copies: $0.openCopies)
      },
    ]
  }

  /// Asks for the passphrase where the profile is locked; throws when it is not given.
  func letIn(_ console: inout Console) throws {
    try passphrasePrompt.pass(in: &console)
  }

  /// Whether this session was not let in, also where nobody can tell.
  var isLocked: Bool {
    do { return try !unlockProfile.isOpen() } catch { return true }
  }

  /// Goes by the machine's own clock: a lock does not open because `HEARTH_NOW` says so.
  var unlockProfile: UnlockProfile { unlockProfile(of: access.front) }

  /// The same for a profile that is seen otherwise.
  func unlockProfile(of front: any ProfileFront) -> UnlockProfile {
    UnlockProfile(
      front: front, hasher: CryptPassphraseHasher(),
      memory: isAdmitted ? AlwaysUnlockedMemory(unlockMemory) : unlockMemory, now: .system,
      opened: openedLocks)
  }

  private var lockProfile: LockProfile {
    // Nor is its code to be known because `HEARTH_SEED` is.
    LockProfile(
      store: access.store, hasher: CryptPassphraseHasher(), unlock: unlockProfile,
      randomness: .system)
  }

  var openCopies: OpenCopies { OpenCopies(locks: access.copyLocks, front: access.front) }

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

  /// What the page of the profile works with; others can be changed to only from the one that is
  /// in use because nothing names another store.
  var profilePages: ProfilePageUseCases {
    ProfilePageUseCases(
      profile: useCases.profile, edit: useCases.editProfile,
      collection: override == nil && configuration.profileFile != nil ? profileCollection : nil,
      pictures: pictureFolder, zone: configuration.ambient.clock.zone)
  }

  /// The program on the profile that is in use by now.
  func reopened() throws -> AppContainer {
    guard let folders = configuration.folders else { return self }
    let profiles = ProfilesFile(folder: folders.data)
    let place = profiles.place(of: try profiles.load().currentEntry)
    return AppContainer(configuration.with(store: .file(path: place)))
  }

  private func profileTools(for command: CommandName) throws -> ProfileTools {
    try refuseInDemo(command)
    guard let folders = configuration.folders, let collection = profileCollection else {
      throw UsageError(.missingOption(["--store"]), in: [])
    }
    let profiles = ProfilesFile(folder: folders.data)
    let place = configuration.store
    return ProfileTools(
      collection: collection, files: files, override: override,
      access: { [self] entry in
        let wanted = AppConfiguration.StoreLocation.file(path: profiles.place(of: entry))
        let container =
          wanted == place ? self : AppContainer(configuration.with(store: wanted))
        return ProfileTools.Access(
          edit: container.useCases.editProfile, queries: container.useCases.profile,
          front: container.access.front, archive: container.access.archive,
          copies: container.access.copies, prompt: container.passphrasePrompt)
      })
  }

  /// What names a store in place of the profile in use.
  private var override: String? {
    if configuration.isStoreNamed { return "--store" }
    return configuration.environment.filled("HEARTH_STORE") == nil ? nil : "HEARTH_STORE"
  }
}
