import HearthDomain
import JSONText
import TerminalKit

/// `hearth version`: prints the version and the environment of the program.
package struct VersionCommand: Command {
  private let program: ProgramVersion
  private let systemFacts: () throws -> [VersionFact]

  /// Creates the command. `systemFacts` is called only when the version is printed.
  package init(
    program: ProgramVersion, systemFacts surroundings: @escaping () throws -> [VersionFact]
  ) {
    self.program = program
    self.systemFacts = surroundings
  }

  package static let commandName = CommandName(["version"])
  package static let runsWhileLocked = true

  package static let spec = CommandSpec(commandName, isReadOnly: true)

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let facts = try systemFacts()
    if console.form == .json {
      var object: JSONObject = [
        "version": .string(program.number), "build": .string(program.build.rawValue),
      ]
      for fact in facts { object.append(fact.key, fact.json) }
      console.printJSON(.document(object))
      return
    }
    console.printLine(
      StyledText("hearth \(program.number)", .bold) + StyledText(" (\(program.build.rawValue))"))
    for fact in facts {
      console.printLine(StyledText("\(fact.name(console.language)): \(fact.value)"))
    }
  }
}

/// The version and build of the program.
package struct ProgramVersion: Hashable, Sendable {
  package let number: String
  package let build: Build

  package enum Build: String, Sendable {
    case debug
    case release
  }

  package init(number: String, build: Build) {
    self.number = number
    self.build = build
  }
}

/// An additional line, such as the version of SQLite.
package struct VersionFact: Hashable, Sendable {
  /// The key in JSON.
  package let key: String
  package let name: Words
  package let value: String
  let json: JSONValue

  package init(key: String, name: Words, value: String) {
    self.key = key
    self.name = name
    self.value = value
    json = .string(value)
  }

  package init(key: String, name: Words, path: FilePath) {
    self.key = key
    self.name = name
    value = path.displayText
    json = .path(path)
  }

  package init(key: String, name: Words, number: Int) {
    self.key = key
    self.name = name
    value = String(number)
    json = .int(number)
  }
}
