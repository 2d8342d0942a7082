import HearthDomain
import TerminalKit

/// A plant drawn on a screen.
struct PlantPicture: Widget {
  let plant: Plant
  let stage: GrowthStage
  var isWilted = false
  /// Progress of the watering animation, from 0 to 1; nil if there is none.
  var watering: Double?
  let view: ViewContext

  func draw(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty else { return }
    let detail = DrawingDetail(suiting: rect.size)
    let scene =
      if let watering {
        PlantDrawing.wateringFrame(
          of: plant, stage: stage, isWilted: isWilted, progress: watering, detail: detail)
      } else {
        PlantDrawing.scene(of: plant, stage: stage, isWilted: isWilted, detail: detail)
      }
    let picture = CellRenderer(level: view.colorLevel, widths: view.widths)
      .frame(of: scene, size: rect.size)
    frame.draw(picture, at: rect.origin)
  }
}
