import CLibrary
import CPango

/// The system's Pango and Cairo libraries, loaded when text in a picture is first drawn. They
/// choose fonts, shape text, and return the outlines of letters.
package struct LetterLibrary: Sendable {
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
  package enum Piece: Hashable, Sendable {
    case move(Double, Double)
    case line(Double, Double)
    case curve(Double, Double, Double, Double, Double, Double)
    case close
  }

  private let surfaceCreate: surface_create_call
  private let cairoCreate: object_call
  private let copyPath: copy_path_call
  private let pathEnd: path_end_call
  private let cairoEnd: object_end_call
  private let surfaceEnd: object_end_call
  private let layoutCreate: object_call
  private let setText: set_text_call
  private let setFont: set_object_call
  private let layoutContext: object_call
  private let setLanguage: set_object_call
  private let language: language_call
  private let fontNew: new_call
  private let fontFamily: set_name_call
  private let fontSize: set_double_call
  private let fontWeight: set_number_call
  private let fontStyle: set_number_call
  private let fontEnd: object_end_call
  private let line: line_call
  private let linePath: set_object_call
  private let layoutSize: size_call
  private let unref: object_end_call

  #if canImport(Darwin)
    package static let fileName = "libpangocairo-1.0.0.dylib"
  #else
    package static let fileName = "libpangocairo-1.0.so.0"
  #endif
  /// Name of the package that contains the library and its dependencies.
  package static let packageName = "libpangocairo-1.0-0"

  /// The library of this system; nil if it is not installed.
  package static let system = LetterLibrary(fileName: fileName)

  /// Returns nil if the library cannot be loaded.
  package init?(fileName: String) {
    // The library's dependencies are found through it.
    guard let opened = OpenedLibrary([fileName]), let library = try? LetterLibrary(of: opened)
    else { return nil }
    self = library
  }

  private init(of library: OpenedLibrary) throws(OpenedLibrary.MissingCall) {
    surfaceCreate = try library.call("cairo_recording_surface_create")
    cairoCreate = try library.call("cairo_create")
    copyPath = try library.call("cairo_copy_path")
    pathEnd = try library.call("cairo_path_destroy")
    cairoEnd = try library.call("cairo_destroy")
    surfaceEnd = try library.call("cairo_surface_destroy")
    layoutCreate = try library.call("pango_cairo_create_layout")
    setText = try library.call("pango_layout_set_text")
    setFont = try library.call("pango_layout_set_font_description")
    layoutContext = try library.call("pango_layout_get_context")
    setLanguage = try library.call("pango_context_set_language")
    language = try library.call("pango_language_from_string")
    fontNew = try library.call("pango_font_description_new")
    fontFamily = try library.call("pango_font_description_set_family")
    fontSize = try library.call("pango_font_description_set_absolute_size")
    fontWeight = try library.call("pango_font_description_set_weight")
    fontStyle = try library.call("pango_font_description_set_style")
    fontEnd = try library.call("pango_font_description_free")
    line = try library.call("pango_layout_get_line_readonly")
    linePath = try library.call("pango_cairo_layout_line_path")
    layoutSize = try library.call("pango_layout_get_size")
    unref = try library.call("g_object_unref")
  }
}

extension LetterLibrary {
  /// Font size at which outlines are taken, large enough that letters are not aligned to whole
  /// pixels.
  private static let size = 256.0

  /// Returns the outline of a line at font size 1, beginning at the origin of its baseline, and its
  /// width; nil if nothing can be drawn.
  package func outline(of text: String, _ font: Font) -> (pieces: [Piece], width: Double)? {
    // A surface without bounds, because Cairo omits letters outside the bounds of a picture.
    guard let surface = surfaceCreate(CAIRO_COLOR_ALPHA, nil) else { return nil }
    defer { surfaceEnd(surface) }
    guard let cairo = cairoCreate(surface) else { return nil }
    defer { cairoEnd(cairo) }
    guard let layout = layoutCreate(cairo) else { return nil }
    defer { unref(layout) }
    describe(font, on: layout)
    setText(layout, text, Int32(clamping: text.utf8.count))
    guard let first = line(layout, 0) else { return nil }
    linePath(cairo, first)
    var (width, height) = (Int32(0), Int32(0))
    layoutSize(layout, &width, &height)
    guard let path = copyPath(cairo) else { return nil }
    defer { pathEnd(path) }
    return (
      pieces(of: path.pointee), Double(width) / PANGO_UNITS / LetterLibrary.size
    )
  }

  private func describe(_ font: Font, on layout: UnsafeMutableRawPointer) {
    if let name = font.language, let tongue = language(name), let context = layoutContext(layout) {
      setLanguage(context, tongue)
    }
    guard let description = fontNew() else { return }
    defer { fontEnd(description) }
    fontFamily(description, font.families.joined(separator: ","))
    fontSize(description, LetterLibrary.size * PANGO_UNITS)
    fontWeight(description, Int32(clamping: font.weight))
    if font.isItalic { fontStyle(description, PANGO_ITALIC) }
    setFont(layout, description)
  }

  private func pieces(of path: cairo_path_record) -> [Piece] {
    guard path.status == 0, let data = path.data else { return [] }
    var pieces: [Piece] = []
    var place = 0
    func point(_ number: Int) -> (Double, Double) {
      let point = data[place + number].point
      return (point.x / LetterLibrary.size, point.y / LetterLibrary.size)
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
