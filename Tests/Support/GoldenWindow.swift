#if canImport(Testing)
  import HearthDomain
  import TerminalKit
  import Testing

  /// A window in which a screen is drawn for its golden.
  package struct GoldenWindow: Sendable, CustomStringConvertible {
    package let language: Language
    package let size: Size

    package init(_ language: Language, _ width: Int, _ height: Int) {
      self.language = language
      size = Size(width: width, height: height)
    }

    /// The usual window, in each language: for what looks alike in every size.
    package static let usual = Language.allCases.map { GoldenWindow($0, 80, 24) }
    package static let small = GoldenWindow(.korean, 40, 12)
    package static let large = GoldenWindow(.english, 120, 40)
    /// Other sizes are drawn in one language: for what has a layout of its own in each.
    package static let all = (usual + [small, large]).tried(usually: 2)

    /// As it stands in the name of a golden.
    package var description: String { "\(language.rawValue)-\(size.width)x\(size.height)" }

    /// Compares each of the screens with the golden of its name in the folder. Those that show only
    /// another state of one of them are drawn in the usual window. A usual run draws all screens
    /// there, and some of the others.
    package func expect(
      _ folder: String, _ screens: [(name: String, keys: String)],
      states: [(name: String, keys: String)] = [], at place: SourceLocation = #_sourceLocation,
      drawn draw: (_ keys: String) throws -> String
    ) throws {
      let drawn =
        size.width == 80 ? screens + states.tried(usually: 4) : screens.tried(usually: 3)
      for (name, keys) in drawn {
        try expectGolden("\(folder)/\(name)-\(self)", draw(keys), at: place)
      }
    }
  }
#endif
