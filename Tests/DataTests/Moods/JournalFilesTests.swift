import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// Journals of several programs, with all data of an entry in one record.
@Suite struct JournalFilesTests {
  private func read(_ text: String) throws -> ReadMoods {
    try ReadMoods(text, as: AnyMoodFile.seoul)
  }

  @Test func `a Journey entry is read with its time and sentiment`() throws {
    let read = try read(
      #"""
      {"text": "<p dir=\"auto\">A walk &amp; tea</p><p>by the sea</p>", "type": "html",
       "date_journal": 1714534200000, "date_modified": 1714534300000, "id": "1714534200000-3f",
       "timezone": "America/Chicago", "sentiment": 1.25, "tags": ["sea", "집"],
       "photos": ["a.jpg"], "address": "Park", "favourite": false, "music_title": "",
       "weather": {}}
      """#)
    #expect(read.report.format == "Journey")
    #expect(read.moods == ["2024-04-30T22:30 63 A walk & tea\nby the sea #sea #집"])
    #expect(read.warnings == [.unstorableValues(field: "photos", records: 1)])
  }

  @Test func `journal entries of a calendar file are read, events are not`() throws {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:e
      DTSTART:20261120T100000
      SUMMARY:Lunch
      END:VEVENT
      BEGIN:VJOURNAL
      UID:j
      DTSTART;VALUE=DATE:20240501
      SUMMARY:A day
      DESCRIPTION:By the sea\\, with tea
      CATEGORIES:sea,집
      END:VJOURNAL
      BEGIN:VJOURNAL
      UID:k
      DTSTART;TZID=America/Chicago:20240501T223000
      DESCRIPTION:Late
      END:VJOURNAL
      BEGIN:VJOURNAL
      UID:l
      SUMMARY:When
      END:VJOURNAL
      END:VCALENDAR

      """
    let read = try read(text)
    #expect(
      read.moods == [
        "2024-05-01T12:00 - A day\nBy the sea, with tea #sea #집", "2024-05-01T22:30 - Late",
      ])
    #expect(read.skipped.map(\.fact) == [.missing(field: "DTSTART")])
    #expect(throws: DomainError.damaged(.otherFileKind(.calendar))) {
      try self.read("BEGIN:VCALENDAR\nEND:VCALENDAR\n")
    }
  }

  @Test(arguments: [("0", "-"), ("0.25", "13"), ("1", "50"), ("2", "100")])
  func `Journey sentiments from unset to 2 are mapped to levels`(said: String, level: String) throws
  {
    let read = try read(
      #"{"text": "a", "date_journal": 1714534200000, "sentiment": \#(said), "address": ""}"#)
    #expect(read.moods == ["2024-05-01T12:30 \(level) a"])
    #expect(read.warnings.contains(.noLevel(records: 1)) == (said == "0"))
  }

  @Test func `a Keep note becomes a memo with its list and labels`() throws {
    let note = #"""
      "color": "DEFAULT", "isPinned": false, "isArchived": false, "title": "Sunday",
      "createdTimestampUsec": 1714534200000000, "userEditedTimestampUsec": 1714620600000000
      """#
    let list = #"""
      "isTrashed": false, "labels": [{"name": "home"}], "annotations": [{"url": "https://x.org"}],
      "listContent": [{"text": "bread", "isChecked": true}, {"text": "milk", "isChecked": false}]
      """#
    let read = try read("{\(note), \(list)}")
    #expect(read.moods == ["2024-05-01T12:30 - Sunday\n- [x] bread\n- milk #home"])
    #expect(read.warnings.contains(.unstorableValues(field: "annotations", records: 1)))
    let trashed = try self.read("{\(note), \"isTrashed\": true, \"textContent\": \"gone\"}")
    #expect(trashed.moods.isEmpty)
    #expect(trashed.skipped.isEmpty)
    #expect(trashed.report.omitted.first.map(\.fact) == [.deleted])
  }

  @Test func `a day in Pixels has the average of its scores`() throws {
    let read = try read(
      #"""
      [{"date": "2022-1-3", "type": "Mood", "scores": [4], "notes": "snow",
        "tags": [{"type": "Emotions", "entries": ["calm", "happy"]}]},
       {"date": "2022-12-31", "type": "Mood", "scores": [1, 4], "notes": "", "tags": []},
       {"date": "2022-2-31", "scores": [3]}, {"date": "2022-2-3", "scores": [6]}]
      """#)
    #expect(read.report.format == "Pixels")
    #expect(read.moods == ["2022-01-03T12:00 75 snow #calm #happy", "2022-12-31T12:00 38 "])
    #expect(
      read.skipped.map(\.fact) == [
        .unreadable(field: "date", text: "2022-2-31"), .unreadable(field: "scores", text: "6"),
      ])
  }

  @Test func `the format of older Pixels versions is read`() throws {
    let middle = try read(
      #"""
      [{"date": "2021-05-03", "entries": [{"type": "Mood", "isHighlighted": false, "value": 5,
        "notes": "sun", "tags": [{"type": "Emotions", "entries": ["happy"]}]}]}]
      """#)
    #expect(middle.moods == ["2021-05-03T12:00 100 sun #happy"])
    let first = try read(
      #"[{"date": "2019-1-5", "mood": 2, "emotions": ["tired"], "notes": "rain"}]"#)
    #expect(first.moods == ["2019-01-05T12:00 25 rain #tired"])
  }

  @Test func `a How We Feel table has times, tags and notes`() throws {
    let header =
      "Date,Mood,Mood Key,Tags (People),Tags Key (People),Tags (Places),Exercise,Sleep,Notes,"
      + "Reflections,Takeaways\n"
    let rows = """
      2026 Sun May 17 8:39 AM,Good,good,By Myself,By Myself,"Home, Garden",0.0,7.5,a walk,[],
      2026 Wed Jul 22 11:36 PM,Awful,awful,Family,Family,,0.0,,,"I was loud",Rest

      """
    let read = try read(header + rows)
    #expect(
      read.moods == [
        "2026-05-17T08:39 70 a walk #By Myself #Home #Garden",
        "2026-07-22T23:36 10 I was loud\nRest #Family",
      ])
    #expect(read.warnings == [.unstorableValues(field: "Sleep", records: 1)])
    #expect(read.report.format == "How We Feel")
  }

  @Test func `several moods of How We Feel are averaged`() throws {
    let header = "Date,Locale,Mood Keys,Mood,Tags (People),Notes,Reflections,Takeaways\n"
    let read = try read(
      header + "2026 Wed Jul 22 8:15 AM,en,\"good, bad\",\"Good, Bad\",Friend,tea,[],[]\n")
    #expect(read.moods == ["2026-07-22T08:15 50 tea #Friend"] && read.warnings == [])
  }

  @Test func `a Notion mood database is read`() throws {
    let read = try read(
      """
      \u{FEFF}Name,Date,Mood,Tags,Notes
      Walk,"May 1, 2024",Good,"sea, wind",two hours
      Night,"May 2, 2024 9:30 PM (GMT+9)",bad,,

      """)
    #expect(
      read.moods == [
        "2024-05-01T12:00 70 Walk\ntwo hours #sea #wind", "2024-05-02T21:30 30 Night",
      ])
    #expect(read.report.format == "CSV")
    #expect(
      try self.read("날짜,기분,메모\n2024-05-01 (수),좋음,산책\n").moods
        == ["2024-05-01T12:00 70 산책"])
  }

  private static let bearable = "date,weekday,time of day,category,rating/amount,detail,notes\n"

  @Test func `a Bearable table gives a mood per part of the day with all its notes`()
    throws
  {
    let rows = """
      "22nd Jan 2022","Saturday","am","Mood","4","Calm | Happy","A hard morning."
      "22nd Jan 2022","Saturday","mid","Symptom","2","Neck pain (Moderate)",""
      "22nd Jan 2022","Saturday","pm","Mood","10","Mood",""
      "22nd Jan 2022","Saturday","pm","Energy","3","Energy","A hard morning."
      "22nd Jan 2022","Saturday","all day","Factors","","Coffee (2 cups)",""
      "1st Feb 2022","Tuesday","all day","Sleep","7.5","Sleep (hours)","woke once"
      "31st Feb 2022","Tuesday","am","Mood","4","Mood",""
      "2nd Feb 2022","Wednesday","08:30","Mood","11","Mood",""
      "2nd Feb 2022","Wednesday","21:40","Mood","5.5/10","",""

      """
    let read = try read(Self.bearable + rows)
    #expect(
      read.moods == [
        "2022-01-22T09:00 33 A hard morning.\nSymptom: Neck pain (Moderate) 2 (mid)\n"
          + "Factors: Coffee (2 cups) #Calm #Happy",
        "2022-01-22T18:00 100 Energy: 3\nA hard morning.",
        "2022-02-01T12:00 - Sleep: Sleep (hours) 7.5\nwoke once", "2022-02-02T21:40 50 ",
      ])
    #expect(
      read.skipped == [
        ImportNote(line: 8, fact: .unreadable(field: "date", text: "31st Feb 2022")),
        ImportNote(line: 9, fact: .unreadable(field: "rating/amount", text: "11")),
      ])
    #expect(read.report.format == "Bearable")
  }

  @Test func `Bearable moods up to five are on a scale of five`() throws {
    let rows = "5th May 2024,Sunday,am,Mood,5,,\n6th May 2024,Monday,am,Mood,1,,\n"
    #expect(
      try read(Self.bearable + rows).moods == ["2024-05-05T09:00 100 ", "2024-05-06T09:00 0 "])
  }

  @Test(arguments: [
    (#"{"text": "a", "date_journal": 1}"#, FileKind.moods as FileKind?),
    (#"{"textContent": "a", "userEditedTimestampUsec": 1}"#, .moods),
    (#"[{"date": "2022-1-3", "scores": [1]}]"#, .moods), (#"{"a": [1, {"b": "c"}]}"#, nil),
    (#"{"hearth-archive": 1}"#, .archive),
  ])
  func `a JSON document is recognised by its keys, otherwise not at all`(
    text: String, kind: FileKind?
  ) throws {
    let found = try BeginningRecognizer().recognize(text.utf8.source())
    #expect(found.file?.kind == kind)
  }
}
