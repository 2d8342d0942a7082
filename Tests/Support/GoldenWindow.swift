#if canImport(Testing)
  import HearthDomain
  import TerminalKit
  import Testing

  /// Window for drawing a screen that is compared with a golden.
  package struct GoldenWindow: Sendable, CustomStringConvertible {
    package let language: Language
    package let size: Size

    package init(_ language: Language, _ width: Int, _ height: Int) {
      self.language = language
      size = Size(width: width, height: height)
    }

    /// Standard window in each language, for screens that look alike in every size.
    package static let usual = Language.allCases.map { GoldenWindow($0, 80, 24) }
    package static let small = GoldenWindow(.korean, 40, 12)
    package static let large = GoldenWindow(.english, 120, 40)
    /// All windows, for screens with a separate layout for each size. The small and the large one
    /// use one language each.
    package static let all = (usual + [small, large]).tried(usually: 2)

    /// Part of a golden's name.
    package var description: String { "\(language.rawValue)-\(size.width)x\(size.height)" }

    /// Compares each screen with the golden of its name in the folder. `states` are variants of
    /// these screens, drawn only in the standard window. A usual run draws all screens in that
    /// window and a sample of the others.
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
