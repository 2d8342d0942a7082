import CLibrary
import HearthDomain

/// Opens links with `xdg-open`, or `open` on macOS.
///
/// Starts the program without a shell and without waiting for it.
package struct LinkOpener: ContactLauncher, MailLauncher {
  #if canImport(Darwin)
    package static let program = "open"
  #else
    package static let program = "xdg-open"
  #endif

  /// Environment variables that show whether there is a desktop.
  package static let variables = ["PATH", "DISPLAY", "WAYLAND_DISPLAY"]

  private let environment: [String: FilePath]

  package init(environment: [String: FilePath]) {
    self.environment = environment
  }

  package func open(_ link: ContactLink) -> Bool { open(address: link.address) }

  package func open(_ letter: MailDraft) -> Bool { open(address: letter.mailtoURL) }

  private func open(address: String) -> Bool {
    let searchPath = environment["PATH"] ?? ""
    guard hasDesktop,
      let program = ProgramStart.path(of: FilePath(LinkOpener.program), in: searchPath)
    else {
      return false
    }
    var id: pid_t = 0
    guard ProgramStart(words: [program, FilePath(address)])(&id) == 0 else { return false }
    reap(id)
    return true
  }

  /// Without a desktop, as over SSH, xdg-open would start a browser in this terminal.
  private var hasDesktop: Bool {
    #if canImport(Darwin)
      true
    #else
      ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    #endif
  }

  /// Waits for the opener on a thread, so that it does not stay a zombie process.
  private func reap(_ id: pid_t) {
    // If no thread is available, a zombie is better than blocking.
    _ = PlainThread.start { ProgramStart.ending(of: id) }
  }
}
