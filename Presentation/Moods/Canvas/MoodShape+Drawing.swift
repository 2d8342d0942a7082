import HearthDomain

/// The ten shapes of moods, from low and angular to high and round.
///
/// Each is one outline in a square from 0 to 1, whole under either fill rule, to be filled with
/// one colour. All of them still tell apart at five by three cells.
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

  /// The figure that stands for it where there are neither colours nor blocks.
  package var mark: Character {
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

  func filled(_ color: RGBA) -> Shape { .filled(path, color, mark: mark) }
}

extension HearthDomain.Palette {
  /// The colour in the middle of the levels that the shape stands for.
  func color(of shape: MoodShape) -> RGBA { RGBA(color(at: shape.rawValue * 10 + 5)) }
}
