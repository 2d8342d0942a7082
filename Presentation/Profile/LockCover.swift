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
  var isCounting: Bool { page?.waitsUntil != nil }

  mutating func coverScreen() {
    guard !isOn else { return }
    Secrecy.begin()
    page = LockScreen.State(name: lock?.name)
  }

  mutating func uncoverScreen() {
    page = nil
    used()
  }

  /// Notes that the user is active.
  mutating func used() {
    lock?.used()
  }
}

// MARK: - Locking

extension LockCover {
  /// Covers the screen if the profile is locked for this session. It stays covered if the store
  /// cannot be read.
  mutating func coverIfLocked() {
    do {
      guard try lock?.isClosed() == true else { return }
      coverScreen()
      attempt { try $0.requireTry() }
    } catch {
      coverScreen()
      page?.error = Words(ofAny: error)
    }
  }

  /// Reads the lock again and covers the screen if a changed lock requires the passphrase again.
  mutating func look() {
    // A damaged store reports its own errors when the user's data is read.
    if (try? lock?.look()) == true { coverScreen() }
  }

  /// Covers the screen after a long time without input.
  mutating func coverIfIdle() {
    if !isOn, lock?.isDue == true { coverScreen() }
  }

  /// Covers the screen and forgets all sessions, here and in other terminals.
  mutating func coverAndForgetSessions() {
    coverScreen()
    do {
      try lock?.unlock.forget()
    } catch {
      page?.error = Words(ofAny: error)
    }
  }
}

// MARK: - Unlocking

extension LockCover {
  mutating func handle(_ event: TerminalEvent, in view: ViewContext) -> LockScreen.Output? {
    guard var page else { return nil }
    let answer = LockScreen.answer(to: event, &page, in: view)
    self.page = page
    guard case .handled(let output) = answer else { return nil }
    return output
  }

  /// Whether the typed passphrase opens the lock; otherwise the page says why not.
  mutating func isOpened() -> Bool {
    guard let passphrase = page?.field.secret else { return false }
    page?.field = SecretField()
    // Reads the lock first, so that a request from now on to ask everyone anew reaches this session
    // too.
    look()
    var isOpen = false
    attempt { isOpen = try $0(.passphrase(passphrase)) }
    // Opening the lock may have replaced its hash with a stronger one.
    if isOpen { _ = try? lock?.look() }
    if !isOpen, let page, page.waitsUntil == nil, page.error == nil {
      self.page?.error = Words(ko: "암호가 달라요.", en: "That is not it.")
    }
    return isOpen
  }

  /// Updates the countdown. Returns whether the lock was removed meanwhile, so that the cover can
  /// go.
  mutating func advance() -> Bool {
    guard let unlock = lock?.unlock else { return false }
    page?.advance(to: unlock.now())
    do {
      return try unlock.lock() == nil
    } catch {
      page?.error = Words(ofAny: error)
      return false
    }
  }

  /// Runs an attempt and shows on the page why it failed.
  private mutating func attempt(_ body: (UnlockProfile) throws -> Void) {
    guard let unlock = lock?.unlock else { return }
    do {
      try body(unlock)
    } catch DomainError.refused(.lock(.waits(let seconds))) {
      let now = unlock.now()
      page?.waitsUntil = now.adding(milliseconds: Int64(seconds) * 1000)
      page?.advance(to: now)
    } catch {
      page?.error = Words(ofAny: error)
    }
  }
}
