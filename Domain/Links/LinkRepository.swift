/// An item that a link has brought from one side to the other, as it was then.
public struct LinkBase: Hashable, Sendable {
  public let uid: String
  public let thing: ID<LinkItem>
  /// The file of the other side.
  public let file: String
  public let tag: LinkTag
  /// What both sides said, as the file of the other side.
  public let text: [UInt8]
  /// What this side said, as a file, where the other side had not taken all of it.
  public let here: [UInt8]?

  public init(
    uid: String, thing: ID<LinkItem>, file: String, tag: LinkTag, text: [UInt8],
    here: [UInt8]? = nil
  ) {
    (self.uid, self.thing, self.file, self.tag, self.text) = (uid, thing, file, tag, text)
    self.here = here
  }
}

/// That the other side did not accept an item: it is not tried again until a side says otherwise.
public struct LinkRefusal: Hashable, Sendable {
  public let uid: String
  /// In the words of the other side.
  public let words: String
  /// The same for as long as neither side has changed it.
  public let state: String

  public init(uid: String, words: String, state: String) {
    (self.uid, self.words, self.state) = (uid, words, state)
  }
}

/// What both sides of a link have changed: what was said here gave way, and waits to be settled. Or
/// what was changed here, and otherwise in a file that was read again: then that waits.
public struct LinkConflict: Hashable, Sendable {
  public let number: Int
  /// Nil where a file says it.
  public let link: ID<Link>?
  public let uid: String
  public let thing: ID<LinkItem>
  public let conflict: LinkMerge.Conflict
  public let notedAt: Instant

  public init(
    number: Int, link: ID<Link>?, uid: String, thing: ID<LinkItem>,
    conflict: LinkMerge.Conflict, notedAt: Instant
  ) {
    self.number = number
    self.link = link
    self.uid = uid
    self.thing = thing
    self.conflict = conflict
    self.notedAt = notedAt
  }
}

/// Keeps what this device knows of links. None of it is in the journal or in an archive: another
/// device has folders of its own.
public protocol LinkRepository {
  /// In the order of their ids.
  func links() throws -> [Link]

  /// Adds the link, or replaces the one with the same id; what it has brought stays.
  func save(_ link: Link) throws

  /// Forgets the link with all that it has brought and its conflicts.
  func remove(_ id: ID<Link>) throws

  /// In the order of their UIDs.
  func bases(of link: ID<Link>) throws -> [LinkBase]

  /// Adds it, or replaces that of the same UID, and forgets what was sent of it; throws where there
  /// is no such link.
  func save(_ base: LinkBase, of link: ID<Link>) throws

  /// The same with nothing in its place.
  func removeBase(_ uid: String, of link: ID<Link>) throws

  /// By UID what was said here, as files, whenever it was handed over since its base was saved.
  func sent(of link: ID<Link>) throws -> [String: [[UInt8]]]

  /// Keeps it beside what was sent of the item before.
  func save(sent bytes: [UInt8], of uid: String, of link: ID<Link>) throws

  /// In the order of their UIDs.
  func refusals(of link: ID<Link>) throws -> [LinkRefusal]

  /// Keeps these in the place of all that were kept of the link.
  func save(_ refusals: [LinkRefusal], of link: ID<Link>) throws

  /// In the order of their numbers.
  func conflicts() throws -> [LinkConflict]

  /// Keeps what gave way, beside what waits already; of no link what a file says. Returns the
  /// number of what is kept.
  @discardableResult
  func note(
    _ conflict: LinkMerge.Conflict, uid: String, thing: ID<LinkItem>, of link: ID<Link>?,
    at moment: Instant
  ) throws -> Int

  func removeConflict(_ number: Int) throws
}
