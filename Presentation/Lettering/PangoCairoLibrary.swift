import CLibrary
import CPango

/// The system's Pango and Cairo libraries, loaded when text in a picture is first drawn. They
/// choose fonts, shape text, and return the outlines of letters.
package struct PangoCairoLibrary: Sendable {
  /// The requested properties of a font.
  package struct Font: Hashable, Sendable {
    package let families: [String]
    package let weight: Int
    package let isItalic: Bool
    package let language: String?

    package init(families: [String], weight: Int, isItalic: Bool, language: String?) {
      self.families = families
      self.weight = weight
      self.isItalic = isItalic
      self.language = language
    }
  }

  /// An element of an outline.
  package enum PathElement: Hashable, Sendable {
    case move(Double, Double)
    case line(Double, Double)
    case curve(Double, Double, Double, Double, Double, Double)
    case close
  }

  private let createSurface: surface_create_call
  private let createContext: object_call
  private let copyPath: copy_path_call
  private let destroyPath: path_end_call
  private let destroyContext: object_end_call
  private let destroySurface: object_end_call
  private let createLayout: object_call
  private let setText: set_text_call
  private let setFont: set_object_call
  private let contextOfLayout: object_call
  private let setLanguage: set_object_call
  private let languageFromString: language_call
  private let newFontDescription: new_call
  private let setFontFamily: set_name_call
  private let setFontSize: set_double_call
  private let setFontWeight: set_number_call
  private let setFontStyle: set_number_call
  private let freeFontDescription: object_end_call
  private let loadFont: load_call
  private let describeFont: object_call
  private let familyOfDescription: name_call
  private let firstLine: line_call
  private let addLinePath: set_object_call
  private let sizeOfLayout: size_call
  private let releaseObject: object_end_call

  #if canImport(Darwin)
    package static let fileName = "libpangocairo-1.0.0.dylib"
  #else
    package static let fileName = "libpangocairo-1.0.so.0"
  #endif
  /// Name of the package that contains the library and its dependencies.
  package static let packageName = "libpangocairo-1.0-0"

  /// The library of this system; nil if it is not installed.
  package static let system = PangoCairoLibrary(fileName: fileName)

  /// Returns nil if the library cannot be loaded.
  package init?(fileName: String) {
    // Its dependencies, such as Cairo, are found through the library itself.
    guard let opened = OpenedLibrary([fileName]), let library = try? PangoCairoLibrary(of: opened)
    else { return nil }
    self = library
  }

  private init(of library: OpenedLibrary) throws(OpenedLibrary.MissingFunction) {
    createSurface = try library.function("cairo_recording_surface_create")
    createContext = try library.function("cairo_create")
    copyPath = try library.function("cairo_copy_path")
    destroyPath = try library.function("cairo_path_destroy")
    destroyContext = try library.function("cairo_destroy")
    destroySurface = try library.function("cairo_surface_destroy")
    createLayout = try library.function("pango_cairo_create_layout")
    setText = try library.function("pango_layout_set_text")
    setFont = try library.function("pango_layout_set_font_description")
    contextOfLayout = try library.function("pango_layout_get_context")
    setLanguage = try library.function("pango_context_set_language")
    languageFromString = try library.function("pango_language_from_string")
    newFontDescription = try library.function("pango_font_description_new")
    setFontFamily = try library.function("pango_font_description_set_family")
    setFontSize = try library.function("pango_font_description_set_absolute_size")
    setFontWeight = try library.function("pango_font_description_set_weight")
    setFontStyle = try library.function("pango_font_description_set_style")
    freeFontDescription = try library.function("pango_font_description_free")
    loadFont = try library.function("pango_context_load_font")
    describeFont = try library.function("pango_font_describe")
    familyOfDescription = try library.function("pango_font_description_get_family")
    firstLine = try library.function("pango_layout_get_line_readonly")
    addLinePath = try library.function("pango_cairo_layout_line_path")
    sizeOfLayout = try library.function("pango_layout_get_size")
    releaseObject = try library.function("g_object_unref")
  }
}

extension PangoCairoLibrary {
  /// Font size at which outlines are taken, large enough that letters are not aligned to whole
  /// pixels.
  private static let outlineFontSize = 256.0

  /// Whether a font of that family is installed, rather than another one that replaces it.
  package func hasFamily(_ name: String) -> Bool {
    guard let surface = createSurface(CAIRO_COLOR_ALPHA, nil) else { return false }
    defer { destroySurface(surface) }
    guard let cairo = createContext(surface) else { return false }
    defer { destroyContext(cairo) }
    guard let layout = createLayout(cairo) else { return false }
    defer { releaseObject(layout) }
    guard let context = contextOfLayout(layout), let wanted = newFontDescription() else {
      return false
    }
    defer { freeFontDescription(wanted) }
    setFontFamily(wanted, name)
    guard let font = loadFont(context, wanted) else { return false }
    defer { releaseObject(font) }
    guard let found = describeFont(font) else { return false }
    defer { freeFontDescription(found) }
    return familyOfDescription(found).map { String(cString: $0).lowercased() } == name.lowercased()
  }

  /// Returns the outline of a line at font size 1, beginning at the origin of its baseline, and its
  /// width; nil if nothing can be drawn.
  package func outline(of text: String, _ font: Font) -> (pieces: [PathElement], width: Double)? {
    // A surface without bounds, because Cairo omits letters outside the bounds of a picture.
    guard let surface = createSurface(CAIRO_COLOR_ALPHA, nil) else { return nil }
    defer { destroySurface(surface) }
    guard let cairo = createContext(surface) else { return nil }
    defer { destroyContext(cairo) }
    guard let layout = createLayout(cairo) else { return nil }
    defer { releaseObject(layout) }
    applyFont(font, to: layout)
    setText(layout, text, Int32(clamping: text.utf8.count))
    guard let first = firstLine(layout, 0) else { return nil }
    addLinePath(cairo, first)
    var (width, height) = (Int32(0), Int32(0))
    sizeOfLayout(layout, &width, &height)
    guard let path = copyPath(cairo) else { return nil }
    defer { destroyPath(path) }
    return (
      pathElements(of: path.pointee),
      Double(width) / PANGO_UNITS / PangoCairoLibrary.outlineFontSize
    )
  }

  private func applyFont(_ font: Font, to layout: UnsafeMutableRawPointer) {
    if let name = font.language, let tongue = languageFromString(name),
      let context = contextOfLayout(layout)
    {
      setLanguage(context, tongue)
    }
    guard let description = newFontDescription() else { return }
    defer { freeFontDescription(description) }
    setFontFamily(description, font.families.joined(separator: ","))
    setFontSize(description, PangoCairoLibrary.outlineFontSize * PANGO_UNITS)
    setFontWeight(description, Int32(clamping: font.weight))
    if font.isItalic { setFontStyle(description, PANGO_ITALIC) }
    setFont(layout, description)
  }

  private func pathElements(of path: cairo_path_record) -> [PathElement] {
    guard path.status == 0, let data = path.data else { return [] }
    var pieces: [PathElement] = []
    var place = 0
    func point(_ number: Int) -> (Double, Double) {
      let point = data[place + number].point
      return (
        point.x / PangoCairoLibrary.outlineFontSize, point.y / PangoCairoLibrary.outlineFontSize
      )
    }
    while place < Int(path.num_data) {
      let header = data[place].header
      switch header.type {
      case CAIRO_MOVE:
        let to = point(1)
        pieces.append(.move(to.0, to.1))
      case CAIRO_LINE:
        let to = point(1)
        pieces.append(.line(to.0, to.1))
      case CAIRO_CURVE:
        let (first, second, to) = (point(1), point(2), point(3))
        pieces.append(.curve(first.0, first.1, second.0, second.1, to.0, to.1))
      default: pieces.append(.close)
      }
      guard header.length > 0 else { break }
      place += Int(header.length)
    }
    return pieces
  }
}
