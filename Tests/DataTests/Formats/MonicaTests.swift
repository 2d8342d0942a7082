import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// An account export of Monica.
@Suite struct MonicaTests {
  private static let account = #"""
    {"version": "1.0-preview.1", "app_version": "4.0.0", "export_date": "2024-06-01T00:00:00Z",
     "account": {"uuid": "a-0", "data": [
      {"count": 1, "type": "user", "values": [{"uuid": "u-1"}]},
      {"count": 3, "type": "contact", "values": [
        {"uuid": "c-1", "properties": {
          "first_name": "Mina", "last_name": "Kim", "nickname": "Min", "job": "Editor",
          "company": "Modak", "description": "likes tea", "food_preferences": "no nuts",
          "stay_in_touch_frequency": 14, "is_dead": false, "tags": ["school", "run, walk"],
          "birthdate": {"is_age_based": false, "is_year_unknown": true, "date": "2024-03-21T00:00:00Z"},
          "first_met_date": {"is_age_based": false, "is_year_unknown": false, "date": "2015-05-02T00:00:00Z"}},
         "data": [
          {"type": "contact_field", "values": [
            {"properties": {"data": "010-1234-5678", "type": "t-1"}},
            {"properties": {"data": "mina@example.org", "type": "t-2"}},
            {"properties": {"data": "@mina", "type": "t-3"}}]},
          {"type": "address", "values": [
            {"properties": {"name": "home", "street": "Jong-ro 1", "city": "Seoul", "country": "KR"}}]},
          {"type": "note", "values": [{"properties": {"body": "moved in spring"}}]},
          {"type": "call", "values": [
            {"properties": {"called_at": "2024-05-03T16:30:00Z", "content": "about the move"}}]},
          {"type": "activity", "values": ["x-1", "x-9"]},
          {"type": "conversation", "values": [
            {"properties": {"happened_at": "2024-05-01T00:00:00Z",
              "messages": [{"properties": {"content": "hi"}}, {"properties": {"content": "hello"}}]}}]},
          {"type": "gift", "values": [{"properties": {"name": "scarf", "status": "idea"}}]},
          {"type": "photo", "values": ["p-1"]}]},
        {"uuid": "c-2", "properties": {"first_name": "Old", "is_dead": true,
          "stay_in_touch_frequency": 7,
          "birthdate": {"is_age_based": true, "is_year_unknown": false, "date": "1950-01-01T00:00:00Z"}}},
        {"uuid": "c-3", "properties": {"first_name": " "}}]},
      {"count": 1, "type": "photo", "values": [{"uuid": "p-1"}]},
      {"count": 1, "type": "activity", "values": [
        {"uuid": "x-1", "properties": {"summary": "Lunch", "description": "by the river",
          "happened_at": "2024-04-20T00:00:00Z"}}]}],
     "instance": {"contact_field_types": [
       {"uuid": "t-1", "properties": {"name": "Phone", "type": "phone"}},
       {"uuid": "t-2", "properties": {"name": "Email", "type": "email"}},
       {"uuid": "t-3", "properties": {"name": "Mastodon"}}]}}}
    """#

  private func read(
    _ size: Int
  ) throws -> (contacts: [ContactDetails], cares: [ImportedCare?], report: ImportReport) {
    var contacts: [ContactDetails] = []
    var cares: [ImportedCare?] = []
    let report = try DetectedContactFile(zone: FixedZone.seoul)
      .read(
        Array(Self.account.utf8).source(of: size),
        caring: { details, care in
          contacts.append(details)
          cares.append(care)
          return nil
        })
    return (contacts, cares, report)
  }

  @Test(arguments: [1, 7, 1 << 16])
  func `photos do not count towards the size limit`(size: Int) throws {
    let photo = String(repeating: "AAAA", count: 5_000)
    let account = """
      {"version": "1", "app_version": "4", "export_date": "2024-06-01", "account": {"data": [
        {"type": "photo", "values": [{"properties": {
          "dataUrl": "data:image\\/jpeg;base64,\(photo)", "name": "a\\"b"}}]},
        {"type": "contact", "values": [{"uuid": "c", "properties": {
          "first_name": "Mina", "description": "data: \(String(repeating: "x", count: 300))"}}]}]}}
      """
    var notes: [String?] = []
    let dates = FileDates(zone: FixedZone.seoul)
    let report = try MonicaAccount(dates: dates, limit: 2_000)
      .read(Array(account.utf8).source(of: size)) { details, _ in
        notes.append(details.note)
        return nil
      }
    #expect(notes == ["data: " + String(repeating: "x", count: 300)] && report.skipped.total == 0)
    #expect(report.warnings.first.map(\.fact) == [.unstorableValues(field: "photo", records: 1)])
  }

  @Test(arguments: [1, 7, 1 << 16])
  func `people get a card with all their notes`(size: Int) throws {
    let (contacts, _, report) = try read(size)
    #expect(report.format == "Monica" && report.readCount == 2 && report.skipped.total == 1)
    #expect(report.warnings.first.map(\.fact) == [.unstorableValues(field: "photo", records: 1)])
    let mina = try #require(contacts.first)
    #expect(mina.name.value == "Mina Kim" && mina.uid == "c-1")
    #expect(mina.phones.map(\.dialled) == ["01012345678"])
    #expect(mina.emails == ["mina@example.org"])
    #expect(mina.birthday == .solar(year: nil, month: 3, day: 21))
    #expect(
      mina.note?.split(separator: "\n").map(String.init) == [
        "likes tea", "food_preferences: no nuts", "first_met_date: 2015-05-02", "Mastodon: @mina",
        "moved in spring", "2024-04-20 activity: Lunch", "by the river",
        "2024-05-01 conversation: hi", "hello", "2024-05-04 call: about the move",
        "gift: scarf, idea",
      ])
    let card = try #require(mina.card)
    for part in [
      "NICKNAME:Min", "TITLE:Editor", "ORG:Modak;", ":;;Jong-ro 1;Seoul;;;KR",
      "CATEGORIES:school,run\\, walk",
    ] {
      #expect(card.contains(part), "\(part)")
    }
    #expect(contacts[1].birthday == nil && contacts[1].note == "birthdate: ~1950")
  }

  @Test func `invalid dates are reported, or kept in the note`() throws {
    let account = #"""
      {"version": "1", "app_version": "4", "export_date": "2024-06-01", "account": {"data": [
        {"type": "contact", "values": [{"uuid": "c", "properties": {"first_name": "Mina",
          "birthdate": {"date": "spring"}, "first_met_date": {"date": "long ago"}},
          "data": [{"type": "call", "values": [
            {"properties": {"called_at": "soon", "content": "about the move"}}]}]}]}]}}
      """#
    var contacts: [ContactDetails] = []
    let report = try MonicaAccount(dates: FileDates(zone: FixedZone.seoul))
      .read(Array(account.utf8).source(of: 64)) { details, care in
        contacts.append(details)
        #expect(care?.meetings == [])
        return nil
      }
    let mina = try #require(contacts.first)
    #expect(mina.birthday == nil)
    #expect(mina.note == "first_met_date: long ago\ncall: about the move")
    #expect(report.warnings.first.map(\.fact) == [.unusable(field: "BDAY", text: "spring")])
  }

  @Test func `each person has the dates of contact and the wanted interval`() throws {
    let cares = try read(64).cares
    let care = try #require(cares.first ?? nil)
    #expect(care.everyDays == 14)
    #expect(
      care.meetings.map { "\($0.day) \($0.method) \($0.text)" } == [
        "2024-04-20 meet Lunch\nby the river", "2024-05-01 message hi\nhello",
        "2024-05-04 call about the move",
      ])
    // Contacts who have died are not planted.
    #expect(cares[1]?.everyDays == nil && cares[1]?.meetings == [])
  }

  @Test func `an account export is recognised by its beginning`() throws {
    let beginning = try FileBeginning(Array(Self.account.utf8).source(of: 99))
    #expect(beginning.kind == .contacts)
  }
}
