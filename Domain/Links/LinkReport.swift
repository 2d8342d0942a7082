/// What a link has brought from one side to the other, or would bring.
public struct LinkReport: Hashable, Sendable {
  /// A file or an event that stays as it is, and why.
  public struct Left: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
      /// It holds events of several UIDs.
      case several
      /// Another file holds the same event.
      case twice
      /// It has so many bytes, and more than are kept of one.
      case tooLarge(bytes: Int, limit: Int)
      /// What it says cannot be kept here without a loss.
      case unreadable
      /// Both sides change it faster than it can be brought over.
      case busy
      /// The other side did not accept it, in these words, and it has not changed since.
      case refused(words: String)
      case error(DomainError)
    }

    /// A file, or a title.
    public let name: String
    public let reason: Reason
  }

  public internal(set) var addedHere = 0
  public internal(set) var changedHere = 0
  public internal(set) var removedHere = 0
  public internal(set) var addedThere = 0
  public internal(set) var changedThere = 0
  public internal(set) var removedThere = 0
  public internal(set) var conflicts = 0
  /// How many were the same everywhere and are tied to a zone from now on.
  public internal(set) var zoned = 0
  public internal(set) var left: [Left] = []
  /// Whether something stays there until the link to which it was moved has it.
  public internal(set) var awaitsAnother = false

  public init() {}

  /// What two runs have brought over together.
  public func adding(_ other: LinkReport) -> LinkReport {
    var sum = self
    sum.addedHere += other.addedHere
    sum.changedHere += other.changedHere
    sum.removedHere += other.removedHere
    sum.addedThere += other.addedThere
    sum.changedThere += other.changedThere
    sum.removedThere += other.removedThere
    sum.conflicts += other.conflicts
    sum.zoned += other.zoned
    sum.left = other.left
    sum.awaitsAnother = other.awaitsAnother
    return sum
  }

  /// Whether something could not be done that was to be: it was not accepted, or went wrong.
  public var hasFailures: Bool {
    left.contains { left in
      switch left.reason {
      case .refused, .error: true
      case .several, .twice, .tooLarge, .unreadable, .busy: false
      }
    }
  }

  /// How many the other side has otherwise than before.
  var written: Int { addedThere + changedThere + removedThere }

  public var isNothing: Bool {
    [addedHere, changedHere, removedHere, addedThere, changedThere, removedThere, conflicts]
      .allSatisfy { $0 == 0 }
  }
}
