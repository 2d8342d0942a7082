import Foundation

/// A golden text differs from what was made now.
public struct GoldenMismatch: Error, CustomStringConvertible {
  public let description: String
}

/// Compares the text with `Tests/Goldens/NAME.golden` and throws where they differ.
///
/// With `UPDATE_GOLDENS=1` in the environment the file is written instead.
public func expectGolden(_ name: String, _ text: String, testFile: String = #filePath) throws {
  try expectKept("Tests/Goldens/\(name).golden", text, testFile: testFile)
}

/// The same for a file anywhere in the package, named by its path from the top.
public func expectKept(_ path: String, _ text: String, testFile: String = #filePath) throws {
  var top = URL(fileURLWithPath: testFile)
  while top.lastPathComponent != "Tests", top.path != "/" { top.deleteLastPathComponent() }
  let file = top.deletingLastPathComponent().appendingPathComponent(path)
  if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return
  }
  guard let bytes = try? Data(contentsOf: file) else {
    throw GoldenMismatch(description: "no \(path); UPDATE_GOLDENS=1 writes it\n\(text)")
  }
  let wanted = String(decoding: bytes, as: UTF8.self)
  // Compared as bytes: String's == would take composed and decomposed Hangul for the same.
  guard Data(text.utf8) != bytes else { return }
  let line = zip(
    wanted.split(separator: "\n", omittingEmptySubsequences: false),
    text.split(separator: "\n", omittingEmptySubsequences: false)
  )
  .enumerated().first { $0.element.0 != $0.element.1 }?.offset
  throw GoldenMismatch(
    description: """
      \(path) differs\(line.map { " from line \($0 + 1)" } ?? " in length")
      --- wanted
      \(wanted)
      --- got
      \(text)
      """)
}
