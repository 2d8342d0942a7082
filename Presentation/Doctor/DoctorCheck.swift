import HearthDomain
import TerminalKit

/// The result of one check.
struct DoctorCheck: Hashable {
  enum Health: Hashable {
    case good
    /// The check was not performed.
    case unchecked
    /// Nothing is wrong, but there is advice. `code` identifies the advice for programs.
    case improvable(code: String)
    case bad
  }

  let health: Health
  let text: Words

  init(_ health: Health = .good, ko: String, en: String) {
    self.health = health
    text = Words(ko: ko, en: en)
  }

  /// The character displayed before the text of the result, such as `✓`.
  var statusMark: String {
    switch health {
    case .good: "✓"
    case .unchecked, .improvable: "·"
    case .bad: "✗"
    }
  }

  /// The identifier of the result in JSON, such as `ok`.
  var statusWord: String {
    switch health {
    case .good: "ok"
    case .unchecked: "unchecked"
    case .improvable: "advice"
    case .bad: "problem"
    }
  }

  static func checks(of report: StoreReport, _ repair: RepairText) -> [DoctorCheck] {
    [location(of: report)] + (report.file.map { fileChecks(of: report, $0) } ?? [])
      + report.findings.flatMap { [problem($0, repair)] + unreadableRows(of: $0) }
      + report.unchecked.map(uncheckedPart)
  }

  static func timeZone(_ name: String) -> DoctorCheck {
    DoctorCheck(ko: "시간대는 \(KoreanParticle.copula(name)).", en: "The time zone is \(name).")
  }

  static func terminal(_ traits: ConsoleTraits) -> DoctorCheck {
    guard traits.outputIsTerminal else {
      return DoctorCheck(
        ko: "출력이 터미널이 아니라서 전체 화면은 열리지 않아요.",
        en: "Output is not a terminal, so the full-screen view would not open.")
    }
    let size = "\(traits.size.width)×\(traits.size.height)"
    return DoctorCheck(
      ko: "터미널은 \(size)칸이고 색은 \(colorText(traits.colorLevel)(.korean)).",
      en: "The terminal has \(size) cells and \(colorText(traits.colorLevel)(.english)).")
  }

  private static func colorText(_ level: ColorLevel) -> Words {
    switch level {
    case .none: Words(ko: "쓰지 않아요", en: "shows no colours")
    case .sixteenColors: Words(ko: "16가지예요", en: "16 colours")
    case .colors256: Words(ko: "256가지예요", en: "256 colours")
    case .truecolor: Words(ko: "24비트예요", en: "24-bit colour")
    }
  }

  static func location(of report: StoreReport) -> DoctorCheck {
    guard let path = report.path?.displayText else {
      return DoctorCheck(
        ko: "저장소가 메모리에만 있어서 끝나면 사라져요.",
        en: "The store is in memory only and is gone when the program ends.")
    }
    guard let file = report.file else {
      if report.isCorrupted {
        return DoctorCheck(ko: "저장소는 \(path)에 있어요.", en: "The store is \(path).")
      }
      // Otherwise, a user who mistyped the path would take an empty store for the right one.
      return DoctorCheck(
        .improvable(code: "no-store"),
        ko: "아직 저장소가 없어요. 처음 쓰일 때 \(path)에 만들어져요. 다른 곳에 있다면 --store나 HEARTH_STORE로 알려 주세요.",
        en: "There is no store yet. It is created at \(path) when it is first used. If yours is"
          + " elsewhere, give its place with --store or HEARTH_STORE.")
    }
    return DoctorCheck(
      ko:
        "저장소는 \(path)에 있고 크기는 \(formattedSize(file.bytes))예요. 남은 공간은"
        + " \(formattedSize(file.freeBytes))예요.",
      en:
        "The store is \(path), \(formattedSize(file.bytes)). \(formattedSize(file.freeBytes)) are"
        + " left there."
    )
  }

  private static func fileChecks(
    of report: StoreReport, _ file: StoreReport.File
  ) -> [DoctorCheck] {
    let isUnsound = report.findings.contains {
      switch $0 {
      case .corrupted, .furtherCorruptions, .mismatch, .brokenReferences, .unreadableRows,
        .outdatedData:
        true
      case .openToOthers, .littleSpace, .cannotBeCreated, .changedBackup, .olderBackup, .leftover,
        .changedOutsideJournal:
        false
      }
    }
    guard !isUnsound, let schema = file.schema else { return [] }
    return [
      DoctorCheck(
        ko: "저장소는 이상이 없어요 (형식 \(schema)).", en: "The store is sound (schema \(schema)).")
    ]
  }

  private static func uncheckedPart(_ part: DerivedPart) -> DoctorCheck {
    let name = name(of: part)
    return DoctorCheck(
      .unchecked,
      ko: "\(KoreanParticle.topic(name.ko)) 살펴보지 못했어요. 다른 프로그램이 쓰고 있거나 저장소에 쓸 수 없을 때는 볼 수 없어요.",
      en: "Not checked: the \(name.en). That is possible only if the store can be written to and no"
        + " other program is writing.")
  }

  static func problem(_ finding: StoreFinding, _ repair: RepairText = RepairText()) -> DoctorCheck {
    switch finding {
    case .corrupted(let detail):
      DoctorCheck(
        .bad,
        ko: "저장소 파일이 손상되었어요 (\(detail)). 다른 일을 하기 전에 파일부터 복사해 두세요.",
        en: "The store's file is damaged (\(detail)). Copy the file before you do anything else.")
    case .furtherCorruptions(let count):
      DoctorCheck(
        .bad, ko: "그 밖에도 손상된 곳이 \(count)군데 더 있어요.",
        en: "It is damaged in \(Plural("more place", "more places")(count)).")
    case .mismatch(let object): SchemaMismatchWords(mismatch: object, repair: repair).doctorCheck
    case .brokenReferences(let table, let count):
      DoctorCheck(
        .bad, ko: "\(table) 표에서 \(count)줄이 없는 것을 가리켜요.",
        en: count == 1
          ? "One row of \(table) refers to something missing."
          : "\(count) rows of \(table) refer to something missing.")
    case .unreadableRows(let table, _, let count): unreadableRows(of: table, count, repair)
    case .outdatedData(let part, let count): outdatedDerivedPart(part, count, repair)
    case .changedOutsideJournal(let count):
      DoctorCheck(
        .improvable(code: "changed-unnoted"),
        ko: "다른 프로그램이 바꾼 것이 \(count)개 있어요. 바뀐 기록에 없어서 hearth undo로는 되돌리지 않아요.",
        en: "Another program has changed \(Plural("thing")(count)). The history does not include"
          + " it, so hearth undo leaves \(count == 1 ? "it" : "them") as"
          + " \(count == 1 ? "it is" : "they are")."
      )
    case .openToOthers(let path, let mode):
      readableByOthers(path, mode)
    case .cannotBeCreated(let folder):
      DoctorCheck(
        .bad, ko: "\(folder.displayText)에는 저장소를 만들 수 없어요. 쓸 수 있는 곳을 ‘--store’로 알려 주세요.",
        en:
          "No store can be created in \(folder.displayText). Give a writable place with “--store”."
      )
    case .littleSpace(let bytes):
      DoctorCheck(
        .bad, ko: "저장소가 있는 곳에 \(formattedSize(bytes))밖에 남지 않았어요. 공간을 비워 주세요.",
        en: "Only \(formattedSize(bytes)) of space is left where the store is. Free some space.")
    case .changedBackup(let path):
      DoctorCheck(
        .bad,
        ko: "이 백업은 만들었을 때와 달라요: \(path.displayText). ‘hearth backup’으로 새로 만들고 이 파일은 지워 주세요.",
        en:
          "The backup \(path.displayText) has changed since it was made. Make a new one with"
          + " “hearth backup” and remove this one.")
    case .olderBackup(let path, let schema, let commit):
      DoctorCheck(
        .improvable(code: "older-backup"),
        ko: "이 백업(형식 \(schema))은 커밋 \(commit)의 Hearth로만 되살릴 수 있어요: \(path.displayText).",
        en:
          "The backup \(path.displayText) has format \(schema): only the Hearth of commit \(commit)"
          + " can restore it.")
    case .leftover(let path, let bytes, let isSurelyOne, true):
      leftoverFile(path, bytes, isSurelyOne, repair)
    case .leftover(let path, let bytes, _, false): leftoverFileAdvice(path, bytes)
    }
  }

  /// Returns the advice about a file that an earlier version probably left behind. It is not
  /// reported as a problem, because its name alone does not prove where it comes from, especially
  /// in a shared folder.
  private static func leftoverFileAdvice(_ path: FilePath, _ bytes: Int) -> DoctorCheck {
    DoctorCheck(
      .improvable(code: "left-file"),
      ko: "예전 버전이 중간에 멈추면서 남긴 파일 같아요: \(path.displayText) (\(formattedSize(bytes))). Hearth를 모두 닫은"
        + " 뒤에 열어 보고, 필요 없으면 직접 지워 주세요.",
      en: "An interrupted run of an earlier version seems to have left a file behind:"
        + " \(path.displayText) (\(formattedSize(bytes))). Once no Hearth is running, check it and"
        + " remove it yourself if you do not need it.")
  }

  private static func leftoverFile(
    _ path: FilePath, _ bytes: Int, _ isSurelyOne: Bool, _ repair: RepairText
  ) -> DoctorCheck {
    let remedy =
      isSurelyOne && !repair.wasRepairTried
      ? repair(ko: "로 지울 수 있어요.", en: " removes it.")
      : Words(
        ko: "아직 쓰는 중일 수도 있으니 Hearth를 모두 닫은 뒤에 직접 지워 주세요.",
        en: "It may still be in use, so remove it yourself once no Hearth is running.")
    return DoctorCheck(
      .bad,
      ko: "Hearth가 중간에 멈추면서 남긴 폴더가 있어요: \(path.displayText) (\(formattedSize(bytes)))."
        + " \(remedy.ko)",
      en:
        "An interrupted run left a folder behind: \(path.displayText) (\(formattedSize(bytes)))."
        + " \(remedy.en)"
    )
  }

  private static func unreadableRows(
    of table: String, _ count: Int, _ repair: RepairText
  ) -> DoctorCheck {
    if table.hasPrefix("journal_") { return unreadableChanges(count, repair) }
    return DoctorCheck(
      .bad,
      ko: "\(table) 표에 알아볼 수 없는 줄이 \(count)개 있어서 목록에서는 빼지만, 값은 그대로 있어요. 백업에서 되살리거나, ‘hearth"
        + " export’로 내보낸 파일에서 고쳐 새 저장소로 가져올 수 있어요.",
      en: "\(Plural("row")(count)) of \(table) cannot be read; lists leave out such rows, but"
        + " nothing was lost. Restore a backup, or correct the file of “hearth export” and import"
        + " it into a new store.")
  }

  private static func unreadableChanges(_ count: Int, _ repair: RepairText) -> DoctorCheck {
    let remedy = repair(
      ko: "로 기록에서 뺄 수 있어요.", en: " removes \(count == 1 ? "it" : "them") from the history.")
    return DoctorCheck(
      .bad,
      ko: "바뀐 기록에 알아볼 수 없는 것이 \(count)개 있어요. 적은 것에는 이상이 없지만, ‘hearth undo’는 그보다 앞의 것을 되돌리지 못해요."
        + " \(remedy.ko)",
      en: "\(Plural("change")(count)) in the history cannot be read. Your data is intact, but"
        + " “hearth undo” goes no further back than that. \(remedy.en)")
  }

  private static func outdatedDerivedPart(
    _ part: DerivedPart, _ count: Int, _ repair: RepairText
  ) -> DoctorCheck {
    let what = name(of: part)
    let remedy = repair(ko: "로 다시 만들 수 있어요.", en: " rebuilds them.")
    return DoctorCheck(
      .bad,
      ko: "\(KoreanParticle.subject(what.ko)) 기록과 맞지 않아요 (\(count)곳). \(remedy.ko)",
      en: "Your data and the \(what.en) do not match, in \(Plural("place")(count)). \(remedy.en)")
  }

  private static func name(of part: DerivedPart) -> Words {
    switch part {
    case .search: Words(ko: "검색에 쓰는 글", en: "search texts")
    case .index: Words(ko: "검색 색인", en: "search index")
    case .keys: Words(ko: "정렬과 비교에 쓰는 값", en: "keys for sorting and comparing")
    case .care: Words(ko: "식물의 상태", en: "plant states")
    case .totals: Words(ko: "합계", en: "totals")
    case .undone: Words(ko: "되돌린 것의 표시", en: "marks of undone changes")
    case .devices: Words(ko: "바뀐 기록의 기기 이름", en: "device names in the history")
    }
  }

  private static func readableByOthers(_ path: FilePath, _ mode: Int) -> DoctorCheck {
    let digits = String(mode, radix: 8)
    let can =
      mode & 0o022 == 0 ? Words(ko: "읽을", en: "read") : Words(ko: "고칠", en: "change")
    return DoctorCheck(
      .bad,
      ko: "\(path.displayText)의 권한이 \(KoreanParticle.because(digits))서 다른 사람도 \(can.ko) 수 있어요."
        + " ‘chmod 600’으로 닫아 주세요.",
      en: "\(path.displayText) has mode \(digits), so others can \(can.en) it. Protect it with"
        + " “chmod 600”.")
  }

  /// Returns the identifier of the problem for programs; it never changes.
  static func problemCode(of finding: StoreFinding) -> String {
    switch finding {
    case .corrupted: "unsound"
    case .furtherCorruptions: "further-unsound"
    case .changedOutsideJournal: "changed-unnoted"
    case .mismatch: "strange-schema"
    case .brokenReferences: "broken-references"
    case .unreadableRows: "unreadable-rows"
    case .outdatedData(let part, _): "out-of-step-\(part.rawValue)"
    case .openToOthers: "open-to-others"
    case .cannotBeCreated: "cannot-be-made"
    case .littleSpace: "little-space"
    case .changedBackup: "changed-backup"
    case .olderBackup: "older-backup"
    case .leftover: "leftover"
    }
  }

  private static func formattedSize(_ bytes: Int) -> String { ByteSize(bytes).text }
}
