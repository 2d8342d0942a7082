import HearthDomain
import JSONText

/// Writes all sayings to a file.
struct SayingExportCommand: Command {
  static let commandName = CommandName(["saying", "export"])

  private static let format = SayingSpec.format.with(
    help: Words(
      ko: "적지 않으면 .csv, .json은 그 형식, 나머지는 fortune이에요.",
      en: "If left out, .csv and .json files use that format, all others fortune."))

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.file], options: [format], storeNeed: .inMemory,
    runningTime: .slow)

  let tools: SayingTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let path = try input[SharedSpec.file]
    let format = try input[Self.format] ?? SayingFormat(ending: path) ?? .fortune
    let file = tools.makeFile(SayingFileRequest(format: format))
    if path == "-" {
      _ = try console.writeFile { write in try tools.sayings.export(as: file, to: write) }
      return
    }
    var bytes: [UInt8] = []
    let outcome = try tools.sayings.export(as: file) { bytes += $0 }
    var written = [(path: path, bytes: bytes)]
    if let companion = outcome.companion {
      written.append((path + companion.ending, companion.bytes))
    }
    let replaces = console.traits.assumesYes
    if !replaces {
      for file in written where tools.files.isFile(file.path) {
        throw DomainError.unavailable(.file(path: file.path, .exists))
      }
    }
    try write(written[...], replacing: replaces)
    report(outcome.count, written.map(\.path), in: &console)
  }

  /// Writes either all files or none, because an index would be misleading beside a file that it
  /// does not match. Each file replaces an existing one only after all later files were written, so
  /// that an error in any of them leaves every file as it was.
  private func write(
    _ written: ArraySlice<(path: FilePath, bytes: [UInt8])>, replacing: Bool
  ) throws {
    guard let file = written.first else { return }
    try tools.files.write(to: file.path, replacing: replacing) { write in
      try write(file.bytes)
      try self.write(written.dropFirst(), replacing: replacing)
    }
  }

  private func report(_ count: Int, _ paths: [FilePath], in console: inout Console) {
    let places = paths.map { $0.quotable(limit: 200) }.joined(separator: ", ")
    console.confirm(
      console.language(
        ko: "글귀 \(count)개를 내보냈어요: \(places)",
        en: "Wrote \(Plural("saying")(count)): \(places)"),
      json: [
        "files": .array(paths.map { .path($0) }), "sayings": .int(count),
      ])
  }
}
