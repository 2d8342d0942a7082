import HearthDomain
import HearthTestSupport

/// The planting day in most tests of this folder.
let plantingDay = Day(literal: "2026-03-01")

func day(_ text: String) -> Day { Day(literal: text) }

func watering(
  _ id: Int64, _ date: Day, keywords: [String] = [], memo: String = ""
) throws -> Watering {
  let review = try Review(keywords: keywords.map { try Keyword($0) }, memo: Memo(memo))
  return Watering(
    id: ID(rawValue: id)!, personID: ID(rawValue: 1)!, on: date, means: .call,
    review: review)
}

func postponement(
  _ id: Int64, _ date: Day, days: Int = 1, since: Day = plantingDay, costsStep: Bool = false
) throws -> Postponement {
  Postponement(
    id: ID(rawValue: id)!, personID: ID(rawValue: 1)!, on: date, delay: try Delay(days: days),
    since: since, costsStep: costsStep)
}

func history(
  every days: Int = 5, planted: Day = plantingDay, _ waterings: [Watering] = [],
  _ postponements: [Postponement] = []
) throws -> CareHistory {
  CareHistory(
    plantedOn: planted, rhythm: try CareRhythm(everyDays: days), waterings: waterings,
    postponements: postponements)
}

/// Returns a person whose care is derived from the history.
func person(
  _ name: String = "지민", id: Int64 = 1, nickname: String = "", phone: String? = nil,
  birthday: Birthday? = nil, of history: CareHistory
) throws -> Person {
  let details = PersonDetails(
    name: try PersonName(name), nickname: try Nickname(nickname),
    phone: try phone.map { try PhoneNumber($0) }, birthday: birthday, rhythm: history.rhythm,
    plantedOn: history.plantedOn)
  return Person(id: ID(rawValue: id)!, details: details, care: history.care)
}
