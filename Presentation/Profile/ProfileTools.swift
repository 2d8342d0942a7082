import HearthDomain

/// What the commands and the page of the profile work with.
package struct ProfileTools {
  let queries: ProfileQueries
  let edit: EditProfile
  let lock: LockProfile
  let prompt: PassphrasePrompt
  let copies: OpenCopies
  /// Where pictures are looked for.
  let pictures: PictureFolder
  let zone: any ZoneRules
  /// Those between which the page changes; nil where the store stands apart from them.
  let onPage: ProfileCollection?
  /// All profiles of the user, for that command; throws where there is only the one that is open.
  let all: (CommandName) throws -> AllProfiles
  /// Throws in a demo, which leaves what the user has alone.
  let refuseInDemo: (CommandName) throws -> Void

  package init(
    queries: ProfileQueries, edit: EditProfile, lock: LockProfile, prompt: PassphrasePrompt,
    copies: OpenCopies, pictures: PictureFolder, zone: any ZoneRules, onPage: ProfileCollection?,
    all: @escaping (CommandName) throws -> AllProfiles,
    refuseInDemo: @escaping (CommandName) throws -> Void = { _ in }
  ) {
    self.queries = queries
    self.edit = edit
    self.lock = lock
    self.prompt = prompt
    self.copies = copies
    self.pictures = pictures
    self.zone = zone
    self.onPage = onPage
    self.all = all
    self.refuseInDemo = refuseInDemo
  }

  /// The commands of `profile`, in the order of their help.
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

/// What can be done with every profile of the user.
package struct AllProfiles {
  /// What can be done with one of them, whichever is in use.
  package struct Access {
    let edit: EditProfile
    let queries: ProfileQueries
    let front: any ProfileFront
    let archive: any StoreArchive
    let copies: any StoreCopies
    let prompt: PassphrasePrompt

    package init(
      edit: EditProfile, queries: ProfileQueries, front: any ProfileFront,
      archive: any StoreArchive, copies: any StoreCopies, prompt: PassphrasePrompt
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
  /// What names a store in place of the profile in use; nil where nothing does.
  let override: String?
  let access: (ProfileRoster.Entry) throws -> Access

  package init(
    collection: ProfileCollection, files: any UserFiles, override: String?,
    access: @escaping (ProfileRoster.Entry) throws -> Access
  ) {
    self.collection = collection
    self.files = files
    self.override = override
    self.access = access
  }
}

extension ProfileRoster.Entry {
  /// What people see; a profile without a name is called a guest.
  func shown(_ language: Language) -> String { name.shown(language) }
}

extension DisplayName {
  /// What a profile of that name is called.
  func shown(_ language: Language) -> String {
    isEmpty ? language(ko: "손님", en: "guest") : value
  }
}

/// The parts of grammar that several commands about profiles share.
enum ProfileSpec {
  /// The name of one of the profiles.
  static let which = Argument<String>(
    "name", kind: .profile, placeholder: .name,
    help: Words(
      ko: "‘hearth profile list’의 이름이에요. 이름 없는 프로필은 손님이나 guest라고 써요.",
      en: "As “hearth profile list” shows it; the one without a name is called guest."))

  static let newName = Argument<String>(
    "name", placeholder: .name, help: .room(for: DisplayNameRule.self))

  static let email = Option<Email>(
    "email", placeholder: Words(ko: "이메일", en: "EMAIL"),
    help: Words(ko: "이메일이에요. 어디에도 보내지 않아요.", en: "An e-mail address; it is sent nowhere.")
  ) { try Email($0.text) }
}
