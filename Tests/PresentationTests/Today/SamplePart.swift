import HearthDomain
import JSONText

@testable import HearthPresentation

/// A part of the Today page for tests.
struct SamplePart: TodayPart {
  let area: Area
  let rows: Int
  var isSpare = false
  /// The text of the rows, if not the default.
  var text: Words?
  /// The text shown when there are no rows yet.
  var invites = Words(ko: "아직 심은 사람이 없어요.", en: "Nobody is planted yet.")

  func section() -> TodaySection {
    TodaySection(
      area: area,
      rows: (0..<rows).map { index in
        TodayRow(
          mark: index == 0 ? "!" : "·",
          text: text ?? Words(ko: "엄마에게 물 주기 \(index + 1)", en: "Water mother \(index + 1)"),
          detail: Words(ko: "D+\(index)", en: "D+\(index)"), isUrgent: index == 0,
          route: .tab(area), rank: index)
      },
      rest: TodayOverflow(
        noun: "줄", unit: "개", command: "hearth person list", route: .tab(area),
        maxPrintedLines: 20),
      invitation: TodayInvitation(
        text: invites,
        command: Words(ko: "hearth person add 엄마", en: "hearth person add Mum"), key: "a"),
      quiet: nil,
      json: JSONObject([("\(area)", .array([.int(rows)]))]), isSpare: isSpare)
  }
}
