import HearthDomain
import JSONText

/// Reads a file that `export` wrote.
package struct ImportCommand: Command {
  package static let words = CommandName(["import"])

  private static let replace = Flag(
    "replace",
    help: Words(ko: "내용이 다르면 파일 쪽으로 바꿔요.", en: "Where both differ, take what the file has."))

  package static let spec = CommandSpec(
    words,
    summary: Words(ko: "내보낸 파일을 다시 읽어요", en: "Read what export wrote"),
    details: Words(
      ko: "빈 저장소에도 쓰던 저장소에도 추가할 수 있고, 같은 파일을 다시 읽어도 겹치지 않아요."
        + " 여기 있는 기록과 내용이 다르면 알려 주고 그대로 둬요. 먼저 저장소를 백업해요."
        + " 암호로 잠근 파일이면 암호를 물어봐요.",
      en: "Into an empty store or a filled one; reading the same file again changes nothing. What"
        + " is here and differs is told and stays. The store is backed up first. Of an encrypted"
        + " file the passphrase is asked for."),
    examples: [
      CommandExample(
        line: "hearth import hearth.json",
        meaning: Words(ko: "없는 것만 추가해요", en: "add what is not here")),
      CommandExample(
        line: "hearth import hearth.json --replace",
        meaning: Words(ko: "내용이 다르면 파일 쪽으로 바꿔요", en: "and take the file's where both differ")),
    ],
    arguments: [SharedSpec.file], options: [replace] + FileSealing.opening, pace: .lasting)

  private let importArchive: ImportArchive
  private let sealing: FileSealing

  package init(importArchive: ImportArchive, sealing: FileSealing) {
    self.importArchive = importArchive
    self.sealing = sealing
  }

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let path = try input[SharedSpec.file]
    let source = try sealing.source(path, input, in: &console)
    let outcome = try importArchive(
      from: source, replacing: input[Self.replace], named: path.subject)
    let notes = ImportReportWords(
      language: console.language, record: CountedNoun(ko: "기록", en: "record"))
    console.tell([outcome.summary(console.language)], json: outcome.json(notes))
    notes.tell(outcome.report, in: &console)
    let gotNothing = outcome.report.read == 0 && outcome.report.skipped.total > 0
    if gotNothing { throw ExitStatus.badData }
  }
}

extension ArchiveOutcome {
  fileprivate var summary: Words {
    let parts: [(Int, Words)] = [
      (added, Words(ko: "추가함 \(added)", en: "\(added) added")),
      (replaced, Words(ko: "바꿈 \(replaced)", en: "\(replaced) replaced")),
      (completed, Words(ko: "표시만 추가함 \(completed)", en: "\(completed) given their marks")),
      (unchanged, Words(ko: "이미 있음 \(unchanged)", en: "\(unchanged) here already")),
      (kept, Words(ko: "달라서 그대로 둠 \(kept)", en: "\(kept) different and kept as here")),
      (
        report.skipped.total,
        Words(ko: "읽지 못함 \(report.skipped.total)", en: "\(report.skipped.total) not read")
      ),
    ].filter { $0.0 > 0 }
    if parts.isEmpty {
      return Words(ko: "파일에 기록이 없어요.", en: "There are no records in the file.")
    }
    return Words(
      ko: "가져왔어요: \(parts.map(\.1.ko).joined(separator: ", ")).",
      en: "Read the file: \(parts.map(\.1.en).joined(separator: ", ")).")
  }

  fileprivate func json(_ notes: ImportReportWords) -> JSONObject {
    [
      "read": .int(report.read), "added": .int(added), "replaced": .int(replaced),
      "completed": .int(completed), "unchanged": .int(unchanged), "kept": .int(kept),
      "skipped": .int(report.skipped.total), "skippedNotes": notes.json(of: report.skipped),
      "warnings": .int(report.warnings.total), "warningNotes": notes.json(of: report.warnings),
    ]
  }
}
