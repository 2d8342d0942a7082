/// Time of writing a year's report to a file.
struct ReportFigures {
  static let name = "report"

  let bench: Bench

  func figures() throws -> [Figure] {
    try StoreSize.allCases.map { size in
      let page = "\(bench.folder)/report.html"
      let report = bench.hearth(
        "report", "2026", "--output", page, "--yes", "--store", try bench.store(size))
      let times = try (0..<9).map { _ in try report.run(environment: bench.environment).milliseconds
      }
      return Figure(
        name: "a year at \(size.rawValue)", value: times.middle, unit: "ms", goal: 1_000)
    }
  }
}
