import CLibrary
import HearthDomain

/// Expands recurrence rules: for each input line `RULE TAB START TAB LIMIT` it prints a line of
/// instances. Other programs can compare their results without starting a process per rule.
enum RuleAnswers {
  static func run() {
    while let line = readLine() {
      print(answer(line))
      fflush(nil)
    }
  }

  private static func answer(_ line: String) -> String {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, let written = ISOMoment(words[1]),
      let day = written.day, let time = written.time, let limit = Int(words[2])
    else {
      return "what is “\(line)”?"
    }
    do {
      let all = try Repetition(
        Recurrence(words[0], from: .file), from: .time(LocalTime(day: day, time: time)))
      let answer = all.occurrences(after: nil, limit: limit)
      return (answer.times.map(toTheSecond) + (answer.hasMore ? ["more"] : []))
        .joined(separator: " ")
    } catch {
      return "refused \(error.reason)"
    }
  }

  private static func toTheSecond(_ time: LocalTime) -> String {
    time.time.second == 0 ? "\(time):00" : "\(time)"
  }
}
