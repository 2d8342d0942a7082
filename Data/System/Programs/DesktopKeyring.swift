import CLibrary
import HearthDomain

/// The system's keyring. Uses the program `secret-tool`, or `security` on macOS. Passes passwords
/// through pipes, never as arguments.
struct DesktopKeyring {
  private static let timeLimitSeconds = 60

  let searchPath: FilePath

  func password(of server: LinkServer) -> Secret? {
    guard let user = server.user, let program else { return nil }
    #if canImport(Darwin)
      let words = ["find-generic-password", "-s", label(server), "-a", user, "-w"]
    #else
      let words = ["lookup"] + attributes(server, user)
    #endif
    return ProgramStart(words: [program] + words.map { FilePath($0) }).firstLine()
  }

  /// Stores the password; returns whether that succeeded.
  func save(_ password: Secret, of server: LinkServer) -> Bool {
    guard let user = server.user, let program else { return false }
    let text = password.withBytes { String(decoding: $0, as: UTF8.self) }
    #if canImport(Darwin)
      // With `-i`, the program reads its commands, and so the password, from standard input.
      let quoted = [label(server), user, text].map { word in
        "\"" + word.replacingScalars { $0 == "\"" || $0 == "\\" ? "\\\($0)" : nil } + "\""
      }
      let words = ["-i"]
      let input = "add-generic-password -U -s \(quoted[0]) -a \(quoted[1]) -w \(quoted[2])\n"
    #else
      let words = ["store", "--label=\(label(server))"] + attributes(server, user)
      let input = text
    #endif
    let run = ProgramRun([program] + words.map { FilePath($0) }, input: input)
    return run(seconds: DesktopKeyring.timeLimitSeconds) == .ended(status: 0)
  }

  /// Path of the keyring program; nil if there is none.
  var program: FilePath? {
    #if canImport(Darwin)
      ProgramStart.path(of: "security", in: searchPath)
    #else
      ProgramStart.path(of: "secret-tool", in: searchPath)
    #endif
  }

  private func label(_ server: LinkServer) -> String { "Hearth \(server.address.origin)" }

  private func attributes(_ server: LinkServer, _ user: String) -> [String] {
    ["service", "hearth", "server", server.address.origin, "user", user]
  }
}

extension ProgramStart {
  /// Runs the program and returns the first line of its output; nil if it fails or prints nothing.
  func firstLine() -> Secret? {
    Secrecy.enable()
    guard let ends = PipeEnds() else { return nil }
    defer { close(ends.readEnd) }
    var start = self
    start.output = .descriptor(ends.writeEnd)
    var id: pid_t = 0
    let failure = start(&id)
    close(ends.writeEnd)
    guard failure == 0 else { return nil }
    let line = Secret()
    var isOver = false
    var buffer = [UInt8](repeating: 0, count: 512)
    while true {
      let count = read(ends.readEnd, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for byte in buffer.prefix(count) {
        isOver = isOver || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        if !isOver { line.append(byte) }
      }
    }
    buffer.withUnsafeMutableBytes { $0.wipe() }
    guard ProgramStart.ending(of: id) == .ended(status: 0), !line.isEmpty else { return nil }
    return line
  }
}
