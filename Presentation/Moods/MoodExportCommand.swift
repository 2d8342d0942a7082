import HearthDomain
import TerminalKit

/// Writes all moods for other programs.
struct MoodExportCommand: Command {
  struct Options: Hashable, Sendable {
    /// A path, or `-` for standard output.
    let path: FilePath
    let format: MoodFormat
  }

  static let words = CommandName(["mood", "export"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "모든 기분을 파일로 내보내요", en: "Write all moods to a file"),
    details: Words(
      ko: "형식을 적지 않으면 파일 이름의 끝(.csv, .json, .txt)을 따르고, 그것도 없으면 CSV예요."
        + " 이미 있는 파일은 --yes가 있어야 덮어써요.",
      en: "Without a format the end of the file's name decides (.csv, .json, .txt), else it is"
        + " CSV. An existing file is replaced only with --yes."),
    examples: [
      CommandExample(
        line: "hearth mood export moods.csv", meaning: Words(ko: "표로 내보내요", en: "as a table")),
      CommandExample(
        line: "hearth mood export - --format jrnl",
        meaning: Words(ko: "jrnl 형식으로 출력해요", en: "print them as jrnl has them")),
    ],
    arguments: [ArgumentSpec("file", kind: .file, placeholder: Words(ko: "파일", en: "FILE"))],
    options: [
      .value(
        "format", .choice(MoodFormat.written.map(\.rawValue)),
        help: Words(ko: "파일의 형식이에요.", en: "The format of the file."))
    ], pace: .lasting)

  let tools: MoodTools

  static func parse(_ input: ParsedInput) throws -> Options {
    let path = try input.firstPath()
    let format = input.choice("format", as: MoodFormat.self) ?? MoodFormat(ending: path)
    return Options(path: path, format: format ?? .csv)
  }

  func run(_ options: Options, in console: inout Console) throws {
    let written = try console.export(to: options.path, of: tools.files) { write in
      try tools.moods.export(as: tools.formats.file(options.format), to: write)
    }
    guard let count = written else { return }
    let place = options.path.quotable(limit: 200)
    console.tell(
      [
        console.language(
          ko: "기분 \(count)개를 내보냈어요: \(place)",
          en: "Wrote \(Plural("mood")(count)): \(place)")
      ],
      json: ["file": .path(options.path), "moods": .int(count)])
  }
}
