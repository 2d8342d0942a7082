import HearthDomain
import TerminalKit

/// A card that describes a plant and shows its three stages of growth; the current stage is marked.
struct PlantCard: Widget {
  let plant: Plant
  let stage: GrowthStage
  let view: ViewContext

  func draw(in frame: inout Frame, at rect: Rect) {
    let isLow = rect.height < 12
    let rows = rect.rows(
      .fixed(1), .fixed(isLow ? 1 : 2), .fixed(max(2, min(rect.height - 4, rect.width / 6 + 2))),
      .fixed(1),
      .fixed(1))
    frame.write(
      StyledText(plant.name(view.language), view.theme.heading)
        + StyledText("  “\(plant.flowerLanguage(view.language))”", view.theme.faint), in: rows[0])
    frame.write(StyledText(rhythm, view.theme.faint), in: rows[1])
    let pictures = rows[2].columns([.fill, .fill, .fill], spacing: 1)
    let names = rows[3].columns([.fill, .fill, .fill], spacing: 1)
    let shares = rows[4].columns([.fill, .fill, .fill], spacing: 1)
    for (index, stage) in GrowthStage.allCases.enumerated() {
      PlantPicture(plant: plant, stage: stage, view: view).draw(in: &frame, at: pictures[index])
      let isNow = stage == self.stage
      let name = plant.name(of: stage)(view.language)
      frame.write(
        StyledText(isNow ? "▸ \(name)" : name, isNow ? view.theme.heading : view.theme.text),
        in: names[index], alignment: .center)
      frame.write(
        StyledText(PlantCard.affection(of: stage), view.theme.faint), in: shares[index],
        alignment: .center)
    }
  }

  private var rhythm: String {
    switch plant {
    case .rosemary: view.language(ko: "1~3일마다 연락하는 사람", en: "in touch every 1 to 3 days")
    case .americanBlue: view.language(ko: "4~7일마다 연락하는 사람", en: "in touch every 4 to 7 days")
    case .dandelion: view.language(ko: "8~15일마다 연락하는 사람", en: "in touch every 8 to 15 days")
    case .stuckyi: view.language(ko: "16~30일마다 연락하는 사람", en: "in touch every 16 to 30 days")
    case .cactus:
      view.language(ko: "31일 이상 간격으로 연락하는 사람", en: "in touch every 31 days or less often")
    }
  }

  private static func affection(of stage: GrowthStage) -> String {
    switch stage {
    case .first: "0–24%"
    case .second: "25–49%"
    case .third: "50–100%"
    }
  }
}
