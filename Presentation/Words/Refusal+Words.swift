import HearthDomain

extension Refusal {
  func text(in language: Language) -> String {
    switch self {
    case .plant(let refusal): refusal.text(in: language)
    case .book(let refusal): refusal.text(in: language)
    case .store(let refusal): refusal.text(in: language)
    case .lock(let refusal): refusal.text(in: language)
    case .shufflingIsOff:
      language(
        ko: "설정에서 흔들기를 꺼 두어서 도형의 자리를 바꾸지 않았어요.",
        en: "Shuffling is turned off in the settings, so every shape stays where it is.")
    case .nothingToTakeBack:
      language(ko: "되돌릴 것이 없어요.", en: "There is nothing to take back.")
    case .changedSince:
      language(
        ko: "그 사이에 다시 바뀌어서 되돌리지 않았어요.",
        en: "It was changed again since, so it stays as it is.")
    }
  }
}
