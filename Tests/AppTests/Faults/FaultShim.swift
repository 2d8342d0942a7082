import Foundation
import HearthTestSupport

/// The library in `Tests/Faults`, built once by the compiler of the Swift toolchain.
enum FaultShim {
  /// The path of the library; throws if it cannot be built.
  static var path: String {
    get throws { try built.get() }
  }

  /// Whether a compiler is available; a failing build fails the tests.
  static var canBeBuilt: Bool {
    #if canImport(Glibc)
      clang != nil
    #else
      false
    #endif
  }

  struct Missing: Error {
    let reason: String
  }

  private static let folder = ScratchFolder()

  private static let built = Result<String, any Error> {
    #if canImport(Glibc)
      guard let clang else { throw Missing(reason: "no clang beside swift") }
      let library = folder.file("shim.so")
      let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Faults/shim.c").standardizedFileURL.path
      let run = try FaultRun(
        [clang, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", library, source],
        variables: ["PATH": "/usr/bin:/bin"], input: "/dev/null", folder: folder.path)
      guard run.ending == .exit(0) else { throw Missing(reason: run.errors) }
      return library
    #else
      throw Missing(reason: "calls are caught where programs use the GNU C library")
    #endif
  }

  private static var clang: String? {
    SwiftToolchain.command.map { $0.resolvingSymlinksInPath().deletingLastPathComponent() }
      .map { $0.appendingPathComponent("clang").path }
      .flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
  }
}
