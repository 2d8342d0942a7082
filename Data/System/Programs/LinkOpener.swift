import CLibrary
import HearthDomain

/// Opens links with `xdg-open`, or `open` on macOS.
///
/// Starts that program without a shell, and does not wait for it.
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

  /// Whether there is a desktop. Without one, for example over SSH, xdg-open would start a browser
  /// in this terminal.
  private var hasDesktop: Bool {
    #if canImport(Darwin)
      true
    #else
      ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    #endif
  }

  /// Waits for the end of the started program on a thread, so that it does not remain as a zombie
  /// process.
  private func reap(_ id: pid_t) {
    // If no thread can be created, leave a zombie rather than block.
    _ = PlainThread.start { ProgramStart.ending(of: id) }
  }
}
