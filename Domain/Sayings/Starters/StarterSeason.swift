/// A part of the year, from one day to another, to which a starter saying belongs. It may span the
/// end of the year.
public struct StarterSeason: Hashable, Sendable {
  /// First day of the season, as one number: 1221 is 21 December.
  private let first: Int
  private let last: Int

  private init(_ first: Int, _ last: Int) {
    self.first = first
    self.last = last
  }

  func contains(_ day: Day) -> Bool {
    let number = day.month * 100 + day.dayOfMonth
    return first <= last
      ? (first...last).contains(number) : number >= first || number <= last
  }

  public static let january = StarterSeason(103, 131)
  public static let earlySpring = StarterSeason(210, 325)
  public static let march = StarterSeason(301, 331)
  public static let spring = StarterSeason(320, 531)
  public static let april = StarterSeason(401, 425)
  public static let paddies = StarterSeason(510, 620)
  public static let july = StarterSeason(701, 731)
  public static let summer = StarterSeason(610, 825)
  public static let lateAugust = StarterSeason(815, 910)
  public static let earlyAutumn = StarterSeason(905, 1015)
  public static let chuseok = StarterSeason(910, 1008)
  public static let autumn = StarterSeason(910, 1115)
  public static let november = StarterSeason(1101, 1130)
  public static let winter = StarterSeason(1125, 220)
  public static let christmas = StarterSeason(1210, 1231)
  public static let solstice = StarterSeason(1215, 1224)
  public static let newYear = StarterSeason(1228, 110)
}
