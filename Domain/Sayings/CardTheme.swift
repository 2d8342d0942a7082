/// Colours that suit one another, for cards and for the program; named after rice cakes and
/// other quiet things.
public enum CardTheme: String, CaseIterable, Hashable, Sendable {
  case riceCake = "rice-cake"
  case blackBean = "black-bean"
  case honey
  case mango
  case mugwort
  case cloud
  case aubergine
  case blueberry

  /// The cover of a book for which nobody chose one: always the same of those with a colour, so
  /// that a shelf of many is no white wall.
  static func cover(of id: ID<Book>) -> CardTheme {
    let colors = allCases.filter { $0 != .riceCake && $0 != .blackBean }
    return colors[Int(id.rawValue % Int64(colors.count))]
  }
}
