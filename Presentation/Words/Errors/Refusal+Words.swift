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
    case .steeringPath(let path):
      language(
        ko: "경로에 줄바꿈 같은 제어 문자나 UTF-8이 아닌 글자가 있어 알림을 예약할 수 없어요:"
          + " \(path.quotable(limit: 200)). 이름을 바꿔 주세요.",
        en: "No timer can run a path with control characters, or one that is not text in UTF-8:"
          + " \(path.quotable(limit: 200)). Rename it.")
    case .nothingToTakeBack:
      language(ko: "되돌릴 것이 없어요.", en: "There is nothing to take back.")
    case .changedSince:
      language(
        ko: "그 사이에 다시 바뀌어서 되돌리지 않았어요.",
        en: "It was changed again since, so it stays as it is.")
    case .changedMeanwhile:
      language(
        ko: "그사이에 다른 곳에서 바뀌어서 저장하지 않았어요. 다시 열어 주세요.",
        en: "It was changed elsewhere meanwhile and not saved; open it anew.")
    }
  }
}
