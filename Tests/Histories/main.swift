import CLibrary

guard let options = HistoryOptions(Array(CommandLine.arguments.dropFirst())) else {
  print(HistoryOptions.usage)
  exit(64)
}
let start = ContinuousClock.now
let histories = ManyHistories(
  seeds: options.first..<options.first + options.count, cores: options.cores)
let outcome = await histories.play()
for (seed, wrong) in outcome.wrong.sorted(by: { $0.key < $1.key }) {
  print("--first \(seed) --count 1")
  for line in wrong { print("  \(line)") }
}
// A single history cannot contain all rows; it is run to look for its errors.
let missing = options.count > 1 ? outcome.missing : []
for row in missing { print("never happened: \(row)") }
print(
  "\(options.count) histories in \(start.duration(to: .now).components.seconds) s, "
    + "\(outcome.wrong.count) of them wrong")
exit(outcome.wrong.isEmpty && missing.isEmpty ? 0 : 1)
