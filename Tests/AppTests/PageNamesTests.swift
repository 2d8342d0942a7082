import Foundation
import Testing

/// Checks that everything the documentation names in code or links to exists: files, types, members
/// and variables.
@Suite struct PageNamesTests {
  private static let pages =
    [
      "README.md", ".github/KOREAN.md", ".github/ARCHITECTURE.md", ".github/CONTRIBUTING.md",
      ".github/SECURITY.md", "Domain/README.md", "Data/README.md", "Data/Files.md",
      "Data/Schema.md", "Presentation/README.md", "Presentation/When/README.md",
      "DIContainer/README.md", "App/README.md", "Tests/README.md",
      "Data/Formats/Archive/README.md", "Data/Formats/Tables/README.md",
      "Data/JSONText/README.md", "Presentation/TerminalKit/README.md", "Tests/Appends/README.md",
      "Tests/Benchmarks/README.md", "Tests/Faults/README.md", "Tests/Fuzz/README.md",
      "Tests/Repetition/README.md",
    ] + files(in: ".github/contributing") + manual

  private static let manual = ["en", "ko"].flatMap { files(in: ".github/manual/\($0)") }

  private static func files(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: Tree.root.appendingPathComponent(folder).path)
    // A folder that cannot be read is a page itself, so that its test fails.
    return names?.sorted().map { "\(folder)/\($0)" } ?? [folder]
  }

  @Test(arguments: pages)
  func `every file, type and variable named in the documentation exists`(page: String) throws {
    let text = try String(contentsOf: Tree.root.appendingPathComponent(page), encoding: .utf8)
    let folder = page.contains("/") ? page.components(separatedBy: "/")[0] + "/" : ""
    for name in Self.code(in: text) where !Self.isExample(name) {
      #expect(Tree.checkout.has(name, from: folder), "\(name)")
    }
  }

  @Test(arguments: pages)
  func `every link target in the documentation exists`(page: String) throws {
    let file = Tree.root.appendingPathComponent(page)
    let text = try String(contentsOf: file, encoding: .utf8)
    for link in Self.links(in: text) where !link.contains("://") {
      let parts = link.components(separatedBy: "#")
      let linked =
        parts[0] == "" ? file : file.deletingLastPathComponent().appendingPathComponent(parts[0])
      let found = try? String(contentsOf: linked, encoding: .utf8)
      #expect(found != nil, "\(link)")
      #expect(parts.count < 2 || Self.headings(of: found ?? "").contains(parts[1]), "\(link)")
    }
  }

  /// The introduction in English is linked by its name, and the license exists only in English.
  @Test(arguments: [".github/KOREAN.md"] + manual.filter { $0.contains("/ko/") })
  func `a Korean page links to no English page`(page: String) throws {
    let text = try String(contentsOf: Tree.root.appendingPathComponent(page), encoding: .utf8)
    let korean = Self.links(in: text).filter { link in
      !link.contains("://") && (!link.contains("/") || link.hasPrefix("manual/ko/"))
    }
    let others = Set(Self.links(in: text)).subtracting(korean).filter { !$0.hasSuffix("-ko.svg") }
    #expect(others.isSubset(of: ["../README.md", "../LICENSE"]), "\(others)")
  }

  @Test(arguments: [
    ("Domain/Sayings", true), ("Domain/Nowhere.swift", false), ("SettingKey", true),
    ("SettingKey.standard", true), ("NoSuchThing", false), ("SettingKey.noSuchMember", false),
    ("Setting+Words.swift", true), ("Setting+Nowhere", false), ("HEARTH_STORE", true),
    ("HEARTH_NOWHERE", false), ("swift build", true), ("text/plain", true),
  ])
  func `a missing name is detected`(name: String, isThere: Bool) {
    #expect(Tree.checkout.has(name, from: "Domain/") == isThere)
  }

  @Test(arguments: ["Domain", "Data", "Presentation", "DIContainer", "App", "Tests"])
  func `the page of a layer is short`(layer: String) throws {
    let page = Tree.root.appendingPathComponent("\(layer)/README.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect((10...41).contains(lines.count))
  }

  @Test func `the glossary has at most 25 words`() throws {
    let page = Tree.root.appendingPathComponent(".github/ARCHITECTURE.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let table = try #require(text.components(separatedBy: "| word | means |\n").last)
    let words = table.components(separatedBy: "\n").dropFirst().prefix { $0.hasPrefix("|") }
      .flatMap { $0.components(separatedBy: "|")[1].components(separatedBy: ", ") }
    #expect((1...25).contains(words.count))
  }

  /// Returns the page's headings in the form that links use.
  private static func headings(of text: String) -> [String] {
    text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { line in
      let title = line.drop { $0 == "#" }.dropFirst().lowercased()
      return String(title.filter { $0.isLetter || $0.isNumber || " -_".contains($0) })
        .replacingOccurrences(of: " ", with: "-")
    }
  }

  private static func links(in text: String) -> [String] {
    text.components(separatedBy: "](").dropFirst().map { $0.components(separatedBy: ")")[0] }
  }

  /// Returns the code spans within sentences, leaving out code blocks.
  private static func code(in text: String) -> [String] {
    text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }
      .flatMap { part in
        part.element.components(separatedBy: "`").enumerated()
          .filter { $0.offset % 2 == 1 }.map(\.element)
      }
  }

  /// Whether the name is a placeholder for something the reader will write.
  private static func isExample(_ name: String) -> Bool {
    ["AREA", "NAME", "Thing", "Area/", "Area+", "M00", "…"].contains { name.contains($0) }
  }
}

/// The files of this checkout, and the words in its Swift files.
private struct Tree {
  static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  static let checkout = Tree()

  private static let folders = [
    "App", "DIContainer", "Data", "Domain", "Presentation", "Tests", ".ci", ".github",
  ]

  private var paths: Set<String> = []
  /// File names, with and without their extensions.
  private var names: Set<String> = []
  private var words: Set<String> = []

  private init() {
    for folder in Self.folders {
      let found = FileManager.default.enumerator(
        atPath: Self.root.appendingPathComponent(folder).path)
      while let path = found?.nextObject() as? String {
        paths.insert("\(folder)/\(path)")
        let url = Self.root.appendingPathComponent(folder).appendingPathComponent(path)
        names.insert(url.lastPathComponent)
        names.insert(url.deletingPathExtension().lastPathComponent)
        if url.pathExtension == "swift" { takeWords(of: url) }
      }
    }
  }

  private mutating func takeWords(of file: URL) {
    // The names made up in this file exist nowhere else.
    guard file.lastPathComponent != "PageNamesTests.swift",
      let text = FileManager.default.contents(atPath: file.path)
    else { return }
    for word in [UInt8](text).split(whereSeparator: { !$0.standsInWords }) {
      words.insert(String(decoding: word, as: UTF8.self))
    }
  }

  /// Whether a name used by a page in `folder` exists. Names that are not from this project count
  /// as existing.
  func has(_ name: String, from folder: String) -> Bool {
    if name.hasPrefix("HEARTH_") { return words.contains(name.components(separatedBy: "=")[0]) }
    let isPlain = name.utf8.allSatisfy { $0.standsInWords || "./+-".utf8.contains($0) }
    let path = name.hasSuffix("/") ? String(name.dropLast()) : name
    if isPlain, Self.folders.contains(where: { name.hasPrefix($0 + "/") }) {
      return paths.contains(path) || paths.contains(folder + path)
    }
    guard isPlain, name.first?.isUppercase == true, name.contains(where: \.isLowercase),
      !name.contains("/"), !name.contains("-"), !names.contains(name)
    else { return true }
    return name.components(separatedBy: ".").allSatisfy(words.contains)
  }
}

extension UInt8 {
  fileprivate var standsInWords: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
