import CLibrary

// The binary that is measured is the one that people install, so it is built here as they
// build it, in a folder of its own beside that of this program.
func buildBinary() throws -> String {
  if let given = getenv("HEARTH_BINARY") { return String(cString: given) }
  let scratch = ".build/benchmarks"
  print("building the release binary …")
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

/// How large the release binary is beside its goal.
func binarySize(_ path: String) throws -> String {
  var about = stat()
  guard stat(path, &about) == 0 else { throw BenchmarkError.cannotStart(command: path) }
  let tenths = (Int(about.st_size) + 50_000) / 100_000
  let isMissed = tenths > 250
  return "release binary: \(tenths / 10).\(tenths % 10) MB of 25\(isMissed ? " MISSED" : "")"
}

func runAll() throws {
  let built = try buildBinary()
  let wanted = CommandLine.arguments.dropFirst()
  let folder = try makeFolder()
  // Measured where the stores are, as one that is installed, whatever disk this was built on.
  let bench = Bench(
    program: CommandLine.arguments[0], binary: folder + "/hearth", folder: folder, runs: 21)
  defer { try? bench.prepare(ShellCommand("rm", ["-rf", folder])) }
  try bench.prepare(ShellCommand("cp", [built, bench.binary]))
  var measurements: [Measurement] = []
  for scenario in Scenario.all
  where wanted.isEmpty || wanted.contains(where: { scenario.name.contains($0) }) {
    measurements += try bench.measure(scenario)
  }
  print(try binarySize(bench.binary))
  print("medians of \(bench.runs) runs each, whole processes, beside the sqlite3 shell\n")
  for line in ResultTable(measurements: measurements).lines() { print(line) }
  if wanted.isEmpty || wanted.contains(where: { RepetitionFigures.name.contains($0) }) {
    print("\n\(RepetitionFigures.name), in this process\n")
    for line in FigureTable(figures: try RepetitionFigures().figures()).lines() { print(line) }
  }
  if wanted.isEmpty || wanted.contains(where: { SyncFigures.name.contains($0) }) {
    print("\n\(SyncFigures.name), in this process\n")
    for line in FigureTable(figures: try SyncFigures(bench: bench).figures()).lines() {
      print(line)
    }
  }
  guard wanted.isEmpty || wanted.contains(where: { FullScreenScenarios.name.contains($0) })
  else { return }
  for size in [StoreSize.small, .large] {
    print("\nthe full screen at \(size.rawValue)\n")
    let figures = try FullScreenScenarios(bench: bench, size: size).figures()
    for line in FigureTable(figures: figures).lines() { print(line) }
  }
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
    // Later than the ids of the store that it is put into.
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
