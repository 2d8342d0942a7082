import CLibrary
import HearthDomain

/// Opens links with the program that the desktop has for that: `xdg-open`, or `open` on macOS.
///
/// The program is started without a shell and runs on by itself.
package struct LinkOpener: ContactLauncher, MailLauncher {
  #if canImport(Darwin)
    package static let program = "open"
  #else
    package static let program = "xdg-open"
  #endif

  /// The variables of the environment that tell whether there is a desktop.
  package static let variables = ["PATH", "DISPLAY", "WAYLAND_DISPLAY"]

  private let environment: [String: FilePath]

  package init(environment: [String: FilePath]) {
    self.environment = environment
  }

  package func open(_ link: ContactLink) -> Bool { open(address: link.address) }

  package func open(_ letter: Letter) -> Bool { open(address: letter.address) }

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

  /// Over ssh the opener would fall back to a browser in this very terminal.
  private var hasDesktop: Bool {
    #if canImport(Darwin)
      true
    #else
      ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    #endif
  }

  /// Takes note of the opener's end when it comes: else it would stay as a dead entry in the
  /// system's table for as long as the full screen is open.
  private func reap(_ id: pid_t) {
    // Where there is no thread to be had, that entry is less than keeping everybody waiting.
    _ = PlainThread.start { ProgramStart.ending(of: id) }
  }
}
