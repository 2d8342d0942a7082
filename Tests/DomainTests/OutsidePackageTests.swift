import Foundation
import HearthTestSupport
import Testing

/// Uses the domain from another package, as its documentation describes.
@Suite(.waiting) struct OutsidePackageTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let folder = ScratchFolder()

  @Test(.inWholeRuns) func `an outside package finds the domain as a product`() throws {
    try folder.write("Package.swift", manifest.utf8)
    let sources = folder.file("Sources/outside")
    try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
    try folder.write("Sources/outside/main.swift", "import HearthDomain".utf8)
    var words = ["package", "--package-path", folder.path]
    for option in ["scratch", "cache", "config", "security"] {
      words += ["--\(option)-path", folder.file(".\(option)")]
    }
    let swift = try #require(SwiftToolchain.command)
    let result = try run(swift, words + ["show-dependencies"])
    #expect(result.status == 0, "\(result.text)")
  }

  /// Compiles against the domain already built for these tests, so that nothing else is built.
  @Test(.inWholeRuns)
  func `a program that imports only the domain works as documented`() throws {
    let example = try example(of: "Domain/HearthDomain.docc/Days.md")
    try folder.write("main.swift", example.code.utf8)
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let products = URL(fileURLWithPath: bundle ?? CommandLine.arguments[0])
      .deletingLastPathComponent().path
    // Leaves out objects from earlier builds whose source files no longer exist.
    let sources = try FileManager.default
      .subpathsOfDirectory(atPath: root.appendingPathComponent("Domain").path)
      .filter { $0.hasSuffix(".swift") }
    let objects = sources.map {
      products + "/HearthDomain.build/" + URL(fileURLWithPath: $0).lastPathComponent + ".o"
    }
    let program = folder.file("outside")
    let compiler = try #require(SwiftToolchain.command).deletingLastPathComponent()
      .appendingPathComponent("swiftc")
    let built = try run(
      compiler,
      [
        "-swift-version", "6", "-I", products + "/Modules", "-o", program,
        folder.file("main.swift"),
      ]
        + objects)
    #expect(built.status == 0, "\(built.text)")
    let result = try run(URL(fileURLWithPath: program), [])
    #expect(result.status == 0 && result.text == example.output, "\(result.text)")
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

  /// Returns the Swift code on a page and its documented output.
  private func example(of page: String) throws -> (code: String, output: String) {
    let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    return ("import HearthDomain\n" + blocks("swift", in: text), blocks("text", in: text))
  }

  private func blocks(_ kind: String, in text: String) -> String {
    text.components(separatedBy: "```\(kind)\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }.joined()
  }

  /// Runs the program, with its files in the folder, and returns its output and errors as one text.
  private func run(_ program: URL, _ words: [String]) throws -> (status: Int32, text: String) {
    // SwiftPM leaves lock files in the temporary folder.
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    let (status, said) = try OtherProgram(program.path, words, environment: environment)
      .answer(withErrors: true)
    return (status, String(decoding: said, as: UTF8.self))
  }
}
