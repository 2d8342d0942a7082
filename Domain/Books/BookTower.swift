/// The stack of all finished books.
public struct BookTower: Hashable, Sendable {
  public let books: Int
  /// Height in tenths of a millimetre.
  public let tenthsOfMillimetre: Int

  public init(books: Int, tenths: Int) {
    self.books = books
    self.tenthsOfMillimetre = tenths
  }

  /// Height in centimetres, rounded down.
  public var centimetres: Int { tenthsOfMillimetre / 100 }

  /// The tallest landmark that is not taller than the stack; nil if all are.
  public var tallestLandmark: TowerLandmark? {
    TowerLandmark.allCases.last { $0.centimetres <= centimetres }
  }

  /// The lowest landmark that is taller than the stack; nil if none is.
  public var nextLandmark: TowerLandmark? {
    TowerLandmark.allCases.first { $0.centimetres > centimetres }
  }
}

/// Landmarks to compare the height of a stack of books with, the lowest first.
public enum TowerLandmark: String, CaseIterable, Hashable, Sendable {
  case mug
  case cat
  case chair
  case desk
  case emperorPenguin = "emperor-penguin"
  case refrigerator
  case door
  case ceiling
  case elephant
  case giraffe
  /// The pagoda Dabotap in Gyeongju.
  case dabotap
  case blueWhale = "blue-whale"
  /// The Statue of Liberty, including its pedestal.
  case liberty
  /// The N Seoul Tower, without the mountain on which it stands.
  case seoulTower = "seoul-tower"
  case eiffelTower = "eiffel-tower"
  case lotteTower = "lotte-tower"

  public var centimetres: Int {
    switch self {
    case .mug: 10
    case .cat: 25
    case .chair: 45
    case .desk: 72
    case .emperorPenguin: 115
    case .refrigerator: 180
    case .door: 210
    case .ceiling: 240
    case .elephant: 320
    case .giraffe: 500
    case .dabotap: 1_029
    case .blueWhale: 2_500
    case .liberty: 9_300
    case .seoulTower: 23_670
    case .eiffelTower: 33_000
    case .lotteTower: 55_500
    }
  }
}
