import HearthDomain
import JSONText
import TerminalKit

/// Imports a file that `export` wrote, or a file of any area.
struct ImportCommand: Command {
  static let commandName = CommandName(["import"])

  private static let replace = Flag(
    "replace",
    help: Words(
      ko: "hearth export로 내보낸 파일과 내용이 다르면 파일 쪽으로 바꿔요.",
      en: "If a file of hearth export differs from what is here, take the file's version."))

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.file],
    options: [replace, ImportSpec.levels] + ImportSpec.commonOptions
      + FileSealing.decryptionOptions, runningTime: .slow)

  let tools: BackupTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let path = try input[SharedSpec.file]
    var said = try ImportSpec.parseHints(input)
    said.earlierColumns = tools.memory.tables().map(\.columns)
    let (file, columns, source) = try tools.recognizer.recognize(tools.files.source(path), said)
    let kind = try file?.kind ?? tableKind(columns, of: path, in: &console)
    guard let area = tools.areaImport(kind) else {
      return try importArchive(from: source, input, in: &console)
    }
    if input[Self.replace] { throw input.usageError(.custom(Self.replaceNotSupported)) }
    try input.rejectOptions(FileSealing.passphraseFile, FileSealing.identity)
    if let file, console.form != .json { console.printNote(file.kind.kindSentence) }
    let isRehearsal = input[ImportSpec.dryRun]
    var hints: ImportHints?
    if !isRehearsal, !console.traits.assumesYes {
      var hasNews = true
      if console.canAskHere {
        let (outcome, said) = try console.runImport(area, input, of: tools.files, isRehearsal: true)
        guard outcome.changesAnything else { return }
        hints = said
      } else if path != "-" {
        var request = try ImportRequest(of: area, input)
        request.isRehearsal = true
        hasNews = try console.importFile(area, &request, of: tools.files, begun: nil)
          .changesAnything
      }
      let question = console.language(ko: "가져올까요?", en: "Import this?")
      guard try !hasNews || console.confirmOrReport(question, orSays: .nothingAdded) else { return }
    }
    try console.runImport(
      area, input, of: tools.files, isRehearsal: isRehearsal, begun: source, hints: hints)
  }

  /// Returns the kind of a table that was not recognized: that of an earlier table with the same
  /// columns, or the kind that the user chooses.
  private func tableKind(
    _ columns: [String], of path: FilePath, in console: inout Console
  ) throws -> FileKind {
    if columns.isEmpty { throw DomainError.damaged(.unknownFileKind) }
    if let earlier = tools.memory.kind(ofTableWith: columns) { return earlier }
    let unknown = DomainError.damaged(.unknownTable(columns: columns))
    let kinds: [FileKind] = [.books, .contacts, .moods, .calendar, .sayings, .highlights]
    guard console.canAskHere, path != "-" else { throw unknown }
    let question = console.language(
      ko: "무엇을 적은 표인가요? 있는 열: \(Damage.list(columns))",
      en: "What is this table? Its columns are: \(Damage.list(columns))")
    let choices = kinds.map { $0.name(console.language) }
    guard let choice = try console.choose(question, among: choices) else { throw unknown }
    return kinds[choice]
  }

  /// The error for `--replace` with a file that `hearth export` did not write.
  private static let replaceNotSupported = Words(
    ko: "--replace는 hearth export로 내보낸 파일에만 쓸 수 있어요. 이런 파일은 --replace 없이 가져와 주세요.",
    en: "--replace is only for files that hearth export wrote. Import this one without it.")

  private func importArchive(
    from begun: @escaping () throws -> [UInt8], _ input: ParsedInput, in console: inout Console
  ) throws {
    try input.rejectOptions(ImportSpec.dates, ImportSpec.levels, ImportSpec.columns)
    let path = try input[SharedSpec.file]
    let source = try tools.files.buffered(
      tools.sealing.openSource(path, from: begun, input, in: &console), of: path)
    let isRehearsal = input[ImportSpec.dryRun]
    let outcome = try console.withProgressLine(over: tools.files.size(of: path)) { line in
      try tools.importArchive(
        from: line?.reportingProgress(of: source) ?? source, replacing: input[Self.replace],
        named: path.importName, isRehearsal: isRehearsal)
    }
    let notes = ImportReportWords(
      language: console.language, record: CountedNoun(ko: "기록", en: "record"))
    if isRehearsal { console.reportRehearsal() }
    console.confirm(
      [outcome.summary(isRehearsal: isRehearsal)(console.language)],
      json: outcome.json(notes, isRehearsal: isRehearsal))
    if console.form != .json { notes.printReport(outcome.report, in: &console) }
    if let file = try input[ImportSpec.report],
      try !console.writeReport(outcome.report, notes, to: file, of: tools.files)
    {
      return
    }
    let gotNothing = outcome.report.readCount == 0 && outcome.report.skipped.total > 0
    if gotNothing { throw ExitStatus.badData }
  }
}

extension ArchiveOutcome {
  fileprivate func summary(isRehearsal: Bool) -> Words {
    let skipped = report.skipped.total
    let parts: [(Int, String)] = [
      (added, "\(added) added"), (replaced, "\(replaced) replaced"),
      (supplemented, "\(supplemented) updated with their marks"),
      (
        unchanged,
        "\(unchanged) here already"
      ),
      (keptDespiteDifference, "\(keptDespiteDifference) different and left as they are"),
      (skipped, "\(skipped) not read"),
    ].filter { $0.0 > 0 }
    if parts.isEmpty {
      return Words(ko: "파일에 기록이 없어요.", en: "There are no records in the file.")
    }
    let all = parts.map(\.1).joined(separator: ", ")
    return Words(
      ko: koreanSummary(isRehearsal),
      en: (isRehearsal ? "This would be: " : "Read the file: ") + all + ".")
  }

  /// Returns the Korean summary, with a clause for each outcome. Only the first clause names what
  /// is counted.
  private func koreanSummary(_ isRehearsal: Bool) -> String {
    let skipped = report.skipped.total
    func end(_ done: String, _ planned: String) -> String { isRehearsal ? planned : done }
    let news: String? =
      switch (added > 0, replaced > 0) {
      case (true, true): "\(added)개를 추가하고 \(replaced)개를 \(end("바꿨어요", "바꿀 거예요"))."
      case (true, false): "\(added)개를 \(end("추가했어요", "추가할 거예요"))."
      case (false, true): "\(replaced)개를 \(end("바꿨어요", "바꿀 거예요"))."
      case (false, false): nil
      }
    let others: [(Int, String)] = [
      (supplemented, "\(supplemented)개에는 표시만 \(end("더했어요", "더할 거예요"))."),
      (unchanged, "\(unchanged)개는 이미 있어요."),
      (
        keptDespiteDifference,
        "\(keptDespiteDifference)개는 내용이 달라서 여기 것을 \(end("그대로 두었어요", "그대로 둘 거예요"))."
      ),
      (skipped, "\(skipped)개는 읽지 못했어요."),
    ]
    let clauses = [news].compactMap { $0 } + others.filter { $0.0 > 0 }.map(\.1)
    return "기록 " + clauses.joined(separator: " ")
  }

  fileprivate func json(_ notes: ImportReportWords, isRehearsal: Bool) -> JSONObject {
    [
      "dryRun": .bool(isRehearsal),
      "read": .int(report.readCount), "added": .int(added), "replaced": .int(replaced),
      "completed": .int(supplemented), "unchanged": .int(unchanged),
      "kept": .int(keptDespiteDifference),
      "skipped": .int(report.skipped.total), "skippedNotes": notes.json(of: report.skipped),
      "warnings": .int(report.warnings.total), "warningNotes": notes.json(of: report.warnings),
    ]
  }
}
