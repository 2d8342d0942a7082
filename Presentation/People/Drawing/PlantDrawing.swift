import HearthDomain

/// Draws the plants, each in a pot on a transparent background.
package enum PlantDrawing {
  /// Duration of the watering animation in seconds, and its frames per second.
  package static let wateringSeconds = 1.6
  package static let framesPerSecond = 20

  static let sideLength = 240.0

  /// Returns the plant at a moment of its swaying, a cycle from 0 to 1.
  package static func scene(
    of plant: Plant, stage: GrowthStage, isWilted: Bool, moment: Double = 0,
    detail: DrawingDetail = .fine
  ) -> Scene {
    let swing = Angle(degrees: 360 * moment).sine
    return scene(
      of: plant, stage: stage,
      posture: PlantPosture(
        droop: isWilted ? 1 : 0, lean: swing * (isWilted ? 0.3 : 1), detail: detail))
  }

  /// Returns the plant while it is watered: progress 0 is before the can appears, 1 when the plant
  /// is fresh.
  package static func wateringFrame(
    of plant: Plant, stage: GrowthStage, isWilted: Bool, progress: Double,
    detail: DrawingDetail = .fine
  ) -> Scene {
    let moment = WateringFrame(progress: progress)
    let posture = PlantPosture(
      droop: isWilted ? 1 - moment.freshness : 0, lean: moment.lean, detail: detail)
    var scene = scene(of: plant, stage: stage, posture: posture)
    scene.shapes = moment.can + scene.shapes + moment.drops
    return scene
  }

  private static func scene(
    of plant: Plant, stage: GrowthStage, posture: PlantPosture
  ) -> Scene {
    Scene(width: sideLength, height: sideLength, shapes: shapes(of: plant, stage, posture))
  }

  private static func shapes(
    of plant: Plant, _ stage: GrowthStage, _ posture: PlantPosture
  ) -> [Shape] {
    let back = PotDrawing.backShapes()
    let front = PotDrawing.frontShapes()
    return switch plant {
    case .rosemary: back + RosemaryDrawing.shapes(stage, posture) + front
    // The stems hang over the rim.
    case .americanBlue: back + front + AmericanBlueDrawing.shapes(stage, posture)
    case .dandelion: back + DandelionDrawing.shapes(stage, posture) + front
    case .stuckyi: back + StuckyiDrawing.shapes(stage, posture) + front
    case .cactus: back + CactusDrawing.shapes(stage, posture) + front
    }
  }
}
