import HearthDomain

extension StoreTrouble {
  func message(path: String, in language: Language) -> String {
    switch self {
    case .isFolder:
      language(
        ko: "저장소 자리에 폴더가 있어요: \(path). --store 옵션으로 파일을 알려 주세요.",
        en:
          "The store is meant to be a file, but this is a folder: \(path). Name a file with"
          + " --store."
      )
    case .noPermission:
      language(
        ko: "저장소를 열 권한이 없어요: \(path). 파일과 폴더의 권한을 확인해 주세요.",
        en:
          "No permission to open the store: \(path). Check the permissions of the file and its"
          + " folder."
      )
    case .readOnly:
      language(
        ko: "저장소가 읽기 전용이라 쓸 수 없어요: \(path). 아무것도 바뀌지 않았어요. 파일과 폴더의 권한을 확인하거나 --store로 다른 곳을 알려"
          + " 주세요.",
        en: "The store is read-only: \(path). Nothing was changed. Check the permissions of the"
          + " file and its folder, or name another place with --store.")
    case .noFolder:
      language(
        ko: "저장소를 둘 폴더가 없거나, 없는 곳을 가리키는 링크예요: \(path). 폴더를 만들거나 --store 옵션으로 다른 곳을 알려 주세요.",
        en: "The store's folder does not exist, or this is a link that leads nowhere: \(path). Make"
          + " the folder, or name another place with --store.")
    case .notFolder:
      language(
        ko: "저장소를 둘 폴더가 있어야 할 곳에 다른 것이 있어요: \(path). 옮기거나 --store 옵션으로 다른 곳을 알려 주세요.",
        en: "There is something else where the store's folder should be: \(path). Move it away, or"
          + " name another place with --store.")
    case .pathTooLong(let most):
      language(
        ko: "저장소 파일의 이름이 너무 길어요: \(path). \(most)바이트까지 쓸 수 있어요.",
        en: "The name of the store's file is too long: \(path). It can have up to \(most) bytes.")
    case .full:
      language(
        ko: "디스크가 가득 차서 저장하지 못했어요: \(path). 공간을 비우고 다시 해 주세요.",
        en: "The disk is full, so this was not saved: \(path). Make room and try again.")
    case .busy:
      language(
        ko: "다른 프로그램이 저장소를 쓰고 있어요: \(path). 잠시 뒤에 다시 해 주세요.",
        en: "Another program is using the store: \(path). Try again in a moment.")
    case .gone:
      language(
        ko: "쓰던 저장소 파일이 사라졌어요: \(path). 옮기거나 지웠다면 제자리에 돌려놓거나, ‘hearth restore’로 백업을 되살려 주세요.",
        en: "The store's file disappeared while it was in use: \(path). Put it back, or restore a"
          + " backup with “hearth restore”.")
    case .newerSchema(let found, let known):
      language(
        ko: "더 새로운 Hearth가 만든 저장소예요: \(path) (형식 \(found), 이 프로그램은 \(known)까지 알아요). 저장소는 그대로 두었어요."
          + " Hearth를 업데이트해 주세요.",
        en:
          "A newer Hearth wrote this store: \(path) (format \(found), this program knows up to"
          + " \(known)). It was left untouched. Update Hearth.")
    case .olderSchema(let found, let oldest, let commit):
      language(
        ko: "오래된 Hearth가 만든 저장소예요: \(path) (형식 \(found), 이 프로그램은 \(oldest)부터 열어요). 저장소는 그대로 두었어요."
          + " 커밋 \(commit)의 Hearth로 한 번 열면 이 프로그램도 열 수 있어요.",
        en: "An older Hearth wrote this store: \(path) (format \(found), this program opens formats"
          + " from \(oldest) on). It was left untouched. Open it once with the Hearth of commit"
          + " \(commit), and this program can open it too.")
    case .foreignLog(let kept?):
      language(
        ko: "저장소 곁에 다른 저장소의 변경 기록이 남아 있어서, 쓰지 않고 다른 이름으로 두었어요: \(kept.quotable(limit: 200))."
          + " 저장소(\(path))는 그대로예요. 다시 해 주세요.",
        en: "A log of another store was left beside this one: \(path). Nothing of it was used, and"
          + " it is kept here: \(kept.quotable(limit: 200)). Nothing was changed; try again.")
    case .foreignLog(nil):
      language(
        ko: "저장소 곁에 다른 저장소의 변경 기록이 남아 있는데 옮길 수 없어요: \(path). 이름이 -wal로 끝나는 그 파일을 다른 곳으로 옮겨 주세요.",
        en: "A log of another store was left beside this one and cannot be moved: \(path). Move the"
          + " file of that name that ends in -wal elsewhere.")
    case .failed(let detail):
      language(
        ko: "저장소를 쓸 수 없어요: \(path) (\(detail.quotable(limit: 200))).",
        en: "The store cannot be used: \(path) (\(detail.quotable(limit: 200))).")
    }
  }
}
