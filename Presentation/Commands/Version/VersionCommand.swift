import HearthDomain
import JSONText
import TerminalKit

/// `hearth version`: what is running, and on what.
public struct VersionCommand: Command {
  private let program: ProgramVersion
  private let surroundings: () throws -> [VersionFact]

  /// The facts are asked for only when they are printed.
  public init(program: ProgramVersion, surroundings: @escaping () throws -> [VersionFact]) {
    self.program = program
    self.surroundings = surroundings
  }

  public typealias Options = NoOptions

  public static let words = CommandName(["version"])
  public static let answersWhileLocked = true

  public static let spec = CommandSpec(
    words,
    summary: Words(
      ko: "프로그램과 SQLite의 버전, 저장소의 위치를 보여 줘요",
      en: "Show the versions of the program and of SQLite, and where the store is"),
    isReading: true)

  public func run(_ options: Options, in console: inout Console) throws {
    let facts = try surroundings()
    if console.form == .json {
      var object: JSONObject = [
        "version": .string(program.number), "build": .string(program.build.rawValue),
      ]
      for fact in facts { object.append(fact.key, fact.json) }
      console.json(.document(object))
      return
    }
    console.line(
      StyledText("hearth \(program.number)", .bold) + StyledText(" (\(program.build.rawValue))"))
    for fact in facts {
      console.line(StyledText("\(fact.name(console.language)): \(fact.value)"))
    }
  }
}

/// Which program this is.
public struct ProgramVersion: Hashable, Sendable {
  public let number: String
  public let build: Build

  public enum Build: String, Sendable {
    case debug
    case release
  }

  public init(number: String, build: Build) {
    self.number = number
    self.build = build
  }
}

/// One more line of the version, such as that of SQLite.
public struct VersionFact: Hashable, Sendable {
  /// Its key in JSON.
  public let key: String
  public let name: Words
  public let value: String
  let json: JSONValue

  public init(key: String, name: Words, value: String) {
    self.key = key
    self.name = name
    self.value = value
    json = .string(value)
  }

  public init(key: String, name: Words, path: FilePath) {
    self.key = key
    self.name = name
    value = path.shown
    json = .path(path)
  }

  public init(key: String, name: Words, number: Int) {
    self.key = key
    self.name = name
    value = String(number)
    json = .int(number)
  }
}
