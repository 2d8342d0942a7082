import HearthDomain

/// Exports everything to one file in a documented format.
struct ExportCommand: Command {
  static let commandName = CommandName(["export"])

  private static let withJournal = Flag(
    "with-journal",
    help: Words(
      ko: "무엇이 언제 바뀌었는지도 담아요. 지운 것의 내용도 들어가요.",
      en: "Include the history: what was changed and when, with removed items."))

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.file],
    options: [withJournal] + FileSealing.encryptionOptions, storeNeed: .inMemory, runningTime: .slow
  )

  let tools: BackupTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let path = try input[SharedSpec.file]
    let lock = try tools.sealing.chooseLock(for: path, input, in: &console)
    var gaps: [ArchiveGap] = []
    func write(to path: FilePath, inPart: Bool) throws {
      gaps = []
      let counts = try console.export(to: path, of: tools.files) { write in
        let counts = try tools.sealing.seal(for: lock, to: write) { write in
          try tools.archive.writeIntactParts(to: write, withJournal: input[Self.withJournal]) {
            gaps.append($0)
          }
        }
        if !gaps.isEmpty, !inPart { throw IncompleteExport() }
        return counts
      }
      if let counts { printSummary(counts, path, &console) }
    }
    var part: FilePath?
    do {
      // An incomplete export must not replace a file, which may be the only good copy.
      let isFree = path == "-" || !tools.files.isFile(path)
      do { try write(to: path, inPart: isFree) } catch is IncompleteExport {
        // The second attempt may be able to read what the first could not.
        try write(to: path, inPart: false)
      }
    } catch is IncompleteExport {
      let free = path.firstFreePartPath { !tools.files.isFile($0) }
      try write(to: free, inPart: true)
      part = free
    }
    if !gaps.isEmpty { console.noteGaps(gaps) }
    if let part { console.noteKeptFile(part, besides: path) }
    if part != nil || !gaps.isEmpty { throw ExitStatus.badData }
  }

  /// Thrown when an incomplete export would replace a file; it is then written to another path.
  private struct IncompleteExport: Error {}

  private func printSummary(
    _ counts: [ArchiveCount], _ file: FilePath, _ console: inout Console
  ) {
    let records = counts.reduce(0) { $0 + $1.recordCount }
    let path = file.quotable(limit: 200)
    let kinds =
      console.form == .terminal ? ArchiveCount.formattedCounts(counts, console.language) : ""
    console.confirm(
      [
        console.language(
          ko: "기록 \(records)개를 내보냈어요: \(path)",
          en: "Wrote \(Plural("record")(records)): \(path)"),
        kinds.isEmpty
          ? nil
          : console.language(
            ko: "그 가운데 \(KoreanParticle.copula(kinds)).", en: "Among them \(kinds)."),
      ],
      json: [
        "file": .path(file), "records": .int(records),
        "areas": .array(
          counts.map { ["area": .string($0.areaKey), "records": .int($0.recordCount)] }),
      ])
  }
}

extension ArchiveCount {
  /// Returns the number of records of each area in order; areas without records are omitted.
  static func formattedCounts(_ counts: [ArchiveCount], _ language: Language) -> String {
    areaNouns.compactMap { area, noun in
      let records = counts.first { $0.areaKey == area }?.recordCount ?? 0
      return records > 0 ? noun(records)(language) : nil
    }.joined(separator: ", ")
  }

  private static let areaNouns = [
    ("people", CountedNoun(ko: "사람", counter: "명", en: "person", plural: "people")),
    ("waterings", CountedNoun(ko: "물 준 기록", en: "watering")),
    ("contacts", CountedNoun(ko: "연락처", en: "contact")),
    ("sayings", CountedNoun(ko: "글귀", en: "saying")),
    ("moods", CountedNoun(ko: "기분", en: "mood")),
    ("events", CountedNoun(ko: "일정", en: "event")),
    ("books", CountedNoun(ko: "책", counter: "권", en: "book")),
    ("readingRecords", CountedNoun(ko: "읽은 기록", en: "reading record")),
    ("sentences", CountedNoun(ko: "문장", en: "sentence")),
    ("aside", CountedNoun(ko: "따로 둔 것", en: "thing kept aside", plural: "things kept aside")),
  ]
}

extension FilePath {
  /// Returns the first path for an incomplete export that is not taken: for `all.json`,
  /// `all-part.json`, `all-part-2.json` and so on.
  fileprivate func firstFreePartPath(where isFree: (FilePath) -> Bool) -> FilePath {
    let letters = lastComponent.bytes
    let dot = letters.lastIndex(of: UInt8(ascii: ".")) ?? letters.endIndex
    let ending = letters[(dot == letters.startIndex ? letters.endIndex : dot)...]
    var turn = 1
    while true {
      let word = turn == 1 ? "-part" : "-part-\(turn)"
      let part = FilePath(bytes: bytes.dropLast(ending.count) + word.utf8 + ending)
      if isFree(part) || turn == 1000 { return part }
      turn += 1
    }
  }
}

extension Console {
  /// Says that the existing file was kept and where the incomplete export is.
  fileprivate mutating func noteKeptFile(_ part: FilePath, besides path: FilePath) {
    let (part, path) = (part.quotable(limit: 200), path.quotable(limit: 200))
    printPrefixedNote(
      language(
        ko: "있던 파일은 그대로 두고, 읽은 것은 여기 담았어요: \(part)",
        en: "\(path) stays as it was; what could be read is in \(part)."))
  }

  /// Reports what the file lacks, on standard error.
  fileprivate mutating func noteGaps(_ gaps: [ArchiveGap]) {
    let shown = 20
    for gap in gaps.prefix(shown) {
      switch gap {
      case .row(let row):
        let what = row.sentence(in: language)
        printPrefixedNote(language(ko: "파일에 빠진 것: \(what)", en: "Not in the file: \(what)"))
      case .records(let area):
        printPrefixedNote(
          language(
            ko: "파일에 빠진 것: \(area)의 일부. 저장소의 그 부분이 손상되어 읽을 수 없어요.",
            en: "Not in the file: some of the \(area), where the store is damaged."))
      }
    }
    let rest = gaps.count - shown
    if rest > 0 {
      printPrefixedNote(language(ko: "그 밖에도 \(rest)개가 빠졌어요.", en: "\(rest) more are missing."))
    }
    printPrefixedNote(
      language(
        ko: "나머지는 모두 내보냈어요. ‘hearth doctor’로 살펴봐 주세요.",
        en: "Everything else was written. Check the store with “hearth doctor”."))
  }
}
