import HearthDomain
import JSONText

/// How files of one kind are brought over.
package struct FileImport {
  let nouns: ImportNouns
  let bring: (_ source: @escaping () throws -> [UInt8], ImportRequest) throws -> ImportOutcome
  /// What it changes elsewhere if somebody agrees; nil where there is no such thing.
  let offer: ImportOffer?
  /// Whether others wait while it reads, so that what comes through a pipe has to be here before.
  let holdsStore: Bool

  init(
    _ nouns: ImportNouns, offer: ImportOffer? = nil, holdsStore: Bool = true,
    bring: @escaping (@escaping () throws -> [UInt8], ImportRequest) throws -> ImportOutcome
  ) {
    self.nouns = nouns
    self.bring = bring
    self.offer = offer
    self.holdsStore = holdsStore
  }
}

/// What an import leaves to be agreed to.
struct ImportOffer {
  /// What `--json` lists under `offers`, of which it does nothing; nil where there is no such list.
  let json: (ImportOutcome) -> [JSONValue]?
  let make: (ImportOutcome, ImportRequest, inout Console) throws -> Void
}

/// What is asked of an import besides the bytes of its file.
struct ImportRequest {
  let path: FilePath
  var hints = ImportHints()
  /// Whether only what would come of it is wanted.
  var isRehearsal = false
  /// Whether an older state than what is here is taken, too.
  var takesOlder = false

  /// What the history calls it.
  var name: String? { path.subject }
}

extension Console {
  /// Brings over the file that was named, or rehearses that, and tells what became of it.
  ///
  /// What of it was read already may be handed over with the rest. The answer is what somebody
  /// said of the file, so that nobody is asked again when it is not only rehearsed.
  @discardableResult
  mutating func run(
    _ fileImport: FileImport, _ input: ParsedInput, of files: any UserFiles,
    isRehearsal: Bool? = nil, begun: (() throws -> [UInt8])? = nil, hints: ImportHints? = nil
  ) throws -> ImportHints {
    var request = ImportRequest(path: try input[SharedSpec.file])
    request.hints = try hints ?? ImportSpec.hints(input)
    request.isRehearsal = isRehearsal ?? input[ImportSpec.dryRun]
    request.takesOlder = input.isSet(ImportSpec.force)
    let outcome = try bring(fileImport, &request, of: files, begun: begun)
    let offer = fileImport.offer
    try tell(
      outcome, of: fileImport.nouns, isRehearsal: request.isRehearsal,
      offers: offer.flatMap { $0.json(outcome) }, in: input.ifDeclared(ImportSpec.report), of: files
    )
    if form != .json { try offer?.make(outcome, request, &self) }
    return request.hints
  }

  /// Imports as often as somebody has to be asked what the file does not tell.
  ///
  /// Where nobody can be asked, or the file cannot be read again, what is not known is thrown.
  mutating func bring(
    _ fileImport: FileImport, _ request: inout ImportRequest, of files: any UserFiles,
    begun: (() throws -> [UInt8])?
  ) throws -> ImportOutcome {
    var begun = begun
    request.hints.asks = canAsk && form == .terminal && request.path != "-"
    while true {
      do {
        return try showingProgress(over: files.size(of: request.path)) { line in
          let bytes = try begun ?? files.source(request.path)
          let source =
            try fileImport.holdsStore ? files.arrived(bytes, of: request.path) : bytes
          begun = nil
          return try fileImport.bring(line?.watching(source) ?? source, request)
        }
      } catch DomainError.damaged(let unknown) where request.hints.asks {
        guard let hints = try askFor(unknown, besides: request.hints) else {
          throw DomainError.damaged(unknown)
        }
        request.hints = hints
      }
    }
  }
}
