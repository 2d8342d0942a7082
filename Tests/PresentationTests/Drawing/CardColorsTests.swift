import Foundation
import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct CardColorsTests {
  private typealias Parts = [Double]

  /// Returns the relative luminance as defined by WCAG 2.
  private func luminance(_ parts: Parts) -> Double {
    let linear = parts.map { part in
      part / 255 <= 0.03928 ? part / 255 / 12.92 : pow((part / 255 + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func contrast(_ one: Parts, _ other: Parts) -> Double {
    let lights = [luminance(one), luminance(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private func parts(_ color: Color) -> Parts {
    switch color {
    case .rgb(let red, let green, let blue): return [Double(red), Double(green), Double(blue)]
    case .indexed(let index) where index >= 232:
      return Array(repeating: Double(8 + 10 * (Int(index) - 232)), count: 3)
    case .indexed(let index) where index >= 16:
      let steps = [0.0, 95, 135, 175, 215, 255]
      let cube = Int(index) - 16
      return [steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6]]
    default:
      Issue.record("\(color) is no colour of a card")
      return [0, 0, 0]
    }
  }

  private func texts(_ colors: CardColors) -> [RGBA] {
    [colors.text, colors.secondaryText, colors.accentText]
  }

  @Test(arguments: CardTheme.allCases, [ColorLevel.truecolor, .colors256])
  func `all text has a contrast of at least 4.5`(theme: CardTheme, level: ColorLevel) {
    let colors = CardColors(of: theme)
    for text in texts(colors) {
      for ground in [colors.background, colors.secondary] {
        let found = contrast(
          parts(text.terminalColor.limited(to: level)),
          parts(ground.terminalColor.limited(to: level)))
        #expect(found >= 4.5, "\(text) on \(ground): \(found)")
      }
    }
  }

  @Test func `contrast is computed as in WCAG`() {
    #expect(abs(RGBA.hex(0).contrast(with: .hex(0xFFFFFF)) - 21) < 0.001)
    #expect(abs(RGBA.hex(0x777777).contrast(with: .hex(0xFFFFFF)) - 4.478) < 0.001)
    #expect(RGBA.hex(0x123456).contrast(with: .hex(0x123456)) == 1)
  }

  @Test func `themes have their recorded colours`() {
    let grounds = CardTheme.allCases.map { theme in
      let colors = CardColors(of: theme)
      return
        "\(theme.rawValue) \(colors.background.terminalColor) \(colors.secondary.terminalColor)"
    }
    #expect(Set(grounds).count == 8)
    #expect(CardColors(of: .honey).background == .hex(0xF4BBB8))
    #expect(CardColors(of: .blueberry).secondary == .hex(0xF4F2FD))
    #expect(CardTheme.allCases.allSatisfy { CardColors(of: $0).accent == .hex(0xE76140) })
  }
}
