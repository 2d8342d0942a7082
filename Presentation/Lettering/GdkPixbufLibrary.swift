import CLibrary

/// The system's gdk-pixbuf library, loaded when a picture file is first displayed.
package struct GdkPixbufLibrary: Sendable {
  private typealias Object = UnsafeMutableRawPointer
  private typealias ObjectGetter = @convention(c) (Object) -> Object?
  private typealias IntegerGetter = @convention(c) (Object) -> CInt

  private let createLoader: @convention(c) (UnsafePointer<CChar>, Object?) -> Object?
  private let setSize: @convention(c) (Object, CInt, CInt) -> Void
  private let writeBytes: @convention(c) (Object, UnsafePointer<UInt8>?, Int, Object?) -> CInt
  private let closeLoader: @convention(c) (Object, Object?) -> CInt
  private let pixelBuffer: ObjectGetter
  private let pixelBytes: ObjectGetter
  private let width: IntegerGetter
  private let height: IntegerGetter
  private let rowLength: IntegerGetter
  private let channels: IntegerGetter
  private let releaseObject: @convention(c) (Object) -> Void

  #if canImport(Darwin)
    package static let fileName = "libgdk_pixbuf-2.0.0.dylib"
  #else
    package static let fileName = "libgdk_pixbuf-2.0.so.0"
  #endif

  package static let system = GdkPixbufLibrary(fileName: fileName)

  /// Returns nil if the library cannot be loaded.
  package init?(fileName: String) {
    guard let opened = OpenedLibrary([fileName]), let library = try? GdkPixbufLibrary(of: opened)
    else { return nil }
    self = library
  }

  private init(of library: OpenedLibrary) throws(OpenedLibrary.MissingFunction) {
    createLoader = try library.function("gdk_pixbuf_loader_new_with_type")
    setSize = try library.function("gdk_pixbuf_loader_set_size")
    writeBytes = try library.function("gdk_pixbuf_loader_write")
    closeLoader = try library.function("gdk_pixbuf_loader_close")
    pixelBuffer = try library.function("gdk_pixbuf_loader_get_pixbuf")
    pixelBytes = try library.function("gdk_pixbuf_get_pixels")
    width = try library.function("gdk_pixbuf_get_width")
    height = try library.function("gdk_pixbuf_get_height")
    rowLength = try library.function("gdk_pixbuf_get_rowstride")
    channels = try library.function("gdk_pixbuf_get_n_channels")
    releaseObject = try library.function("g_object_unref")
  }

  /// Decodes a file of the given type, `png` or `jpeg`, to RGBA pixels of the given size; nil if it
  /// cannot be decoded completely.
  package func rgba(of file: [UInt8], type: String, width: Int, height: Int) -> [UInt8]? {
    guard width > 0, height > 0, let loader = createLoader(type, nil) else { return nil }
    defer { releaseObject(loader) }
    setSize(loader, CInt(clamping: width), CInt(clamping: height))
    let isTaken =
      file.withUnsafeBufferPointer { writeBytes(loader, $0.baseAddress, $0.count, nil) } != 0
    // The loader is closed in any case, because the library warns if it is released while open.
    guard closeLoader(loader, nil) != 0, isTaken, let picture = pixelBuffer(loader),
      let start = pixelBytes(picture)
    else { return nil }
    let (row, count) = (Int(rowLength(picture)), Int(channels(picture)))
    guard self.width(picture) == width, self.height(picture) == height, (3...4).contains(count),
      row >= width * count
    else { return nil }
    var rgba: [UInt8] = []
    rgba.reserveCapacity(width * height * 4)
    for y in 0..<height {
      let line = UnsafeRawBufferPointer(start: start + y * row, count: width * count)
      for x in 0..<width {
        rgba += line[(x * count)..<(x * count + 3)]
        rgba.append(count == 4 ? line[x * count + 3] : 255)
      }
    }
    return rgba
  }
}
