import HearthDomain
import JSONText

/// A command that removes one or more named items.
protocol NamedRemovalCommand: Command where Options == ParsedInput {
  associatedtype Item: Equatable

  /// Returns the typed words that name items, one for each item.
  func typedNames(_ input: ParsedInput) throws -> [String]
  /// Returns the item that the words name; part of a name is enough.
  func item(named words: String, _ input: ParsedInput) throws -> Item
  /// Whether the words are a complete name of the thing or the end of its id, not only part of a
  /// name.
  func isCompletelyNamed(_ thing: Item, by words: CompleteName) -> Bool
  /// Returns the name of a thing in a list of several.
  func listName(of thing: Item, _ language: Language) -> String
  /// Returns the end of the item's id; nil if users refer to it by a number, as to a saying.
  func idSuffix(of thing: Item) -> String?
}

/// A command that removes one or more items after a single question.
///
/// Each such command has its own type instead of sharing a generic one: to create a generic type,
/// the runtime would search all conformances of the program at every start.
protocol RemovalCommand: NamedRemovalCommand {
  /// Returns the question whether to remove these items.
  func question(_ things: [Item], _ language: Language) throws -> String
  func remove(_ things: [Item], _ language: Language) throws -> [RemovedItem]
  /// Returns the JSON of the removed items: a single one as itself, several as a list.
  static func json(_ objects: [JSONObject]) -> JSONObject
}

/// The message and the JSON of a removed thing.
struct RemovedItem {
  let message: String
  let json: JSONObject
}

/// Maximum number of things listed by name, so that the question stays visible.
private let maxListedNames = 10

extension RemovalCommand {
  func run(_ input: ParsedInput, in console: inout Console) throws {
    let things = try itemsToRemove(input, console)
    let language = console.language
    let names = things.map { listName(of: $0, language) }.listed(language)
    let asked = names + (try question(things, language))
    guard try console.confirmOrReport(asked, orSays: .nothingRemoved) else { return }
    let removed = try remove(things, language)
    console.confirmEach(removed.map { $0.message }, json: Self.json(removed.map { $0.json }))
  }

  static func json(_ objects: [JSONObject]) -> JSONObject { .several(objects) }
}

extension NamedRemovalCommand {
  /// Returns the items to remove, without duplicates.
  ///
  /// If no user can be asked, every name must be complete. Otherwise a command that runs twice
  /// could remove another item whose name contains the same words.
  func itemsToRemove(_ input: ParsedInput, _ console: Console) throws -> [Item] {
    let asks = console.canAsk || console.capturedOutput != nil || console.assistant != nil
    let given = try typedNames(input)
    if asks, let one = itemNamedByAllWords(by: given, input) { return [one] }
    return try given.uniqueItems { words in
      let thing = try item(named: words, input)
      guard asks || isCompletelyNamed(thing, by: CompleteName(words)) else {
        throw DomainError.refused(
          .isPartOfName(
            typed: words, name: listName(of: thing, console.language), id: idSuffix(of: thing)))
      }
      return thing
    }
  }

  /// Returns the item that all words together name, as in `remove the hobbit`. Nil if there is only
  /// one word, or if each word names an item.
  private func itemNamedByAllWords(by given: [String], _ input: ParsedInput) -> Item? {
    func named(_ words: String) -> Item? {
      (try? item(named: words, input)).flatMap {
        isCompletelyNamed($0, by: CompleteName(words)) ? $0 : nil
      }
    }
    guard given.count > 1, !given.allSatisfy({ named($0) != nil }) else { return nil }
    return named(given.joined(separator: " "))
  }
}

extension [String] {
  /// The names to list above the question, one per line; empty for a single item.
  func listed(_ language: Language) -> String {
    let more = count - maxListedNames
    let shown = prefix(maxListedNames).map { "  \($0)\n" }.joined()
    let rest = more > 0 ? "  " + language(ko: "… 외 \(more)\n", en: "… and \(more) more\n") : ""
    return count > 1 ? shown + rest : ""
  }
}

extension JSONObject {
  /// Returns the only object itself, or several in the member `items`.
  static func several(_ objects: [JSONObject]) -> JSONObject {
    if let only = objects.first, objects.count == 1 { return only }
    return ["items": .array(objects.map { .object($0) })]
  }
}

/// Words that must be a complete name.
struct CompleteName {
  let words: String

  init(_ words: String) { self.words = words }

  /// Whether the words are one of the names or the end of the id.
  func matches<Entity>(_ names: [String], _ id: ID<Entity>) -> Bool {
    NameMatchQuality(of: words, toAny: names) == .exact
      || NameMatchQuality(ofSpaceless: words, toAny: names) == .exact
      || IDTail(words.filter { !$0.isWhitespace })?.matches(id) == true
  }
}

extension [String] {
  /// Returns the thing that each word names, in order and without duplicates.
  func uniqueItems<Thing: Equatable>(_ find: (String) throws -> Thing) rethrows -> [Thing] {
    var things: [Thing] = []
    for word in self {
      let thing = try find(word)
      if !things.contains(thing) { things.append(thing) }
    }
    return things
  }
}
