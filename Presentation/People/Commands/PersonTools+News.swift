import HearthDomain
import JSONText
import TerminalKit

extension PersonTools {
  /// Asks whether to change a person to match the changed contact; prints the command for that if
  /// no question can be asked.
  func offer(_ news: PlantedChange, isRehearsal: Bool, in console: inout Console) throws {
    let language = console.language
    let name = news.person.fullName
    let changes = news.changes(language, formatter.clock.zone.dateOrder)
    let all = changes.map { $0.words(language) }.joined(separator: ", ")
    let fact = language(
      ko: "\(name): 심을 때 쓴 연락처가 달라졌어요 (\(all)).",
      en: "\(name): the contact has changed since the planting (\(all)).")
    if isRehearsal { return console.note(StyledText(fact)) }
    guard console.canAsk || console.traits.assumesYes else {
      let way = language(ko: "심은 사람도 고치려면:", en: "To change the person, too:")
      let who = Quoting.shellWord(people.queries.call(news.person))
      let options = changes.map { "--\($0.option) \(Quoting.shellWord($0.typed))" }
      let line = "hearth person edit \(who) \(options.joined(separator: " "))"
      return console.note(StyledText("\(fact) \(way)\n  \(line)"))
    }
    let question = language(ko: "심은 사람도 고칠까요?", en: "Change the person, too?")
    guard try console.ask("\(fact) \(question)") else { return }
    do {
      guard
        let after = try edit(
          news.person, to: news.details, from: news.person.details, asking: &console)?.after
      else { return }
      console.note(Words(ko: "\(after.fullName) 정보를 고쳤어요.", en: "Changed \(after.fullName)."))
    } catch let error as DomainError {
      // The person may have changed in the meantime; the other questions are still asked.
      console.note(StyledText(error.text(in: language)))
    }
  }

  /// Changes a person; asks first if somebody else has the new number. Returns nil if the user
  /// declines.
  func edit(
    _ person: Person, to details: PersonDetails, from seen: PersonDetails? = nil,
    asking console: inout Console
  ) throws -> CareChange? {
    do {
      return try people.edit(person.id, to: details, from: seen)
    } catch DomainError.refused(.plant(.sharedNumber(let holder))) {
      let question = CareMessages.giving(details.name, theNumberOf: holder)
      guard try console.agrees(to: question(console.language), orSays: .nothingChanged) else {
        return nil
      }
      return try people.edit(person.id, to: details, from: seen, sharingNumber: true)
    }
  }
}

extension PlantedChange {
  fileprivate struct Change {
    let option: String
    let field: Words
    let from: (shown: String, typed: String)?
    let shown: String
    let typed: String

    func words(_ language: Language) -> String {
      "\(field(language)) \(from.map { "\($0.shown) → " } ?? "")\(shown)"
    }
  }

  fileprivate func changes(_ language: Language, _ order: DateOrder) -> [Change] {
    let (old, new) = (person.details, details)
    var changes: [Change] = []
    if new.name != old.name {
      changes.append(
        Change(
          option: "name", field: Words(ko: "이름", en: "name"),
          from: (old.name.value, old.name.value), shown: new.name.value, typed: new.name.value))
    }
    if let phone = new.phone, phone != old.phone {
      changes.append(
        Change(
          option: "phone", field: Words(ko: "전화번호", en: "phone"),
          from: old.phone.map { ($0.grouped, $0.dialled) }, shown: phone.grouped,
          typed: phone.dialled))
    }
    if let birthday = new.birthday, birthday != old.birthday {
      changes.append(
        Change(
          option: "birthday", field: Words(ko: "생일", en: "birthday"),
          from: old.birthday.map { ($0.words(in: language), $0.typed(order)) },
          shown: birthday.words(in: language), typed: birthday.typed(order)))
    }
    return changes
  }

  var json: JSONObject {
    [
      "id": .string(person.id.spelling), "name": .string(person.name),
      "changes": .array(
        changes(.english, .monthFirst).map {
          [
            "field": .string($0.option), "from": .text($0.from?.typed), "to": .string($0.typed),
          ]
        }),
    ]
  }
}
