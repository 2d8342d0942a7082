import HearthDomain

/// Dependencies of the profile commands and page.
package struct ProfileTools {
  let queries: ProfileQueries
  let edit: EditProfile
  let lock: LockProfile
  let prompt: PassphrasePrompt
  let openCopies: UnlockedBackups
  /// Finds picture files.
  let pictures: PictureFolder
  let zone: any ZoneRules
  /// The profiles that the page switches between; nil if the store belongs to none.
  let switchableProfiles: ProfileCollection?
  /// Returns all profiles, for the given command; throws if only the open store is available.
  let allProfiles: (CommandName) throws -> AllProfiles
  /// Throws in a demo, which must not touch the user's data.
  let refuseInDemo: (CommandName) throws -> Void

  package init(
    queries: ProfileQueries, edit: EditProfile, lock: LockProfile, prompt: PassphrasePrompt,
    copies: UnlockedBackups, pictures: PictureFolder, zone: any ZoneRules,
    switchableProfiles: ProfileCollection?,
    all: @escaping (CommandName) throws -> AllProfiles,
    refuseInDemo: @escaping (CommandName) throws -> Void = { _ in }
  ) {
    self.queries = queries
    self.edit = edit
    self.lock = lock
    self.prompt = prompt
    self.openCopies = copies
    self.pictures = pictures
    self.zone = zone
    self.switchableProfiles = switchableProfiles
    self.allProfiles = all
    self.refuseInDemo = refuseInDemo
  }

  /// The profile commands, in the order of their help.
  package static var commands: [CommandEntry<ProfileTools>] {
    [
      CommandEntry(ProfileShowCommand.init), CommandEntry(ProfileCreateCommand.init),
      CommandEntry(ProfileListCommand.init), CommandEntry(ProfileUseCommand.init),
      CommandEntry(ProfileRenameCommand.init), CommandEntry(ProfileEditCommand.init),
      CommandEntry(ProfileRemoveCommand.init), CommandEntry(ProfileLockCommand.init),
      CommandEntry(ProfileRecoverCommand.init),
    ]
  }
}

/// Access to every profile of the user.
package struct AllProfiles {
  /// Access to one profile, whether it is in use or not.
  package struct Access {
    let edit: EditProfile
    let queries: ProfileQueries
    let front: any ProfileLockAccess
    let archive: any StoreArchive
    let copies: any StoreBackups
    let prompt: PassphrasePrompt

    package init(
      edit: EditProfile, queries: ProfileQueries, front: any ProfileLockAccess,
      archive: any StoreArchive, copies: any StoreBackups, prompt: PassphrasePrompt
    ) {
      self.edit = edit
      self.queries = queries
      self.front = front
      self.archive = archive
      self.copies = copies
      self.prompt = prompt
    }
  }

  let collection: ProfileCollection
  let files: any UserFiles
  /// What selects a store instead of the profile in use, such as an option; nil if nothing does.
  let storeOverride: String?
  let access: (ProfileRoster.Entry) throws -> Access

  package init(
    collection: ProfileCollection, files: any UserFiles, override: String?,
    access: @escaping (ProfileRoster.Entry) throws -> Access
  ) {
    self.collection = collection
    self.files = files
    self.storeOverride = override
    self.access = access
  }
}

extension ProfileRoster.Entry {
  /// Returns the displayed name; "guest" if the profile has none.
  func displayText(_ language: Language) -> String { name.displayText(language) }
}

extension DisplayName {
  /// Returns the displayed name of a profile with this name.
  func displayText(_ language: Language) -> String {
    isEmpty ? language(ko: "손님", en: "guest") : value
  }
}

/// The arguments and options that the profile commands share.
enum ProfileSpec {
  /// The name of a profile.
  static let profile = Argument<String>(
    "name", kind: .profile, placeholder: .name,
    help: Words(
      ko: "‘hearth profile list’의 이름이에요. 이름 없는 프로필은 손님이나 guest라고 써요.",
      en: "As “hearth profile list” shows it; the one without a name is called guest."))

  static let newName = Argument<String>(
    "name", placeholder: .name, help: .limitSentence(for: DisplayNameRule.self))

  static let email = Option<Email>(
    "email", placeholder: Words(ko: "이메일", en: "EMAIL"),
    help: Words(ko: "이메일이에요. 어디에도 보내지 않아요.", en: "Your email address; it is sent nowhere.")
  ) { try Email($0.text) }
}
