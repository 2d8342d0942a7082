/// What was read on each day, in all books together.
public struct ReadDays: Hashable, Sendable {
  public let pages: [Day: Int]
  /// Days on which a book with an unknown number of pages was read. They may have pages of other
  /// books, too.
  public let percentDays: Set<Day>

  public static let none = ReadDays(pages: [:])

  /// Creates the values; days with 0 pages are left out.
  public init(pages: [Day: Int], inPercent: Set<Day> = []) {
    self.pages = pages.filter { $0.value > 0 }
    self.percentDays = inPercent
  }

  init(_ days: [ReadingDay]) {
    self.init(
      pages: Dictionary(days.map { ($0.day, $0.totalPages) }, uniquingKeysWith: +),
      inPercent: Set(days.filter(\.hasPercent).map(\.day)))
  }

  public var days: Set<Day> { percentDays.union(pages.keys) }
  public var isEmpty: Bool { pages.isEmpty && percentDays.isEmpty }
  public var totalPages: Int { pages.values.reduce(0, +) }

  public func contains(_ day: Day) -> Bool { pages[day] != nil || percentDays.contains(day) }
}
