import HearthDomain

extension FileTrouble {
  func message(path: String, in language: Language) -> String {
    switch self {
    case .missing:
      language(
        ko: "파일이 없어요: \(path). 경로를 확인해 주세요.",
        en: "There is no such file: \(path). Check the path.")
    case .missingFolder:
      language(
        ko: "폴더가 없어요: \(path). 폴더를 만들거나 다른 곳을 알려 주세요.",
        en: "There is no such folder: \(path). Make it, or name another one.")
    case .brokenLink:
      language(
        ko: "없는 곳을 가리키거나 제자리로 돌아오는 링크예요: \(path). 링크를 고쳐 주세요.",
        en: "This link leads nowhere: \(path). Fix it, or name another place.")
    case .busy:
      language(
        ko: "다른 프로그램이 잠가 두고 놓아주지 않아요: \(path). 잠시 뒤에 다시 해 주세요.",
        en: "Another program keeps this locked: \(path). Try again in a moment.")
    case .noFolder:
      language(
        ko: "파일을 둘 폴더가 없어요: \(path). 폴더를 만들거나 다른 곳을 알려 주세요.",
        en: "The folder for this file does not exist: \(path). Make it, or name another place.")
    case .notFolder:
      language(
        ko: "폴더가 있어야 할 곳에 다른 것이 있어요: \(path). 옮기거나 다른 곳을 알려 주세요.",
        en: "There is something else where a folder should be: \(path). Move it away, or name"
          + " another place.")
    case .isFolder:
      language(
        ko: "파일이 아니라 폴더예요: \(path). 파일을 적어 주세요.",
        en: "This is a folder, not a file: \(path). Name a file.")
    case .isLink:
      language(
        ko: "파일이 아니라 심볼릭 링크라서 그대로 두었어요: \(path). 링크를 옮기거나 파일로 바꿔 주세요.",
        en: "This is a symbolic link and was left alone: \(path). Put a file in its place.")
    case .isSpecial:
      language(
        ko: "파일이 아니라 파이프나 소켓이나 장치라서 그대로 두었어요: \(path). 파일을 적어 주세요.",
        en: "This is a pipe, a socket or a device and was left alone: \(path). Name a file.")
    case .noPermission:
      language(
        ko: "파일을 쓸 권한이 없어요: \(path). 파일과 폴더의 권한을 확인해 주세요.",
        en:
          "No permission to use the file: \(path). Check the permissions of the file and its"
          + " folder."
      )
    case .readOnly:
      language(
        ko: "읽기 전용인 곳이라 쓸 수 없어요: \(path). 다른 곳을 알려 주세요.",
        en: "This place is read-only: \(path). Name another one.")
    case .full:
      language(
        ko: "디스크가 가득 차서 쓰지 못했어요: \(path). 공간을 비우고 다시 해 주세요.",
        en: "The disk is full, so the file was not written: \(path). Make room and try again.")
    case .pipeTooLong(let limit):
      language(
        ko: "파이프로 \(ByteSize(limit).text)보다 많이 들어와서 쓰지 않았어요: \(path). 파일로 저장한 다음 그 파일을 적어 주세요.",
        en: "More than \(ByteSize(limit).text) came through this pipe, and none of it was used:"
          + " \(path). Save it to a file and name that file.")
    case .exists:
      language(
        ko: "이미 있는 파일이라 그대로 두었어요: \(path). 덮어쓰려면 --yes 옵션을 붙여 주세요.",
        en: "The file is already there and was left alone: \(path). Give --yes to replace it.")
    case .failed(let detail):
      language(
        ko: "파일을 쓸 수 없어요: \(path) (\(detail.quotable(limit: 200))).",
        en: "The file cannot be used: \(path) (\(detail.quotable(limit: 200))).")
    }
  }
}
