import HearthDomain

/// Words that tell when and are things as well: meals, and `일`, which is a thing to be done, work,
/// and short for Sunday.
extension PlanDraft {
  /// Keeps it where what is before it leans on it: `할 일`, `매우 중요한 일`.
  mutating func holdThingsToDo() {
    for place in words.indices.dropFirst()
    where words[place] == PlanDraft.thing && PlanDraft.leansOnThing(words[place - 1]) {
      hold(place)
    }
  }

  /// Throws for it at the end of a title of which nothing else tells a day or a time: `회사 일` is
  /// work, and may be on Sunday.
  func checkLoneThing(_ reader: WhenReader) throws(DateInputError) {
    guard words.count > 1, words.last == PlanDraft.thing,
      reader.unread(in: Array(words.dropLast())) == nil
    else { return }
    let before = words[words.count - 2]
    // `이번 주 일` and `토, 일` are days.
    let isOfDay = (2...min(4, words.count)).contains { count in
      (try? reader.dates.dayAndTime(words.suffix(count).joined(separator: " "))) != nil
    }
    guard !isOfDay, before.last?.isPunctuation != true, !DayWords.weekdays.names(before) else {
      return
    }
    throw .unclear(PlanDraft.thing, spellings: ["일요일"])
  }

  private static let thing = "일"

  private static func leansOnThing(_ word: String) -> Bool {
    word == "볼" || !comingDays.contains(word) && leaning.contains(where: word.hasSuffix)
  }

  /// How words end that tell of what follows which one it is.
  private static let leaning = ["할", "될", "한", "은", "는", "던", "린"]

  /// `오는 일` is the coming Sunday.
  private static let comingDays: Set<String> = ["오는", "다가오는"]

  /// Keeps the meal in `내일 점심`, which is all that takes place then.
  mutating func holdMeal(_ dates: DateInput) {
    guard let last = words.last, ["점심", "저녁"].contains(last), words.count > 1,
      (try? dates.day(words.dropLast().joined(separator: " "))) != nil
    else { return }
    hold(words.count - 1)
  }

  /// Keeps the meal in `매일 아침 먹고`, which is over at no hour that anybody knows.
  ///
  /// Hands back what tells of a half of the day all the same.
  mutating func holdEatenMeal() -> [String] {
    let place = words.indices.dropLast().first {
      ["아침", "점심", "저녁"].contains(words[$0]) && words[$0 + 1] == "먹고"
    }
    guard let place else { return [] }
    let meal = words[place]
    hold(place)
    return [meal]
  }

  /// `엄마와 내일 저녁`: with whom alone is no title, so that supper may belong to it.
  ///
  /// Throws for the meal at the end of what was typed, where the rest of that tells when.
  func checkCompanion(in typed: [String]) throws(DateInputError) {
    guard let companion = words.last, let meal = typed.last, typed.count > words.count,
      ["아침", "점심", "저녁"].contains(meal), typed.starts(with: words),
      ["와", "하고", "이랑", "랑"].contains(where: companion.hasSuffix),
      !PlanDraft.noCompanions.contains(companion)
    else { return }
    throw .unclear(meal, spellings: [])
  }

  private static let noCompanions: Set<String> = ["사랑", "신랑", "자랑", "노랑", "파랑", "화랑"]
}
