import HearthDomain

extension Refusal {
  /// The question that the refusal leaves open; nil if it is final.
  func question(_ say: Wording, today: Day) -> String? {
    if case .plant(let refusal) = self { refusal.question(say, today: today) } else { nil }
  }

  func message(in language: Language) -> String {
    switch self {
    case .plant(let refusal): refusal.message(in: language)
    case .book(let refusal): refusal.message(in: language)
    case .store(let refusal): refusal.message(in: language)
    case .lock(let refusal): refusal.message(in: language)
    case .series(let refusal): refusal.message(in: language)
    case .calendar(let refusal): refusal.message(in: language)
    case .sync(let refusal): refusal.message(in: language)
    case .isPartOfName(let typed, let name, let id):
      language(
        ko: "\(KoreanParticle.topic(typed.quoted(.korean))) 이름의 일부예요. 물어볼 수 없을 때는 이름 전체나 id로 적어"
          + " 주세요: \(name.quotedWithID(.korean, id))",
        en: "\(typed.quoted(.english)) is only part of a name. When Hearth cannot ask, give the"
          + " full name or the id: \(name.quotedWithID(.english, id))")
    case .shufflingIsOff:
      language(
        ko: "설정에서 흔들기를 꺼 두어서 도형의 자리를 바꾸지 않았어요.",
        en: "Shuffling is turned off in the settings, so every shape stays where it is.")
    case .controlCharacterInPath(let path):
      language(
        ko: "경로에 줄바꿈 같은 제어 문자나 UTF-8이 아닌 글자가 있어 알림을 예약할 수 없어요: \(path.quotable(limit: 200)). 이름을 바꿔"
          + " 주세요.",
        en: "A timer cannot use a path with control characters or one that is not UTF-8:"
          + " \(path.quotable(limit: 200)). Rename it.")
    case .nothingToUndo:
      language(
        ko: "되돌릴 것이 없어요. 다른 기기에서 바꾼 것은 hearth log에서 번호를 보고 hearth undo --entry로 되돌려요.",
        en: "There is nothing to undo. For changes from other devices, use “hearth undo --entry”"
          + " with a number from “hearth log”.")
    case .hook(let sentence):
      language(
        ko: "훅 before-change가 거절해서 바꾸지 않았어요: \(sentence.quotable(limit: 300))",
        en: "The hook before-change refused this, and nothing was changed:"
          + " \(sentence.quotable(limit: 300))")
    case .nothingToRedo:
      language(
        ko: "다시 할 것이 없어요. 전에 되돌린 것은 hearth log에서 되돌린 번호를 보고 hearth undo --entry로 다시 해요.",
        en:
          "There is nothing to redo. To redo what was undone earlier, use “hearth undo --entry”"
          + " with the number of that undo in “hearth log”.")
    case .fewerToUndo(let count):
      language(
        ko: "되돌릴 것이 \(count)개뿐이라 하나도 되돌리지 않았어요. 그만큼은 hearth undo \(count) 명령으로 되돌려요.",
        en: "There \(count == 1 ? "is" : "are") only \(Plural("change")(count)) to undo, so nothing"
          + " was undone. “hearth undo \(count)” undoes that many.")
    case .fewerToRedo(let count):
      language(
        ko: "다시 할 수 있는 것은 \(count)개뿐이라 하나도 다시 하지 않았어요. 그만큼은 hearth redo \(count) 명령으로 다시 해요.",
        en: "There \(count == 1 ? "is" : "are") only \(Plural("change")(count)) to redo, so nothing"
          + " was redone. “hearth redo \(count)” redoes that many.")
    case .changedSince(let entry, let by, let isWhole, let title):
      language(
        ko: "그 뒤 \(by)번에서 다시 바뀌어서 되돌리지 않았어요: \(BilingualTitle(title).korean.quotable()). ",
        en:
          "\(BilingualTitle(title).english.quotable()) was changed again by \(by), so it stays as"
          + " it is. ")
        + (isWhole ? entry.undoCommandsText(after: by, language) : entry.manualUndoAdvice(language))
    case .changedElsewhere(let entry, let title):
      language(
        ko: "다른 프로그램이 바꾸어서 되돌리지 않았어요: \(BilingualTitle(title).korean.quotable()). ",
        en:
          "\(BilingualTitle(title).english.quotable()) was changed by another program, so it stays"
          + " as it is. ") + entry.manualUndoAdvice(language)
    case .hasDependents(let entry, let by, let title, let kind, let count):
      dependencyMessage(count > 1 ? kind.noun(count) : kind.nounPhrase(of: title), language)
        + " " + entry.undoCommandsText(after: by, language)
    case .alreadyUndone(let entry, let by):
      language(
        ko: "\(entry)번은 이미 \(by)번에서 되돌렸어요. 다시 하려면 \(by.undoCommand) 명령을 써요.",
        en: "\(entry) was already undone by \(by). “\(by.undoCommand)” redoes it.")
    case .wasSetAside(let entry):
      language(
        ko: "\(entry)번은 여기서 아무것도 바꾸지 않아서 되돌릴 것이 없어요. hearth sync conflicts에서 고를 수 있어요.",
        en: "\(entry) changed nothing here, so there is nothing to undo. “hearth sync"
          + " conflicts” lists it.")
    case .isIrreversible(let entry):
      language(
        ko: "\(entry)번은 저장소 밖에서 한 일이라 되돌리지 않아요. 그 앞에 바꾼 것은 hearth undo로 되돌려요.",
        en: "\(entry) was done outside the store, so it stays as it is. “hearth undo” undoes what"
          + " was changed before it.")
    case .isForgotten(let entry):
      language(
        ko: "\(entry)번의 내용은 남아 있지 않아요. hearth log에서 다른 번호를 골라 hearth undo --entry로 되돌려요.",
        en:
          "The contents of \(entry) are gone. “hearth undo --entry” undoes another change by its"
          + " number in “hearth log”.")
    case .unknownField(let entry, let name):
      language(
        ko: "\(entry)번에는 이 버전이 모르는 값이 있어요: \(name.quotable()). Hearth를 업데이트하거나, 다른 번호를 hearth undo"
          + " --entry로 되돌려요.",
        en:
          "\(entry) has a value that this version does not know: \(name.quotable()). Update Hearth,"
          + " or undo another change by its number with “hearth undo --entry”.")
    case .unusableValue(let entry, let name):
      language(
        ko: "\(entry)번의 예전 값이 올바르지 않아서 아무것도 바꾸지 않았어요: \(name.quotable()). hearth log show"
          + " \(entry.shellWord) 명령으로 보고 직접 고쳐 주세요.",
        en: "The old \(name.quotable()) of \(entry) is not valid, so nothing was changed. See it"
          + " with “hearth log show \(entry.shellWord)”, and enter the right one yourself.")
    case .changedMeanwhile:
      language(
        ko: "그사이에 다른 곳에서 바뀌어서 저장하지 않았어요. 다시 열어 주세요.",
        en: "It was changed elsewhere in the meantime, so it was not saved. Open it again.")
    }
  }
  private func dependencyMessage(_ thing: Words, _ language: Language) -> String {
    language(
      ko: "그 뒤에 딸린 것이 있어서 되돌리지 않았어요: \(thing.ko).",
      en: "It was not undone, because other things now belong to it: \(thing.en).")
  }
}

extension String {
  /// Returns the name with its id, for the end of a sentence. The name is put in quotation marks
  /// unless it is already, or is a saying's number.
  fileprivate func quotedWithID(_ language: Language, _ id: String?) -> String {
    let name = first.map { "#“‘".contains($0) } == true ? self : quoted(language)
    return (name + (id.map { " (id \($0))" } ?? "")).endingWithFullStop
  }
}

extension EntryName {
  /// The entry's name as a word for a shell. It contains a device name, which users choose, so it
  /// may need quotation marks.
  fileprivate var shellWord: String { Quoting.shellWord(description) }
  fileprivate var undoCommand: String { "hearth undo --entry \(shellWord)" }

  /// Returns the commands that undo the entry later. If another entry prevents it and is known, the
  /// first command undoes that one.
  fileprivate func undoCommandsText(after other: EntryName?, _ language: Language) -> String {
    guard let other else {
      return language(
        ko: "먼저 지우면 \(undoCommand) 명령으로 되돌릴 수 있어요.",
        en: "Remove that first; then “\(undoCommand)” undoes this.")
    }
    return language(
      ko: "먼저 \(other.undoCommand), 그다음 \(undoCommand) 명령을 쓰면 돼요.",
      en: "To undo this: first “\(other.undoCommand)”, then “\(undoCommand)”.")
  }

  /// Returns how to continue if undo cannot revert the entry.
  fileprivate func manualUndoAdvice(_ language: Language) -> String {
    language(
      ko: "무엇이 바뀌었는지는 hearth log show \(shellWord) 명령으로 보고, 다른 것은 번호로 hearth undo --entry 명령으로"
        + " 되돌려요.",
      en:
        "“hearth log show \(shellWord)” shows what it changed; “hearth undo --entry” undoes"
        + " another change by its number.")
  }
}
