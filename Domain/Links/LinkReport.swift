/// Result of a link run, or of a rehearsal of one.
package struct LinkReport: Hashable, Sendable {
  /// A file or event that was skipped, and the reason.
  package struct Skipped: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// The file contains events with several UIDs.
      case severalItems
      /// Another file contains this event.
      case duplicate
      /// The item exceeds the size limit.
      case tooLarge(bytes: Int, limit: Int)
      /// The item cannot be stored here without loss.
      case unreadable
      /// Both sides change it faster than it can be transferred.
      case busy
      /// The other side listed the file, but it had disappeared when it was to be replaced.
      case gone
      /// The other side accepted the item, but does not have it.
      case notStored
      /// The other side rejected the item with this message, and the item has not changed since.
      case refused(words: String)
      case error(DomainError)
    }

    /// Name of a file, or title.
    package let name: String
    package let reason: Reason
  }

  package internal(set) var addedHere = 0
  package internal(set) var changedHere = 0
  package internal(set) var removedHere = 0
  package internal(set) var addedThere = 0
  package internal(set) var changedThere = 0
  package internal(set) var removedThere = 0
  package internal(set) var conflicts = 0
  /// Number of events that had no time zone and got a fixed one in this run.
  package internal(set) var zonedEvents = 0
  package internal(set) var skipped: [Skipped] = []
  /// Losses that were not transferred to the other side.
  package internal(set) var untransferredLosses: [LinkLoss] = []
  /// Whether an item was moved to another link and stays on this link's other side until that link
  /// has stored it.
  package internal(set) var awaitsOtherLink = false

  package init() {}

  /// Returns the combined report of this run and a later one.
  package func combined(with other: LinkReport) -> LinkReport {
    var sum = self
    sum.addedHere += other.addedHere
    sum.changedHere += other.changedHere
    sum.removedHere += other.removedHere
    sum.addedThere += other.addedThere
    sum.changedThere += other.changedThere
    sum.removedThere += other.removedThere
    sum.conflicts += other.conflicts
    sum.zonedEvents += other.zonedEvents
    sum.skipped = other.skipped
    sum.untransferredLosses = other.untransferredLosses
    sum.awaitsOtherLink = other.awaitsOtherLink
    return sum
  }

  /// Whether something failed or needs confirmation.
  package var hasFailures: Bool {
    !untransferredLosses.isEmpty
      || skipped.contains { left in
        switch left.reason {
        case .notStored, .refused, .error: true
        case .severalItems, .duplicate, .tooLarge, .unreadable, .busy, .gone: false
        }
      }
  }

  /// Number of items written on the other side.
  var writtenCount: Int { addedThere + changedThere + removedThere }

  package var isEmpty: Bool {
    [addedHere, changedHere, removedHere, addedThere, changedThere, removedThere, conflicts]
      .allSatisfy { $0 == 0 }
  }
}
