import Compressing
import HearthDomain
import Lettering

/// Writes a scene as a PNG file: anti-aliased RGBA with 8 bits per channel.
package struct PNGRenderer: Sendable {
  private let libraryName: String
  private let letterLibraryName: String

  package init() {
    self.init(libraryName: ZLibrary.fileName)
  }

  init(
    libraryName: String = ZLibrary.fileName,
    letterLibraryName: String = PangoCairoLibrary.fileName
  ) {
    self.libraryName = libraryName
    self.letterLibraryName = letterLibraryName
  }

  /// Returns the PNG file of a scene. By default, it has one pixel per unit of the scene.
  ///
  /// The scene keeps its proportions: a single given side determines the other; if both are given,
  /// the scene is scaled to fit and centred. Throws ``DomainError/unavailable(_:)`` without zlib,
  /// or if the scene has text and there is no typesetting library.
  package func pngFile(
    of scene: Scene, width: Int? = nil, height: Int? = nil
  ) throws(DomainError) -> [UInt8] {
    let size = scene.pixelSize(width: width, height: height)
    let scene = try scene.replacingTextWithOutlines(by: letterLibraryName)
    var band = Bitmap(width: 0, height: 0)
    return try pngFile(width: size.width, height: size.height) { row in
      // Drawn band by band, so that a large picture is never in memory as a whole.
      if row % Self.bandHeight == 0 {
        let rows = row..<min(row + Self.bandHeight, size.height)
        band = scene.bitmap(rows: rows, width: size.width, height: size.height, fine: true)
      }
      return band.row(row % Self.bandHeight)
    }
  }

  /// Returns the whole file of a bitmap; an empty bitmap becomes one transparent pixel.
  package func pngFile(of bitmap: Bitmap) throws(DomainError) -> [UInt8] {
    let picture =
      bitmap.width > 0 && bitmap.height > 0 ? bitmap : Bitmap(width: 1, height: 1)
    return try pngFile(width: picture.width, height: picture.height) { picture.row($0) }
  }

  /// Returns the whole file for RGBA pixels. Their number must match the width and the height.
  func pngFile(rgba: [UInt8], width: Int, height: Int) throws(DomainError) -> [UInt8] {
    guard width > 0, height > 0 else { return try pngFile(of: Bitmap(width: 1, height: 1)) }
    return try pngFile(width: width, height: height) { row in
      Array(rgba[(row * width * 4)..<((row + 1) * width * 4)])
    }
  }

  /// Number of rows that are drawn at once.
  private static let bandHeight = 128

  private func loadZlib() throws(DomainError) -> ZLibrary {
    guard let library = ZLibrary(fileName: libraryName) else { throw zlibMissingError }
    return library
  }

  private var zlibMissingError: DomainError {
    .unavailable(.library(name: libraryName, package: ZLibrary.packageName))
  }

  /// Returns the PNG file of a picture. `pixels` is called for each row in order, and returns its
  /// pixels.
  private func pngFile(
    width: Int, height: Int, _ pixels: (Int) -> [UInt8]
  ) throws(DomainError) -> [UInt8] {
    let library = try loadZlib()
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    func add(_ name: StaticString, _ content: [UInt8]) {
      var chunk: [UInt8] = []
      name.withUTF8Buffer { chunk += $0 }
      chunk += content
      file +=
        bigEndianBytes(content.count) + chunk + bigEndianBytes(Int(library.checksum(of: chunk)))
    }
    // The values after the size: 8 bits, RGBA, deflate, five filters, not interlaced.
    add("IHDR", bigEndianBytes(width) + bigEndianBytes(height) + [8, 6, 0, 0, 0])
    // The colour space of SVG and CSS.
    add("sRGB", [0])
    guard var deflater = Deflater(library) else { throw zlibMissingError }
    var filter = RowFilter(rowLength: width * 4)
    for row in 0..<height { deflater.add(filter.filtered(pixels(row))) }
    deflater.finish()
    add("IDAT", deflater.output)
    add("IEND", [])
    return file
  }

  private func bigEndianBytes(_ number: Int) -> [UInt8] {
    let word = UInt32(truncatingIfNeeded: number)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }
}

extension Scene {
  /// Returns the size of the picture; each side has at least one pixel and at most
  /// ``Bitmap/maxSideLength``.
  func pixelSize(width: Int?, height: Int?) -> (width: Int, height: Int) {
    func bounded(_ length: Double) -> Int {
      length >= 1 ? Int(min(length, Double(Bitmap.maxSideLength)).rounded()) : 1
    }
    let wanted = (
      width: width.map { bounded(Double($0)) }, height: height.map { bounded(Double($0)) }
    )
    let isFlat = !(self.width > 0 && self.height > 0)
    return switch wanted {
    case (let width?, nil) where !isFlat: (width, bounded(Double(width) * self.height / self.width))
    case (nil, let height?) where !isFlat:
      (bounded(Double(height) * self.width / self.height), height)
    default: (wanted.width ?? bounded(self.width), wanted.height ?? bounded(self.height))
    }
  }
}
