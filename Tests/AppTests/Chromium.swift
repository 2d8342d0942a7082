import Foundation
import HearthTestSupport

/// A real headless browser, controlled through its debugging pipe.
final class Chromium {
  struct Trouble: Error {
    let text: String
  }

  /// The path of the browser; nil if it is not installed.
  static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private let folder = ScratchFolder()
  private let started: StartedProgram
  private let input: Int32
  private let output: Int32
  private var unread: [UInt8] = []
  private var last = 0
  private var session: String?

  /// Starts the browser with an empty page.
  init() throws {
    var (orders, answers) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
    guard pipe(&orders) == 0, pipe(&answers) == 0 else { throw Trouble(text: "no pipes") }
    for end in orders + answers { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    started = try StartedProgram(
      [
        Self.program ?? "", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
        "--disable-background-networking", "--remote-debugging-pipe",
        "--user-data-dir=\(folder.path)", "about:blank",
      ], ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    ) { streams in
      posix_spawn_file_actions_addopen(&streams, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&streams, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&streams, 2, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_adddup2(&streams, orders[0], 3)
      posix_spawn_file_actions_adddup2(&streams, answers[1], 4)
    }
    close(orders[0])
    close(answers[1])
    (input, output) = (orders[1], answers[0])
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"]
    session =
      try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"]
      as? String
  }

  deinit {
    started.kill()
    close(input)
    close(output)
  }

  /// Opens a file and waits until it is loaded.
  func open(_ path: String) throws {
    try call("Page.navigate", ["url": URL(fileURLWithPath: path).absoluteString])
    for _ in 0..<400 {
      let address = "document.readyState + location.protocol"
      if try evaluate(address) as? String == "completefile:" { return }
      usleep(10_000)
    }
    throw Trouble(text: "the page does not come")
  }

  /// Sets the width, the medium (screen or paper) and the colour scheme.
  func show(width: Int, media: String = "screen", isDark: Bool = false) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 600])
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    try call("Emulation.setEmulatedMedia", ["media": media, "features": [scheme]])
  }

  /// Returns the value of the script.
  func evaluate(_ script: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": script, "returnByValue": true, "awaitPromise": true])
    if let failed = answer["exceptionDetails"] { throw Trouble(text: "\(failed)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  @discardableResult
  func call(_ method: String, _ values: [String: Any] = [:]) throws -> [String: Any] {
    last += 1
    var order: [String: Any] = ["id": last, "method": method, "params": values]
    if let session { order["sessionId"] = session }
    try write(Array(JSONSerialization.data(withJSONObject: order)) + [0])
    while true {
      let message = try JSONSerialization.jsonObject(with: Data(try read())) as? [String: Any]
      guard message?["id"] as? Int == last else { continue }
      if let error = message?["error"] { throw Trouble(text: "\(method): \(error)") }
      return message?["result"] as? [String: Any] ?? [:]
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Trouble(text: "it hears nothing") }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns the next message.
  private func read() throws -> ArraySlice<UInt8> {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = unread[..<end]
        unread = Array(unread[(end + 1)...])
        return message
      }
      var waits = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waits, 1, 20_000) > 0 else { throw Trouble(text: "it does not answer") }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = Foundation.read(output, &buffer, buffer.count)
      guard count > 0 else { throw Trouble(text: "it has ended") }
      unread += buffer[..<count]
    }
  }
}
