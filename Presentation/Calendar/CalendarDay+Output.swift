import HearthDomain
import JSONText

extension CalendarDay {
  /// The JSON of the day.
  var json: JSONObject {
    [
      "day": .string(day.description), "events": .int(events), "due": .int(duePeople),
      "birthdays": .int(birthdays), "watered": .int(waterings), "moods": .int(moods.count),
      "moodMean": .optional(moods.mean) { .decimal($0, places: 2) }, "pages": .int(pages),
      "finished": .int(finishedBooks), "targets": .int(readingTargets),
      "tasks": .int(tasks),
    ]
  }

  /// The values of the JSON in order, separated by tabs; the mean is empty if there are no moods.
  var pipedLine: String {
    let counts = [events, duePeople, birthdays, waterings, moods.count].map { "\($0)" }
    let mean = moods.mean.map { $0.oneDecimal } ?? ""
    return
      ([day.description] + counts + [mean]
      + [pages, finishedBooks, readingTargets, tasks].map { "\($0)" })
      .joined(separator: "\t")
  }
}
