import HearthDomain

extension ReportPage {
  /// A part of the period with its own figure: a month of a year, a week of a month, a day of a
  /// week.
  struct Stretch {
    let name: String
    let days: ClosedRange<Day>
  }

  /// The parts that have begun.
  var stretches: [Stretch] {
    let all =
      switch report.period.length {
      case .year:
        report.period.allMonths.map {
          Stretch(name: $0.name(in: language), days: $0.firstDay...$0.lastDay)
        }
      case .month: weeks
      case .week:
        report.period.days.each.map { Stretch(name: dates.shortWithWeekday($0), days: $0...$0) }
      }
    return all.filter { $0.days.lowerBound <= report.asOf }
  }

  private var weeks: [Stretch] {
    report.period.days.weeks(from: weekdays[0]).map { week in
      let (first, last) = (dates.short(week.lowerBound), week.upperBound.dayOfMonth)
      guard week.lowerBound < week.upperBound else { return Stretch(name: first, days: week) }
      let name = language(
        ko: "\(first)~\(last)일", en: "\(week.lowerBound.dayOfMonth)–\(dates.short(week.upperBound))"
      )
      return Stretch(name: name, days: week)
    }
  }

  private func sums(_ counts: [Day: Int]) -> [(name: String, count: Int)] {
    let stretches = stretches
    var sums = Array(repeating: 0, count: stretches.count)
    for (day, count) in counts {
      if let place = stretches.firstIndex(where: { $0.days.contains(day) }) {
        sums[place] += count
      }
    }
    return zip(stretches, sums).map { ($0.name, $1) }
  }

  func moods(_ writer: inout XMLWriter, _ pictures: ReportPictures) {
    let moods = report.moods
    guard let mean = moods.tally.mean else { return }
    let statistics = MoodStatisticsWords(language: language)
    section("moods", words.moods, &writer) { writer in
      let overview = [
        statistics.overview(moods.tally, days: moods.days.count, mean: mean) + ".",
        statistics.spread(moods.tally),
      ]
      writer.element("p", text: overview.compactMap { $0 }.joined(separator: " "))
      writer.element("figure", [("class", "days")]) { writer in
        pictures.draw(pictures.days, &writer)
        writer.element("figcaption", [("class", "scale")]) { writer in
          writer.element("span", text: "0")
          pictures.draw(pictures.scale, as: "shapes", &writer)
          writer.element("span", text: "100")
        }
      }
      writer.element("h3", text: pictures.course.wide.title)
      writer.element("figure") { pictures.draw(pictures.course, &$0) }
      figures(
        words.asTable, [words.time, words.moodNoun, words.dayNoun, words.mean, words.spread],
        rows(moods), &writer)
      canvases(words.bright, pictures.brightest, moods.brightest, &writer, pictures)
      canvases(words.heavy, pictures.heaviest, moods.heaviest, &writer, pictures)
    }
  }

  private func rows(_ moods: ReportedMoods) -> [[String]] {
    stretches.map { stretch in
      let days = moods.days.filter { stretch.days.contains($0.day) }
      let tally = days.reduce(LevelTally.none) { $0 + $1.tally }
      return [
        stretch.name, "\(tally.count)", "\(days.count)", tally.mean?.oneDecimal ?? "–",
        tally.spread?.oneDecimal ?? "–",
      ]
    }
  }

  private func canvases(
    _ title: String, _ scenes: [Scene], _ canvases: [MoodCanvas], _ writer: inout XMLWriter,
    _ pictures: ReportPictures
  ) {
    guard !canvases.isEmpty else { return }
    writer.element("h3", text: title)
    writer.element("div", [("class", "canvases")]) { writer in
      for (scene, canvas) in zip(scenes, canvases) {
        writer.element("figure") { writer in
          pictures.draw(scene, as: "canvas", &writer)
          writer.element("figcaption") { writer in
            let mean = words.meanLevel(of: canvas)?.oneDecimal ?? "–"
            let day = canvas.day.map { dates.shortWithWeekday($0) } ?? ""
            writer.element("strong", text: day)
            writer.element("span", [("class", "quiet")], text: "\(words.mean) \(mean)")
            let memos = canvas.moods.reversed().filter { !$0.memo.isEmpty }.prefix(4)
            for mood in memos {
              writer.element(
                "p", [("dir", "auto")], text: mood.memoLine.shortened(to: 90))
            }
          }
        }
      }
    }
  }

  func people(_ writer: inout XMLWriter, _ pictures: ReportPictures) {
    let people = report.people
    guard people.contacts > 0 else { return }
    section("people", words.people, &writer) { writer in
      writer.element("p", text: words.contacts)
      writer.element("ul", [("class", "garden")]) { writer in
        for entry in people.shown {
          let stage = entry.plant.name(of: entry.stage)(language)
          writer.element("li") { writer in
            pictures.plant(entry.plant, entry.stage, &writer)
            if let name = entry.name {
              writer.element("strong", [("dir", "auto")], text: name.shortened(to: 40))
            }
            writer.element(
              "span", [("class", "quiet")],
              text: "\(entry.plant.name(language)) · \(stage)")
            writer.element("span", text: words.inTouch(entry.days))
          }
        }
      }
      if people.count > people.shown.count {
        writer.element("p", text: words.more(people: people.count - people.shown.count))
      }
      bars(words.contactsByTime, of: words.contactNoun, sums(people.contactsByDay), &writer)
    }
  }

  func plans(_ writer: inout XMLWriter, _ pictures: ReportPictures) {
    let plans = report.plans
    guard plans.count > 0 else { return }
    section("plans", words.plans, &writer) { writer in
      writer.element("p", text: words.planned)
      guard plans.timed > 0 else { return }
      writer.element("figure") { pictures.draw(pictures.hours, &$0) }
      let rows = plans.byHour.enumerated().map { ["\($0):00", "\($1)"] }
      figures(words.asTable, [words.hour, words.planNoun], rows, &writer)
    }
  }

  func books(_ writer: inout XMLWriter, _ pictures: ReportPictures) {
    let books = report.books
    guard books.finished > 0 || !books.read.isEmpty else { return }
    section("books", words.books, &writer) { writer in
      writer.element("p", text: words.read)
      if books.finished > 0 {
        writer.element("div", [("class", "shelf")]) { writer in
          writer.element("figure", [("class", "tower")]) { pictures.draw(pictures.tower, &$0) }
          list(books, &writer)
        }
      }
      if books.pages > 0 {
        bars(words.pagesByTime, of: words.pageNoun, sums(books.read.pages), &writer)
      }
    }
  }

  private func list(_ books: ReportedBooks, _ writer: inout XMLWriter) {
    let bookWords = BookWords(language, today: report.asOf)
    writer.element("ul", [("class", "books")]) { writer in
      for entry in books.shown {
        let book = entry.book
        let color = SVGRenderer().hex(SpineColors(of: book.theme).cover)
        writer.element("li", [("style", "--cover:\(color)")]) { writer in
          writer.element("strong", [("dir", "auto")], text: book.title.shortened(to: 120))
          if !book.author.isEmpty {
            writer.element("span", [("dir", "auto")], text: book.author.shortened(to: 80))
          }
          let facts = [
            book.details.pages.map { bookWords.pages($0.value) }, bookWords.rating(entry.rating),
            dates.short(entry.finishedOn),
          ]
          writer.element(
            "span", [("class", "quiet")],
            text: facts.compactMap { $0 }.joined(separator: " · "))
        }
      }
      if books.finished > books.shown.count {
        writer.element("li", text: words.more(books: books.finished - books.shown.count))
      }
    }
  }

  func sayings(_ writer: inout XMLWriter) {
    let sayings = report.sayings
    guard sayings.liked > 0 else { return }
    section("sayings", words.sayings, &writer) { writer in
      writer.element("div", [("class", "sayings")]) { writer in
        for (index, saying) in sayings.shown.enumerated() {
          let theme = ReportPage.themes[index % ReportPage.themes.count]
          let (colors, hex) = (CardColors(of: theme), SVGRenderer().hex)
          let style = "--card:\(hex(colors.secondary));--on-card:\(hex(colors.ink))"
          writer.element("blockquote", [("style", style)]) { writer in
            let text = saying.text(in: language).shortened(to: 400)
            for line in text.split(whereSeparator: \.isNewline) {
              writer.element("p", [("dir", "auto")], text: String(line))
            }
            if !saying.who.isEmpty {
              writer.element("footer", [("dir", "auto")], text: "— \(saying.who(language))")
            }
          }
        }
      }
      if sayings.liked > sayings.shown.count {
        writer.element("p", text: words.more(sayings: sayings.liked - sayings.shown.count))
      }
    }
  }

  /// Themes of adjacent items, which are easy to distinguish.
  private static let themes: [CardTheme] = [.mango, .cloud, .honey, .mugwort, .blueberry]
}

extension SayingDetails {
  /// Returns the text in the language, or in the other one.
  fileprivate func text(in language: Language) -> String {
    let texts = language == .korean ? [korean, english] : [english, korean]
    return texts.lazy.compactMap { $0?.value }.first ?? ""
  }
}

extension String {
  /// Returns at most `count` characters, ending with an ellipsis if cut. The bytes are limited too,
  /// because old stores may contain characters of any size.
  fileprivate func shortened(to count: Int) -> String {
    var (kept, bytes, left) = ("", 0, count)
    for letter in self {
      bytes += letter.utf8.count
      left -= 1
      guard left >= 0, bytes <= count * 4 else { return kept + "…" }
      kept.append(letter)
    }
    return kept
  }
}

extension ClosedRange<Day> {
  /// The number of days.
  var length: Int { upperBound - lowerBound + 1 }
}
