/// One of the 24 solar terms of a year in Korean time, in calendar order; `dongji` is the winter
/// solstice.
public enum SolarTerm: Int, CaseIterable, Sendable {
  case sohan, daehan, ipchun, usu, gyeongchip, chunbun
  case cheongmyeong, gogu, ipha, soman, mangjong, haji
  case soseo, daeseo, ipchu, cheoseo, baengno, chubun
  case hallo, sanggang, ipdong, soseol, daeseol, dongji

  public static let years = 1950...2100

  /// Returns the day on which the term begins in the year; nil outside ``years``.
  public func day(inYear year: Int) -> Day? {
    guard SolarTerm.years.contains(year), let january = Day(year: 1900, month: 1, day: 1) else {
      return nil
    }
    let (first, length) = SolarTerm.moments[rawValue]
    // Count hundredths of a minute from the beginning of 1900, so that no value is negative.
    let sinceThen = 100 * first + length * (year - 2000) + 36_524 * SolarTerm.dayLength
    let moved = SolarTerm.corrections.first { $0.term == self && $0.year == year }?.days ?? 0
    return january.adding(days: sinceThen / SolarTerm.dayLength + moved)
  }

  /// Length of a day in hundredths of a minute.
  private static let dayLength = 144_000

  // Mean moment of each term: minutes from the beginning of 2000 in Seoul, and the hundredths of a
  // minute from one year to the next. Planets shift the true moment by up to 20 minutes.
  private static let moments: [(first: Int, length: Int)] = [
    (7794, 52_594_958), (28_996, 52_594_956), (50_253, 52_594_949), (71_606, 52_594_938),
    (93_095, 52_594_921), (114_748, 52_594_902), (136_584, 52_594_881), (158_612, 52_594_859),
    (180_824, 52_594_838), (203_202, 52_594_819), (225_714, 52_594_804), (248_319, 52_594_794),
    (270_969, 52_594_790), (293_612, 52_594_792), (316_197, 52_594_799), (338_676, 52_594_812),
    (361_011, 52_594_829), (383_174, 52_594_850), (405_149, 52_594_871), (426_934, 52_594_893),
    (448_539, 52_594_913), (469_987, 52_594_931), (491_310, 52_594_945), (512_547, 52_594_954),
  ]

  // Days to add where this shift crosses midnight.
  private static let corrections: [(term: SolarTerm, year: Int, days: Int)] = [
    (.sohan, 2023, 1), (.daehan, 2053, -1), (.usu, 2030, -1), (.cheongmyeong, 2013, 1),
    (.gogu, 1987, -1), (.haji, 2023, -1), (.hallo, 1982, 1), (.hallo, 2077, 1),
    (.ipdong, 1965, 1), (.daeseol, 1991, -1), (.daeseol, 2094, 1),
  ]
}
