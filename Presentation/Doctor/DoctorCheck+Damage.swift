import HearthDomain
import HearthWhen

extension DoctorCheck {
  /// Returns one result per unreadable row of the finding, with the reason.
  static func unreadableRows(of finding: StoreFinding) -> [DoctorCheck] {
    guard case .unreadableRows(_, let first, let count) = finding else { return [] }
    let rows = first.map { row in
      DoctorCheck(.bad, ko: row.sentence(in: .korean), en: row.sentence(in: .english))
    }
    let rest = count - first.count
    guard rest > 0 else { return rows }
    return rows + [DoctorCheck(.bad, ko: "그 밖에도 \(rest)개가 더 있어요.", en: "There are \(rest) more.")]
  }

  /// Returns the ways to rescue the data of a store whose file is damaged; empty for other stores.
  static func rescueOptions(
    _ report: StoreReport, _ copies: [StoreBackup], store: FilePath?, today: Day
  ) -> [DoctorCheck] {
    guard report.isCorrupted else { return [] }
    let command = "hearth" + (store.map { " --store \(Quoting.shellWord($0))" } ?? "")
    return [readableTables(report.tables)].compactMap { $0 }
      + copies.map { restoreCopy($0, restoredBy: command, today: today) }
      + (report.tables.contains { $0.rows > 0 } ? [exportAdvice(command)] : [])
  }

  private static func readableTables(_ tables: [StoreReport.Table]) -> DoctorCheck? {
    let whole = tables.filter { $0.isCompletelyReadable && $0.rows > 0 }.map {
      "\($0.name) \($0.rows)"
    }
    .joined(separator: ", ")
    let broken = tables.filter { !$0.isCompletelyReadable }.map { "\($0.name) \($0.rows)" }
      .joined(separator: ", ")
    if tables.isEmpty { return nil }
    guard tables.contains(where: { $0.rows > 0 }) else {
      return DoctorCheck(
        .unchecked, ko: "파일에서 더 읽을 수 있는 기록은 없어요.",
        en: "No more of your data can be read from the file.")
    }
    let none = Words(ko: "없어요", en: "none")
    return DoctorCheck(
      .unchecked,
      ko: "다 읽을 수 있는 표: \(whole.isEmpty ? none.ko : whole)."
        + (broken.isEmpty ? "" : " 읽다가 끊기는 표와 그 앞의 줄 수: \(broken)."),
      en: "Tables that can be read in full: \(whole.isEmpty ? none.en : whole)."
        + (broken.isEmpty ? "" : " Incomplete ones, and the rows before the break: \(broken)."))
  }

  private static func restoreCopy(
    _ copy: StoreBackup, restoredBy command: String, today: Day
  ) -> DoctorCheck {
    let line = "\(command) restore \(Quoting.shellWord(copy.path))"
    let made = copy.madeAt
    func age(_ language: Language) -> String {
      made.map { DayFormatter(language, today: today).relative($0.day) } ?? ""
    }
    return DoctorCheck(
      .unchecked, ko: "\(age(.korean)) 백업은 온전해요. 되살리려면: \(line)",
      en: "The backup made \(age(.english)) is intact. To restore it: \(line)")
  }

  private static func exportAdvice(_ command: String) -> DoctorCheck {
    DoctorCheck(
      .unchecked,
      ko: "읽을 수 있는 것만 새 저장소로 옮기려면: \(command) export rescued.json, 그다음 hearth --store new.db import"
        + " rescued.json. 빠진 것은 그때 알려 드려요.",
      en: "To move what can be read into a new store: \(command) export rescued.json, then hearth"
        + " --store new.db import rescued.json. That lists what is missing.")
  }
}
