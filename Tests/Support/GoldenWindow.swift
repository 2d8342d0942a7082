#if canImport(Testing)
  import HearthDomain
  import TerminalKit
  import Testing

  /// Window for drawing a screen that is compared with a golden.
  package struct GoldenWindow: Sendable, CustomStringConvertible {
    /// The name of a screen, and the keys that lead to it.
    package typealias Shown = (name: String, keys: String)

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
    /// All windows, for layouts with rules of their own for each size. The small and the large one
    /// use one language each.
    package static let all = (usual + [small, large]).tried(usually: 2)

    package var isStandard: Bool { size.width == 80 }

    /// Part of a golden's name.
    package var description: String { "\(language.rawValue)-\(size.width)x\(size.height)" }

    /// Compares screens with the goldens of their names in the folder.
    ///
    /// - `layouts` are drawn in every window, because they have rules of their own for their size.
    /// - `screens` are drawn only in the standard window. They leave their size to something that
    ///   has goldens in every window, such as a search page.
    /// - `states` are variants of these screens. One golden has, for all of them, the rows in which
    ///   they differ from the screen that they resemble most.
    package func expect(
      _ folder: String, layouts: [Shown] = [], screens: [Shown] = [], states: [Shown] = [],
      at place: SourceLocation = #_sourceLocation, drawn draw: (_ keys: String) throws -> String
    ) throws {
      let shown = try (isStandard ? layouts + screens : layouts.tried(usually: 3)).map {
        (name: $0.name, text: try draw($0.keys))
      }
      for (name, text) in shown { try expectGolden("\(folder)/\(name)-\(self)", text, at: place) }
      guard isStandard, !states.isEmpty else { return }
      let texts = try states.map { state in
        let text = try draw(state.keys)
        let variants = shown.map { screen in
          ["— \(state.name), like \(screen.name) —"] + Self.rows(of: text, unlike: screen.text)
        }
        return variants.min { $0.count < $1.count }?.joined(separator: "\n") ?? text
      }
      let name = "\(folder)/\(shown[0].name)-states-\(language.rawValue)"
      try expectGolden(name, texts.joined(separator: "\n"), at: place)
    }

    /// Returns the rows that differ in their bytes from the same row of another screen, each with
    /// its number.
    private static func rows(of text: String, unlike other: String) -> [String] {
      let rows = [text, other].map {
        $0.utf8.split(separator: 10, omittingEmptySubsequences: false)
      }
      return zip(rows[0], rows[1]).enumerated().compactMap { place, row in
        row.0.elementsEqual(row.1) ? nil : "\(place + 1)\t\(Substring(row.0))"
      }
    }
  }
#endif
