import HearthDomain
import HearthPresentation
import Testing

@Suite struct CardThemeTests {
  @Test(arguments: [
    ("rice-cake", CardTheme.riceCake), ("Rice Cake", .riceCake), ("ricecake", .riceCake),
    ("BLACK_BEAN", .blackBean), ("honey", .honey), (" mango ", .mango), ("쑥떡", .mugwort),
    ("구름", .cloud), ("가지", .aubergine), ("블루베리", .blueberry),
    ("\u{1101}\u{116E}\u{11AF}\u{1104}\u{1165}\u{11A8}", .honey),
  ])
  func `a theme is found by its English and its Korean name`(name: String, theme: CardTheme) {
    #expect(CardTheme(named: name) == theme)
  }

  @Test(arguments: ["", "-", "rice", "떡", "꿀", "riceCake!"])
  func `other words find no theme`(name: String) {
    #expect(CardTheme(named: name) == nil)
  }

  @Test func `every theme has unique names`() {
    #expect(CardTheme.allCases.count == 8)
    #expect(Set(CardTheme.allCases.map(\.koreanName)).count == 8)
    for theme in CardTheme.allCases {
      #expect(CardTheme(named: theme.rawValue) == theme)
      #expect(CardTheme(named: theme.koreanName) == theme)
      #expect(theme.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
    }
  }
}
