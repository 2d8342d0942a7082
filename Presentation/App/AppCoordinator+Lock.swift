import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Covers everything where this session was not let in; a store that cannot tell is not opened.
  mutating func lockIfClosed() {
    do {
      guard try lock?.isClosed() == true else { return }
      cover()
      attemptAtLock { try $0.requireTry() }
    } catch {
      cover()
      lockPage?.error = Words(ofAny: error)
    }
  }

  /// Takes note of a lock that was set, changed or taken off; covers everything where it asks
  /// whoever had been let in.
  mutating func lookAtLock() {
    // A store in trouble tells so itself when it is read.
    if (try? lock?.look()) == true { cover() }
  }

  /// Covers everything once nobody has been there for long.
  mutating func lockIfLeft() {
    guard lockPage == nil, lock?.isDue == true else { return }
    cover()
  }

  /// Covers everything and forgets who was let in, here and elsewhere.
  mutating func lockNow() {
    cover()
    do {
      try lock?.unlock.forget()
    } catch {
      lockPage?.error = Words(ofAny: error)
    }
  }

  mutating func cover() {
    guard lockPage == nil else { return }
    lockPage = LockScreen.State(name: lock?.name)
    notice = nil
  }

  /// Tells why the lock does not open, if it does not.
  private mutating func attemptAtLock(_ body: (UnlockProfile) throws -> Void) {
    guard let unlock = lock?.unlock else { return }
    do {
      try body(unlock)
    } catch DomainError.refused(.lock(.waits(let seconds))) {
      let now = unlock.now()
      lockPage?.waitsUntil = now.adding(milliseconds: Int64(seconds) * 1000)
      lockPage?.advance(to: now)
    } catch {
      lockPage?.error = Words(ofAny: error)
    }
  }

  mutating func handleAtLock(_ event: TerminalEvent) -> AppEffect? {
    guard var page = lockPage else { return nil }
    let answer = LockScreen.answer(to: event, &page, in: view)
    lockPage = page
    guard case .handled(let output?) = answer else { return nil }
    switch output {
    case .quit: return .quit
    case .offered(let text):
      offer(text)
      return nil
    }
  }

  private mutating func offer(_ text: String) {
    lockPage?.field = TextFieldState("")
    // Whoever asks everybody anew after this moment asks this one too.
    lookAtLock()
    var isOpen = false
    attemptAtLock { isOpen = try $0(.passphrase(text)) }
    if isOpen { return uncover() }
    guard let page = lockPage, page.waitsUntil == nil, page.error == nil else { return }
    lockPage?.error = Words(ko: "암호가 달라요.", en: "That is not it.")
  }

  private mutating func uncover() {
    lockPage = nil
    lock?.used()
    if hasBegun { readAnew() } else { begin() }
  }

  /// Lets a wait go on; a lock that was taken off keeps nobody out.
  mutating func advanceLock() {
    guard let unlock = lock?.unlock else { return }
    lockPage?.advance(to: unlock.now())
    do {
      if try unlock.lock() == nil { uncover() }
    } catch {
      lockPage?.error = Words(ofAny: error)
    }
  }
}

extension Words {
  /// What is told of any error.
  init(ofAny error: any Error) {
    self.init(
      ko: ConsoleMessage.text(for: error, in: .korean),
      en: ConsoleMessage.text(for: error, in: .english))
  }
}
