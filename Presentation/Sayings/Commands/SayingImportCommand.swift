import HearthDomain

/// Imports sayings from a file.
struct SayingImportCommand: Command {
  static let commandName = CommandName(["saying", "import"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "파일에서 글귀를 가져와요", en: "Import sayings from a file"),
    details: Words(
      ko: "fortune 파일에는 글귀 사이마다 %만 있는 줄이 있어요. 그런 줄이 없는 글은 글귀 하나예요. 글은 한글이 있으면 한국어, 아니면 영어로 들어가요."
        + " CSV의 첫 줄은 korean,english,who,added,tags 가운데 있는 것을 어떤 순서로든 적어요. 태그는 세미콜론(;)으로 나눠요. 같은"
        + " 파일을 다시 읽어도 겹치지 않아요.",
      en: "In a fortune file, a line with only a % separates two sayings; a text without such lines"
        + " is one saying. Text with Korean letters is Korean, otherwise English. The first line of"
        + " a CSV file names its columns in any order: korean,english,who,added,tags; tags are"
        + " separated by ;. Importing the same file again adds nothing."),
    examples: [
      "hearth saying import /usr/share/games/fortunes/literature":
        Words(ko: "fortune 파일에서 가져와요", en: "from a fortune file"),
      "hearth saying import sayings.csv": Words(ko: "표에서 가져와요", en: "from a table"),
      "hearth saying list --json | hearth --store other.db saying import -":
        Words(ko: "다른 저장소로 옮겨요", en: "into another store"),
    ],
    arguments: [SharedSpec.file],
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
