/// Colours for cards and for the program. The names are those of rice cakes and other quiet things.
public enum CardTheme: String, CaseIterable, Hashable, Sendable {
  case riceCake = "rice-cake"
  case blackBean = "black-bean"
  case honey
  case mango
  case mugwort
  case cloud
  case aubergine
  case blueberry

  /// Returns the default theme of a book's cover. It is always the same for an id, and never the
  /// white or the black one, so that a shelf of books is colourful.
  static func cover(of id: ID<Book>) -> CardTheme {
    let colors = allCases.filter { $0 != .riceCake && $0 != .blackBean }
    return colors[Int(id.rawValue % Int64(colors.count))]
  }
}
