/// An occasion on which a program of the user runs; the raw value is that program's name.
package enum Hook: String, CaseIterable, Hashable, Sendable {
  /// After a change was committed.
  case onChange = "on-change"
  /// When a reminder is due.
  case onDue = "on-due"
  /// Before a change, which the program may refuse.
  case beforeChange = "before-change"
}

/// Why a hook was not run, or failed.
package enum HookTrouble: Error, Hashable, Sendable {
  /// Another user owns the program or could modify it.
  case notOwnedByUser(path: FilePath)
  /// The file with the name is not executable.
  case notExecutable(path: FilePath)
  case tookTooLong(Hook, seconds: Int)
  /// The program exited with a non-zero status or by a signal.
  case exited(Hook, status: Int)
  case failed(Hook, detail: String)
}

/// The user's settings for hooks.
package struct HookSettings: Hashable, Sendable {
  /// Whether the hook ``Hook/beforeChange`` is run before changes, which it may refuse.
  package var asksBeforeChanges = false
  /// Whether bulk changes such as imports are passed to hooks.
  package var reportsBulkChanges = false

  package init() {}
}

extension JournalEntry {
  /// Maximum number of items that users change at once by hand.
  private static let maxByHand = 20

  /// Whether the entry changed many items at once or imported them.
  public var isBulk: Bool {
    switch summary.verb {
    case .import, .restore, .link: true
    case .add, .edit, .remove, .water, .review, .postpone, .plant, .like, .unlike, .use, .unuse,
      .read, .finish, .reopen, .readAgain, .rate, .favourite, .unfavourite, .move, .shuffle,
      .palette, .setting, .rename, .bringBack, .done, .merge, .setAside, .undo, .redo:
      itemCount > JournalEntry.maxByHand
    }
  }
}
