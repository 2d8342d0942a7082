import HearthDomain

/// The ten shapes of moods, from low and angular to high and round.
/// Each is one outline in a unit square, correct under either fill rule, to be filled with one
/// colour. All of them can be distinguished at five by three cells.
extension MoodShape {
  package var path: Path {
    switch self {
    case .scallopedCog: AngularMoodShapes.cog
    case .threeTriangles: AngularMoodShapes.triangles
    case .slantedParallelograms: AngularMoodShapes.parallelograms
    case .rightTriangle: AngularMoodShapes.rightTriangle
    case .wavyRibbons: RoundMoodShapes.ribbons
    case .halfDiscs: RoundMoodShapes.halfDiscs
    case .rings: RoundMoodShapes.rings
    case .fourLobes: RoundMoodShapes.lobes
    case .roundedSlabs: RoundMoodShapes.slabs
    case .fullDisc: RoundMoodShapes.disc
    }
  }

  /// The character for the shape where there are neither colours nor block characters.
  package var fallbackCharacter: Character {
    switch self {
    case .scallopedCog: "*"
    case .threeTriangles: "A"
    case .slantedParallelograms: "/"
    case .rightTriangle: "L"
    case .wavyRibbons: "~"
    case .halfDiscs: "%"
    case .rings: "@"
    case .fourLobes: "&"
    case .roundedSlabs: "="
    case .fullDisc: "O"
    }
  }

  func filled(_ color: RGBA) -> Shape { .filled(path, color, mark: fallbackCharacter) }
}

extension HearthDomain.Palette {
  /// Returns the colour in the middle of the shape's levels.
  func color(of shape: MoodShape) -> RGBA { RGBA(color(at: shape.rawValue * 10 + 5)) }
}
