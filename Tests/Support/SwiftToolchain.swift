import Foundation

/// The Swift command, for tests that build a package of their own.
package enum SwiftToolchain {
  /// `swift` in the path, or else beside the tool that runs the tests; nil if there is none.
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
