import HearthDomain

extension Unavailability {
  func text(in language: Language) -> String {
    switch self {
    case .store(let path, let trouble):
      trouble.text(path: path.quotable(limit: 200), in: language)
    case .file(let path, let trouble):
      trouble.text(path: path.quotable(limit: 200), in: language)
    case .backup(let path, let trouble):
      language(
        ko: "바꾸기 전에 저장소를 백업해 두지 못해 아무것도 바꾸지 않았어요. ",
        en: "The store could not be backed up before the change, so nothing was changed. ")
        + trouble.text(path: path.quotable(limit: 200), in: language)
    case .library(let name, let package):
      language(
        ko: "이 기능에는 \(name) 라이브러리가 필요해요. \(package) 패키지를 설치해 주세요.",
        en: "This needs the library \(name). Install the package \(package).")
    case .service(let name, let trouble): trouble.text(of: name.quotable(limit: 80), in: language)
    case .channel(let name, let trouble): trouble.text(channel: name, in: language)
    }
  }
}

extension ServiceTrouble {
  func text(of name: String, in language: Language) -> String {
    textOfConnection(name, language) ?? textOfAnswer(name, language)
  }

  /// What went wrong on the way, or for want of something of the user's; nil for anything else.
  private func textOfConnection(_ name: String, _ language: Language) -> String? {
    switch self {
    case .noConnection:
      language(
        ko: "\(name): 연결할 수 없어요. 네트워크를 확인하고 다시 해 주세요.",
        en: "\(name) cannot be reached. Check the network and try again.")
    case .timedOut:
      language(
        ko: "\(name): 답이 너무 늦어요. 잠시 뒤에 다시 해 주세요.",
        en: "\(name) took too long to answer. Try again in a moment.")
    case .notSecure:
      language(
        ko: "\(name): 안전한 연결이 아니라서 그만두었어요.",
        en: "The connection to \(name) is not secure, so it was given up.")
    case .keyMissing(let setting, let variable):
      language(
        ko: "\(name): 키가 있어야 찾을 수 있어요. ‘hearth settings set \(setting) 키’나"
          + " 환경 변수 \(variable)로 알려 주세요.",
        en: "\(name) answers only with a key. Give yours with"
          + " “hearth settings set \(setting) KEY” or in \(variable).")
    case .addressMissing(let setting):
      language(
        ko: "\(name): 주소를 알아야 찾을 수 있어요. ‘hearth settings set \(setting) 주소’로 알려 주세요.",
        en: "\(name) needs the address of a server. Give it with"
          + " “hearth settings set \(setting) ADDRESS”.")
    case .cancelled: language(ko: "\(name): 그만두었어요.", en: "\(name): cancelled.")
    default: nil
    }
  }

  private func textOfAnswer(_ name: String, _ language: Language) -> String {
    switch self {
    case .keyRefused:
      language(
        ko: "\(name): 키를 받아 주지 않아요. 키가 맞는지 확인해 주세요.",
        en: "\(name) does not accept the key. Check that it is right.")
    case .tooManyRequests(let seconds?):
      language(
        ko: "\(name): 요청이 너무 많았어요. \(seconds)초 뒤에 다시 해 주세요.",
        en: "\(name) had too many requests. Try again in \(seconds) s.")
    case .tooManyRequests(nil):
      language(
        ko: "\(name): 요청이 너무 많았어요. 잠시 뒤에 다시 해 주세요.",
        en: "\(name) had too many requests. Try again in a while.")
    case .dailyLimit:
      language(
        ko: "\(name): 오늘 쓸 수 있는 횟수를 다 썼어요. 내일 다시 해 주세요.",
        en: "\(name) has answered as often as it does in a day. Try again tomorrow.")
    case .refused(let status):
      language(
        ko: "\(name): 요청을 받아 주지 않아요 (상태 \(status)).",
        en: "\(name) refuses the request (status \(status)).")
    case .failing(let status):
      language(
        ko: "\(name): 서비스에 문제가 있어요 (상태 \(status)). 잠시 뒤에 다시 해 주세요.",
        en: "\(name) is having trouble (status \(status)). Try again in a while.")
    case .tooLarge(let limit):
      language(
        ko: "\(name): 답이 너무 커요. \(limit / 1_048_576) MB까지 받아요.",
        en: "The answer of \(name) is larger than the \(limit / 1_048_576) MB accepted.")
    default:
      language(
        ko: "\(name): 알아볼 수 없는 답이 왔어요.", en: "The answer of \(name) cannot be understood.")
    }
  }
}

extension StoreTrouble {
  func text(path: String, in language: Language) -> String {
    switch self {
    case .isFolder:
      language(
        ko: "저장소 자리에 폴더가 있어요: \(path). --store 옵션으로 파일을 알려 주세요.",
        en:
          "The store is meant to be a file, but this is a folder: \(path). Name a file with --store."
      )
    case .noPermission:
      language(
        ko: "저장소를 열 권한이 없어요: \(path). 파일과 폴더의 권한을 확인해 주세요.",
        en:
          "No permission to open the store: \(path). Check the permissions of the file and its folder."
      )
    case .readOnly:
      language(
        ko: "저장소가 읽기 전용이라 쓸 수 없어요: \(path). 아무것도 바뀌지 않았어요.",
        en: "The store can only be read: \(path). Nothing was changed.")
    case .noFolder:
      language(
        ko: "저장소를 둘 폴더가 없거나, 없는 곳을 가리키는 링크예요: \(path)."
          + " 폴더를 만들거나 --store 옵션으로 다른 곳을 알려 주세요.",
        en: "The store's folder does not exist, or this is a link that leads nowhere: \(path)."
          + " Make the folder, or name another place with --store."
      )
    case .full:
      language(
        ko: "디스크가 가득 차서 저장하지 못했어요: \(path). 공간을 비우고 다시 해 주세요.",
        en: "The disk is full, so nothing was saved: \(path). Make room and try again.")
    case .busy:
      language(
        ko: "다른 프로그램이 저장소를 쓰고 있어요: \(path). 잠시 뒤에 다시 해 주세요.",
        en: "Another program is using the store: \(path). Try again in a moment.")
    case .gone:
      language(
        ko: "쓰던 저장소 파일이 사라졌어요: \(path). 옮기거나 지웠다면 제자리에 돌려놓거나,"
          + " ‘hearth restore’로 백업을 되살려 주세요.",
        en: "The store's file is gone while it was in use: \(path). Put it back,"
          + " or bring back a backup with “hearth restore”.")
    case .newerSchema(let found, let known):
      StoreTrouble.newer(path: path, found, than: known, in: language)
    case .failed(let detail):
      language(
        ko: "저장소를 쓸 수 없어요: \(path) (\(detail.quotable(limit: 200))).",
        en: "The store cannot be used: \(path) (\(detail.quotable(limit: 200))).")
    }
  }

  private static func newer(
    path: String, _ found: Int, than known: Int, in language: Language
  ) -> String {
    language(
      ko: "더 새로운 Hearth가 만든 저장소예요: \(path) (형식 \(found), 이 프로그램은 \(known)까지 알아요)."
        + " 저장소는 그대로 두었어요. Hearth를 업데이트해 주세요.",
      en:
        "A newer Hearth wrote this store: \(path) (format \(found), this program knows up to \(known))."
        + " It was left untouched. Update Hearth.")
  }
}

extension FileTrouble {
  func text(path: String, in language: Language) -> String {
    switch self {
    case .missing:
      language(
        ko: "파일이 없어요: \(path). 경로를 확인해 주세요.",
        en: "There is no such file: \(path). Check the path.")
    case .noFolder:
      language(
        ko: "파일을 둘 폴더가 없어요: \(path). 폴더를 만들거나 다른 곳을 알려 주세요.",
        en: "The folder for this file does not exist: \(path). Make it, or name another place.")
    case .isFolder:
      language(
        ko: "파일이 아니라 폴더예요: \(path). 파일을 알려 주세요.",
        en: "This is a folder, not a file: \(path). Name a file.")
    case .noPermission:
      language(
        ko: "파일을 쓸 권한이 없어요: \(path). 파일과 폴더의 권한을 확인해 주세요.",
        en:
          "No permission to use the file: \(path). Check the permissions of the file and its folder."
      )
    case .readOnly:
      language(
        ko: "읽기 전용인 곳이라 쓸 수 없어요: \(path). 다른 곳을 알려 주세요.",
        en: "This place can only be read: \(path). Name another one.")
    case .full:
      language(
        ko: "디스크가 가득 차서 쓰지 못했어요: \(path). 공간을 비우고 다시 해 주세요.",
        en: "The disk is full, so the file was not written: \(path). Make room and try again.")
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

extension Damage {
  func text(in language: Language) -> String {
    switch self {
    case .notAStore(let path):
      let path = path.quotable(limit: 200)
      return language(
        ko: "Hearth 저장소가 아니에요: \(path). 파일은 그대로 두었어요.",
        en: "This is not a Hearth store: \(path). The file was left untouched.")
    case .store(let path, let detail):
      let (path, detail) = (path.quotable(limit: 200), detail.quotable(limit: 200))
      return language(
        ko: "저장소가 망가져 있어요: \(path) (\(detail)). 먼저 파일을 복사해 두고"
          + " ‘hearth doctor’로 살펴봐 주세요.",
        en: "The store is damaged: \(path) (\(detail)). Copy the file first,"
          + " then look at it with “hearth doctor”.")
    case .row(let table, let column, let id):
      let place = "\(table).\(column), id \(id)".quotable(limit: 200)
      return language(
        ko: "저장소에 이해할 수 없는 값이 있어요: \(place). 값은 그대로 두었어요."
          + " ‘hearth doctor’로 살펴봐 주세요.",
        en: "The store holds a value that cannot be understood: \(place). It was left as it is."
          + " Look at it with “hearth doctor”.")
    case .notText(let offset):
      return language(
        ko: "글이 담긴 파일이 아니에요. \(offset + 1)번째 바이트를 글자로 읽을 수 없어요."
          + Damage.nothingAdded.ko,
        en: "The file is not text: byte \(offset + 1) cannot be read as text."
          + Damage.nothingAdded.en)
    case .noHeader(let columns): return Damage.noHeader(columns, in: language)
    case .malformed(let line, let column):
      return language(
        ko: "파일이 형식에 맞지 않아요. \(line)번째 줄 \(column)번째 글자부터 살펴봐 주세요."
          + Damage.nothingAdded.ko,
        en: "The file breaks the rules of its format at line \(line), column \(column)."
          + Damage.nothingAdded.en)
    case .settings(let path, let line, let column):
      return SettingWords(language)
        .broken(path: path, line: line, column: column) + Damage.nothingChanged(language)
    case .profiles(let path):
      return language(
        ko: "프로필 목록 파일을 알아볼 수 없어요: \(path.quotable(limit: 200))."
          + " 고치거나 다른 곳으로 옮겨 주세요. 저장소들은 그대로 있고, --store로 열 수 있어요.",
        en: "The list of profiles cannot be read: \(path.quotable(limit: 200)). Mend it or move it"
          + " away. The stores are as they were, and --store opens each of them.")
    case .packed: return Damage.packed(in: language)
    case .notAnArchive:
      return language(
        ko: "‘hearth export’로 내보낸 파일이 아니에요." + Damage.nothingAdded.ko,
        en: "This is no file that “hearth export” wrote." + Damage.nothingAdded.en)
    case .newerArchive(let found, let known):
      return language(
        ko: "더 새로운 Hearth가 내보낸 파일이에요 (형식 \(found), 이 프로그램은 \(known)까지 알아요)."
          + " Hearth를 업데이트해 주세요." + Damage.nothingAdded.ko,
        en: "A newer Hearth wrote this file (format \(found), this program knows up to"
          + " \(known)). Update Hearth." + Damage.nothingAdded.en)
    }
  }
}

extension Damage {
  fileprivate static let nothingChanged = Words(
    ko: " 아무것도 바꾸지 않았어요.", en: " Nothing was changed.")

  /// Files that are imported are taken as a whole or not at all.
  fileprivate static let nothingAdded = Words(ko: " 아무것도 더하지 않았어요.", en: " Nothing was added.")

  fileprivate static func noHeader(_ columns: [String], in language: Language) -> String {
    let list = columns.joined(separator: ", ")
    return language(
      ko: "표의 첫 줄에 열 이름이 없어요. 이런 이름이 있어야 해요: \(list)."
        + Damage.nothingAdded.ko,
      en: "The table does not begin with the names of its columns, such as: \(list)."
        + Damage.nothingAdded.en)
  }

  fileprivate static func packed(in language: Language) -> String {
    language(
      ko: "여러 파일을 묶은 압축 파일이에요. Day One은 압축을 풀어 그 안의 Journal.json을,"
        + " Daylio는 백업이 아니라 CSV로 내보낸 파일을 가져와 주세요." + Damage.nothingAdded.ko,
      en: "This is a packed file. For Day One, unpack it and import the Journal.json in it; for"
        + " Daylio, import what its CSV export writes, not a backup." + Damage.nothingAdded.en)
  }
}
