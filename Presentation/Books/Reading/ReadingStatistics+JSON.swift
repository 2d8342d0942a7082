import HearthDomain
import JSONText

extension ReadingStatistics {
  /// Returns the pages for JSON and pipes: 0 for a book read in percent, as in totals of all books.
  private func reportedPages(_ pages: Int) -> Int {
    singleBook?.book.isReadInPercent == true ? 0 : pages
  }

  /// The statistics as JSON. Those of a year or month have no categories.
  var json: JSONObject {
    var json = allJSON
    if period != nil { json["byCategory"] = nil }
    return json
  }

  private var allJSON: JSONObject {
    [
      "reading": .int(totals.open), "finished": .int(totals.finished),
      "readings": .int(totals.readings),
      "currentStreak": .int(streak.current), "longestStreak": .int(streak.longest),
      "pagesToday": .int(reportedPages(pagesToday)),
      "pagesByDay": .array(
        pagesByDay.map {
          ["day": .string($0.day.description), "pages": .int(reportedPages($0.pages))]
        }),
      "pagesByMonth": .array(
        pagesByMonth.map {
          ["month": .string($0.month.description), "pages": .int(reportedPages($0.pages))]
        }),
      "finishedByMonth": .array(finishedByMonth.map { .object($0.json) }),
      "byCategory": .array(byCategory.map { .object($0.json) }),
      "byTimeOfDay": .object(
        JSONObject(
          PartOfDay.allCases.map { ($0.rawValue, .int(reportedPages(byTimeOfDay[$0] ?? 0))) })),
      "rated": .int(meanRating?.count ?? 0),
      "averageRating": .optional(meanRating) { .decimal(Double($0.tenths) / 10, places: 1) },
    ]
  }

  /// Returns the JSON of a book, followed by its statistics.
  func json(_ book: JSONObject) -> JSONObject {
    let others = [
      "reading", "finished", "readings", "finishedByMonth", "byCategory", "rated", "averageRating",
    ]
    var object = book
    object.append("pagesReadEver", .int(reportedPages(singleBook?.pages ?? 0)))
    object.append("daysRead", .int(singleBook?.days ?? 0))
    for member in json.members where !others.contains(member.key) {
      object.append(member.key, member.value)
    }
    return object
  }

  /// The statistics as tab-separated lines that begin with their name.
  var tabSeparatedLines: [String] {
    let heads =
      singleBook.map { only in
        [
          ["book", only.book.title], ["pagesReadEver", "\(reportedPages(only.pages))"],
          ["daysRead", "\(only.days)"],
        ]
      } ?? [
        ["reading", "\(totals.open)"], ["finished", "\(totals.finished)"],
        ["readings", "\(totals.readings)"],
      ]
    let figures: [[String]] = [
      ["currentStreak", "\(streak.current)"], ["longestStreak", "\(streak.longest)"],
      ["pagesToday", "\(reportedPages(pagesToday))"],
    ]
    let days = pagesByDay.map { ["day", "\($0.day)", "\(reportedPages($0.pages))"] }
    let months = pagesByMonth.map { ["month", "\($0.month)", "\(reportedPages($0.pages))"] }
    let ends = finishedByMonth.map {
      ["finishedInMonth", "\($0.month)", "\($0.tally.books)", "\($0.tally.pages)"]
    }
    let categories = byCategory.map {
      [
        "category", $0.category.rawValue, "\($0.tally.books)", "\($0.tally.finished)",
        "\($0.tally.pages)",
      ]
    }
    let times = PartOfDay.allCases.map {
      ["timeOfDay", $0.rawValue, "\(reportedPages(byTimeOfDay[$0] ?? 0))"]
    }
    let average = meanRating.map {
      ["averageRating", "\($0.tenths / 10).\($0.tenths % 10)", "\($0.count)"]
    }
    let rated = average.map { [$0] } ?? []
    return (heads + figures + days + months + ends + categories + times + rated).map {
      $0.joined(separator: "\t")
    }
  }
}

extension ReadingStatistics.MonthFinished {
  fileprivate var json: JSONObject {
    [
      "month": .string(month.description), "books": .int(tally.books),
      "pages": .int(tally.pages),
    ]
  }
}

extension ReadingStatistics.CategoryShare {
  fileprivate var json: JSONObject {
    [
      "category": .string(category.rawValue), "books": .int(tally.books),
      "finished": .int(tally.finished), "pages": .int(tally.pages),
    ]
  }
}
