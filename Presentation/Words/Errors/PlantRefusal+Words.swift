import HearthDomain
import HearthWhen

extension PlantRefusal {
  func message(in language: Language) -> String {
    switch self {
    case .namesake, .sharedNumber, .movesPlanting, .replacesReview, .removesPeople,
      .removesWatering, .removesContacts, .costsStep:
      question(Wording(language: language), today: .earliest) ?? ""
    case .notYetDue(let name, let daysLeft):
      language(
        ko: "\(name.quoted(.korean)): 물 줄 날까지 \(daysLeft)일 남았어요. 미루기는 물 줄 날이 되면 할 수 있어요.",
        en: "\(name.quoted(.english)) is due in \(daysLeft) day\(daysLeft == 1 ? "" : "s");"
          + " watering can be postponed only on the due day.")
    case .alreadyWilted(let name, let daysLate):
      language(
        ko: "\(name.quoted(.korean)): 물 줄 날이 \(daysLate)일 지나 시들어서 미룰 수 없어요. 연락하고 물을 주면 다시 살아나요.",
        en: "\(name.quoted(.english)) has wilted: it was due \(daysLate)"
          + " day\(daysLate == 1 ? "" : "s") ago. It cannot be postponed, but watering revives it.")
    case .noPhoneNumber(let name):
      language(
        ko: "\(name.quoted(.korean)): 전화번호가 없어서 열 수 없어요. ‘hearth person edit’의 --phone으로 알려 주세요.",
        en: "\(name.quoted(.english)) has no phone number to open. Add one with “hearth person"
          + " edit” and --phone.")
    case .hasContact(let name, let contact):
      language(
        ko: "\(name.quoted(.korean)): 연락처의 \(KoreanParticle.with(contact.quoted(.korean))) 이미 연결되어"
          + " 있어서 다른 연락처와는 연결할 수 없어요.",
        en: "\(name.quoted(.english)) is already linked to the contact \(contact.quoted(.english))"
          + " and cannot be linked to another one.")
    case .isTheSame(let name):
      language(
        ko: "\(name.quoted(.korean)): 같은 사람을 두 번 적었어요. 서로 다른 두 사람을 알려 주세요.",
        en: "\(name.quoted(.english)) was named twice. Name two people.")
    }
  }

  /// The question that the refusal leaves open; nil if it is final.
  func question(_ say: Wording, today: Day) -> String? {
    let days = DayFormatter(say.language, today: today)
    return switch self {
    case .namesake(let name, let dueOn):
      say(
        ko: "이름이 \(name.quoted(.korean))인 사람이 이미 있어요. 물 줄 날은"
          + " \(days.shortWithWeekday(dueOn))이에요. 같은 이름으로 한 명 더 심을까요?",
        en: "There is already a plant for \(name.quoted(.english)) (due"
          + " \(days.shortWithWeekday(dueOn))). Plant another one?")
    case .sharedNumber(let holder, let name):
      say(
        ko: "\(holder.quoted(.korean))도 쓰는 전화번호예요. \(name.quoted(.korean))에게도 적을까요?",
        en: "\(holder.quoted(.english)) has this number too. Add it to \(name.quoted(.english)) as"
          + " well?")
    case .movesPlanting(let person, let day):
      say(
        ko: "\(KoreanParticle.topic(days.short(day))) \(person.fullName)의 식물을 심은"
          + " \(days.short(person.details.plantedOn))보다 앞이에요. 심은 날을 그날로 옮길까요?",
        en: "\(days.short(day)) is before \(person.fullName) was planted"
          + " (\(days.short(person.details.plantedOn))). Move the planting to that day?")
    case .replacesReview(let watering, let person):
      say(
        ko: "\(person.fullName), \(days.shortWithWeekday(watering.day)),"
          + " \(watering.meansName(.korean)): 이미 적어 둔 내용이 있어요."
          + " \(watering.review.text(.korean)) 이 내용을 새로 적은 것으로 바꿀까요?",
        en: "\(person.fullName), \(days.shortWithWeekday(watering.day)),"
          + " \(watering.meansName(.english)): \(watering.review.text(.english)) is already written"
          + " there. Replace it?")
    case .removesPeople(let people):
      people.map(\.fullName).listed(say.language) + removalQuestion(people, say)
    case .removesWatering(let watering, let person):
      removalQuestion(watering, of: person, on: days.shortWithWeekday(watering.day), say)
    case .removesContacts(let contacts):
      contacts.map(\.name).listed(say.language)
        + (contacts.count == 1
          ? say(
            ko: "연락처를 지울까요? \(contacts[0].name)", en: "Remove the contact \(contacts[0].name)?")
          : say(
            ko: "연락처 \(contacts.count)개를 지울까요?", en: "Remove these \(contacts.count) contacts?"))
    case .costsStep(let person): postponementQuestion(person, say)
    case .notYetDue, .alreadyWilted, .noPhoneNumber, .hasContact, .isTheSame: nil
    }
  }

  private func removalQuestion(_ people: [Person], _ say: Wording) -> String {
    let (count, waterings) = (people.count, people.reduce(0) { $0 + $1.care.wateringCount })
    let besides =
      waterings == 0
      ? Words(ko: "을", en: "")
      : Words(ko: "과 물 준 기록 \(waterings)개를", en: " with \(Plural("watering")(waterings))")
    return count == 1
      ? say(
        ko: "\(people[0].fullName): 식물\(besides.ko) 지울까요?",
        en: "Remove \(people[0].fullName)\(besides.en)?")
      : say(
        ko: "사람 \(count)명\(besides.ko) 지울까요?", en: "Remove these \(count) people\(besides.en)?")
  }

  private func removalQuestion(
    _ watering: Watering, of person: Person, on day: String, _ say: Wording
  ) -> String {
    let review = watering.review
    let note = review.memo.isEmpty ? review.keywordText : review.memo.value.quoted(say.language)
    let entry = watering.meansName(say.language) + (note.isEmpty ? "" : ", " + note)
    let name = person.fullName
    return say(
      ko: "\(say.subject(name + ": "))\(day)의 연락(\(entry))을 지울까요? 나눈 이야기도 함께 지워져요.",
      en: "Remove the watering of \(say.subject(name + " on "))\(day) (\(entry))? What you wrote"
        + " about it is removed, too.")
  }

  private func postponementQuestion(_ person: Person, _ say: Wording) -> String {
    let (count, now) = (person.care.postponementsSinceContact, person.care.affection)
    let then = now.changed(bySteps: -1)
    return person.nextPostponementLowersAffection
      ? say(
        ko: "이미 \(count)번 미뤘어요. 이번에는 애정도가 한 단계 줄어요 (\(now.text) → \(then.text)). 그래도"
          + " 미룰까요?",
        en: "Already postponed \(Plural("time")(count)). This time, closeness drops by one step"
          + " (\(now.text) → \(then.text)). Postpone it anyway?")
      : say(
        ko: "이미 \(count)번 미뤘어요. 더 줄어들 애정도는 없어요. 그래도 미룰까요?",
        en: "Already postponed \(Plural("time")(count)). Closeness cannot drop any lower. Postpone"
          + " it anyway?")
  }
}
