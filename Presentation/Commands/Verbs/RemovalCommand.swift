import HearthDomain
import JSONText

/// A verb that removes one thing or several, after one question about all of them.
///
/// Each is a type of its own and none is generic: to make a generic one, the runtime would look
/// through all conformances of the program, at every start.
protocol RemovalCommand: Command where Options == ParsedInput {
  associatedtype Thing: Equatable

  /// The words of the line, for one thing each.
  func words(_ input: ParsedInput) throws -> [String]
  /// What the words mean, by a part of the name, too.
  func thing(_ words: String, _ input: ParsedInput) throws -> Thing
  /// Whether the words are a whole name of the thing or the end of its id, and not a part of a
  /// name.
  func isNamed(_ thing: Thing, by words: WholeName) -> Bool
  /// How one of several is called.
  func name(of thing: Thing, _ language: Language) -> String
  /// The end of its id, by which it can be named; nil for what goes by a number of its own.
  func id(of thing: Thing) -> String?
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
    let things = try things(input, console)
    let language = console.language
    let question = names(of: things, language) + [try question(things, language)]
    let asked = question.joined(separator: "\n")
    guard try console.agrees(to: asked, orSays: .nothingRemoved) else { return }
    let removed = try remove(things, language)
    console.tell(each: removed.map { $0.words }, json: Self.json(removed.map { $0.json }))
  }

  /// What is to go, each once.
  ///
  /// Where nobody is asked, a part of a name is none: a line that is given twice would else go on
  /// with what is left that has those words.
  func things(_ input: ParsedInput, _ console: Console) throws -> [Thing] {
    let asks = console.canAsk || console.page != nil || console.assistant != nil
    let given = try words(input)
    if asks, let one = named(by: given, input) { return [one] }
    return try given.found { words in
      let thing = try thing(words, input)
      guard asks || isNamed(thing, by: WholeName(words)) else {
        throw DomainError.refused(
          .isPartOfName(
            typed: words, name: name(of: thing, console.language), id: id(of: thing)))
      }
      return thing
    }
  }

  /// What all the words are the one name of, as in `remove the hobbit`; nil where each of them is
  /// one.
  private func named(by given: [String], _ input: ParsedInput) -> Thing? {
    func named(_ words: String) -> Thing? {
      (try? thing(words, input)).flatMap { isNamed($0, by: WholeName(words)) ? $0 : nil }
    }
    guard given.count > 1, !given.allSatisfy({ named($0) != nil }) else { return nil }
    return named(given.joined(separator: " "))
  }

  /// A line each, where there are several.
  func names(of things: [Thing], _ language: Language) -> [String] {
    guard things.count > 1 else { return [] }
    let more = things.count - mostNamed
    return things.prefix(mostNamed).map { "  " + name(of: $0, language) }
      + (more > 0 ? ["  " + language(ko: "… 외 \(more)", en: "… and \(more) more")] : [])
  }

  static func json(_ objects: [JSONObject]) -> JSONObject { .several(objects) }
}

extension JSONObject {
  /// The only one as it is, else all of them as items.
  static func several(_ objects: [JSONObject]) -> JSONObject {
    if let only = objects.first, objects.count == 1 { return only }
    return ["items": .array(objects.map { .object($0) })]
  }
}

/// Words that have to be a whole name.
struct WholeName {
  private let words: String

  init(_ words: String) { self.words = words }

  /// Whether they are one of the names, or end the id.
  func names<Entity>(_ names: [String], _ id: ID<Entity>) -> Bool {
    NameFit(of: words, toAny: names) == .exact
      || NameFit(ofSpaceless: words, toAny: names) == .exact
      || IDTail(words.filter { !$0.isWhitespace })?.matches(id) == true
  }

  /// The same with the words before the sign of a time of what repeats.
  var beforeOccurrence: WholeName {
    WholeName(TypedOccurrence.name(in: words) ?? words)
  }

  var isNumber: Bool { SayingNumber(words) != nil }
  var isISBN: Bool { (try? ISBN(words)) != nil }
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
