import HearthDomain

/// What was done in the garden, as the line above the footer tells it.
enum CareNews {
  static func planted(_ person: Person) -> Words {
    let plant = person.plant.name
    return Words(
      ko: "\(person.plantName): \(KoreanParticle.object(plant.ko)) 심었어요.",
      en: "Planted \(person.plantName) as \(english(plant.en)).")
  }

  static func edited(_ change: CareChange) -> Words {
    let name = change.after.plantName
    return Words(ko: "저장했어요: \(name)", en: "Saved \(name).")
  }

  static func removed(_ person: Person) -> Words {
    Words(
      ko: "\(KoreanParticle.object(person.plantName)) 지웠어요.", en: "Removed \(person.plantName).")
  }

  static func removed(_ outcome: WateringOutcome) -> Words {
    Words(ko: "물 준 기록을 지웠어요.", en: "Removed the watering.") + affection(outcome.change)
  }

  static func watered(_ outcome: WateringOutcome) -> Words {
    let name = outcome.change.after.plantName
    let news =
      outcome.change.hasRevived
      ? Words(ko: "\(KoreanParticle.subject(name)) 다시 살아났어요.", en: "\(name) has come back to life.")
      : Words(ko: "\(name)에게 물을 줬어요.", en: "Watered \(name).")
    return news + affection(outcome.change)
  }

  static func reviewed(_ outcome: WateringOutcome) -> Words {
    Words(ko: "적어 두었어요.", en: "Written down.") + affection(outcome.change)
  }

  static func postponed(_ outcome: PostponementOutcome) -> Words {
    let (change, days) = (outcome.change, outcome.postponement.delay.days)
    let name = change.after.plantName
    let ko = DateWords(.korean, today: change.today).shortWithWeekday(change.nextDueOn)
    let en = DateWords(.english, today: change.today).shortWithWeekday(change.nextDueOn)
    let news = Words(
      ko: "\(KoreanParticle.object(name)) \(days)일 미뤘어요. 물 줄 날: \(ko)",
      en: "Put \(name) off to \(en).")
    return news + affection(change)
  }

  private static func affection(_ change: CareChange) -> Words {
    guard change.stepsGained != 0 else { return Words(ko: "", en: "") }
    let (before, after) = (
      change.before.care.affection.percent, change.after.care.affection.percent
    )
    return Words(ko: " 애정 \(before)% → \(after)%", en: " Affection \(before)% → \(after)%")
  }

  private static func english(_ plant: String) -> String {
    "aeiouAEIOU".contains(plant.first ?? "x") ? "an \(plant)" : "a \(plant)"
  }
}

extension Words {
  fileprivate static func + (left: Words, right: Words) -> Words {
    Words(ko: left.ko + right.ko, en: left.en + right.en)
  }
}
