import Foundation
import HearthDomain
import HearthTestSupport

/// The default planting day of most tests.
let plantingDay = Day(literal: "2026-03-01")

func day(_ text: String) -> Day { Day(literal: text) }

/// Returns a person with that id whose plant was never watered.
func person(
  _ name: String = "지민", id: Int64 = 1, nickname: String = "", phone: String? = nil,
  birthday: String? = nil, every days: Int = 5, planted: String = "2026-03-01"
) throws -> Person {
  Person(
    id: try someID(id),
    planting: PersonDetails(
      name: try PersonName(name), nickname: try Nickname(nickname),
      phone: try phone.map { try PhoneNumber($0) },
      birthday: try birthday.map { try Birthday($0) }, rhythm: try CareRhythm(everyDays: days),
      plantedOn: day(planted)))
}

/// Returns a person with this care.
func person(_ name: String, id: Int64, dueOn: String, steps: Int = 0) throws -> Person {
  let known = try person(name, id: id)
  return Person(
    id: known.id, details: known.details,
    care: Care(
      lastContactOn: nil, dueOn: day(dueOn), affection: Affection(steps: steps),
      postponementsSinceContact: 0, wateringCount: 0, postponementCount: 0))
}

func watering(
  _ id: Int64, of person: Int64 = 1, on date: String, by means: ContactMethod = .call,
  keywords: [String] = [], memo: String = ""
) throws -> Watering {
  Watering(
    id: try someID(id), personID: try someID(person), on: day(date), means: means,
    review: try Review(keywords: keywords.map { try Keyword($0) }, memo: Memo(memo)))
}

func postponement(_ id: Int64, of person: Int64 = 1, on date: String) throws -> Postponement {
  Postponement(
    id: try someID(id), personID: try someID(person), on: day(date), delay: try Delay(days: 7),
    since: day("2026-03-01"), costsStep: true)
}

func contact(
  _ name: String = "지민", id: Int64 = 1, phones: [String] = [], birthday: String? = nil,
  card: String? = nil, plantedAs person: Int64? = nil
) throws -> Contact {
  Contact(
    id: try someID(id),
    details: ContactDetails(
      name: try ContactName(name), phones: try phones.map { try PhoneNumber($0) },
      birthday: try birthday.map { try Birthday($0) }, card: card),
    plantedAs: try person.map { try someID($0) })
}

struct NoSuchID: Error {}

func someID<Entity>(_ number: Int64) throws -> ID<Entity> {
  guard let id = ID<Entity>(rawValue: number) else { throw NoSuchID() }
  return id
}

/// Names that stores and drivers are known to corrupt.
let awkwardNames = [
  "지민".decomposedStringWithCanonicalMapping, "👩‍👩‍👧‍👦🇰🇷", "a\0b", "it's \"so\"; --", "100%_\\",
  String(repeating: "👩‍👧", count: 40), "e\u{301}", "\u{202E}شيرين", "ｗｉｄｅ", "ㄱㅅ",
]

/// The UTF-8 bytes; `==` of String treats composed and decomposed Hangul as equal.
func bytes(_ text: String?) -> [UInt8]? { text.map { Array($0.utf8) } }
