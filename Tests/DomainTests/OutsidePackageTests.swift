import Foundation
import HearthTestSupport
import Testing

/// Another program that uses the domain as the README tells it.
@Suite(.building) struct OutsidePackageTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(.timeLimit(.minutes(10)))
  func `a package that imports the domain alone builds and runs as the README says`() throws {
    let example = try readMeExample()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hearth-outside-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(example.code, to: folder.appendingPathComponent("Sources/outside/main.swift"))
    try write(manifest, to: folder.appendingPathComponent("Package.swift"))

    let result = try run(packageIn: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == example.output)
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "outside",
      platforms: [.macOS(.v15)],
      dependencies: [.package(name: "hearth", path: \(String(reflecting: root.path)))],
      targets: [
        .executableTarget(
          name: "outside", dependencies: [.product(name: "HearthDomain", package: "hearth")])
      ])
    """
  }

  /// The first Swift block after a heading that names the domain, and what it prints.
  private func readMeExample() throws -> (code: String, output: String) {
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let heading = try #require(
      lines.firstIndex { $0.hasPrefix("#") && $0.contains("HearthDomain") })
    return (
      try block("swift", in: lines[heading...]), try block("text", in: lines[heading...])
    )
  }

  private func block(_ kind: String, in lines: ArraySlice<String>) throws -> String {
    let start = try #require(lines.firstIndex(of: "```" + kind))
    return lines[(start + 1)...].prefix { $0 != "```" }.map { $0 + "\n" }.joined()
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Everything that is made stays in the folder, so that the build around this test is not
  /// waited for.
  private func run(packageIn folder: URL) throws -> (status: Int32, output: String, errors: String)
  {
    let process = Process()
    let swift: URL = try #require(SwiftToolchain.command)
    process.executableURL = swift
    // SwiftPM leaves its lock files in the temporary folder.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": folder.path]) { $1 }
    process.arguments = ["run", "--quiet", "--package-path", folder.path]
    for option in ["scratch", "cache", "config", "security"] {
      process.arguments? += ["--\(option)-path", folder.appendingPathComponent(".\(option)").path]
    }
    let output = folder.appendingPathComponent("output")
    let errors = folder.appendingPathComponent("errors")
    for file in [output, errors] { try write("", to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try String(contentsOf: output, encoding: .utf8),
      try String(contentsOf: errors, encoding: .utf8)
    )
  }
}
