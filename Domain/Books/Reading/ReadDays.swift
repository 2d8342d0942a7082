/// The days on which was read, of all books together.
public struct ReadDays: Hashable, Sendable {
  public let pages: [Day: Int]
  /// The days on which a book without pages was read, in percent; they may have pages besides.
  public let inPercent: Set<Day>

  public static let none = ReadDays(pages: [:])

  /// Days of no pages are left out.
  public init(pages: [Day: Int], inPercent: Set<Day> = []) {
    self.pages = pages.filter { $0.value > 0 }
    self.inPercent = inPercent
  }

  init(_ days: [ReadingDay]) {
    self.init(
      pages: Dictionary(days.map { ($0.day, $0.allPages) }, uniquingKeysWith: +),
      inPercent: Set(days.filter(\.hasPercent).map(\.day)))
  }

  public var days: Set<Day> { inPercent.union(pages.keys) }
  public var isEmpty: Bool { pages.isEmpty && inPercent.isEmpty }
  public var allPages: Int { pages.values.reduce(0, +) }

  public func has(_ day: Day) -> Bool { pages[day] != nil || inPercent.contains(day) }
}
