import HearthDomain

extension Damage {
  func text(in language: Language) -> String {
    switch self {
    case .notAStore(let path): Damage.notAStore(path.quotable(limit: 200))(language)
    case .store(let path, let detail):
      Damage.store(path.quotable(limit: 200), detail.quotable(limit: 200))(language)
    case .checksum(let path): Damage.checksum(path)(language) + Damage.nothingChanged(language)
    case .schema(let path, let object):
      StrangeObjectWords(object: object).sentence(path.quotable(limit: 200))(language)
    case .row(let table, let column, let id):
      Damage.row("\(table).\(column), id \(id)".quotable(limit: 200))(language)
    case .lock: Damage.lockWords(language)
    case .settings(let path, let line, let column):
      SettingWords(language).broken(path: path, line: line, column: column)
        + Damage.nothingChanged(language)
    case .profiles(let path): Damage.profiles(path.quotable(limit: 200))(language)
    case .notText(let offset): Damage.notText(at: offset + 1).ofImport(in: language)
    case .noHeader(let columns): Damage.noHeader(columns).ofImport(in: language)
    case .malformed(let line, let column): Damage.malformed(line, column).ofImport(in: language)
    case .packed: Damage.packedWords.ofImport(in: language)
    case .notAnArchive: Damage.notAnArchiveWords.ofImport(in: language)
    case .newerArchive(let found, let known):
      Damage.newerArchive(found, than: known).ofImport(in: language)
    }
  }
}

// MARK: - What the program keeps

extension Damage {
  fileprivate static let nothingChanged = Words(
    ko: " 아무것도 바꾸지 않았어요.", en: " Nothing was changed.")

  fileprivate static func notAStore(_ path: String) -> Words {
    Words(
      ko: "Hearth 저장소가 아니에요: \(path). 파일은 그대로 두었어요.",
      en: "This is not a Hearth store: \(path). The file was left untouched.")
  }

  fileprivate static func store(_ path: String, _ detail: String) -> Words {
    Words(
      ko: "저장소가 망가져 있어요: \(path) (\(detail)). 먼저 파일을 복사해 두고"
        + " ‘hearth doctor’로 살펴봐 주세요.",
      en: "The store is damaged: \(path) (\(detail)). Copy the file first,"
        + " then look at it with “hearth doctor”.")
  }

  fileprivate static func checksum(_ path: FilePath) -> Words {
    let (copy, note) = (path.quotable(limit: 200), (path + ".sha256").quotable(limit: 200))
    return Words(
      ko: "이 백업은 만들었을 때와 달라요: \(copy). 체크섬이 \(note)에 적힌 것과 맞지 않아요.",
      en: "This backup is not as it was made: \(copy) does not match the checksum in \(note).")
  }

  fileprivate static func row(_ place: String) -> Words {
    Words(
      ko: "저장소에 알아볼 수 없는 값이 있어요: \(place). 값은 그대로 두었어요."
        + " ‘hearth doctor’로 살펴봐 주세요.",
      en: "The store holds a value that cannot be understood: \(place). It was left as it is."
        + " Look at it with “hearth doctor”.")
  }

  fileprivate static func profiles(_ path: String) -> Words {
    Words(
      ko: "프로필 목록 파일을 알아볼 수 없어요: \(path)."
        + " 고치거나 다른 곳으로 옮겨 주세요. 저장소들은 그대로 있고, --store로 열 수 있어요.",
      en: "The list of profiles cannot be read: \(path). Mend it or move it"
        + " away. The stores are as they were, and --store opens each of them.")
  }

  fileprivate static let lockWords = Words(
    ko: "잠금이 망가져서 암호를 확인할 수 없어요. ‘hearth restore’로 백업을 되살릴 수 있어요.",
    en: "The lock is damaged, so no passphrase can be checked. “hearth restore” goes back to a"
      + " backup.")
}

// MARK: - What is imported

extension Words {
  /// What is wrong with a file that is imported: it is taken as a whole or not at all.
  fileprivate func ofImport(in language: Language) -> String {
    self(language) + language(ko: " 아무것도 더하지 않았어요.", en: " Nothing was added.")
  }
}

extension Damage {
  fileprivate static func notText(at byte: Int) -> Words {
    Words(
      ko: "글이 담긴 파일이 아니에요. \(byte)번째 바이트를 글자로 읽을 수 없어요.",
      en: "The file is not text: byte \(byte) cannot be read as text.")
  }

  fileprivate static func noHeader(_ columns: [String]) -> Words {
    let list = columns.joined(separator: ", ")
    return Words(
      ko: "표의 첫 줄에 열 이름이 없어요. 이런 이름이 있어야 해요: \(list).",
      en: "The table does not begin with the names of its columns, such as: \(list).")
  }

  fileprivate static func malformed(_ line: Int, _ column: Int) -> Words {
    Words(
      ko: "파일이 형식에 맞지 않아요. \(line)번째 줄 \(column)번째 글자부터 살펴봐 주세요.",
      en: "The file breaks the rules of its format at line \(line), column \(column).")
  }

  fileprivate static let packedWords = Words(
    ko: "여러 파일을 묶은 압축 파일이에요. Day One은 압축을 풀어 그 안의 Journal.json을,"
      + " Daylio는 백업이 아니라 CSV로 내보낸 파일을 가져와 주세요.",
    en: "This is a packed file. For Day One, unpack it and import the Journal.json in it; for"
      + " Daylio, import what its CSV export writes, not a backup.")

  fileprivate static let notAnArchiveWords = Words(
    ko: "‘hearth export’로 내보낸 파일이 아니에요.",
    en: "This is no file that “hearth export” wrote.")

  fileprivate static func newerArchive(_ found: Int, than known: Int) -> Words {
    Words(
      ko: "더 새로운 Hearth가 내보낸 파일이에요 (형식 \(found), 이 프로그램은 \(known)까지 알아요)."
        + " Hearth를 업데이트해 주세요.",
      en: "A newer Hearth wrote this file (format \(found), this program knows up to"
        + " \(known)). Update Hearth.")
  }
}
