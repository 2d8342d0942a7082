import HearthDomain

extension Unavailability {
  func message(in language: Language) -> String {
    switch self {
    case .store(let path, let trouble):
      trouble.message(path: path.quotable(limit: 200), in: language)
    case .file(let path, let trouble):
      trouble.message(path: path.quotable(limit: 200), in: language)
    case .backup(let path, let trouble):
      language(
        ko: "바꾸기 전에 저장소를 백업해 두지 못해 아무것도 바꾸지 않았어요. ",
        en: "The store could not be backed up before the change, so nothing was changed. ")
        + trouble.message(path: path.quotable(limit: 200), in: language)
    case .editor(let command):
      language(
        ko: "편집기가 제대로 끝나지 않았어요: \(command.quotable()). EDITOR 환경 변수를 확인해 주세요. 아무것도 바뀌지 않았어요.",
        en: "The editor failed: \(command.quotable()). Check the variable EDITOR. Nothing was"
          + " changed.")
    case .library(let name, let package):
      language(
        ko: "이 기능에는 \(name) 라이브러리가 필요해요. Debian과 Ubuntu에서는 \(package) 패키지에, 다른 시스템에서는 같은 라이브러리의"
          + " 패키지에 있어요.",
        en: "This needs the library \(name). Install the package \(package) (Debian, Ubuntu), or"
          + " the one that has this library on your system.")
    case .memory:
      language(
        ko: "메모리가 모자라요. 다른 프로그램을 닫고 다시 해 주세요.",
        en: "There is not enough memory. Close other programs and try again.")
    case .service(let name, let trouble):
      trouble.message(of: name.quotable(limit: 80), in: language)
    case .channel(let name, let trouble): trouble.message(channel: name, in: language)
    }
  }
}
