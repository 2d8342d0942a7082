import HearthDomain
import TerminalKit

/// Reads contacts from a vCard file.
public struct ContactImportCommand: Command {
  public typealias Options = WhichFile

  public static let words = CommandName(["contact", "import"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "vCard 파일에서 연락처를 가져와요", en: "Read contacts from a vCard file"),
    details: Words(
      ko: "같은 파일을 다시 읽어도 겹치지 않아요. 읽지 못한 카드는 줄과 까닭을 알려 줘요.",
      en: "Reading the same file again adds nothing. Cards that cannot be read are told with"
        + " their line and the reason."),
    examples: [
      CommandExample(
        line: "hearth contact import people.vcf",
        meaning: Words(ko: "파일에서 가져와요", en: "from a file")),
      CommandExample(
        line: "cat *.vcf | hearth contact import -",
        meaning: Words(ko: "표준 입력에서 가져와요", en: "from standard input")),
    ],
    arguments: [
      ArgumentSpec("file", kind: .file, placeholder: Words(ko: "파일.vcf", en: "FILE.vcf"))
    ])

  private let importContacts: ImportContacts
  private let format: any ContactFile
  private let files: any UserFiles

  public init(importContacts: ImportContacts, format: any ContactFile, files: any UserFiles) {
    self.importContacts = importContacts
    self.format = format
    self.files = files
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let outcome = try importContacts(format, from: files.source(options.path))
    let language = console.language
    console.tell([summary(of: outcome, language)], json: json(of: outcome, language))
    let report = ImportReportWords(language: language)
    report.tell(outcome.report, in: &console)
    let gotNothing = outcome.report.read == 0 && outcome.report.skipped.total > 0
    if gotNothing { throw ExitStatus.badData }
  }

  private func summary(of outcome: ContactImport, _ language: Language) -> String {
    let skipped = outcome.report.skipped.total
    if outcome.report.read == 0, skipped == 0 {
      return language(ko: "파일에 연락처가 없어요.", en: "There are no contacts in the file.")
    }
    return language(
      ko: "연락처 \(outcome.added)개를 더하고 \(outcome.updated)개를 고쳤어요."
        + " \(outcome.unchanged)개는 그대로예요. 읽지 못한 카드: \(skipped)개.",
      en: "Added \(Plural("contact")(outcome.added)), changed \(outcome.updated),"
        + " left \(outcome.unchanged) as they were; \(skipped) could not be read.")
  }

  private func json(of outcome: ContactImport, _ language: Language) -> JSONObject {
    let report = ImportReportWords(language: language)
    return [
      "read": .int(outcome.report.read), "added": .int(outcome.added),
      "updated": .int(outcome.updated), "unchanged": .int(outcome.unchanged),
      "skipped": .int(outcome.report.skipped.total),
      "skippedCards": report.json(of: outcome.report.skipped),
      "warnings": .int(outcome.report.warnings.total),
      "warningNotes": report.json(of: outcome.report.warnings),
    ]
  }
}
