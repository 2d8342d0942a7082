import Foundation

/// Amount of code in some files.
struct SourceSize: Equatable {
  var tokens = 0
  var textBytes = 0
  var lines = 0
  var files = 0

  init() {}

  init(_ source: [UInt8], language: TokenCounter.Language) {
    let counter = TokenCounter(source, language: language)
    (tokens, textBytes) = (counter.tokens, counter.textBytes)
    (lines, files) = (source.count { $0 == UInt8(ascii: "\n") }, 1)
  }

  static func += (sum: inout SourceSize, other: SourceSize) {
    sum.tokens += other.tokens
    sum.textBytes += other.textBytes
    sum.lines += other.lines
    sum.files += other.files
  }
}

/// Size of each folder of a checkout that contains Swift or C.
struct FolderSizes {
  /// Sizes by top folder and subfolder, which is empty for files directly in the top folder.
  private(set) var sizes: [[String]: SourceSize] = [:]

  init(_ sizes: [[String]: SourceSize]) { self.sizes = sizes }

  /// Reads all files below these folders of the root.
  init(of folders: [String], in root: URL) throws {
    for top in folders {
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: root.appendingPathComponent(top).path)
      for path in paths {
        guard let language = Self.language(of: path) else { continue }
        let bytes = try [UInt8](Data(contentsOf: root.appendingPathComponent("\(top)/\(path)")))
        let parts = path.split(separator: "/").map(String.init)
        sizes[[top, parts.count > 1 ? parts[0] : ""], default: SourceSize()] += SourceSize(
          bytes, language: language)
      }
    }
  }

  private static func language(of path: String) -> TokenCounter.Language? {
    switch path.split(separator: ".").last {
    case "swift": .swift
    case "c", "h": .c
    default: nil
    }
  }

  /// Returns the subfolders of a top folder with their names, the largest first.
  func folders(in top: String) -> [(name: String, size: SourceSize)] {
    sizes.filter { $0.key[0] == top }
      .map { (name: $0.key[1].isEmpty ? "(directly)" : $0.key[1], size: $0.value) }
      .sorted { ($1.size.tokens, $0.name) < ($0.size.tokens, $1.name) }
  }

  func total(of top: String, where isCounted: (String) -> Bool = { _ in true }) -> SourceSize {
    sizes.reduce(into: SourceSize()) { sum, folder in
      if folder.key[0] == top, isCounted(folder.key[1]) { sum += folder.value }
    }
  }
}
