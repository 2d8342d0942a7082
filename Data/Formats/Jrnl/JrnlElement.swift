import HearthDomain

/// An entry of jrnl's JSON export.
struct JrnlElement: MoodElement {
  let program: String? = "jrnl"
  let dates: FileDates

  func mood(_ fields: JSONFields, line: Int) throws -> FoundMood {
    guard let date = try fields.text("date") else {
      throw UnreadableRecord(.missing(field: "date"))
    }
    var gaps: [MoodGap] = []
    guard let day = dates.moment(date) else { throw UnreadableRecord("date", date) }
    let moment = try day.with(time: fields.text("time"), in: dates.zone, &gaps)
    var mood = FoundMood(line: line, moment: moment.moodMoment(in: dates.zone))
    mood.gaps = gaps
    // Append the star to the title, as jrnl's text format does.
    let star = fields["starred"]?.boolValue == true ? " *" : ""
    mood.append(try fields.text("title").map { $0 + star } ?? "")
    mood.append(try fields.text("body") ?? "")
    mood.parseText(JrnlText(zone: dates.zone))
    return mood
  }
}
