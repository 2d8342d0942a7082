import HearthDomain
import Testing

@Suite struct PlantTests {
  @Test(arguments: [
    (1, Plant.rosemary), (3, .rosemary), (4, .americanBlue), (7, .americanBlue), (8, .dandelion),
    (15, .dandelion), (16, .stuckyi), (30, .stuckyi), (31, .cactus), (3650, .cactus),
  ])
  func `the interval determines the kind of plant`(days: Int, plant: Plant) throws {
    #expect(try CareRhythm(everyDays: days).plant == plant)
  }

  @Test(arguments: [0, 3651, -1, .max, .min])
  func `an interval outside of 1 to 3650 days is refused`(days: Int) {
    #expect(throws: DomainError.invalid(.interval, .outOfRange(1...3650, actual: days))) {
      try CareRhythm(everyDays: days)
    }
  }

  @Test(arguments: [
    (-3, 0, 0, GrowthStage.first), (0, 0, 0, .first), (1, 1, 8, .first), (2, 2, 16, .first),
    (3, 3, 25, .second), (5, 5, 41, .second), (6, 6, 50, .third), (11, 11, 91, .third),
    (12, 12, 100, .third), (13, 12, 100, .third), (.max, 12, 100, .third),
  ])
  func `steps determine percentage and stage`(
    given: Int, steps: Int, percent: Int, stage: GrowthStage
  ) {
    let affection = Affection(steps: given)
    #expect(affection.steps == steps)
    #expect(affection.percent == percent)
    #expect(affection.isFull == (percent == 100))
    #expect(GrowthStage(at: affection) == stage)
  }

  @Test(arguments: [(0, -1, 0), (11, 3, 12), (5, -2, 3), (12, .min, 0), (0, .max, 12)])
  func `affection stays within its limits`(steps: Int, change: Int, result: Int) {
    #expect(Affection(steps: steps).changed(bySteps: change).steps == result)
  }

  @Test(arguments: [
    (90, PlantState.fresh, 1.0), (3, .fresh, 1.0), (2, .fine, 0.75), (1, .thirsty, 0.5),
    (0, .due, 0.25), (-1, .wilted, 0.25), (.min, .wilted, 0.25),
  ])
  func `days left determine state and gauge`(days: Int, state: PlantState, gauge: Double) {
    #expect(PlantState(daysLeft: days) == state)
    #expect(PlantState(daysLeft: days).waterLevel == gauge)
  }
}
