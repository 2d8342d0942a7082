import HearthDomain
import Synchronization

/// A mail program that records what it receives, unless it is absent.
final class MailRecorder: MailLauncher {
  private let state = Mutex((isThere: true, texts: [String]()))

  var texts: [String] { state.withLock { $0.texts } }

  func leave() {
    state.withLock { $0.isThere = false }
  }

  func open(_ letter: MailDraft) -> Bool {
    state.withLock {
      if $0.isThere { $0.texts.append(letter.text) }
      return $0.isThere
    }
  }
}
