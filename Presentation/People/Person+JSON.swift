import HearthDomain
import JSONText

extension Person {
  /// Returns the person as JSON; `phrase` is the sentence that the plant currently says.
  func json(today: Day, phrase: String) -> JSONObject {
    JSONObject(
      [("id", .string(id.fullForm))] + details.json(PersonField.first) + [
        ("birthday", .optional(details.birthday) { $0.json(today: today) })
      ] + details.json(PersonField.last) + [
        ("everyDays", .int(details.rhythm.days)),
        ("alarmAt", .text(details.alarm.isOn ? details.alarm.time.description : nil)),
        ("plant", .string(plant.rawValue)), ("species", .string(plant.plainName)),
        ("stage", .int(stage.rawValue)), ("affection", .int(care.affection.percent)),
        ("dueOn", .string(care.dueOn.description)), ("dDay", .int(daysLeft(on: today))),
        ("state", .string(state(on: today).rawValue)),
        ("gauge", .decimal(state(on: today).waterLevel, places: 2)), ("phrase", .string(phrase)),
        ("plantedOn", .string(details.plantedOn.description)),
        ("daysTogether", .int(daysTogether(on: today))), ("waterings", .int(care.wateringCount)),
        ("postponements", .int(care.postponementCount)),
        ("postponementsSinceWatering", .int(care.postponementsSinceContact)),
        ("lastWateredOn", .text(care.lastContactOn?.description)),
      ])
  }
}

extension PersonDetails {
  fileprivate func json(_ fields: [PersonField]) -> [(String, JSONValue)] {
    fields.map { ($0.rawValue, $0.itemField.json(self)) }
  }
}

extension Birthday {
  func json(today: Day) -> JSONValue {
    let next = JSONValue.text(next(from: today)?.description)
    switch self {
    case .solar(let year, let month, let day):
      return [
        "month": .int(month), "day": .int(day), "year": .optional(year) { .int($0) },
        "lunar": false, "leap": false, "nextOn": next,
      ]
    case .lunar(let year, let month, let day, let isLeapMonth):
      return [
        "month": .int(month), "day": .int(day), "year": .optional(year) { .int($0) },
        "lunar": true, "leap": .bool(isLeapMonth), "nextOn": next,
      ]
    }
  }
}

extension Watering {
  fileprivate var json: JSONObject {
    [
      "id": .string(id.fullForm), "personId": .string(personID.fullForm),
      "on": .string(day.description), "by": .string(meansKey),
      "keywords": .array(review.keywords.map { .string($0.value) }),
      "memo": .string(review.memo.value),
    ]
  }
}

extension WateringWithSteps {
  var json: JSONObject {
    var object = watering.json
    object.append("steps", .int(steps))
    return object
  }
}

extension ReviewedWatering {
  var json: JSONObject {
    var object = watering.json
    object.append("personName", .string(person.name))
    return object
  }
}

extension Contact {
  func json(today: Day) -> JSONObject {
    [
      "id": .string(id.fullForm), "name": .string(name),
      "phones": .array(details.phones.map { .string($0.dialled) }),
      "birthday": .optional(details.birthday) { $0.json(today: today) },
      "plantedAs": .text(plantedPersonID?.fullForm), "addressBook": .string(addressBook.value),
    ]
  }
}
