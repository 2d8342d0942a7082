import HearthDomain

/// What the commands about several profiles work with.
package struct ProfileTools {
  /// What can be done with one of the profiles, whichever is in use.
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
