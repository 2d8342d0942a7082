import CLibrary

/// The system's gdk-pixbuf library, loaded when a picture file is first displayed.
package struct PhotoLibrary: Sendable {
  private typealias Object = UnsafeMutableRawPointer
  private typealias Part = @convention(c) (Object) -> Object?
  private typealias Number = @convention(c) (Object) -> CInt

  private let new: @convention(c) (UnsafePointer<CChar>, Object?) -> Object?
  private let setSize: @convention(c) (Object, CInt, CInt) -> Void
  private let write: @convention(c) (Object, UnsafePointer<UInt8>?, Int, Object?) -> CInt
  private let close: @convention(c) (Object, Object?) -> CInt
  private let picture: Part
  private let bytes: Part
  private let width: Number
  private let height: Number
  private let rowLength: Number
  private let channels: Number
  private let unref: @convention(c) (Object) -> Void

  #if canImport(Darwin)
    package static let fileName = "libgdk_pixbuf-2.0.0.dylib"
  #else
    package static let fileName = "libgdk_pixbuf-2.0.so.0"
  #endif

  package static let system = PhotoLibrary(fileName: fileName)

  /// Returns nil if the library cannot be loaded.
  package init?(fileName: String) {
    guard let opened = OpenedLibrary([fileName]), let library = try? PhotoLibrary(of: opened)
    else { return nil }
    self = library
  }

  private init(of library: OpenedLibrary) throws(OpenedLibrary.MissingCall) {
    new = try library.call("gdk_pixbuf_loader_new_with_type")
    setSize = try library.call("gdk_pixbuf_loader_set_size")
    write = try library.call("gdk_pixbuf_loader_write")
    close = try library.call("gdk_pixbuf_loader_close")
    picture = try library.call("gdk_pixbuf_loader_get_pixbuf")
    bytes = try library.call("gdk_pixbuf_get_pixels")
    width = try library.call("gdk_pixbuf_get_width")
    height = try library.call("gdk_pixbuf_get_height")
    rowLength = try library.call("gdk_pixbuf_get_rowstride")
    channels = try library.call("gdk_pixbuf_get_n_channels")
    unref = try library.call("g_object_unref")
  }

  /// Decodes a file of the given type, `png` or `jpeg`, to RGBA pixels of the given size; nil if it
  /// cannot be decoded completely.
  package func rgba(of file: [UInt8], type: String, width: Int, height: Int) -> [UInt8]? {
    guard width > 0, height > 0, let loader = new(type, nil) else { return nil }
    defer { unref(loader) }
    setSize(loader, CInt(clamping: width), CInt(clamping: height))
    let isTaken = file.withUnsafeBufferPointer { write(loader, $0.baseAddress, $0.count, nil) } != 0
    // Closed in any case, because the loader warns if it is released while open.
    guard close(loader, nil) != 0, isTaken, let picture = picture(loader),
      let start = bytes(picture)
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
