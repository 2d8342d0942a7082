import HearthDomain

/// Writes all moods to a file for other programs.
struct MoodExportCommand: Command {
  static let commandName = CommandName(["mood", "export"])

  private static let format = Option<MoodFormat>(
    "format", MoodFormat.writableFormats,
    help: Words(ko: "파일의 형식이에요.", en: "The format of the file."))

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.file], options: [format], storeNeed: .inMemory,
    runningTime: .slow)

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
