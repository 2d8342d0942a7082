import HearthDomain

/// jrnl journals: reads text and JSON export, writes text.
///
/// The memo is the entry's text with jrnl's tags and star. jrnl has no levels, so this program
/// writes the level as a last tag such as `@mood/85`, or `@mood/-` for none, and before it the
/// mood's tags such as `@tag/run`.
package struct JrnlMoodFile: MoodFile {
  private let zone: any ZoneRules
  private let order: DateOrder?

  /// `zone` is the user's zone, as journals contain none. `order` is the order of day, month and
  /// year in dates, if known.
  package init(zone: any ZoneRules, order: DateOrder? = nil) {
    self.zone = zone
    self.order = order
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    let beginning = try FileBeginning(source)
    if beginning.isJSON {
      return try TableMoodFile(zone: zone, hints: ImportHints(dateOrder: order))
        .read(beginning, each: each)
    }
    let file = try DatedFile(beginning.source, zone: zone, order: order) {
      var reader = JrnlReader(dates: FileDates(zone: zone), source: $0)
      try reader.survey(&$1)
    }
    var reader = JrnlReader(dates: file.dates, source: file.source)
    file.addNote(&reader.report)
    var delivery = MoodDelivery()
    while let mood = try reader.next() { try delivery.deliver(mood, &reader.report, to: each) }
    delivery.reportGaps(&reader.report)
    if reader.report.readCount > 0 { reader.report.format = "jrnl" }
    return reader.report
  }

  package var header: [UInt8] { [] }

  package func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    let time = mood.moment.time
    let hour = ((time.hour + 11) % 12 + 1).digits(2)
    let minutes = time.minute.digits(2) + ":" + time.second.digits(2)
    let half = time.hour < 12 ? "AM" : "PM"
    let text = JrnlText(zone: zone).entryText(mood.memo, mood.tags, level: mood.level)
    return Array("\(isFirst ? "" : "\n")[\(mood.day) \(hour):\(minutes) \(half)] \(text)\n".utf8)
  }

  package var footer: [UInt8] { [] }
}
