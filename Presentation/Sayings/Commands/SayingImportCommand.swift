import HearthDomain

/// Imports sayings from a file.
struct SayingImportCommand: Command {
  static let commandName = CommandName(["saying", "import"])

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.file],
    options: [SayingSpec.format] + ImportSpec.commonOptions, runningTime: .slow)

  let tools: SayingTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try console.runImport(tools.sayingImport(try input[SayingSpec.format]), input, of: tools.files)
  }
}

extension SayingTools {
  /// Returns the import of sayings in a format; nil detects the format from the file.
  package func sayingImport(_ format: SayingFormat? = nil) -> FileImport {
    FileImport(
      ImportNouns(
        CountedNoun(ko: "글귀", en: "saying"),
        from: CountedNoun(ko: "항목", en: "entry", plural: "entries")), of: .sayings, memory: memory
    ) { [self] in
      let index = indexBytes(nextTo: $1.path, format ?? .fortune)
      return try sayings.importSayings(
        makeFile(
          SayingFileRequest(
            format: format, suggestedFormat: SayingFormat(ending: $1.path), index: index,
            hints: $1.hints)),
        from: $0, named: $1.importName, isRehearsal: $1.isRehearsal)
    }
  }

  private static let maxIndexBytes = 1 << 24

  /// Returns the bytes of `FILE.dat`, the index that tells whether the texts of a fortune file are
  /// rotated (ROT13); empty if there is no such file.
  private func indexBytes(nextTo path: FilePath, _ format: SayingFormat) -> [UInt8] {
    guard path != "-", format == .fortune, files.isFile(path + ".dat"),
      let source = try? files.source(path + ".dat")
    else { return [] }
    var bytes: [UInt8] = []
    while bytes.count < SayingTools.maxIndexBytes, let more = try? source(), !more.isEmpty {
      bytes += more
    }
    return bytes
  }
}
