import HearthDomain
import HearthWhen

extension PeopleOutcome {
  /// The sentences about the change: its result first, then its effects.
  func messages(_ say: Wording) -> [String?] {
    if isUnchanged { return [Words.nothingChanged(say.language)] }
    switch self {
    case .planted(let change):
      let (person, plant) = (change.after, change.after.plant)
      let flower = say(
        ko: " (꽃말: \(plant.flowerLanguage.ko)). ",
        en: " (in the language of flowers: \(plant.flowerLanguage.en)). ")
      let rest = say.subject(flower + change.nextDue(say), or: ".")
      return [
        say(
          ko: "\(person.fullName): \(KoreanParticle.object(plant.name.ko)) 심었어요\(rest)",
          en: "Planted a \(plant.name.en) for \(person.fullName)\(rest)")
      ]
    case .removed(let people):
      let removed = people.map { person in
        let count = person.care.wateringCount
        let besides = count == 0 ? "" : " with \(Plural("watering")(count))"
        return say(
          ko: "\(person.fullName): " + (count == 0 ? "지웠어요." : "물 준 기록 \(count)개와 함께 지웠어요."),
          en: "Removed \(person.fullName)\(besides).")
      }
      return [removed.joined(separator: "\n")]
    case .removedWatering(let outcome):
      let (watering, change) = (outcome.watering, outcome.change)
      let day = DayFormatter(say.language, today: change.today).shortWithWeekday(watering.day)
      let (name, rest) = (change.after.fullName, say.subject(". " + change.nextDue(say), or: "."))
      return [
        say(
          ko: "\(say.subject("\(name): \(day)의 "))연락을 지웠어요\(rest)",
          en: "Removed the watering\(say.subject(" of \(name) on \(day)"))\(rest)"),
        change.effects(say),
      ]
    case .postponed(let outcome):
      return [outcome.message(say)]
    case .joined(let outcome):
      let (name, contact) = (outcome.person.fullName, outcome.contact.name)
      return [
        say(
          ko: "\(name): 연락처의 \(KoreanParticle.with(contact)) 연결했어요.",
          en: "Linked \(name) to \(contact) in your contacts."),
        outcome.phone.map {
          say(
            ko: "번호를 거기서 가져왔어요: \($0.grouped).", en: "Copied the number from there: \($0.grouped).")
        },
        outcome.birthday.map { _ in
          say(ko: "생일을 거기서 가져왔어요.", en: "Copied the birthday from there.")
        },
      ]
    case .addedContact(let contact):
      let id = say.subject(" (\(contact.id.shortForm))")
      return [
        say(
          ko: "연락처를 추가했어요: \(contact.name)\(id).", en: "Added the contact \(contact.name)\(id).")
      ]
    case .editedContact(let old, let new):
      let gone = old.details.phones.filter { !new.details.phones.contains($0) }
      let isFewer = new.details.phones.count < old.details.phones.count && !gone.isEmpty
      let numbers = gone.map(\.grouped).joined(separator: ", ")
      return [
        say(ko: "연락처를 고쳤어요: \(new.name).", en: "Changed the contact \(new.name)."),
        isFewer ? say(ko: "지운 번호: \(numbers).", en: "Removed numbers: \(numbers).") : nil,
      ]
    case .removedContacts(let contacts):
      let removed = contacts.map {
        say(ko: "연락처를 지웠어요: \($0.name).", en: "Removed the contact \($0.name).")
      }
      return [removed.joined(separator: "\n")]
    case .watered(let outcome):
      return [
        outcome.wateredMessage(say), outcome.change.effects(say),
        outcome.change.movedPlantingMessage(say),
      ]
    case .reviewed(let outcome):
      let change = outcome.change
      let name = change.after.name
      let date = DayFormatter(say.language, today: change.today).short(outcome.watering.day)
      let rest = say.subject(" (\(date)). \(change.nextDue(say))", or: ".")
      return [
        say(
          ko: "\(say.subject(KoreanParticle.with(name) + " 나눈 이야기를 "))적었어요\(rest)",
          en: "Saved\(say.subject(" what you talked about with \(name)"))\(rest)"),
        change.effects(say),
      ]
    case .edited(let change):
      let (from, to) = (change.before.plant.name, change.after.plant.name)
      let (name, next) = (change.after.fullName, say.subject(" " + change.nextDue(say)))
      return [
        say(ko: "\(name) 정보를 고쳤어요.\(next)", en: "Changed \(name).\(next)"),
        from == to
          ? nil
          : say(
            ko: "식물이 \(from.ko)에서 \(KoreanParticle.toward(to.ko)) 바뀌었어요.",
            en: "The plant changed from a \(from.en) to a \(to.en)."),
      ]
    }
  }

  /// The messages for the line above the footer.
  var screenMessage: Words {
    Wording.onScreen { messages($0).compactMap(\.self).joined(separator: " ") }
  }
}

extension PostponementOutcome {
  fileprivate func message(_ say: Wording) -> String {
    let (name, days) = (change.after.fullName, say.language.days(postponement.delay.days))
    let first = say(
      ko: "\(say.subject(name + "의 식물에 "))물 주는 날을 \(days) 미뤘어요.",
      en: "Postponed\(say.subject(" " + name)) by \(days).")
    return ([first, say.subject(change.nextDue(say))] + [change.effects(say) ?? freeNote(say)])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Says how often the watering can be postponed before closeness drops, or that it drops the next
  /// time; empty if closeness is already 0.
  private func freeNote(_ say: Wording) -> String {
    let left = freePostponementsLeft
    if left > 0 {
      return say.subject(
        say(
          ko: "\(left)번 더 미뤄도 애정도는 줄지 않아요.",
          en: "Postponements left before closeness drops: \(left)."))
    }
    guard change.after.nextPostponementLowersAffection else { return "" }
    return say.subject(
      say(ko: "다음에 또 미루면 애정도가 줄어요.", en: "Closeness drops the next time you postpone."))
  }
}

extension WateringOutcome {
  fileprivate func wateredMessage(_ say: Wording) -> String {
    // "Another way" is the default, so it is not mentioned.
    let isOther = watering.customMethod == nil && watering.method == .other
    let means = isOther ? nil : watering.meansName(say.language)
    let day =
      watering.day == change.today
      ? nil : DayFormatter(say.language, today: change.today).short(watering.day)
    let how = [means, day].compactMap(\.self).joined(separator: ", ")
    let name = change.after.fullName
    let rest = say.subject(
      (how.isEmpty ? "" : " (\(how))") + ". " + change.nextDue(say), or: ".")
    return say(
      ko: "\(say.subject("\(name)의 식물에 "))물을 줬어요\(rest)",
      en: "Watered\(say.subject(" " + name))\(rest)")
  }
}

extension CareChange {
  /// Says that the planting was moved to the day of an earlier contact; nil if it was not.
  fileprivate func movedPlantingMessage(_ say: Wording) -> String? {
    let planted = after.details.plantedOn
    if planted == before.details.plantedOn { return nil }
    let day = DayFormatter(say.language, today: today).short(planted)
    return say(ko: "심은 날은 이제 \(day)이에요.", en: "It now counts as planted on \(day).")
  }

  /// Says when the next watering is due, or that the plant is still wilted or due.
  func nextDue(_ say: Wording) -> String {
    let day = DayFormatter(say.language, today: today).shortWithWeekday(nextDueOn)
    let wait = after.timeUntilDue(on: today, in: say.language)
    return switch after.state(on: today) {
    case .wilted:
      say(
        ko: "물 줄 날이 지나서 시들었어요: \(day) (\(wait)).",
        en: "It was due on \(day), so it has wilted (\(wait)).")
    case .due: say(ko: "오늘이 물 줄 날이에요 (\(wait)).", en: "It is due today.")
    case .fresh, .fine, .thirsty:
      say(ko: "물 줄 날은 \(day)이에요 (\(wait)).", en: "Next due on \(day) (\(wait)).")
    }
  }

  /// Says what the change did to the plant besides its due day; nil if nothing. Only the first
  /// growth is mentioned.
  func effects(_ say: Wording) -> String? {
    let (from, to) = (before.care.affection, after.care.affection)
    let isFirst = after.care.wateringCount == 1 && before.care.wateringCount == 0
    let growth = say(
      ko: " 연락할 때마다, 나눈 이야기를 적을 때마다 자라요.",
      en: " It grows each time you get in touch or write down what you talked about.")
    let stage = after.plant.name(of: after.stage)
    let effects = [
      hasRevived
        ? say(
          ko: "\(say.subject("시들었던 식물이 "))다시 살아났어요.",
          en: "\(say.subject("The plant", or: "It")) has revived.") : "",
      stepsGained == 0 || stepsGained > 0 && !isFirst
        ? ""
        : say(ko: "애정도 \(from.text) → \(to.text).", en: "Closeness \(from.text) → \(to.text).")
          + say.subject(isFirst ? growth : ""),
      hasGrown
        ? say(
          ko: "\(KoreanParticle.toward(stage.ko)) 자랐어요.",
          en: "\(say.subject("The \(after.plant.name.en)", or: "It")) has grown: \(stage.en).")
        : "",
      hasBecomeFull ? say.subject(say(ko: "애정도가 가득 찼어요.", en: "Closeness is now full.")) : "",
    ].filter { !$0.isEmpty }
    return effects.isEmpty ? nil : effects.joined(separator: " ")
  }
}

extension Review {
  /// The keywords and the memo in one line.
  func text(_ language: Language) -> String {
    [keywordText, memo.isEmpty ? "" : memo.value.quoted(language)].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
