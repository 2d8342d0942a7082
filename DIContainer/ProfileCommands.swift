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
      CommandEntry(ProfileCreateCommand.self) { ProfileCreateCommand(desk: try $0.profileDesk) },
      CommandEntry(ProfileListCommand.self) { ProfileListCommand(desk: try $0.profileDesk) },
      CommandEntry(ProfileUseCommand.self) { ProfileUseCommand(desk: try $0.profileDesk) },
      CommandEntry(ProfileRenameCommand.self) {
        ProfileRenameCommand(edit: $0.useCases.editProfile, desk: try $0.profileDesk)
      },
      CommandEntry(ProfileEditCommand.self) { container in
        ProfileEditCommand(
          edit: container.useCases.editProfile, queries: container.useCases.profile,
          requireFree: { try container.profileShelf?.requireFree($0) })
      },
      CommandEntry(ProfileRemoveCommand.self) { ProfileRemoveCommand(desk: try $0.profileDesk) },
      CommandEntry(ProfileLockCommand.self) {
        ProfileLockCommand(lock: $0.lockProfile, door: $0.profileDoor)
      },
      CommandEntry(ProfileRecoverCommand.self) {
        ProfileRecoverCommand(lock: $0.lockProfile, unlock: $0.unlockProfile)
      },
    ]
  }

  /// Asks for the passphrase where the profile is locked; throws when it is not given.
  func letIn(_ console: inout Console) throws {
    guard access.isThere() else { return }
    try profileDoor.pass(of: access.lock, in: &console)
  }

  /// Goes by the machine's own clock: a lock does not open because `HEARTH_NOW` says so.
  var unlockProfile: UnlockProfile {
    UnlockProfile(
      store: access.store, hasher: CryptPassphraseHasher(), memory: unlockMemory, now: .system)
  }

  private var lockProfile: LockProfile {
    // Nor is its code to be known because `HEARTH_SEED` is.
    LockProfile(
      store: access.store, hasher: CryptPassphraseHasher(), unlock: unlockProfile,
      randomness: .system)
  }

  var profileDoor: ProfileDoor { ProfileDoor(unlock: unlockProfile) }

  private var folders: AppFolders? {
    AppFolders(variable: { [environment = configuration.environment] in environment[$0] })
  }

  private var unlockMemory: any UnlockMemory {
    let variable = "XDG_RUNTIME_DIR"
    if let folder = configuration.environment.filled(variable), folder.hasPrefix("/") {
      return UnlockFolder(path: folder + "/hearth")
    }
    return folders.map { UnlockFolder(path: $0.state + "/unlocked") } ?? InMemoryUnlocks()
  }

  private var profileShelf: ProfileShelf? {
    guard let folders else { return nil }
    var file = ""
    if case .file(let path) = configuration.store, path.hasPrefix(folders.data + "/") {
      file = String(path.dropFirst(folders.data.count + 1))
    }
    return ProfileShelf(
      registry: ProfilesFile(folder: folders.data), newID: configuration.ambient.newID, file: file,
      store: access.store)
  }

  private var profileDesk: ProfileDesk {
    get throws {
      guard let folders, let shelf = profileShelf else {
        throw UsageError(.missingOption(["--store"]), in: [])
      }
      let profiles = ProfilesFile(folder: folders.data)
      let place = configuration.store
      return ProfileDesk(
        shelf: shelf, files: SystemFiles(), override: override,
        access: { [self] entry in
          let wanted = AppConfiguration.StoreLocation.file(path: profiles.place(of: entry))
          let container =
            wanted == place ? self : AppContainer(configuration.with(store: wanted))
          return ProfileDesk.Access(
            edit: container.useCases.editProfile, archive: container.access.archive,
            door: container.profileDoor)
        })
    }
  }

  /// What names a store in place of the profile in use.
  private var override: String? {
    configuration.environment.filled("HEARTH_STORE") == nil ? nil : "HEARTH_STORE"
  }
}
