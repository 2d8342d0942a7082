import HearthDomain
import JSONText

/// The import of one kind of files.
package struct FileImport {
  let nouns: ImportNouns
  let kind: FileKind
  let memory: ImportMemory
  let importFile: (_ source: @escaping () throws -> [UInt8], ImportRequest) throws -> ImportOutcome
  /// A further change to offer to the user after the import; nil if there is none.
  let offer: ImportOffer?
  /// Whether the store is locked while the file is read. Piped input, which can be slow, is then
  /// read completely first.
  let locksStoreWhileReading: Bool

  init(
    _ nouns: ImportNouns, of kind: FileKind, memory: ImportMemory, offer: ImportOffer? = nil,
    locksStoreWhileReading: Bool = true,
    importFile: @escaping (@escaping () throws -> [UInt8], ImportRequest) throws -> ImportOutcome
  ) {
    self.nouns = nouns
    self.kind = kind
    self.memory = memory
    self.importFile = importFile
    self.offer = offer
    self.locksStoreWhileReading = locksStoreWhileReading
  }
}

/// What the user said about the columns of tables, for later files with the same columns.
package struct ImportMemory: Sendable {
  let tables: @Sendable () -> [RememberedTable]
  let save: @Sendable ([RememberedTable]) throws -> Void

  package init(
    tables: @escaping @Sendable () -> [RememberedTable],
    save: @escaping @Sendable ([RememberedTable]) throws -> Void
  ) {
    (self.tables, self.save) = (tables, save)
  }

  /// Returns the columns of earlier tables of the kind.
  func columns(of kind: FileKind) -> [NamedColumns] {
    tables().filter { $0.kind == kind }.map(\.columns)
  }

  /// Returns the kind of the latest table with exactly these columns; nil if there was none.
  func kind(ofTableWith columns: [String]) -> FileKind? {
    tables().last { Set($0.columns.columns.map(\.name)) == Set(columns) }?.kind
  }

  /// Stores the answers about a table, if there are any; returns whether they are new.
  func remember(_ answers: NamedColumns, of kind: FileKind) throws -> Bool {
    let tables = tables()
    if answers.isEmpty { return false }
    let all = RememberedTable(kind, answers).remembered(among: tables)
    if all == tables { return false }
    try save(all)
    return true
  }
}

/// A further change that the user can accept after an import, such as updating linked people.
struct ImportOffer {
  /// Returns the offered changes for the member `offers` of `--json`, which does not apply them;
  /// nil if the import has no such member.
  let offersJSON: (ImportOutcome) -> [JSONValue]?
  let applyOffer: (ImportOutcome, ImportRequest, inout Console) throws -> Void
}

/// The parameters of an import besides the file's contents.
struct ImportRequest {
  let path: FilePath
  var hints = ImportHints()
  /// Whether this is a dry run: the changes are only reported.
  var isRehearsal = false
  /// Whether data of the file replaces stored data that is newer.
  var importsOlder = false

  /// The name of the import in the history.
  var importName: String? { path.importName }

  init(of fileImport: FileImport, _ input: ParsedInput, hints: ImportHints? = nil) throws {
    path = try input[SharedSpec.file]
    self.hints = try hints ?? ImportSpec.parseHints(input)
    self.hints.earlierColumns = fileImport.memory.columns(of: fileImport.kind)
    importsOlder = input.isSet(ImportSpec.force)
  }
}

extension Console {
  /// Imports the given file and reports the outcome. In a dry run, nothing is changed.
  ///
  /// `begun` supplies the contents if part of the file was read already. Returns the outcome and
  /// the user's answers to questions about the file, so that an import after a dry run does not
  /// ask again.
  @discardableResult
  mutating func runImport(
    _ fileImport: FileImport, _ input: ParsedInput, of files: any UserFiles,
    isRehearsal: Bool? = nil, begun: (() throws -> [UInt8])? = nil, hints: ImportHints? = nil
  ) throws -> (outcome: ImportOutcome, hints: ImportHints) {
    var request = try ImportRequest(of: fileImport, input, hints: hints)
    request.isRehearsal = isRehearsal ?? input[ImportSpec.dryRun]
    let outcome = try importFile(fileImport, &request, of: files, begun: begun)
    // Printed only if the user requested the dry run. A dry run before a question obviously changes
    // nothing.
    if input.isRehearsal { reportRehearsal() }
    let offer = fileImport.offer
    try report(
      outcome, of: fileImport.nouns, isRehearsal: request.isRehearsal,
      offers: offer.flatMap { $0.offersJSON(outcome) },
      in: input.valueIfDeclared(ImportSpec.report),
      of: files
    )
    if !request.isRehearsal,
      try fileImport.memory.remember(outcome.report.answers, of: fileImport.kind)
    {
      printNote(
        Words(
          ko: "알려 준 열은 설정 import.columns에 남겼어요. 열이 같은 파일은 다음에도 그렇게 읽어요.",
          en: "Saved the columns in the setting import.columns, for files with the same columns."))
    }
    if form != .json { try offer?.applyOffer(outcome, request, &self) }
    return (outcome, request.hints)
  }

  /// Imports the file. If it leaves a question open, asks the user and starts again.
  ///
  /// Throws the error for the open question if no user can be asked, or if the file cannot be read
  /// again.
  mutating func importFile(
    _ fileImport: FileImport, _ request: inout ImportRequest, of files: any UserFiles,
    begun: (() throws -> [UInt8])?
  ) throws -> ImportOutcome {
    var begun = begun
    request.hints.canAskUser = canAsk && form == .terminal && request.path != "-"
    while true {
      do {
        return try withProgressLine(over: files.size(of: request.path)) { line in
          let bytes = try begun ?? files.source(request.path)
          let source =
            try fileImport.locksStoreWhileReading ? files.buffered(bytes, of: request.path) : bytes
          begun = nil
          return try fileImport.importFile(line?.reportingProgress(of: source) ?? source, request)
        }
      } catch DomainError.damaged(let unknown) where request.hints.canAskUser {
        guard let hints = try askFor(unknown, besides: request.hints) else {
          throw DomainError.damaged(unknown)
        }
        request.hints = hints
      }
    }
  }
}
