/// State of an item when a link last transferred it.
public struct LinkBase: Hashable, Sendable {
  public let uid: ExternalName
  public let itemID: ID<LinkItem>
  /// Name of the file on the other side.
  public let fileName: ExternalName
  public let tag: LinkTag
  /// Contents of that file when both sides were equal.
  public let fileBytes: [UInt8]
  /// The item on this side, as a file; nil if the other side stored all of it.
  public let localBytes: [UInt8]?

  public init(
    uid: ExternalName, thing: ID<LinkItem>, file: ExternalName, tag: LinkTag, text: [UInt8],
    here: [UInt8]? = nil
  ) {
    (self.uid, self.itemID, self.fileName, self.tag, self.fileBytes) = (uid, thing, file, tag, text)
    self.localBytes = here
  }
}

/// Rejection of an item by the other side.
public struct LinkRefusal: Hashable, Sendable {
  /// Identifies what was rejected: the item's state, the program version, and the time.
  public struct State: Hashable, Sendable {
    /// Digest that changes whenever either side changes the item.
    public let item: String
    /// Version of the program that sent it.
    public let program: String
    public let rejectedAt: Instant

    public init(item: String, program: String, since: Instant) {
      (self.item, self.program, self.rejectedAt) = (item, program, since)
    }
  }

  public let uid: ExternalName
  /// Message of the other side.
  public let message: String
  public let state: State

  public init(uid: ExternalName, words: String, state: State) {
    (self.uid, self.message, self.state) = (uid, words, state)
  }

  /// Time, in milliseconds, after which a rejected item is sent again although neither it nor the
  /// program has changed: the server may accept it by then.
  private static let retryInterval: Int64 = 86_400_000

  /// Whether sending the item now would be rejected again.
  func isInEffect(for now: State) -> Bool {
    let waited = now.rejectedAt.milliseconds.subtractingReportingOverflow(
      state.rejectedAt.milliseconds)
    return state.item == now.item && state.program == now.program && !waited.overflow
      && (0..<LinkRefusal.retryInterval).contains(waited.partialValue)
  }
}

extension LinkRefusal.State {
  /// The state as text for a store.
  package var textForm: String { "since \(rejectedAt.milliseconds) \(program) \(item)" }

  /// Text without a time, from earlier programs, counts as expired.
  package init(textForm spelling: String) {
    let words = spelling.split(separator: " " as Character, maxSplits: 3).map(String.init)
    guard words.count == 4, words[0] == "since", let moment = Int64(words[1]) else {
      self.init(item: spelling, program: "", since: Instant(milliseconds: 0))
      return
    }
    self.init(item: words[3], program: words[2], since: Instant(milliseconds: moment))
  }
}

/// Conflict of a link: the overruled local value, which waits to be resolved. Or a conflict with a
/// file that was imported again: the file's value waits.
public struct LinkConflict: Hashable, Sendable {
  public let number: Int
  /// Nil for a conflict with a file.
  public let link: ID<Link>?
  public let uid: ExternalName
  public let itemID: ID<LinkItem>
  public let conflict: LinkMerge.Conflict
  public let recordedAt: Instant

  public init(
    number: Int, link: ID<Link>?, uid: ExternalName, thing: ID<LinkItem>,
    conflict: LinkMerge.Conflict, recordedAt: Instant
  ) {
    self.number = number
    self.link = link
    self.uid = uid
    self.itemID = thing
    self.conflict = conflict
    self.recordedAt = recordedAt
  }
}

/// Storage of this device's link data. It is in neither the journal nor archives, since other
/// devices have their own folders.
public protocol LinkRepository {
  /// Returns all links, sorted by id.
  func links() throws -> [Link]

  /// Adds or replaces a link; its bases and conflicts stay.
  func save(_ link: Link) throws

  /// Deletes the link with its bases and conflicts.
  func remove(_ id: ID<Link>) throws

  /// Returns the bases of the link, sorted by UID.
  func bases(of link: ID<Link>) throws -> [LinkBase]

  /// Adds or replaces the base of its UID and deletes the sent states of that item; throws if the
  /// link does not exist.
  func save(_ base: LinkBase, of link: ID<Link>) throws

  /// Deletes the base and the sent states of the UID.
  func removeBase(_ uid: ExternalName, of link: ID<Link>) throws

  /// Returns by UID every file sent since its base was stored.
  func sentStates(of link: ID<Link>) throws -> [ExternalName: [[UInt8]]]

  /// Adds a sent state of the item.
  func save(sent bytes: [UInt8], of uid: ExternalName, of link: ID<Link>) throws

  /// Returns the rejections of the link, sorted by UID.
  func refusals(of link: ID<Link>) throws -> [LinkRefusal]

  /// Replaces all rejections of the link.
  func save(_ refusals: [LinkRefusal], of link: ID<Link>) throws

  /// Returns all conflicts, sorted by number.
  func conflicts() throws -> [LinkConflict]

  /// Adds a conflict, of a file if `link` is nil, and returns its number.
  @discardableResult
  func addConflict(
    _ conflict: LinkMerge.Conflict, uid: ExternalName, thing: ID<LinkItem>, of link: ID<Link>?,
    at moment: Instant
  ) throws -> Int

  func removeConflict(_ number: Int) throws
}
