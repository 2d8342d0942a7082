import HearthDomain

extension Damage {
  func message(in language: Language) -> String {
    switch self {
    // Files of the program
    case .notAStore(let path):
      language(
        ko: "Hearth 저장소가 아니에요: \(path.quotable(limit: 200)). 파일은 그대로 두었어요. --store로 다른 파일을 알려 주세요.",
        en: "This is not a Hearth store: \(path.quotable(limit: 200)). The file was left untouched."
          + " Name another one with --store.")
    case .store(let path, let detail):
      language(
        ko: "저장소가 손상되었어요: \(path.quotable(limit: 200)) (\(detail.quotable(limit: 200))). 먼저 파일을 복사해"
          + " 두고 ‘hearth doctor’로 살펴봐 주세요.",
        en: "The store is damaged: \(path.quotable(limit: 200)) (\(detail.quotable(limit: 200)))."
          + " Copy the file first, then look at it with “hearth doctor”.")
    case .checksum(let path):
      language(
        ko: "이 백업은 만들었을 때와 달라요: \(path.quotable(limit: 200)). 체크섬이"
          + " \((path + ".sha256").quotable(limit: 200))에 적힌 것과 맞지 않아요.",
        en: "This backup has changed since it was made: \(path.quotable(limit: 200)) does not match"
          + " the checksum in \((path + ".sha256").quotable(limit: 200)).")
        + Damage.nothingChanged(language)
    case .schema(let path, let object):
      SchemaMismatchWords(mismatch: object).sentence(path.quotable(limit: 200))(language)
    case .row(let table, let column, let id):
      (table.hasPrefix("journal_") ? Damage.unreadableChange : Damage.unreadableRow)(
        "\(table).\(column), id \(id)".quotable(limit: 200))(language)
    case .index(let path):
      language(
        ko: "검색 색인이 손상되었어요: \(path.quotable(limit: 200)). 적은 것에는 이상이 없어요. ‘hearth doctor --repair’로"
          + " 색인을 다시 만들어 주세요.",
        en: "The search index is damaged: \(path.quotable(limit: 200)). Your data is intact."
          + " “hearth doctor --repair” rebuilds the index.")
        + Damage.nothingChanged(language)
    case .lock:
      language(
        ko: "잠금이 손상되어서 암호를 확인할 수 없어요. ‘hearth restore’로 백업을 되살릴 수 있어요.",
        en: "The lock is damaged, so no passphrase can be checked. “hearth restore” goes back to a"
          + " backup.")
    case .settings(let path, let line, let column):
      SettingWords(language).unreadableFile(path: path, line: line, column: column)
        + Damage.nothingChanged(language)
    case .profiles(let path):
      language(
        ko: "프로필 목록 파일을 알아볼 수 없어요: \(path.quotable(limit: 200)). 고치거나 다른 곳으로 옮겨 주세요. 저장소들은 그대로 있고,"
          + " --store로 열 수 있어요.",
        en: "The list of profiles cannot be read: \(path.quotable(limit: 200)). Fix it or move it"
          + " away. The stores are unchanged, and --store opens each of them.")

    // Imported files, which are imported completely or not at all
    case .notText(let offset):
      language(
        ko: "글이 담긴 파일이 아니에요. \(offset + 1)번째 바이트를 글자로 읽을 수 없어요.",
        en: "The file is not text: byte \(offset + 1) cannot be read as text.")
        + Damage.nothingAdded(language)
    case .noHeader(let columns):
      language(
        ko: "표의 첫 줄에 아는 열 이름이 없어요. 이런 이름으로 적어 주세요:"
          + " \(ColumnNames.koreanNames(columns).joined(separator: ", ")).",
        en: "The first line of the table has no known column names. Name them like this:"
          + " \(columns.joined(separator: ", ")).") + Damage.nothingAdded(language)
    case .unknownColumns(let columns, let fields):
      language(
        ko: "표에 꼭 있어야 할 열을 찾지 못했어요. 있는 열: \(Damage.list(columns.map(\.name))). 어떤 열이"
          + " 무엇인지 --columns \"\(example(columns, fields, language))\"처럼 알려 주세요. 쓸 수 있는 이름:"
          + " \(ColumnWords(language).labels(of: fields)).",
        en:
          "The table lacks a column that it needs. It has: \(Damage.list(columns.map(\.name))). Say what they"
          + " are, as in --columns \"\(example(columns, fields, language))\". A column can be:"
          + " \(ColumnWords(language).labels(of: fields)).") + Damage.nothingAdded(language)
    case .missingColumn(let name, let columns):
      language(
        ko: "표에 \(name.quoted(.korean)) 열이 없어요. 있는 열: \(Damage.list(columns)).",
        en: "The table has no column \(name.quoted(.english)). Its columns are:"
          + " \(Damage.list(columns)).") + Damage.nothingAdded(language)
    case .unknownField(let name, let fields):
      language(
        ko: "\(name.quoted(.korean)) 이름으로 읽을 수 있는 열이 없어요. 쓸 수 있는 이름:"
          + " \(ColumnWords(language).labels(of: fields)).",
        en: "No column can be read as \(name.quoted(.english)). A column can be:"
          + " \(ColumnWords(language).labels(of: fields)).") + Damage.nothingAdded(language)
    case .malformed(let line, let column):
      language(
        ko: "파일이 형식에 맞지 않아요. \(line)번째 줄 \(column)번째 글자부터 살펴봐 주세요.",
        en: "The file is malformed at line \(line), column \(column).")
        + Damage.nothingAdded(language)
    case .fileArchive:
      language(
        ko: "압축 파일인데, 그 안에 Hearth가 읽을 수 있는 파일이 없어요.",
        en: "This archive contains no file that Hearth can read.")
        + Damage.nothingAdded(language)
    case .corruptCompression:
      language(
        ko: "압축 파일이 잘렸거나 손상되었어요.", en: "The archive is truncated or damaged.")
        + Damage.nothingAdded(language)
    case .compressedDataTooLarge:
      language(
        ko: "압축을 풀면 너무 커지는 파일이 들어 있어요. 압축을 직접 풀고 가져올 파일만 적어 주세요.",
        en: "A file in the archive is too large once unpacked. Unpack it yourself and name only the"
          + " file to import.")
        + Damage.nothingAdded(language)
    case .otherFileKind(let kind):
      kind.importAdvice(language) + Damage.nothingAdded(language)
    case .calcurseInternalFile:
      language(
        ko: "calcurse가 쓰는 파일 그대로예요. ‘calcurse -x > calendar.ics’로 내보낸 파일을 가져와 주세요.",
        en: "This is calcurse’s own file. Export it with “calcurse -x > calendar.ics” and import"
          + " that file.") + Damage.nothingAdded(language)
    case .ambiguousDates(let text):
      language(
        ko: "\(text.quoted(.korean)) 같은 날짜가 있는데, 일이 먼저인지 월이 먼저인지 파일만 보고는 알 수 없어요. --dates dmy (일이"
          + " 먼저)나 --dates mdy (월이 먼저)를 붙여 주세요.",
        en: "The file has dates such as \(text.quoted(.english)), but it is not clear whether the"
          + " day or the month comes first. Add --dates dmy (day first) or --dates mdy (month"
          + " first).") + Damage.nothingAdded(language)
    case .unknownMoods(let names):
      NamedLevelsWords(names: names).sentence(language) + Damage.nothingAdded(language)
    case .sealed(let damage): damage.message(in: language)
    case .keys(let path):
      language(
        ko: "동기화 열쇠를 둔 파일이 손상되었어요: \(path.quotable(limit: 200)). 옮겨 두고 다시 연결해 주세요.",
        en:
          "The file with the keys of this device is damaged: \(path.quotable(limit: 200)). Move it"
          + " away and join again.")
    case .unknownFileKind:
      language(
        ko: "무슨 파일인지 알 수 없어요.", en: "It is not clear what this file is.")
        + Damage.askWhereItBelongs(language) + Damage.nothingAdded(language)
    case .unknownTable(let columns):
      language(
        ko: "무엇을 적은 표인지 알 수 없어요. 있는 열: \(Damage.list(columns)).",
        en: "It is not clear what this table is about. Its columns are: \(Damage.list(columns)).")
        + Damage.askWhereItBelongs(language) + Damage.nothingAdded(language)
    case .notAnArchive:
      language(
        ko: "‘hearth export’로 내보낸 파일이 아니에요.",
        en: "That is not a Hearth export.") + Damage.nothingAdded(language)
    case .newerArchive(let found, let known):
      language(
        ko: "더 새로운 Hearth가 내보낸 파일이에요 (형식 \(found), 이 프로그램은 \(known)까지 알아요). Hearth를 업데이트해 주세요.",
        en: "A newer Hearth wrote this file (format \(found), this program knows up to \(known))."
          + " Update Hearth.") + Damage.nothingAdded(language)
    }
  }

  private static let askWhereItBelongs = Words(
    ko: " ‘hearth book import’처럼 어디에 담을지 알려 주세요. contact, mood, event, saying도 돼요.",
    en: " Say where it belongs, as in “hearth book import”; contact, mood, event and saying work,"
      + " too.")
  private static let nothingChanged = Words(ko: " 아무것도 바꾸지 않았어요.", en: " Nothing was changed.")
  private static let nothingAdded = Words(ko: " 아무것도 추가하지 않았어요.", en: " Nothing was added.")

  private static func unreadableChange(_ place: String) -> Words {
    Words(
      ko: "바뀐 기록에 알아볼 수 없는 것이 있어요: \(place). ‘hearth doctor --repair’가 백업하고 나서 기록에서 빼요. 그대로 두고 다른"
        + " 하나만 되돌리려면 ‘hearth undo --entry 번호’를 써 주세요.",
      en: "The history has a change that cannot be read: \(place). “hearth doctor --repair” backs"
        + " up the store and removes it from the history; “hearth undo --entry E” undoes another"
        + " one without that.")
  }

  private static func unreadableRow(_ place: String) -> Words {
    Words(
      ko: "저장소에 알아볼 수 없는 값이 있어요: \(place). 값은 그대로 두었어요. ‘hearth doctor’로 살펴봐 주세요.",
      en: "The store has a value that cannot be read: \(place). It was left as it is. Check it with"
        + " “hearth doctor”.")
  }
}

extension Damage {
  /// Returns the names of columns, as many as fit into a message.
  static func list(_ columns: [String]) -> String {
    let names = columns.prefix(20).map { $0.quotable(limit: 40) }.joined(separator: ", ")
    return columns.count > 20 ? names + ", …" : names
  }

  /// Returns an example of an answer about a column, if possible one that has no name of a field.
  private func example(_ columns: [ReadColumn], _ fields: [String], _ language: Language) -> String
  {
    let field = fields.first.map(ColumnWords(language).label) ?? ""
    let column = columns.first { !fields.contains($0.name.lowercased()) } ?? columns.first
    return "\((column?.name ?? "").quotable(limit: 40))=\(field)"
  }
}
