import HearthDomain

extension CalendarRefusal {
  func text(in language: Language) -> String {
    switch self {
    case .unknown(let name, let known):
      language(
        ko: "그런 캘린더가 없어요: \(name.quotable()). 있는 캘린더: \(spelled(known))."
          + " hearth calendar add로 만들 수 있어요.",
        en: "There is no calendar \(name.quotable()). There are: \(spelled(known))."
          + " hearth calendar add makes one.")
    case .taken(let name):
      language(
        ko: "그 이름의 캘린더가 이미 있어요: \(name).", en: "There is a calendar \(name) already.")
    case .isReadOnly(let name):
      language(
        ko: "\(name) 캘린더는 읽기만 해요. 바꾸려면 그것이 온 곳에서 고쳐 주세요.",
        en: "The calendar \(name) is only read here. Change it where it comes from.")
    case .isHome:
      language(
        ko: "home 캘린더는 지우거나 이름을 바꿀 수 없어요.",
        en: "The calendar home can be neither removed nor renamed.")
    case .isLinked(let name):
      language(
        ko: "\(name) 캘린더는 이어져 있어요. 먼저 hearth link remove로 끊어 주세요.",
        en: "The calendar \(name) is linked. End that first with hearth link remove.")
    case .isNotLinked(let name):
      language(
        ko: "\(name) 캘린더는 이어져 있지 않아요. hearth link add로 이을 수 있어요.",
        en: "The calendar \(name) is not linked. hearth link add links one.")
    case .partOfSeries:
      language(
        ko: "되풀이되는 일정은 모두 한 캘린더에 있어요. --all을 붙여 주세요.",
        en: "All times of what repeats are in one calendar. Give --all.")
    case .manyGone(let name, let gone, let all):
      language(
        ko: "\(name): 일정 \(all)개 가운데 \(gone)개가 사라져서 멈췄어요. 정말 지운 것이라면"
          + " --accept-removals를 붙여 주세요.",
        en: "\(name): \(gone) of \(all) events are gone, so nothing was done. If they were"
          + " removed on purpose, give --accept-removals.")
    case .placeIsNoText:
      language(
        ko: "폴더의 경로가 UTF-8 글자가 아니에요.", en: "The path of the folder is no text in UTF-8.")
    case .noConflict(let number):
      language(ko: "\(number)번 충돌은 없어요.", en: "There is no conflict \(number).")
    }
  }

  private func spelled(_ names: [CalendarName]) -> String {
    names.map(\.value).joined(separator: ", ")
  }
}
