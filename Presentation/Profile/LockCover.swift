import CLibrary
import HearthDomain
import TerminalKit

/// What covers the full screen until the passphrase is given: the lock that asks for it, and the
/// page on which it is typed.
package struct LockCover {
  /// Knows when to ask; nil where whoever opens the screen was let in for good.
  private(set) var lock: SessionLock?
  /// Nil while nothing is covered.
  private(set) var page: LockScreen.State?

  /// Nobody is ever asked where there is no lock.
  package init(_ lock: SessionLock?) {
    self.lock = lock
  }

  var hasLock: Bool { lock != nil }

  /// Whether everything is covered.
  var isOn: Bool { page != nil }

  /// Whether it counts the seconds of a wait.
  var isCounting: Bool { page?.waitsUntil != nil }

  mutating func putOn() {
    guard !isOn else { return }
    Secrecy.begin()
    page = LockScreen.State(name: lock?.name)
  }

  mutating func takeOff() {
    page = nil
    used()
  }

  /// Takes note that somebody is there.
  mutating func used() {
    lock?.used()
  }
}

// MARK: - When it is put on

extension LockCover {
  /// Covers everything where this session was not let in; a store that cannot tell is not opened.
  mutating func putOnIfClosed() {
    do {
      guard try lock?.isClosed() == true else { return }
      putOn()
      attempt { try $0.requireTry() }
    } catch {
      putOn()
      page?.error = Words(ofAny: error)
    }
  }

  /// Takes note of a lock that was set, changed or taken off; covers everything where it asks
  /// whoever had been let in.
  mutating func look() {
    // A store in trouble tells so itself when it is read.
    if (try? lock?.look()) == true { putOn() }
  }

  /// Covers everything once nobody has been there for long.
  mutating func putOnIfLeft() {
    if !isOn, lock?.isDue == true { putOn() }
  }

  /// Covers everything and forgets who was let in, here and elsewhere.
  mutating func putOnForAll() {
    putOn()
    do {
      try lock?.unlock.forget()
    } catch {
      page?.error = Words(ofAny: error)
    }
  }
}

// MARK: - What takes it off

extension LockCover {
  mutating func handle(_ event: TerminalEvent, in view: ViewContext) -> LockScreen.Output? {
    guard var page else { return nil }
    let answer = LockScreen.answer(to: event, &page, in: view)
    self.page = page
    guard case .handled(let output) = answer else { return nil }
    return output
  }

  /// Whether what was typed opens the lock; the page tells why it does not.
  mutating func isOpened() -> Bool {
    guard let passphrase = page?.field.secret else { return false }
    page?.field = SecretField()
    // Whoever asks everybody anew after this moment asks this one too.
    look()
    var isOpen = false
    attempt { isOpen = try $0(.passphrase(passphrase)) }
    // Whoever opened it may have given the lock a better hash by that.
    if isOpen { _ = try? lock?.look() }
    if !isOpen, let page, page.waitsUntil == nil, page.error == nil {
      self.page?.error = Words(ko: "암호가 달라요.", en: "That is not it.")
    }
    return isOpen
  }

  /// Lets a wait go on. Whether the lock was taken off, which keeps nobody out any more.
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

  /// Tells why the lock does not open, if it does not.
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
