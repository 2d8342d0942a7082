import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct DayOneMoodFileTests {
  private let file = TableMoodFile(zone: FixedZone.seoul, zones: AnyMoodFile.zones)

  private func read(_ entries: String) throws -> ReadMoods {
    let text = #"{"metadata": {"version": "1.0"}, "entries": [\#(entries)]}"#
    let read = try ReadMoods(text, as: file)
    #expect(try ReadMoods(text, as: AnyMoodFile.seoul).moods == read.moods)
    return read
  }

  @Test func `an entry has the local time of its zone`() throws {
    let read = try read(
      #"""
      {"creationDate": "2024-05-01T03:30:00Z", "timeZone": "America\/Chicago", "text": "a"},
      {"creationDate": "2024-05-01T03:30:00Z", "text": "b"},
      {"creationDate": "2024-05-01T03:30:00Z", "timeZone": "Moon\/Sea", "text": "c"}
      """#)
    #expect(
      read.moods == [
        "2024-04-30T22:30 - a", "2024-05-01T12:30 - b", "2024-05-01T12:30 - c",
      ])
    #expect(read.details.map(\.moment.secondsEast) == [-18_000, 32_400, 32_400])
    #expect(
      read.warnings == [
        .unusable(field: "timeZone", text: "Moon/Sea"),
        .noLevel(records: 3),
      ])
  }

  @Test(arguments: [
    (#"3\\. May \\- \\(x\\)"#, "3. May - (x)"), (#"a\\nb"#, #"a\nb"#),
    ("# Title\\n\\nText", "# Title\n\nText"),
    ("![](dayone-moment:\\/\\/0AF3) a", "a"), ("a ![x](dayone-moment:\\/video\\/0AF3)b", "a b"),
    ("![a](https://x.org/a.png) b", "![a](https://x.org/a.png) b"), ("wow! ![ ](", "wow! ![ ]("),
    ("![](dayone-moment:", "![](dayone-moment:"),
  ])
  func `Markdown becomes plain text`(text: String, memo: String) throws {
    let read = try read(#"{"creationDate": "2024-05-01T03:30:00Z", "text": "\#(text)"}"#)
    #expect(read.details.map(\.memo.value) == [memo])
    let hadMedia = text.contains("dayone-moment:\\/")
    #expect(read.warnings.contains(.unstorableValues(field: "photos", records: 1)) == hadMedia)
  }

  @Test func `values that do not fit into a memo are reported`() throws {
    let read = try read(
      #"""
      {"creationDate": "2024-05-01T03:30:00Z", "text": "a", "tags": ["work", "집"],
       "starred": true, "isPinned": false, "photos": [{"identifier": "0AF3"}], "audios": [],
       "weather": {"temperatureCelsius": 20}, "location": {"placeName": "Park"}},
      {"creationDate": "2024-05-01T03:30:00Z", "text": "![](dayone-moment://0AF3)",
       "location": {"placeName": "Park"}},
      {"creationDate": "2024-05-01T03:30:00Z"}, {"text": "x"}, 7,
      {"creationDate": "soon", "text": "x"}
      """#)
    #expect(read.details.map(\.memo.value) == ["a", "Park", "Day One"])
    let tags = [["work", "집", "starred"], [], []]
    #expect(read.details.map { $0.tags.values.map(\.value) } == tags)
    #expect(read.former == ["a\n#work #집"])
    #expect(
      Set(read.warnings) == [
        .unstorableValues(field: "photos", records: 2),
        .unstorableValues(field: "weather", records: 1),
        .unstorableValues(field: "location", records: 2),
        .noLevel(records: 3),
        .defaultUsed(field: "text", text: "placeName", records: 1),
        .defaultUsed(field: "text", text: "Day One", records: 1),
      ])
    #expect(
      read.skipped.map(\.fact) == [
        .missing(field: "creationDate"), .outsideRecord(text: "7"),
        .unreadable(field: "creationDate", text: "soon"),
      ])
  }
}
