import HearthDomain

/// Writes all moods to a file for other programs.
struct MoodExportCommand: Command {
  static let commandName = CommandName(["mood", "export"])

  private static let format = Option<MoodFormat>(
    "format", MoodFormat.writableFormats,
    help: Words(ko: "파일의 형식이에요.", en: "The format of the file."))

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "모든 기분을 파일로 내보내요", en: "Write all moods to a file"),
    details: Words(
      ko: "형식을 적지 않으면 파일 확장자(.csv, .json, .txt)를 따르고, 확장자도 없으면 CSV예요. 이미 있는 파일은 --yes가 있어야 덮어써요.",
      en: "Without a format, the file extension decides (.csv, .json, .txt); without either, it is"
        + " CSV. An existing file is replaced only with --yes."),
    examples: [
      "hearth mood export moods.csv": Words(ko: "표로 내보내요", en: "as a table"),
      "hearth mood export - --format jrnl":
        Words(ko: "jrnl 형식으로 출력해요", en: "print them in jrnl's format"),
    ],
    arguments: [SharedSpec.file], options: [format], storeNeed: .inMemory, runningTime: .slow)

  let tools: MoodTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let path = try input[SharedSpec.file]
    let format = try input[Self.format] ?? MoodFormat(ending: path) ?? .csv
    try console.exportAll(
      to: path, of: tools.files, as: "moods",
      reporting: { count, place in
        Words(
          ko: "기분 \(count)개를 내보냈어요: \(place)", en: "Wrote \(Plural("mood")(count)): \(place)")
      },
      { try tools.moods.export(as: tools.formats.file(format), to: $0) })
  }
}
