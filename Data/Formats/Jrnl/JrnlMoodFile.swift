import HearthDomain

/// jrnl journals, as text or as JSON export. Writes the text format.
///
/// The memo is the text of the entry with its tags and star. A last tag `@mood/85` is the level,
/// which jrnl itself does not have; tags before it such as `@tag/run` are the tags.
package struct JrnlMoodFile: MoodFile {
  private let zone: any ZoneRules
  private let order: DateOrder?

  /// `zone` is the user's zone, as journals do not record one. `order` is the order of day, month
  /// and year, if given.
  package init(zone: any ZoneRules, order: DateOrder? = nil) {
    self.zone = zone
    self.order = order
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    let beginning = try FileBeginning(source)
    if beginning.isJSON {
      return try JSONMoodReader { _ in JrnlElement(dates: FileDates(zone: zone, order: order)) }
        .read(beginning.source, each: each)
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
