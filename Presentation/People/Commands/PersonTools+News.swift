import HearthDomain
import JSONText
import TerminalKit

extension PersonTools {
  /// Asks whether a person should take over the changes of the linked contact. If no question can
  /// be asked, prints the command that applies them.
  func offerChange(_ news: PlantedChange, isRehearsal: Bool, in console: inout Console) throws {
    let language = console.language
    let name = news.person.fullName
    let changes = news.changes(language, formatter.clock.zone.dateOrder)
    let all = changes.map { $0.text(language) }.joined(separator: ", ")
    let fact = language(
      ko: "\(name): 심을 때 쓴 연락처가 달라졌어요 (\(all)).",
      en: "\(name): the contact has changed since planting (\(all)).")
    if isRehearsal { return console.printNote(StyledText(fact)) }
    guard console.canAsk || console.traits.assumesYes else {
      let way = language(ko: "심은 사람도 고치려면:", en: "To change the person, too:")
      let who = Quoting.shellWord(people.queries.commandLineName(news.person))
      let options = changes.map { "--\($0.option) \(Quoting.shellWord($0.typedText))" }
      let line = "hearth person edit \(who) \(options.joined(separator: " "))"
      return console.printNote(StyledText("\(fact) \(way)\n  \(line)"))
    }
    let question = language(ko: "심은 사람도 고칠까요?", en: "Change the person, too?")
    guard try console.ask("\(fact) \(question)") else { return }
    do {
      let change = PeopleChange.edit(
        news.person.id, to: news.details, seen: news.person.details)
      guard let outcome = try perform(change, in: &console) else { return }
      console.printNote(outcome.screenMessage)
    } catch let error as DomainError {
      // The change can fail, for example if the person was edited meanwhile. The remaining
      // questions are still asked.
      console.printNote(StyledText(error.message(in: language)))
    }
  }
}

extension PlantedChange {
  fileprivate struct DetailChange {
    let option: String
    let field: Words
    let previous: (shown: String, typed: String)?
    let displayText: String
    let typedText: String

    func text(_ language: Language) -> String {
      "\(field(language)) \(previous.map { "\($0.shown) → " } ?? "")\(displayText)"
    }
  }

  fileprivate func changes(_ language: Language, _ order: DateOrder) -> [DetailChange] {
    let (old, new) = (person.details, details)
    var changes: [DetailChange] = []
    if new.name != old.name {
      changes.append(
        DetailChange(
          option: "name", field: Words(ko: "이름", en: "name"),
          previous: (old.name.value, old.name.value), displayText: new.name.value,
          typedText: new.name.value))
    }
    if let phone = new.phone, phone != old.phone {
      changes.append(
        DetailChange(
          option: "phone", field: Words(ko: "전화번호", en: "phone"),
          previous: old.phone.map { ($0.grouped, $0.dialled) }, displayText: phone.grouped,
          typedText: phone.dialled))
    }
    if let birthday = new.birthday, birthday != old.birthday {
      changes.append(
        DetailChange(
          option: "birthday", field: Words(ko: "생일", en: "birthday"),
          previous: old.birthday.map { ($0.text(in: language), $0.typeableText(order)) },
          displayText: birthday.text(in: language), typedText: birthday.typeableText(order)))
    }
    return changes
  }

  var json: JSONObject {
    [
      "id": .string(person.id.fullForm), "name": .string(person.name),
      "changes": .array(
        changes(.english, .monthFirst).map {
          [
            "field": .string($0.option), "from": .text($0.previous?.typed),
            "to": .string($0.typedText),
          ]
        }),
    ]
  }
}
