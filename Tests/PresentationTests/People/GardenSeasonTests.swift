import Foundation
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@Suite struct GardenSeasonTests {
  @Test(.inWholeRuns, arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func `the course of a season with keys alone`(size: Size) throws {
    let fixture = try PeopleScreenFixture(on: "2026-03-02")
    func play(_ script: String) throws -> String {
      let terminal = try fixture.run(script, language: .korean, size: size)
      try expectCursors(in: terminal)
      return terminal.text
    }
    // Plant.
    let planted = try play("a \"지민\" tab tab tab tab 5 ctrl-s")
    #expect(planted.contains("아메리칸블루를 심었어요"))
    #expect(planted.contains("D-5"))
    // Water, with a note about the conversation.
    fixture.set("2026-03-06")
    #expect(try play("").contains("D-1"))
    let watered = try play("w j ⏎ tab \"여행\" ⏎ \"취업\" ⏎ ⏎ \"제주도 이야기\" ⏎")
    #expect(watered.contains("물을 줬어요"))
    #expect(watered.contains("25%"))
    #expect(watered.contains("D-5"))
    // Neglect the plant, which wilts.
    fixture.set("2026-03-14")
    #expect(try play("").contains("D+3"))
    #expect(try play("p").contains("이미 시들었어요"))
    // Revive it with three keys.
    #expect(try play("w ⏎ ⏎").contains("다시 살아났어요"))
    // Postpone on the due day.
    fixture.set("2026-03-19")
    #expect(try play("").contains("D-day"))
    let postponed = try play("p j ⏎")
    #expect(postponed.contains("2일 미뤘어요"))
    #expect(postponed.contains("D-2"))
    #expect(try play("p").contains("물 줄 날(2일 뒤)부터 미룰 수 있어요"))
    // The topics are shown again the next time.
    #expect(try play("w").contains("#여행 #취업"))
    #expect(try play("c k").contains("3월 12일"))
    let totals = try fixture.queries.totals()
    #expect(totals.people == 1)
    #expect(totals.waterings == 2)
    #expect(totals.postponements == 1)
  }

  @Test func `a fourth postponement states its cost`() throws {
    let fixture = try PeopleScreenFixture(on: "2026-03-01")
    try fixture.plant("지민", every: 1)
    for day in ["2026-03-02", "2026-03-03", "2026-03-04"] {
      fixture.set(day)
      #expect(!(try fixture.run("p").text.contains("costs a step")))
      _ = try fixture.run("p ⏎")
    }
    fixture.set("2026-03-05")
    #expect(try fixture.run("p").text.contains("Closeness cannot drop any lower."))
    _ = try fixture.run("w ⏎")
    for day in ["2026-03-06", "2026-03-07", "2026-03-08"] {
      fixture.set(day)
      _ = try fixture.run("p ⏎")
    }
    fixture.set("2026-03-09")
    #expect(try fixture.run("p").text.contains("This time, closeness drops by one step."))
  }

  @Test func `the last contact method is selected, and a contact can be dated back`() throws {
    let fixture = try PeopleScreenFixture(on: "2026-03-01")
    let person = try fixture.plant("Anna", every: 7)
    fixture.set("2026-03-05")
    _ = try fixture.run("w j j j left left ⏎ ⏎")
    let watering = try fixture.queries.lastWatering(of: person.id)
    #expect(watering.method == .meet)
    #expect(watering.day == Day(literal: "2026-03-03"))
    #expect(try fixture.run("w").text.contains("▸ meeting"))
  }

  @Test func `removing asks, names the waterings, and no is the default`() throws {
    let fixture = try PeopleScreenFixture(on: "2026-03-01")
    let person = try fixture.plant("Anna", every: 7)
    try fixture.water(person.id, by: .call)
    #expect(try fixture.run("d").text.contains("Remove Anna with 1 watering?"))
    _ = try fixture.run("d ⏎")
    #expect(try fixture.queries.totals().people == 1)
    #expect(try fixture.run("d y").text.contains("No plants yet."))
  }

  @Test(arguments: ["⏎ ?", "c ?", "w ?", "t ?"])
  func `the help of a page lists Esc once`(keys: String) throws {
    let fixture = try PeopleScreenFixture(on: "2026-03-01")
    try fixture.plant("Anna", every: 7)
    let text = try fixture.run(keys, size: Size(width: 100, height: 60)).text
    #expect(text.contains("Keys on People"))
    let page = text.split(separator: "\n").filter { !$0.contains("close") }
    #expect(page.count { $0.contains("Esc") } == 1, "\(text)")
  }

  @Test func `after a removal the next row is selected, or the last`() throws {
    let fixture = try PeopleScreenFixture(on: "2026-03-01")
    for (name, days) in [("Anna", 1), ("Ben", 2), ("Cleo", 3), ("Dora", 4)] {
      try fixture.plant(name, every: days)
    }
    #expect(try fixture.run("j d y w").text.contains("Cleo"))
    #expect(try fixture.queries.totals().people == 3)
    #expect(try fixture.run("G d y w").text.contains("Cleo"))
    #expect(try fixture.queries.totals().people == 2)
  }

  @Test func `keys combined by a Korean input method work one by one`() throws {
    let fixture = try PeopleScreenFixture(on: "2026-03-01")
    for (name, days) in [("Anna", 1), ("Ben", 2), ("Cleo", 3)] {
      try fixture.plant(name, every: days)
    }
    // The keys `r` and `j` refresh and move down. Typing `r j j` gives 거 and ㅓ.
    #expect(try fixture.run("거 w").text.contains("Ben"))
    #expect(try fixture.run("거 ㅓ w").text.contains("Cleo"))
    #expect(try fixture.run("거".decomposedStringWithCanonicalMapping + " w").text.contains("Ben"))
    #expect(try fixture.run("/ 거").text.contains("거"))
    // The keys `d` and `y` arrive together, and `y` does not answer the question.
    #expect(try fixture.run("요").text.contains("Remove Anna?"))
    #expect(try fixture.run("d 요 ⏎").text.contains("Anna"))
    #expect(try fixture.queries.totals().people == 3)
  }

  @Test func `planting from a contact copies name and number`() throws {
    let fixture = try PeopleScreenFixture(on: "2026-03-01")
    try fixture.addContact(
      ContactDetails(name: ContactName("김하늘"), phones: [PhoneNumber("010-9999-0000")]))
    try fixture.addContact(ContactDetails(name: ContactName("Zoë")))
    _ = try fixture.run("a \"ㄱㅎㄴ\" ⏎ tab tab \"10\" ctrl-s")
    let person = try fixture.queries.find("김하늘")
    #expect(person.details.phone?.dialled == "01099990000")
    #expect(person.plant == .dandelion)
    #expect(!(try fixture.run("a").text.contains("김하늘   ")))
  }

  @Test(.inWholeRuns) func `a number in use is asked about, and nothing is lost`() throws {
    let fixture = try PeopleScreenFixture(on: "2026-03-01")
    try fixture.plant("Anna", every: 7, phone: "010-1234-5678")
    let keys = "a \"Ben\" tab tab \"+82 10 1234 5678\" tab tab 3 ctrl-s"
    #expect(
      try fixture.run(keys).text.contains(
        "“Anna” has this number too. Add it to “Ben” as well?"))
    #expect(try fixture.run(keys + " n").text.contains("Ben"))
    #expect(try fixture.queries.totals().people == 1)
    _ = try fixture.run(keys + " y")
    #expect(try fixture.queries.find("Ben").details.phone?.dialled == "+821012345678")
    let cleo = try fixture.plant("Cleo", every: 1)
    let edit = "e tab tab \"010-1234-5678\" ctrl-s"
    let question = "has this number too. Add it to “Cleo” as well?"
    #expect(try fixture.run(edit).text.contains(question))
    #expect(try fixture.queries.person(cleo.id).details.phone == nil)
    _ = try fixture.run(edit + " y")
    #expect(try fixture.queries.person(cleo.id).details.phone?.dialled == "01012345678")
  }

  @Test func `a change of the plant is shown before saving`() throws {
    let fixture = try PeopleScreenFixture(on: "2026-03-01")
    let person = try fixture.plant("Anna", every: 7)
    let keys = "e tab tab tab tab ctrl-u 20 "
    #expect(
      try fixture.run(keys).text.contains("Saving turns the"))
    #expect(try fixture.queries.person(person.id).plant == .americanBlue)
    #expect(
      try fixture.run(keys + "ctrl-s").text.contains(
        "The plant changed from a blue daze to a snake plant."))
    #expect(try fixture.queries.person(person.id).plant == .stuckyi)
  }

  @Test func `closing a changed form asks first`() throws {
    let fixture = try PeopleScreenFixture(on: "2026-03-01")
    #expect(try fixture.run("a x esc").text.contains("Discard what you typed and leave?"))
    #expect(try fixture.run("a x esc n").text.contains("Plant somebody"))
    #expect(try fixture.run("a esc").text.contains("No plants yet."))
  }

  @Test func `a review is edited on its day in the calendar`() throws {
    let fixture = try PeopleScreenFixture(on: "2026-03-01")
    let person = try fixture.plant("Anna", every: 7)
    fixture.set("2026-03-03")
    try fixture.water(person.id, by: .call)
    fixture.set("2026-04-05")
    let text = try fixture.run("c pgup left left e tab \"moved\" ⏎ ⏎ ⏎ \"to Köln\" ⏎").text
    #expect(text.contains("#moved"))
    #expect(text.contains("to Köln"))
    #expect(try fixture.queries.person(person.id).care.affection.steps == 3)
    #expect(try fixture.run("c pgup left left d y").text.contains("Removed the watering."))
    #expect(try fixture.queries.person(person.id).care.wateringCount == 0)
  }
}

/// Checks that every cursor is within the frame.
func expectCursors(in terminal: TestTerminal) throws {
  for frame in terminal.frames {
    if let cursor = frame.cursor { #expect(frame.bounds.contains(cursor)) }
  }
}
