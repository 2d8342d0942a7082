import HearthDomain
import TerminalKit

/// Imports moods and journals from other programs.
struct MoodImportCommand: Command {
  static let commandName = CommandName(["mood", "import"])

  private static let format = Option<MoodFormat>(
    "format", placeholder: Words(ko: "형식", en: "FORMAT"),
    help: Words(ko: "파일의 형식이에요.", en: "The format of the file."))

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.file],
    options: [format, ImportSpec.levels] + ImportSpec.commonOptions, runningTime: .slow)

  let tools: MoodTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try console.runImport(tools.moodImport(try input[Self.format]), input, of: tools.files)
  }
}

extension MoodTools {
  /// Returns the import of that format; if nil, one that detects the format.
  package func moodImport(_ format: MoodFormat? = nil) -> FileImport {
    FileImport(
      ImportNouns(
        CountedNoun(ko: "기분", en: "mood"),
        from: CountedNoun(ko: "기록", en: "entry", plural: "entries")), of: .moods, memory: memory,
      offer: ImportOffer(offersJSON: { _ in nil }) { [self] _, request, console in
        reportStoredWords(request, in: &console)
      }
    ) { [self] source, request in
      let known = namedLevels()
      var hints = request.hints
      hints.earlierLevels = known
      hints.levels = known.adding(request.hints.levels)
      let kept = known.addingWithinLimit(request.hints.levels)
      func importFile(_ source: @escaping () throws -> [UInt8], isRehearsal: Bool) throws
        -> ImportOutcome
      {
        try moods.importMoods(
          formats.file(format, hints), from: source, named: request.importName,
          levelIfMissing: hints.levels.levelIfMissing, isRehearsal: isRehearsal)
      }
      guard kept != known, !request.isRehearsal else {
        return try importFile(source, isRehearsal: request.isRehearsal)
      }
      // The words are stored before the import, so that a following undo reverts the import and not
      // the words. A rehearsal first makes sure that the import does not fail.
      let pieces = try chunks(of: source)
      _ = try importFile(repeatableSource(pieces), isRehearsal: true)
      try saveNamedLevels(kept)
      return try importFile(repeatableSource(pieces), isRehearsal: false)
    }
  }

  private func chunks(of source: () throws -> [UInt8]) throws -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    while case let piece = try source(), !piece.isEmpty { pieces.append(piece) }
    return pieces
  }

  /// Returns a new source of bytes that were already read, because a pipe can be read only once.
  private func repeatableSource(_ pieces: [[UInt8]]) -> () throws -> [UInt8] {
    var rest = pieces[...]
    return { rest.popFirst() ?? [] }
  }

  /// Prints a note that the given names of levels were stored.
  private func reportStoredWords(_ request: ImportRequest, in console: inout Console) {
    let told = NamedLevels().addingWithinLimit(request.hints.levels)
    guard !told.isEmpty, !request.isRehearsal else { return }
    console.printNote(
      Words(
        ko: "알려 준 기분 이름은 설정 mood.words에 남겼어요. hearth feel에도 쓸 수 있어요.",
        en: "Saved the names in the setting mood.words. hearth feel accepts them, too."))
  }
}
