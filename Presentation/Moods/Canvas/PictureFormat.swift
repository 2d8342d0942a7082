import HearthDomain
import JSONText

/// The file formats of pictures.
package enum PictureFormat: Hashable, Sendable {
  case svg
  case png

  /// Returns the format for a file's extension; SVG for standard output; otherwise nil.
  init?(at path: FilePath) {
    switch path.lowercasedExtension {
    case "svg": self = .svg
    case "png": self = .png
    case _ where path == "-": self = .svg
    default: return nil
    }
  }

  /// Returns the file of a scene, with one pixel per unit.
  func bytes(of scene: Scene) throws -> [UInt8] {
    switch self {
    case .svg:
      Array(
        SVGRenderer().document(of: scene, width: Int(scene.width), height: Int(scene.height)).utf8)
    case .png: try PNGRenderer().pngFile(of: scene)
    }
  }
}

/// The path and format of a picture to write.
struct PictureFile: Hashable, Sendable {
  let path: FilePath
  let format: PictureFormat

  static func option(help: Words) -> Option<PictureFile> {
    Option(
      "output", .file, short: "o", placeholder: Words(ko: "파일.svg|파일.png", en: "FILE.svg|FILE.png"),
      help: help
    ) { typed in
      guard let file = PictureFormat(at: typed.path) else {
        throw typed.usageError(
          accepted: Words(
            ko: ".svg나 .png로 끝나는 파일 이름, 또는 -", en: "a name that ends in .svg or .png, or -"))
      }
      return PictureFile(path: typed.path, format: file)
    }
  }
}

extension Console {
  /// Writes a picture to a file or to standard output, and reports its path.
  mutating func writePicture(
    _ scene: Scene, to output: PictureFile, of files: any UserFiles, json: JSONObject,
    told: (_ place: String) -> Words
  ) throws {
    let bytes = try output.format.bytes(of: scene)
    let written = try export(to: output.path, of: files) { write in
      try write(bytes)
      return true
    }
    guard written != nil else { return }
    var json = json
    json.append("file", .path(output.path))
    confirm([told(output.path.quotable(limit: 200))(language)], json: json)
  }
}

/// A typed size: `40x20`.
struct TypedSize: Hashable, Sendable {
  let width: Int
  let height: Int
}

extension TypedSize {
  /// Parses a size; nil unless both numbers are from 1 to `most`.
  init?(_ text: String, most: Int) {
    let parts = text.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "×" })
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...most).contains(width), (1...most).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
