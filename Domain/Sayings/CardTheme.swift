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
}
