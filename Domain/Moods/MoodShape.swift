/// The shape of a mood on a canvas, from low, dark and angular to high, bright and round.
public enum MoodShape: Int, CaseIterable, Hashable, Sendable {
  case scallopedCog
  case threeTriangles
  case slantedParallelograms
  case rightTriangle
  case wavyRibbons
  case halfDiscs
  case rings
  case fourLobes
  case roundedSlabs
  case fullDisc

  /// Number from 1 to 10.
  public var number: Int { rawValue + 1 }
}
