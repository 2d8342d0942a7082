import HearthDomain
import JSONText

/// The import of one kind of files.
package struct FileImport {
  let nouns: ImportNouns
  let importFile: (_ source: @escaping () throws -> [UInt8], ImportRequest) throws -> ImportOutcome
  /// An additional change that requires agreement; nil if there is none.
  let offer: ImportOffer?
  /// Whether the store is locked while the file is read, so that piped input has to be read
  /// completely first.
  let locksStoreWhileReading: Bool

  init(
    _ nouns: ImportNouns, offer: ImportOffer? = nil, locksStoreWhileReading: Bool = true,
    importFile: @escaping (@escaping () throws -> [UInt8], ImportRequest) throws -> ImportOutcome
  ) {
    self.nouns = nouns
    self.importFile = importFile
    self.offer = offer
    self.locksStoreWhileReading = locksStoreWhileReading
  }
}

/// A change that an import offers.
struct ImportOffer {
  /// Returns the entries under `offers` in `--json`, which does not apply them; nil if there is no
  /// such list.
  let offersJSON: (ImportOutcome) -> [JSONValue]?
  let applyOffer: (ImportOutcome, ImportRequest, inout Console) throws -> Void
}

/// The parameters of an import besides the file's contents.
struct ImportRequest {
  let path: FilePath
  var hints = ImportHints()
  /// Whether only a report of the changes is wanted.
  var isRehearsal = false
  /// Whether older data replaces newer data.
  var importsOlder = false

  /// The name of the import in the history.
  var importName: String? { path.importName }
}

extension Console {
  /// Imports the given file, or rehearses the import, and reports the outcome.
  ///
  /// `begun` supplies the contents if part of the file was read already. Returns the user's answers
  /// about the file, so that the import after a rehearsal need not ask again.
  @discardableResult
  mutating func runImport(
    _ fileImport: FileImport, _ input: ParsedInput, of files: any UserFiles,
    isRehearsal: Bool? = nil, begun: (() throws -> [UInt8])? = nil, hints: ImportHints? = nil
  ) throws -> ImportHints {
    var request = ImportRequest(path: try input[SharedSpec.file])
    request.hints = try hints ?? ImportSpec.parseHints(input)
    request.isRehearsal = isRehearsal ?? input[ImportSpec.dryRun]
    request.importsOlder = input.isSet(ImportSpec.force)
    let outcome = try importFile(fileImport, &request, of: files, begun: begun)
    // Printed only if the user asked for the rehearsal: in one before a question, it is clear that
    // nothing has changed yet.
    if input.isRehearsal { reportRehearsal() }
    let offer = fileImport.offer
    try report(
      outcome, of: fileImport.nouns, isRehearsal: request.isRehearsal,
      offers: offer.flatMap { $0.offersJSON(outcome) },
      in: input.valueIfDeclared(ImportSpec.report),
      of: files
    )
    if form != .json { try offer?.applyOffer(outcome, request, &self) }
    return request.hints
  }

  /// Imports the file, again after each question that the file leaves open.
  ///
  /// Throws the open question if no one can be asked, or if the file cannot be read again.
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
