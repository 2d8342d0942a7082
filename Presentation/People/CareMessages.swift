import HearthDomain
import HearthWhen

/// Messages about a change to a person's plant, such as a watering, and about what is due next.
struct CareMessages {
  let language: Language
  let change: CareChange

  private var person: Person { change.after }

  /// Returns the message for a watering: `Watered Mum (call, 3 May).`, followed by the next due
  /// day.
  func wateredMessage(_ watering: Watering) -> String {
    // "Another way" is the default, so it is not mentioned.
    let isOther = watering.customMethod == nil && watering.method == .other
    let means = isOther ? nil : watering.meansName(language)
    let day =
      watering.day == change.today
      ? nil : DayFormatter(language, today: change.today).short(watering.day)
    let how = [means, day].compactMap(\.self).joined(separator: ", ")
    let beside = how.isEmpty ? "" : " (\(how))"
    return language(
      ko: "\(person.fullName)의 식물에 물을 줬어요\(beside). \(nextDueMessage)",
      en: "Watered \(person.fullName)\(beside). \(nextDueMessage)")
  }

  /// Says when the next watering is due, or that the plant is still wilted or due.
  var nextDueMessage: String {
    let day = DayFormatter(language, today: change.today).shortWithWeekday(change.nextDueOn)
    let wait = person.timeUntilDue(on: change.today, in: language)
    switch person.state(on: change.today) {
    case .wilted:
      return language(
        ko: "물 줄 날이 지나서 시들었어요: \(day) (\(wait)).",
        en: "It was due on \(day), so it is wilted now (\(wait)).")
    case .due:
      return language(ko: "오늘이 물 줄 날이에요 (\(wait)).", en: "It is due today.")
    case .fresh, .fine, .thirsty:
      return language(ko: "물 줄 날은 \(day)이에요 (\(wait)).", en: "Next due on \(day) (\(wait)).")
    }
  }

  /// Effects on the plant other than its due day, in one line; nil if there are none.
  var effectsMessage: String? {
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
      parts.append(language(ko: "애정도가 가득 찼어요.", en: "Closeness is now full."))
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private var affection: String? {
    let steps = change.stepsGained
    guard steps != 0 else { return nil }
    let (from, to) = (change.before.care.affection, person.care.affection)
    let grown = language(
      ko: "애정도 \(from.text) → \(to.text).", en: "Closeness \(from.text) → \(to.text).")
    guard person.care.wateringCount == 1, change.before.care.wateringCount == 0 else {
      return grown
    }
    return grown
      + language(
        ko: " 연락할 때마다, 나눈 이야기를 적을 때마다 자라요.",
        en: " It grows each time you get in touch or write down what you talked about.")
  }
}

/// Messages in both languages, for the line above the footer.
extension CareMessages {
  static func plantedMessage(_ person: Person) -> Words {
    let plant = person.plant.name
    return Words(
      ko: "\(person.plantName): \(KoreanParticle.object(plant.ko)) 심었어요.",
      en: "Planted \(plant.en) for \(person.plantName).")
  }

  /// Returns the question to ask before adding a person who has the same name as another one.
  static func namesakeQuestion(_ name: String, dueOn: Day, today: Day) -> Words {
    let day = Words { DayFormatter($0, today: today).shortWithWeekday(dueOn) }
    return Words(
      ko: "이름이 \(name.quoted(.korean))인 사람이 이미 있어요. 물 줄 날은 \(day.ko)이에요. 같은 이름으로 한 명 더 심을까요?",
      en: "There is already a plant for \(name.quoted(.english)) (due \(day.en)). Plant another"
        + " one?")
  }

  /// Returns the question to ask before adding a person whose phone number belongs to another one.
  static func plantingQuestion(_ name: PersonName, sharingNumberWith holder: String) -> Words {
    let name = name.value
    return sharedNumberText(
      with: holder, ko: "\(name.quoted(.korean))도 이 번호로 심을까요?",
      en: "Plant \(name.quoted(.english)) with it as well?")
  }

  /// Returns the question to ask before a person gets the phone number of another one.
  static func sharedNumberQuestion(_ name: PersonName, theNumberOf holder: String) -> Words {
    let name = name.value
    return sharedNumberText(
      with: holder, ko: "\(name.quoted(.korean))에게도 적을까요?",
      en: "Add it to \(name.quoted(.english)) as well?")
  }

  private static func sharedNumberText(with holder: String, ko: String, en: String) -> Words {
    Words(
      ko: "\(holder.quoted(.korean))도 쓰는 전화번호예요. " + ko,
      en: "\(holder.quoted(.english)) has this number too. " + en)
  }

  static func editedMessage(_ change: CareChange) -> Words {
    let other = plantNote(change)
    return Words(
      ko: "저장했어요: \(change.after.plantName)." + (other.map { " " + $0.ko } ?? ""),
      en: "Saved \(change.after.plantName)." + (other.map { " " + $0.en } ?? ""))
  }

  /// Returns the note that another interval changed the plant; nil if it did not.
  static func plantNote(_ change: CareChange) -> Words? {
    let (from, to) = (change.before.plant.name, change.after.plant.name)
    guard from != to else { return nil }
    return Words(
      ko: "식물이 \(from.ko)에서 \(KoreanParticle.toward(to.ko)) 바뀌었어요.",
      en: "The plant changed from \(from.en) to \(to.en).")
  }

  /// Returns the messages that a person was linked to a contact, and that the number or birthday
  /// was copied from it.
  static func joinedMessages(_ outcome: JoinContact.Outcome) -> [Words] {
    let (name, contact) = (outcome.person.fullName, outcome.contact.name)
    let joined = Words(
      ko: "\(name): 연락처의 \(KoreanParticle.with(contact)) 연결했어요.",
      en: "Linked \(name) to \(contact) in your contacts.")
    let phone = outcome.phone.map {
      Words(ko: "번호를 거기서 가져왔어요: \($0.grouped).", en: "Copied the number from there: \($0.grouped).")
    }
    let birthday = outcome.birthday.map { _ in
      Words(ko: "생일을 거기서 가져왔어요.", en: "Copied the birthday from there.")
    }
    return [joined, phone, birthday].compactMap { $0 }
  }

  static func removedMessage(_ person: Person) -> Words {
    Words(
      ko: "\(KoreanParticle.object(person.plantName)) 지웠어요.", en: "Removed \(person.plantName).")
  }

  /// Returns the question to ask before removing a watering, with its day, means and notes.
  static func removalQuestion(_ watering: Watering, today: Day) -> Words {
    let day = { DayFormatter($0, today: today).shortWithWeekday(watering.day) }
    let entry = { (language: Language) in
      let review = watering.review
      let note = review.memo.isEmpty ? review.keywordText : review.memo.value.quoted(language)
      return [watering.meansName(language), note].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return Words(
      ko: "\(day(.korean))에 물 준 기록(\(entry(.korean)))을 지울까요? 이 기록으로 얻은 애정도도 함께 줄어요.",
      en: "Remove the watering of \(day(.english)) (\(entry(.english)))? The closeness it added is"
        + " removed, too.")
  }

  /// Returns the question to ask before replacing the notes of a watering.
  static func replacementQuestion(_ watering: Watering, of person: Person, today: Day) -> Words {
    let day = { DayFormatter($0, today: today).shortWithWeekday(watering.day) }
    let written = { (language: Language) in
      let review = watering.review
      let memo = review.memo.isEmpty ? "" : review.memo.value.quoted(language)
      return [review.keywordText, memo].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return Words(
      ko: "\(person.fullName), \(day(.korean)), \(watering.meansName(.korean)): 이미 적어 둔 내용이 있어요."
        + " \(written(.korean)) 이 내용을 새로 적은 것으로 바꿀까요?",
      en:
        "\(person.fullName), \(day(.english)), \(watering.meansName(.english)):"
        + " \(written(.english)) is already written there. Replace it?")
  }

  static func removedMessage(_ outcome: WateringOutcome) -> Words {
    appendingEffects(
      Words(ko: "물 준 기록을 지웠어요.", en: "Removed the watering."), outcome.change)
  }

  /// Returns the message for a watering. `steps` is the number of steps by which closeness grew;
  /// for 0, the message explains why it did not.
  static func wateredMessage(_ outcome: WateringOutcome, steps: Int) -> Words {
    let words = appendingEffects(Words(ko: "물을 줬어요.", en: "Watered."), outcome.change)
    guard steps == 0 else { return words }
    return Words(ko: words.ko + " " + sameDayNote.ko, en: words.en + " " + sameDayNote.en)
  }

  /// Explains why closeness did not grow: the plant was already watered that day.
  static let sameDayNote = Words(
    ko: "이미 물을 준 날이라 애정도는 그대로예요.",
    en: "The plant was already watered that day, so closeness stays the same.")

  static func reviewedMessage(_ outcome: WateringOutcome) -> Words {
    appendingEffects(Words(ko: "적어 두었어요.", en: "Saved."), outcome.change)
  }

  static func postponedMessage(_ outcome: PostponementOutcome) -> Words {
    let change = outcome.change
    let name = change.after.plantName
    let day = Words { DayFormatter($0, today: change.today).shortWithWeekday(change.nextDueOn) }
    let days = outcome.postponement.delay.days
    return appendingEffects(
      Words(
        ko: "\(name)의 식물에 물 주는 날을 \(days)일 미뤘어요. 물 줄 날: \(day.ko).",
        en: "Postponed \(name) to \(day.en)."), change)
  }

  /// Returns the message followed by the effects on the plant; short, because the plant is visible.
  private static func appendingEffects(_ words: Words, _ change: CareChange) -> Words {
    var (ko, en) = (words.ko, words.en)
    if change.hasRevived {
      ko += " 다시 살아났어요."
      en += " It has revived."
    }
    if change.stepsGained != 0 {
      let (from, to) = (change.before.care.affection.text, change.after.care.affection.text)
      ko += " 애정도 \(from) → \(to)."
      en += " Closeness \(from) → \(to)."
    }
    if change.hasGrown {
      let stage = change.after.plant.name(of: change.after.stage)
      ko += " \(KoreanParticle.toward(stage.ko)) 자랐어요."
      en += " It has grown: \(stage.en)."
    }
    return Words(ko: ko, en: en)
  }
}
