/// What a link has brought from one side to the other, or would bring.
package struct LinkReport: Hashable, Sendable {
  /// A file or an event that stays as it is, and why.
  package struct Left: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
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
  /// How many were the same everywhere and are tied to a zone from now on.
  package internal(set) var zoned = 0
  package internal(set) var left: [Left] = []
  /// Whether something stays there until the link to which it was moved has it.
  package internal(set) var awaitsAnother = false

  package init() {}

  /// What two runs have brought over together.
  package func adding(_ other: LinkReport) -> LinkReport {
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
  package var hasFailures: Bool {
    left.contains { left in
      switch left.reason {
      case .refused, .error: true
      case .several, .twice, .tooLarge, .unreadable, .busy: false
      }
    }
  }

  /// How many the other side has otherwise than before.
  var written: Int { addedThere + changedThere + removedThere }

  package var isNothing: Bool {
    [addedHere, changedHere, removedHere, addedThere, changedThere, removedThere, conflicts]
      .allSatisfy { $0 == 0 }
  }
}
