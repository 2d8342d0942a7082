/// State of an item when a link last transferred it.
public struct LinkBase: Hashable, Sendable {
  public let uid: ExternalName
  public let itemID: ID<LinkItem>
  /// Name of the item's file on the other side.
  public let fileName: ExternalName
  public let tag: LinkTag
  /// Contents of that file when both sides were equal.
  public let fileBytes: [UInt8]
  /// The item on this side, as a file, if it differs from ``fileBytes`` because the other side did
  /// not store all of it; otherwise nil.
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
  /// State of a rejected item: its contents, the program version and the time. As long as contents
  /// and version are the same, the item is not sent again for a day.
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

  /// Time, in milliseconds, after which a rejected item is sent again even if neither it nor the
  /// program has changed, since the server may accept it by then.
  private static let retryInterval: Int64 = 86_400_000

  /// Whether the other side would reject the item again if it were sent now.
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

  /// Parses ``textForm``. A text without a time, as earlier versions wrote it, counts as expired.
  package init(textForm spelling: String) {
    let words = spelling.split(separator: " " as Character, maxSplits: 3).map(String.init)
    guard words.count == 4, words[0] == "since", let moment = Int64(words[1]) else {
      self.init(item: spelling, program: "", since: Instant(milliseconds: 0))
      return
    }
    self.init(item: words[3], program: words[2], since: Instant(milliseconds: moment))
  }
}

/// A value that waits for the user's decision: the local value overruled by a link, or the value of
/// a file imported again.
public struct LinkConflict: Hashable, Sendable {
  public let number: Int
  /// The link; nil for a conflict with an imported file.
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

/// Storage of this device's links and their state. It is neither in the journal nor in archives,
/// since each device has its own links.
public protocol LinkRepository {
  /// Returns all links, sorted by id.
  func links() throws -> [Link]

  /// Adds or replaces a link; keeps its bases and conflicts.
  func save(_ link: Link) throws

  /// Deletes the link with its bases and conflicts.
  func remove(_ id: ID<Link>) throws

  /// Returns the bases of the link, sorted by UID.
  func bases(of link: ID<Link>) throws -> [LinkBase]

  /// Adds or replaces the base of an item and deletes the item's sent states, identified by UID.
  /// Throws if the link does not exist.
  func save(_ base: LinkBase, of link: ID<Link>) throws

  /// Deletes the base and the sent states of the UID.
  func removeBase(_ uid: ExternalName, of link: ID<Link>) throws

  /// Returns, by UID, the files sent since the item's base was stored.
  func sentStates(of link: ID<Link>) throws -> [ExternalName: [[UInt8]]]

  /// Stores the bytes of a file that is about to be sent for the item.
  func save(sent bytes: [UInt8], of uid: ExternalName, of link: ID<Link>) throws

  /// Returns the rejections of the link, sorted by UID.
  func refusals(of link: ID<Link>) throws -> [LinkRefusal]

  /// Replaces all rejections of the link.
  func save(_ refusals: [LinkRefusal], of link: ID<Link>) throws

  /// Returns all conflicts, sorted by number.
  func conflicts() throws -> [LinkConflict]

  /// Adds a conflict and returns its number. If `link` is nil, it is a conflict with an imported
  /// file.
  @discardableResult
  func addConflict(
    _ conflict: LinkMerge.Conflict, uid: ExternalName, thing: ID<LinkItem>, of link: ID<Link>?,
    at moment: Instant
  ) throws -> Int

  func removeConflict(_ number: Int) throws
}
