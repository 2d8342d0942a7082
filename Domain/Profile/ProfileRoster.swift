/// The profiles of a user, each with a store. The first one always exists.
package struct ProfileRoster: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// Path of the store's file within the data folder.
    package let file: String
    package fileprivate(set) var name: DisplayName

    package init(file: String, name: DisplayName) {
      self.file = file
      self.name = name
    }
  }

  package static let firstFile = "hearth.db"
  private static let folder = "profiles/"

  /// The first profile, then the others in the order of creation.
  package private(set) var entries: [Entry]
  /// File of the profile in use.
  package private(set) var currentFile: String

  /// Creates a list from stored entries and adds the first profile if it is missing. Returns nil
  /// for invalid or duplicate paths.
  package init?(_ kept: [Entry] = [], current: String = firstFile) {
    let files = kept.map(\.file)
    guard files.allSatisfy(ProfileRoster.isValidPath), Set(files).count == files.count else {
      return nil
    }
    let guest = Entry(file: ProfileRoster.firstFile, name: .blank)
    entries = (files.contains(ProfileRoster.firstFile) ? [] : [guest]) + kept
    self.currentFile = files.contains(current) ? current : ProfileRoster.firstFile
  }

  /// List with only the first profile.
  package static let withOnlyFirst = ProfileRoster(guest: Entry(file: firstFile, name: .blank))

  private init(guest: Entry) {
    entries = [guest]
    currentFile = guest.file
  }

  package var currentEntry: Entry {
    entries.first { $0.file == currentFile } ?? Entry(file: currentFile, name: .blank)
  }

  /// Sets the listed name of a profile without checking that it is unique.
  package mutating func setName(_ name: DisplayName, of file: String) {
    guard let index = entries.firstIndex(where: { $0.file == file }) else { return }
    entries[index].name = name
  }

  /// Renames a profile; throws ``DomainError/conflict(_:holder:)`` if another one has the name.
  /// Does nothing if the file is not in the list.
  package mutating func rename(_ file: String, to name: DisplayName) throws {
    guard entries.contains(where: { $0.file == file }) else { return }
    try requireFree(name, for: file)
    setName(name, of: file)
  }

  /// Adds a profile; throws ``DomainError/conflict(_:holder:)`` if one has the name already.
  package mutating func add(_ name: DisplayName, id: ID<Profile>) throws -> Entry {
    guard !name.isEmpty else { throw DomainError.invalid(.displayName, .empty) }
    try requireFree(name, for: nil)
    let entry = Entry(file: ProfileRoster.file(of: id), name: name)
    entries.append(entry)
    return entry
  }

  /// Whether a profile has the id.
  package func contains(_ id: ID<Profile>) -> Bool {
    entries.contains { $0.file == ProfileRoster.file(of: id) }
  }

  private static func file(of id: ID<Profile>) -> String { "\(folder)\(id.fullForm).db" }

  /// Throws ``DomainError/conflict(_:holder:)`` if another profile has the name.
  private func requireFree(_ name: DisplayName, for file: String?) throws {
    let holder = entries.first { $0.file != file && $0.matches(name.value) }
    if let holder, !name.isEmpty {
      throw DomainError.conflict(
        .profile, holder: holder.name.isEmpty ? name.value : holder.name.value)
    }
  }

  /// Returns the profile with the name, ignoring case; the profile without a name is called
  /// `guest`. Throws ``DomainError/notFound(_:query:nearest:)`` or
  /// ``DomainError/ambiguous(_:query:candidates:)``.
  package func entry(named words: String) throws -> Entry {
    let found = entries.filter { $0.matches(words) }
    guard found.count <= 1 else {
      throw DomainError.ambiguous(
        .profile, query: words,
        candidates: found.map { Candidate(name: $0.name.value, id: $0.file) })
    }
    if let entry = found.first { return entry }
    let isGuest = ProfileRoster.Entry.guestNames.contains {
      NameMatchQuality(of: words, to: $0) == .exact
    }
    if isGuest, let first = entries.first {
      // The first profile has a name now, so `guest` is not its name any more.
      throw DomainError.notFound(.profile, query: words, nearest: [first.name.value])
    }
    throw DomainError.notFound(
      .profile, query: words,
      nearest: NearestNames.suggestions(for: words, among: entries.flatMap(\.names)))
  }

  package mutating func use(_ entry: Entry) {
    if entries.contains(where: { $0.file == entry.file }) { currentFile = entry.file }
  }

  /// Removes the profile. The first one is kept, but loses its name.
  package mutating func remove(_ entry: Entry) {
    entries.removeAll { $0.file == entry.file && $0.file != ProfileRoster.firstFile }
    if entry.file == ProfileRoster.firstFile { setName(.blank, of: entry.file) }
    if currentFile == entry.file { currentFile = ProfileRoster.firstFile }
  }

  /// Whether the path is valid for a profile's store and stays within the folder.
  private static func isValidPath(_ file: String) -> Bool {
    if file == firstFile { return true }
    guard file.hasPrefix(folder), file.hasSuffix(".db") else { return false }
    let name = file.dropFirst(folder.count).dropLast(3)
    return !name.isEmpty && name.utf8.allSatisfy { CrockfordBase32.letters.contains($0) }
  }
}

extension ProfileRoster.Entry {
  /// Names of a nameless profile.
  static let guestNames = ["guest", "손님"]

  /// Names by which the profile can be chosen.
  package var names: [String] { name.isEmpty ? ProfileRoster.Entry.guestNames : [name.value] }

  func matches(_ words: String) -> Bool {
    names.contains { NameMatchQuality(of: words, to: $0) == .exact } || file == words
  }
}
