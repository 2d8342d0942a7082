import HearthDomain

/// Says what something did to a plant, and what comes next.
struct CareWords {
  let language: Language
  let change: CareChange

  private var person: Person { change.after }

  /// `물을 줬어요: 엄마, 전화. 다음 물 줄 날은 …`
  func watered(_ watering: Watering) -> String {
    let means = watering.means.name(language)
    let day =
      watering.on == change.today
      ? "" : ", " + DateWords(language, today: change.today).short(watering.on)
    return language(
      ko: "\(person.fullName)의 식물에 물을 줬어요 (\(means)\(day)). \(next)",
      en: "Watered \(person.fullName) (\(means)\(day)). \(next)")
  }

  /// When the plant wants water again; for one that still is wilted, that it does.
  var next: String {
    let day = DateWords(language, today: change.today).shortWithWeekday(change.nextDueOn)
    let wait = person.wait(on: change.today, in: language)
    switch person.state(on: change.today) {
    case .wilted:
      return language(
        ko: "물 줄 날이 \(day)이라 지금은 시들어 있어요 (\(wait)).",
        en: "It was due on \(day), so it is wilted now (\(wait)).")
    case .due:
      return language(ko: "오늘이 물 줄 날이에요 (\(wait)).", en: "It is due today.")
    case .fresh, .fine, .thirsty:
      return language(ko: "물 줄 날은 \(day)이에요 (\(wait)).", en: "Next due on \(day) (\(wait)).")
    }
  }

  /// What became of the plant beside its due day, on one line; nil when nothing is to tell.
  var effects: String? {
    var parts: [String] = []
    if change.hasRevived {
      parts.append(language(ko: "시들었던 식물이 다시 살아났어요.", en: "The plant has revived."))
    }
    if let affection { parts.append(affection) }
    if change.hasGrown {
      let stage = person.plant.name(of: person.stage)
      parts.append(
        language(
          ko: "\(KoreanParticle.toward(stage.ko)) 자랐어요.",
          en: "The \(person.plant.name.en) has grown: \(stage.en)."))
    }
    if change.hasBecomeFull {
      parts.append(language(ko: "애정이 가득 찼어요!", en: "You could not be closer!"))
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private var affection: String? {
    let steps = change.stepsGained
    guard steps != 0 else { return nil }
    let (from, to) = (change.before.care.affection, person.care.affection)
    let grown = language(
      ko: "애정 \(from.text) → \(to.text).", en: "Affection \(from.text) → \(to.text).")
    guard person.care.wateringCount == 1, change.before.care.wateringCount == 0 else {
      return grown
    }
    return grown
      + language(
        ko: " 연락할 때마다, 나눈 이야기를 적을 때마다 자라요.",
        en: " It grows with each contact, and with what you note of it.")
  }
}
