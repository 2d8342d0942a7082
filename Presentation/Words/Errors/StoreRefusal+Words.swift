import HearthDomain

extension StoreRefusal {
  func message(in language: Language) -> String {
    switch self {
    case .isInMemory:
      language(
        ko: "저장소가 메모리에만 있어서 파일로 다룰 것이 없어요. --store로 저장소 파일을 알려 주세요.",
        en: "The store is in memory only, so there is no file to work with. Name a store's file"
          + " with --store.")
    case .isMissing(let path):
      language(
        ko: "아직 저장소가 없어요: \(path.quotable(limit: 200)). 무엇이든 적으면 만들어져요.",
        en: "There is no store yet: \(path.quotable(limit: 200)). It is created when you enter"
          + " something.")
    case .isTheStore(let path):
      language(
        ko: "지금 쓰고 있는 저장소예요: \(path.quotable(limit: 200)). 되살릴 백업 파일을 알려 주세요.",
        en: "This is the store in use: \(path.quotable(limit: 200)). Name the backup to go back"
          + " to.")
    case .belongsToProgram(let path):
      language(
        ko: "Hearth가 쓰고 있는 파일이라 덮어쓰지 않았어요: \(path.quotable(limit: 200)). 다른 이름을 알려 주세요.",
        en: "Hearth uses this file, so it was not overwritten: \(path.quotable(limit: 200)). Choose"
          + " another name.")
    }
  }
}
