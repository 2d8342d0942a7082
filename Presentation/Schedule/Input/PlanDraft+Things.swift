import HearthDomain

/// `일`, which is a thing to be done, work, and short for Sunday.
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
}
