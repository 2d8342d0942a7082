import Foundation
import TerminalKit

/// Both ends of a pseudo-terminal; the test acts as the user.
package final class PseudoTerminal {
  package let user: Int32
  package let program: Int32
  package private(set) var output = ""
  private var isHungUp = false

  package init() throws {
    var ends: (user: Int32, program: Int32) = (-1, -1)
    guard openpty(&ends.user, &ends.program, nil, nil, nil) == 0 else { throw POSIXError(.ENODEV) }
    user = ends.user
    program = ends.program
    _ = fcntl(user, F_SETFL, fcntl(user, F_GETFL) | O_NONBLOCK)
    for end in [user, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(program)
    if !isHungUp { close(user) }
  }

  /// Device name of the program's end.
  package var name: String {
    // `ttyname` stores the name in a buffer shared by all threads, so that tests opened each
    // other's terminals.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress, ttyname_r(program, start, buffer.count) == 0 else {
        return ""
      }
      return String(cString: start)
    }
  }

  /// Closes the user's end, like a closed window.
  package func hangUp() {
    guard !isHungUp else { return }
    isHungUp = true
    close(user)
  }

  /// Returns the next bytes that the program writes; nil if there are none within that time.
  package func take(within milliseconds: Int32, atMost most: Int = 65_536) -> [UInt8]? {
    var wanted = pollfd(fd: isHungUp ? -1 : user, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, milliseconds) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: most)
    let count = read(user, &buffer, most)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// Terminal settings of the kernel, as raw bytes.
  package var settings: [UInt8] {
    var settings = termios()
    tcgetattr(program, &settings)
    return withUnsafeBytes(of: settings) { Array($0) }
  }

  package func change(_ body: (inout termios) -> Void) {
    var settings = termios()
    tcgetattr(program, &settings)
    body(&settings)
    tcsetattr(program, TCSANOW, &settings)
  }

  package func resize(to size: Size) {
    var window = winsize()
    window.ws_col = UInt16(size.width)
    window.ws_row = UInt16(size.height)
    _ = ioctl(user, UInt(TIOCSWINSZ), &window)
  }

  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Foundation.write(user, bytes, bytes.count)
  }

  /// Whether the program has read all input.
  package var isRead: Bool {
    var typed = pollfd(fd: program, events: Int16(POLLIN), revents: 0)
    return poll(&typed, 1, 0) == 0
  }

  /// Writes like another program on this terminal.
  package func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Foundation.write(program, bytes, bytes.count)
  }

  /// Waits for the text in the output; returns false if it does not appear.
  package func sees(_ text: String) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !output.contains(text) {
      var wanted = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, 5000) > 0 else { return false }
      let count = read(user, &buffer, buffer.count)
      guard count > 0 else { return false }
      output += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return true
  }

  /// Reads output until nothing arrives for that long.
  package func listen(for milliseconds: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var wanted = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
    while poll(&wanted, 1, milliseconds) > 0 {
      let count = read(user, &buffer, buffer.count)
      guard count > 0 else { return }
      output += String(decoding: buffer[..<count], as: UTF8.self)
    }
  }

  /// Discards the output read so far.
  package func forget() {
    output = ""
  }
}
