import CLibrary

// The measured binary is the one that users install, so it is built with the same options, in its
// own folder beside that of this program.
func buildBinary() throws -> String {
  if let given = getenv("HEARTH_BINARY") { return String(cString: given) }
  let scratch = ".build/benchmarks"
  Report().tell("building the release binary …")
  let build = ShellCommand(
    "swift",
    [
      "build", "-c", "release", "--static-swift-stdlib", "--product", "hearth", "--scratch-path",
      scratch,
    ])
  _ = try build.run(environment: inheritedEnvironment())
  return scratch + "/release/hearth"
}

func inheritedEnvironment() -> [String] {
  let names: [String] = ["HOME", "PATH", "TMPDIR", "LD_LIBRARY_PATH"]
  return names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
}

func makeFolder() throws -> String {
  let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  var template = Array("\(parent)/hearth-benchmarks-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { throw BenchmarkError.cannotStart(command: "mkdtemp") }
  return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Returns the size of the release binary, compared with its goal.
func binarySize(_ path: String) throws -> ResultTable.Row {
  var about = stat()
  guard stat(path, &about) == 0 else { throw BenchmarkError.cannotStart(command: path) }
  let tenths = (Int(about.st_size) + 50_000) / 100_000
  let isMissed = tenths > 250
  let size = "release binary: \(tenths / 10).\(tenths % 10) MB of 25"
  return ResultTable.Row(line: size + (isMissed ? " MISSED" : ""), isMissed: isMissed)
}

func runAll() throws {
  let others = [
    RepetitionFigures.name, SyncFigures.name, ReportFigures.name, FullScreenScenarios.name,
  ]
  let selection = try Selection(
    Array(CommandLine.arguments.dropFirst()), among: Scenario.all.map(\.name) + others)
  var report = Report()
  let built = try buildBinary()
  let folder = try makeFolder()
  // Copied to the folder of the stores, like an installed program, independent of the disk of the
  // build.
  let bench = Bench(
    program: CommandLine.arguments[0], binary: folder + "/hearth", folder: folder, runs: 21)
  defer { try? bench.prepare(ShellCommand("rm", ["-rf", folder])) }
  try bench.prepare(ShellCommand("cp", [built, bench.binary]))
  report.tell(try binarySize(bench.binary))
  // Missed goals are printed even if a later step fails.
  defer { report.end() }
  try compare(Scenario.all.filter { selection.has($0.name) }, bench, &report)
  if selection.has(ReportFigures.name) {
    try report.tell("\(ReportFigures.name), whole processes") {
      try ReportFigures(bench: bench).figures()
    }
  }
  if selection.has(RepetitionFigures.name) {
    try report.tell("\(RepetitionFigures.name), in this process") {
      try RepetitionFigures().figures()
    }
  }
  if selection.has(SyncFigures.name) {
    try report.tell("\(SyncFigures.name), in this process") {
      try SyncFigures(bench: bench).figures()
    }
  }
  guard selection.has(FullScreenScenarios.name) else { return }
  for size in [StoreSize.small, .large] {
    try report.tell("the full screen at \(size.rawValue)") {
      try FullScreenScenarios(bench: bench, size: size).figures()
    }
  }
}

func compare(_ scenarios: [Scenario], _ bench: Bench, _ report: inout Report) throws {
  guard !scenarios.isEmpty else { return }
  report.tell("medians of \(bench.runs) runs each, whole processes, beside the sqlite3 shell\n")
  let table = ResultTable(names: scenarios.map(\.name))
  report.tell(table.header)
  for scenario in scenarios { report.tell(try bench.measure(scenario), in: table) }
}

do {
  if CommandLine.arguments.dropFirst().first == "--fill", CommandLine.arguments.count == 4,
    let size = StoreSize(rawValue: CommandLine.arguments[2])
  {
    try SampleStore(size: size).fill(storeAt: CommandLine.arguments[3])
  } else if CommandLine.arguments.dropFirst().first == "--write-import",
    CommandLine.arguments.count == 4,
    let sample = ImportSample.all.first(where: { $0.name == CommandLine.arguments[2] })
  {
    try sample.write(to: CommandLine.arguments[3])
  } else if CommandLine.arguments.dropFirst().first == "--add-series",
    CommandLine.arguments.count == 4, let count = Int(CommandLine.arguments[2])
  {
    // The ids are later than those in the store.
    try SampleSeries(count: count).fill(storeAt: CommandLine.arguments[3])
  } else if CommandLine.arguments.dropFirst().first == "--change-moods",
    CommandLine.arguments.count == 4, let count = Int(CommandLine.arguments[2])
  {
    try SampleChanges(count: count).make(inStoreAt: CommandLine.arguments[3])
  } else {
    try runAll()
  }
} catch {
  print("hearth-benchmarks: \(error)")
  exit(1)
}
