import Foundation
import HearthTestSupport

/// Draws our SVG with librsvg, where it is installed.
enum RealSVG {
  static let program: String? = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    .map { $0 + "/rsvg-convert" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static func drawing(of document: String, width: Int, height: Int) throws -> PNGReader {
    let folder = ScratchFolder()
    try folder.write("scene.svg", document.utf8)
    let (svg, png) = (folder.file("scene.svg"), folder.file("scene.png"))
    let arguments = ["-w", String(width), "-h", String(height), "-o", png, svg]
    try OtherProgram(program ?? "/nowhere", arguments).run()
    return try PNGReader(folder.bytes("scene.png") ?? [])
  }
}
