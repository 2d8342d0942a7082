import CLibrary

/// The two descriptors of a terminal, and waiting on them.
struct TerminalPort {
  let input: Int32
  let output: Int32
  /// The terminal of the output once more, on which writing does not wait; nil where it was not
  /// opened. Waiting belongs to an opened file, and that of the output is shared with the shell.
  private(set) var unhurried: Int32?

  /// Why waiting ended.
  struct Readiness {
    var hasInput = false
    var hasSignal = false
    var isWoken = false
    /// Whether the terminal takes more of what is written without waiting.
    var hasRoom = false
  }

  var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

  /// Whether this process may speak to the terminal without being stopped for it.
  var isInForeground: Bool { tcgetpgrp(input) == getpgrp() }

  /// Writes all of it, however little the terminal takes at once; false when it is gone.
  @discardableResult
  func write(_ bytes: some Collection<UInt8>) -> Bool {
    Array(bytes).withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemWrite(output, part.baseAddress, part.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var room = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          poll(&room, 1, -1)
          if room.revents & Int16(POLLERR | POLLNVAL) != 0 { return false }
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Opens what ``writeSome(_:)`` writes to without waiting; until ``closeUnhurried()``.
  mutating func openUnhurried() {
    guard unhurried == nil, let name = ttyname(output) else { return }
    let opened = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    if opened >= 0 { unhurried = opened }
  }

  mutating func closeUnhurried() {
    if let unhurried { close(unhurried) }
    unhurried = nil
  }

  /// Writes what the terminal takes at once and returns how much that was; all of it, where it
  /// can only be waited for or the terminal is gone.
  func writeSome(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let unhurried else {
      write(bytes)
      return bytes.count
    }
    while true {
      let count = bytes.withUnsafeBytes { systemWrite(unhurried, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return bytes.count }
    }
  }

  /// Throws away what was written and has not reached the terminal.
  func discardOutput() {
    tcflush(output, TCOFLUSH)
  }

  /// Waits until something can be read, at most so many milliseconds, for ever when negative;
  /// nil when the time is over or a signal interrupted. Where more is to be written without
  /// waiting, room for it ends it too.
  func wait(
    milliseconds: Int32, signals: Int32, wakers: [Int32], forRoom: Bool = false
  ) -> Readiness? {
    var wanted = ([input, signals] + wakers).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // A negative descriptor is passed over.
    let room = forRoom ? unhurried ?? -1 : -1
    wanted.append(pollfd(fd: room, events: Int16(POLLOUT), revents: 0))
    guard poll(&wanted, nfds_t(wanted.count), milliseconds) > 0 else { return nil }
    return Readiness(
      hasInput: wanted[0].revents != 0, hasSignal: wanted[1].revents != 0,
      isWoken: wanted[2...].dropLast().contains {
        $0.revents & Int16(POLLIN | POLLHUP) != 0
      },
      hasRoom: wanted[wanted.count - 1].revents != 0)
  }

  /// Everything that has come by now, up to a bound; nil when the input is closed.
  func read() -> [UInt8]? {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    defer { buffer.wipe() }
    repeat {
      let count = systemRead(input, &buffer, buffer.count)
      if count > 0 {
        all += buffer[..<count]
      } else if count < 0, errno == EINTR || errno == EAGAIN {
        return all
      } else {
        return all.isEmpty ? nil : all
      }
    } while all.count < 1024 * 1024 && hasInput(within: 0)
    return all
  }

  func hasInput(within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, milliseconds) > 0
  }
}

// The functions of the C library, whose names the methods above hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int
{
  read(descriptor, bytes, count)
}
