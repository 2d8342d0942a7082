import CLibrary

/// The full screen on a pseudo-terminal, driven by keys.
final class FullScreenRun {
  private static let mark = Array("\u{1B}[?2026l".utf8)

  private let user: Int32
  private let program: pid_t
  private let started: Double

  init(_ command: ShellCommand, environment: [String], width: UInt16, height: UInt16) throws {
    var ends: (user: Int32, program: Int32) = (-1, -1)
    guard openpty(&ends.user, &ends.program, nil, nil, nil) == 0 else {
      throw BenchmarkError.cannotStart(command: "openpty")
    }
    var window = winsize()
    (window.ws_col, window.ws_row) = (width, height)
    _ = ioctl(ends.user, UInt(TIOCSWINSZ), &window)
    user = ends.user
    started = Clock.milliseconds()
    program = try command.spawn(environment: environment, terminal: ends.program)
    close(ends.program)
  }

  deinit {
    kill(program, SIGKILL)
    waitpid(program, nil, 0)
    close(user)
  }

  /// Returns the milliseconds from the start of the process to the first frame.
  func firstFrame() throws -> Double {
    guard awaitFrame(within: 10_000) else {
      throw BenchmarkError.failed(command: "full screen", status: -1)
    }
    return Clock.milliseconds() - started
  }

  /// Types the keys and returns the milliseconds until the frame; nil if the keys cause none.
  func frame(after keys: String) -> Double? {
    let bytes = Array(keys.utf8)
    let start = Clock.milliseconds()
    _ = write(user, bytes, bytes.count)
    guard awaitFrame(within: 400) else { return nil }
    return Clock.milliseconds() - start
  }

  /// Reads until nothing arrives for that many milliseconds.
  func settle(_ milliseconds: Int32) {
    while readSome(within: milliseconds) != nil {}
  }

  /// Reads everything that arrives within that many milliseconds.
  func watch(_ milliseconds: Double) {
    let end = Clock.milliseconds() + milliseconds
    while case let left = end - Clock.milliseconds(), left > 0 {
      _ = readSome(within: Int32(left) + 1)
    }
  }

  private func awaitFrame(within milliseconds: Double) -> Bool {
    let end = Clock.milliseconds() + milliseconds
    var seen: [UInt8] = []
    while case let left = end - Clock.milliseconds(), left > 0 {
      guard let bytes = readSome(within: Int32(left) + 1) else { continue }
      seen += bytes
      if seen.contains(FullScreenRun.mark) { return true }
      // The queries to the terminal come between the mode and the first frame.
      seen = Array(seen.suffix(64))
    }
    return false
  }

  private func readSome(within milliseconds: Int32) -> [UInt8]? {
    var wanted = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, milliseconds) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(user, &buffer, buffer.count)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  // Process figures that only Linux provides; nil elsewhere.

  /// Processor time of all threads, in milliseconds.
  var processorTime: Double? {
    let threads = tasks.compactMap { text("/proc/\(program)/task/\($0)/schedstat") }
    guard !threads.isEmpty else { return nil }
    return threads.compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
      .reduce(0, +) / 1_000_000
  }

  /// Number of times that the threads have gone to sleep, which equals the number of wake-ups.
  var wakeUps: Int? {
    let threads = tasks.compactMap {
      field("voluntary_ctxt_switches", of: "/proc/\(program)/task/\($0)/status")
    }
    return threads.isEmpty ? nil : threads.reduce(0, +)
  }

  /// Peak memory, in mebibytes.
  var peakMebibytes: Double? {
    field("VmHWM", of: "/proc/\(program)/status").map { Double($0) / 1024 }
  }

  private var tasks: [String] {
    guard let folder = opendir("/proc/\(program)/task") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.first?.isNumber == true { names.append(name) }
    }
    return names
  }

  private func field(_ name: String, of path: String) -> Int? {
    let line = text(path)?.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split { !$0.isNumber }.last.flatMap { Int($0) }
  }

  private func text(_ path: String) -> String? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = read(file, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
