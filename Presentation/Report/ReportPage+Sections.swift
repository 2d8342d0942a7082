import HearthDomain

extension ReportPage {
  /// A part of the period with its own figure: a month of a year, a week of a month, a day of a
  /// week.
  struct Subperiod {
    let name: String
    let days: ClosedRange<Day>
  }

  /// The parts of the period, without those that are in the future.
  var subperiods: [Subperiod] {
    let all =
      switch report.period.length {
      case .year:
        report.period.allMonths.map {
          Subperiod(name: $0.name(in: language), days: $0.firstDay...$0.lastDay)
        }
      case .month: weeklySubperiods
      case .week:
        report.period.days.allDays.map {
          Subperiod(name: dateWords.shortWithWeekday($0), days: $0...$0)
        }
      }
    return all.filter { $0.days.lowerBound <= report.asOf }
  }

  private var weeklySubperiods: [Subperiod] {
    report.period.days.weeks(from: weekdays[0]).map { week in
      let (first, last) = (dateWords.short(week.lowerBound), week.upperBound.dayOfMonth)
      guard week.lowerBound < week.upperBound else { return Subperiod(name: first, days: week) }
      let name = language(
        ko: "\(first)~\(last)일",
        en: "\(week.lowerBound.dayOfMonth)–\(dateWords.short(week.upperBound))"
      )
      return Subperiod(name: name, days: week)
    }
  }

  private func sumsBySubperiod(_ counts: [Day: Int]) -> [(name: String, count: Int)] {
    let stretches = subperiods
    var sums = Array(repeating: 0, count: stretches.count)
    for (day, count) in counts {
      if let place = stretches.firstIndex(where: { $0.days.contains(day) }) {
        sums[place] += count
      }
    }
    return zip(stretches, sums).map { ($0.name, $1) }
  }

  func writeMoods(_ writer: inout XMLWriter, _ pictures: ReportPictures) {
    let moods = report.moods
    guard moods.tally.mean != nil else { return }
    let statistics = MoodStatisticsWords(language: language)
    writeSection("moods", reportWords.moodsTitle, &writer) { writer in
      let overview = [
        statistics.overview(moods.tally, days: moods.days.count) + ".",
        statistics.spreadSentence(moods.tally),
      ]
      writer.addElement("p", text: overview.compactMap { $0 }.joined(separator: " "))
      writer.addElement("figure", [("class", "days")]) { writer in
        pictures.drawPair(pictures.moodsByDay, &writer)
        writer.addElement("figcaption", [("class", "scale")]) { writer in
          writer.addElement("span", text: "0")
          pictures.drawScene(pictures.moodScale, as: "shapes", &writer)
          writer.addElement("span", text: "100")
        }
      }
      writer.addElement("h3", text: pictures.moodCourse.wide.title)
      writer.addElement("figure") { pictures.drawPair(pictures.moodCourse, &$0) }
      writeFigures(
        reportWords.tableLabel,
        [
          reportWords.timeColumnTitle, reportWords.moodNoun, reportWords.dayNoun,
          reportWords.meanLabel, reportWords.spreadLabel,
        ],
        moodRows(moods), &writer)
      writeCanvases(
        reportWords.brightestTitle, pictures.brightestDays, moods.brightest, &writer, pictures)
      writeCanvases(
        reportWords.heaviestTitle, pictures.heaviestDays, moods.heaviest, &writer, pictures)
    }
  }

  private func moodRows(_ moods: ReportedMoods) -> [[String]] {
    subperiods.map { stretch in
      let days = moods.days.filter { stretch.days.contains($0.day) }
      let tally = days.reduce(LevelTally.none) { $0 + $1.tally }
      return [
        stretch.name, "\(tally.moodCount)", "\(days.count)", tally.mean?.oneDecimal ?? "–",
        tally.standardDeviation?.oneDecimal ?? "–",
      ]
    }
  }

  private func writeCanvases(
    _ title: String, _ scenes: [Scene], _ canvases: [MoodCanvas], _ writer: inout XMLWriter,
    _ pictures: ReportPictures
  ) {
    guard !canvases.isEmpty else { return }
    writer.addElement("h3", text: title)
    writer.addElement("div", [("class", "canvases")]) { writer in
      for (scene, canvas) in zip(scenes, canvases) {
        writer.addElement("figure") { writer in
          pictures.drawScene(scene, as: "canvas", &writer)
          writer.addElement("figcaption") { writer in
            let mean = reportWords.meanLevel(of: canvas)?.oneDecimal ?? "–"
            let day = canvas.day.map { dateWords.shortWithWeekday($0) } ?? ""
            writer.addElement("strong", text: day)
            writer.addElement(
              "span", [("class", "quiet")], text: "\(reportWords.meanLabel) \(mean)")
            let memos = canvas.moods.reversed().filter { !$0.memo.isEmpty }.prefix(4)
            for mood in memos {
              writer.addElement(
                "p", [("dir", "auto")], text: mood.memoLine.shortened(to: 90))
            }
          }
        }
      }
    }
  }

  func writePeople(_ writer: inout XMLWriter, _ pictures: ReportPictures) {
    let people = report.people
    guard people.contactCount > 0 else { return }
    writeSection("people", reportWords.peopleTitle, &writer) { writer in
      writer.addElement("p", text: reportWords.contactsSummary)
      writer.addElement("ul", [("class", "garden")]) { writer in
        for entry in people.entries {
          let stage = entry.plant.name(of: entry.stage)(language)
          writer.addElement("li") { writer in
            pictures.drawPlant(entry.plant, entry.stage, &writer)
            if let name = entry.name {
              writer.addElement("strong", [("dir", "auto")], text: name.shortened(to: 40))
            }
            writer.addElement(
              "span", [("class", "quiet")],
              text: "\(entry.plant.name(language)) · \(stage)")
            writer.addElement("span", text: reportWords.daysInTouch(entry.contactDays))
          }
        }
      }
      if people.personCount > people.entries.count {
        writer.addElement(
          "p", text: reportWords.morePeople(people.personCount - people.entries.count))
      }
      writeBars(
        reportWords.contactsByTimeTitle, of: reportWords.contactNoun,
        sumsBySubperiod(people.contactsByDay), &writer)
    }
  }

  func writePlans(_ writer: inout XMLWriter, _ pictures: ReportPictures) {
    let plans = report.plans
    guard plans.count > 0 else { return }
    writeSection("plans", reportWords.plansTitle, &writer) { writer in
      writer.addElement("p", text: reportWords.plansSummary)
      guard plans.timedCount > 0 else { return }
      writer.addElement("figure") { pictures.drawPair(pictures.plansByHour, &$0) }
      let rows = plans.timedCountByHour.enumerated().map { ["\($0):00", "\($1)"] }
      writeFigures(
        reportWords.tableLabel, [reportWords.hourColumnTitle, reportWords.planNoun], rows, &writer)
    }
  }

  func writeBooks(_ writer: inout XMLWriter, _ pictures: ReportPictures) {
    let books = report.books
    guard books.finishedCount > 0 || !books.readDays.isEmpty else { return }
    writeSection("books", reportWords.booksTitle, &writer) { writer in
      writer.addElement("p", text: reportWords.readingSummary)
      if books.finishedCount > 0 {
        writer.addElement("div", [("class", "shelf")]) { writer in
          writer.addElement("figure", [("class", "tower")]) {
            pictures.drawScene(pictures.bookTower, &$0)
          }
          writeBookList(books, &writer)
        }
      }
      if books.pageCount > 0 {
        writeBars(
          reportWords.pagesByTimeTitle, of: reportWords.pageNoun,
          sumsBySubperiod(books.readDays.pages), &writer)
      }
    }
  }

  private func writeBookList(_ books: ReportedBooks, _ writer: inout XMLWriter) {
    let bookWords = BookWords(language, today: report.asOf)
    writer.addElement("ul", [("class", "books")]) { writer in
      for entry in books.entries {
        let book = entry.book
        let color = SVGRenderer().hexText(SpineColors(of: book.theme).cover)
        writer.addElement("li", [("style", "--cover:\(color)")]) { writer in
          writer.addElement("strong", [("dir", "auto")], text: book.title.shortened(to: 120))
          if !book.author.isEmpty {
            writer.addElement("span", [("dir", "auto")], text: book.author.shortened(to: 80))
          }
          let facts = [
            book.details.pages.map { bookWords.pages($0.value) }, bookWords.rating(entry.rating),
            dateWords.short(entry.finishedOn),
          ]
          writer.addElement(
            "span", [("class", "quiet")],
            text: facts.compactMap { $0 }.joined(separator: " · "))
        }
      }
      if books.finishedCount > books.entries.count {
        writer.addElement(
          "li", text: reportWords.moreBooks(books.finishedCount - books.entries.count))
      }
    }
  }

  func writeSayings(_ writer: inout XMLWriter) {
    let sayings = report.sayings
    guard sayings.likedCount > 0 else { return }
    writeSection("sayings", reportWords.sayingsTitle, &writer) { writer in
      writer.addElement("div", [("class", "sayings")]) { writer in
        for (index, saying) in sayings.sayings.enumerated() {
          let theme = ReportPage.barThemes[index % ReportPage.barThemes.count]
          let (colors, hex) = (CardColors(of: theme), SVGRenderer().hexText)
          let style = "--card:\(hex(colors.secondary));--on-card:\(hex(colors.text))"
          writer.addElement("blockquote", [("style", style)]) { writer in
            let text = saying.text(in: language).shortened(to: 400)
            for line in text.split(whereSeparator: \.isNewline) {
              writer.addElement("p", [("dir", "auto")], text: String(line))
            }
            if !saying.author.isEmpty {
              writer.addElement("footer", [("dir", "auto")], text: "— \(saying.author(language))")
            }
          }
        }
      }
      if sayings.likedCount > sayings.sayings.count {
        writer.addElement(
          "p", text: reportWords.moreSayings(sayings.likedCount - sayings.sayings.count))
      }
    }
  }

  /// Themes for the colours of adjacent items; they are easy to distinguish.
  private static let barThemes: [CardTheme] = [.mango, .cloud, .honey, .mugwort, .blueberry]
}

extension SayingDetails {
  /// Returns the saying in the language, or in the other one if it is missing.
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
  var dayCount: Int { upperBound - lowerBound + 1 }
}
