/// The ten shapes of moods, from low and angular to high and round.
///
/// Each is one outline in a square from 0 to 1, whole under either fill rule, to be filled with
/// one colour. All of them still tell apart at five by three cells.
package enum MoodShapeDrawing {
  /// The outline of a shape from 1 to 10; a number outside is taken for the nearer end.
  package static func path(shape: Int) -> Path {
    switch shape {
    case ...1: AngularMoodShapes.cog
    case 2: AngularMoodShapes.triangles
    case 3: AngularMoodShapes.parallelograms
    case 4: AngularMoodShapes.rightTriangle
    case 5: RoundMoodShapes.ribbons
    case 6: RoundMoodShapes.halfDiscs
    case 7: RoundMoodShapes.rings
    case 8: RoundMoodShapes.lobes
    case 9: RoundMoodShapes.slabs
    default: RoundMoodShapes.disc
    }
  }

  /// The figure that stands for the shape where there are neither colours nor blocks.
  package static func mark(shape: Int) -> Character {
    switch shape {
    case ...1: "*"
    case 2: "A"
    case 3: "/"
    case 4: "L"
    case 5: "~"
    case 6: "%"
    case 7: "@"
    case 8: "&"
    case 9: "="
    default: "O"
    }
  }
}
