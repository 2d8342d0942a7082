import Foundation
import HearthDomain
import HearthWhen
import HearthWhenSupport

/// Prints rows of tables whose answers are not the expected ones.
///
///     hearth-when-rows TABLE...        prints differences, and their number of each kind
///     hearth-when-rows --changed TABLE TABLE...   prints them, with expectations of the first
///     hearth-when-rows --values TABLE...   prints differences of texts that are only a value
///     hearth-when-rows --names LIST    prints names that do not stay complete next to a day
///     hearth-when-rows --answers TABLE...  prints the answer to every text
///     hearth-when-rows --read TEXT...  prints the answer to each text
///     hearth-when-rows --time          measures parsing
///     hearth-when-rows --round-trip N  prints N plans in each language and parses them
let arguments = Array(CommandLine.arguments.dropFirst())
let comparison = Comparison()
let rest = Array(arguments.dropFirst())
let plans = rest.first.flatMap { Int($0) } ?? 0

switch arguments.first {
case "--read":
  for text in rest {
    guard let context = Comparison.usual else { continue }
    print(text, "=>", comparison.answer(to: text, at: context))
    print(WhenReader(context).explanation(of: text))
  }
case "--values": for path in rest { comparison.values(path) }
case "--names": for path in rest { comparison.names(path) }
case "--answers": for path in rest { comparison.answers(path) }
case "--time":
  if let context = Comparison.usual { Timing(at: context).report() }
case "--round-trip" where plans > 0:
  for language in [Language.english, .korean] {
    var trip = RoundTrip(language)
    trip.run(plans)
    for failure in trip.failures.prefix(50) { print(failure) }
    print(
      language.rawValue, "tried", trip.total, "not printed", trip.refused, "failed",
      trip.failures.count)
    if !trip.failures.isEmpty || trip.refused * 20 > trip.total { exit(1) }
  }
case "--changed":
  let changes = rest.first.map(Comparison.table)
  for path in rest.dropFirst() { comparison.titles(path, changed: changes) }
case let first? where !first.hasPrefix("-"):
  for path in arguments { comparison.titles(path, changed: nil) }
default:
  print(
    "hearth-when-rows [--changed|--values|--names|--answers] TABLE..."
      + " | --read TEXT... | --time | --round-trip N")
  exit(64)
}
