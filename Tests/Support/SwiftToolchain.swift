import Foundation

/// Swift command for tests that build packages.
package enum SwiftToolchain {
  /// Path of `swift` in `PATH`, or else next to the test runner; nil if there is none.
  package static var command: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      path.split(separator: ":").map { URL(fileURLWithPath: String($0)) } + [besideRunner]
    return folders.compactMap { $0?.appendingPathComponent("swift") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static var besideRunner: URL? {
    let link = "/proc/\(getppid())/exe"
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: link))
      .map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
  }
}
