/// A moment at which a program of the user's is run, and that program's name.
package enum Hook: String, CaseIterable, Hashable, Sendable {
  /// Something was changed, and stays.
  case onChange = "on-change"
  /// A reminder is due.
  case onDue = "on-due"
  /// Something is about to be changed, which the program may refuse.
  case beforeChange = "before-change"
}

/// Why a program for a moment was not run, or came to no good end.
package enum HookTrouble: Error, Hashable, Sendable {
  /// Another than the user owns it, or could change it.
  case notOwn(path: FilePath)
  /// What has its name is no file that can be run.
  case noProgram(path: FilePath)
  case tookTooLong(Hook, seconds: Int)
  /// It ended with another status than 0, or by a signal.
  case ended(Hook, status: Int)
  case failed(Hook, detail: String)
}

/// What the user has chosen about such programs.
package struct HookSettings: Hashable, Sendable {
  /// Whether a program is asked before something is changed.
  package var asksBefore = false
  /// Whether imports and the like are told, too.
  package var tellsBulks = false

  package init() {}
}

extension JournalEntry {
  /// More places than that nobody changes by hand at once.
  private static let mostByHand = 20

  /// Whether it changed many things at once, or brought them from elsewhere.
  public var isBulk: Bool {
    switch words.verb {
    case .import, .restore, .link: true
    case .add, .edit, .remove, .water, .review, .postpone, .plant, .like, .unlike, .use, .unuse,
      .read, .finish, .reopen, .readAgain, .rate, .favourite, .unfavourite, .move, .shuffle,
      .palette, .setting, .rename, .bringBack, .done, .merge, .setAside, .undo, .redo:
      count > JournalEntry.mostByHand
    }
  }
}
