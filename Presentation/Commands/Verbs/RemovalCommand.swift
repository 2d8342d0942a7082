import HearthDomain
import JSONText

/// A verb that removes one thing or several, after one question about all of them.
///
/// Each is a type of its own and none is generic: to make a generic one, the runtime would look
/// through all conformances of the program, at every start.
protocol RemovalCommand: Command where Options == ParsedInput {
  associatedtype Thing: Equatable

  /// What is to go, each once.
  func things(_ input: ParsedInput) throws -> [Thing]
  /// How one of several is called.
  func name(of thing: Thing, _ language: Language) -> String
  /// What is asked about one of them alone, or about all.
  func question(_ things: [Thing], _ language: Language) throws -> String
  func remove(_ things: [Thing], _ language: Language) throws -> [RemovedThing]
  /// One thing as its object, several as a list.
  static func json(_ objects: [JSONObject]) -> JSONObject
}

/// What is told of a thing that is gone.
struct RemovedThing {
  let words: String
  let json: JSONObject
}

/// More are not named one by one: the question has to stay in sight.
private let mostNamed = 10

extension RemovalCommand {
  func run(_ input: ParsedInput, in console: inout Console) throws {
    let things = try things(input)
    let language = console.language
    let question = names(of: things, language) + [try question(things, language)]
    let asked = question.joined(separator: "\n")
    guard try console.agrees(to: asked, orSays: .nothingRemoved) else { return }
    let removed = try remove(things, language)
    console.tell(each: removed.map { $0.words }, json: Self.json(removed.map { $0.json }))
  }

  /// A line each, where there are several.
  func names(of things: [Thing], _ language: Language) -> [String] {
    guard things.count > 1 else { return [] }
    let more = things.count - mostNamed
    return things.prefix(mostNamed).map { "  " + name(of: $0, language) }
      + (more > 0 ? ["  " + language(ko: "… 외 \(more)", en: "… and \(more) more")] : [])
  }

  static func json(_ objects: [JSONObject]) -> JSONObject {
    if let only = objects.first, objects.count == 1 { return only }
    return ["items": .array(objects.map { .object($0) })]
  }
}

extension [String] {
  /// What each of the words means, in their order and each once.
  func found<Thing: Equatable>(_ find: (String) throws -> Thing) rethrows -> [Thing] {
    var things: [Thing] = []
    for word in self {
      let thing = try find(word)
      if !things.contains(thing) { things.append(thing) }
    }
    return things
  }
}
