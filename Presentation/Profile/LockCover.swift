import CLibrary
import HearthDomain
import TerminalKit

/// The cover over the full screen while it is locked: the lock, and the page that asks for the
/// passphrase.
package struct LockCover {
  /// Decides when to ask; nil if the screen never asks.
  private(set) var lock: SessionLock?
  /// The page that asks; nil while nothing is covered.
  private(set) var page: LockScreen.State?

  /// Without a lock the screen never asks.
  package init(_ lock: SessionLock?) {
    self.lock = lock
  }

  var hasLock: Bool { lock != nil }

  /// Whether the screen is covered.
  var isOn: Bool { page != nil }

  /// Whether a wait before the next attempt is counting down.
  var isCountingDown: Bool { page?.nextAttemptAt != nil }

  mutating func coverScreen() {
    guard !isOn else { return }
    Secrecy.enable()
    page = LockScreen.State(name: lock?.name)
  }

  mutating func uncoverScreen() {
    page = nil
    recordActivity()
  }

  /// Records that the user is active.
  mutating func recordActivity() {
    lock?.recordActivity()
  }
}

// MARK: - Locking

extension LockCover {
  /// Covers the screen if the profile is locked for this session. Also covers it if the store
  /// cannot be read.
  mutating func coverIfLocked() {
    do {
      guard try lock?.needsPassphrase() == true else { return }
      coverScreen()
      attemptUnlock { try $0.requireAttemptAllowed() }
    } catch {
      coverScreen()
      page?.error = Words(ofAny: error)
    }
  }

  /// Reads the lock again and covers the screen if a changed lock requires the passphrase again.
  mutating func rereadLock() {
    // A damaged store reports its own errors when the user's data is read.
    if (try? lock?.rereadLock()) == true { coverScreen() }
  }

  /// Covers the screen after a long time without input.
  mutating func coverIfIdle() {
    if !isOn, lock?.isIdleTooLong == true { coverScreen() }
  }

  /// Covers the screen and forgets all sessions, here and in other terminals.
  mutating func coverAndForgetSessions() {
    coverScreen()
    do {
      try lock?.unlock.lockAllSessions()
    } catch {
      page?.error = Words(ofAny: error)
    }
  }
}

// MARK: - Unlocking

extension LockCover {
  /// Whether this session has opened the lock, for example with the recovery code in a command.
  var isOpenedElsewhere: Bool {
    guard let unlock = lock?.unlock else { return false }
    return (try? unlock.isOpen()) == true
  }

  mutating func handle(_ event: TerminalEvent, in view: ViewContext) -> LockScreen.Output? {
    guard var page else { return nil }
    let answer = LockScreen.handle(event, &page, in: view)
    self.page = page
    guard case .handled(let output) = answer else { return nil }
    return output
  }

  /// Tries to open the lock with the typed passphrase and returns whether that succeeded. If not,
  /// the page displays the reason.
  mutating func openWithTypedPassphrase() -> Bool {
    guard let passphrase = page?.field.secret else { return false }
    page?.field = SecretField()
    // The lock is read first, so that a later request to ask everyone again is noticed as a change.
    rereadLock()
    var isOpen = false
    attemptUnlock { isOpen = try $0(.passphrase(passphrase)) }
    // Opening the lock may have replaced its hash with a stronger one.
    if isOpen { _ = try? lock?.rereadLock() }
    if !isOpen, let page, page.nextAttemptAt == nil, page.error == nil {
      self.page?.error = Words(ko: "암호가 맞지 않아요.", en: "Wrong passphrase.")
    }
    return isOpen
  }

  /// Updates the countdown. Returns whether the lock was removed meanwhile, so that the cover can
  /// go.
  mutating func updateCountdown() -> Bool {
    guard let unlock = lock?.unlock else { return false }
    page?.updateCountdown(to: unlock.now())
    do {
      return try unlock.lock() == nil
    } catch {
      page?.error = Words(ofAny: error)
      return false
    }
  }

  /// Runs an attempt and shows on the page why it failed.
  private mutating func attemptUnlock(_ body: (UnlockProfile) throws -> Void) {
    guard let unlock = lock?.unlock else { return }
    do {
      try body(unlock)
    } catch DomainError.refused(.lock(.mustWait(let seconds))) {
      let now = unlock.now()
      page?.nextAttemptAt = now.adding(milliseconds: Int64(seconds) * 1000)
      page?.updateCountdown(to: now)
    } catch {
      page?.error = Words(ofAny: error)
    }
  }
}
