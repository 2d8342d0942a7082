import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthContainer
@testable import HearthPresentation

/// A mistyped store name is reported instead of showing an empty store.
@Suite(.waiting) struct MistypedStoreTests {
  private let folder = ScratchFolder()

  private func hearth(_ variables: [String: String] = [:]) -> Binary {
    var hearth = Binary(home: folder.path)
    hearth.variables = variables
    return hearth
  }

  @Test(arguments: [true, false])
  func `the first write reports which file was created, and later ones do not`(isOption: Bool)
    throws
  {
    let path = folder.file("nope/x.db")
    let hearth = hearth(isOption ? [:] : ["HEARTH_STORE": path])
    let option = isOption ? ["--store", path] : []
    for (language, words) in [("en", "Created a new store"), ("ko", "새 저장소를 만들었어요")] {
      try? FileManager.default.removeItem(atPath: folder.file("nope"))
      let first = try hearth.run(["feel", "70", "--lang", language] + option)
      #expect(first.status == 0)
      #expect(first.errors.contains("\(words): \(path)"), "\(first.errors)")
      let second = try hearth.run(["feel", "60", "--lang", language] + option)
      #expect(!second.errors.contains(words))
    }
  }

  @Test func `in a pipe neither the default store nor a read is reported`() throws {
    #expect(try hearth().run("feel", "70").errors == "")
    let named = hearth(["HEARTH_STORE": folder.file("nope.db")])
    for line in [["today"], ["status"], ["mood", "list", "--json"]] {
      #expect(try named.run(line).errors == "", "\(line)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("nope.db")))
  }

  @Test(arguments: Language.allCases, [["today"], ["mood", "list"], ["status"], ["doctor"]])
  func `on a terminal, reading a missing store reports that`(
    language: Language, line: [String]
  ) throws {
    for path in ["nope.db", nil] {
      var variables = ["HOME": folder.path]
      if let path { variables["HEARTH_STORE"] = folder.file(path) }
      var opened: AppContainer?
      var (_, console) = AppContainer.commands.parseAndRun(
        line,
        console: { _ in
          var traits = ConsoleTraits(language: language)
          traits.outputIsTerminal = true
          traits.errorIsTerminal = true
          return .recording(traits)
        },
        context: {
          let container = AppContainer(
            try AppConfiguration(
              $0, environment: .fixed(variables), settings: InMemorySettings()))
          opened = container
          return container
        }, noCommand: { _, _ in })
      try #require(opened).reportNewStore(in: &console)
      let isTold = console.recordedErrors.contains(
        language(ko: "이곳에는 아직 저장소가 없어요", en: "There is no store here yet"))
      // The doctor reports it as a separate finding.
      #expect(isTold == (path != nil && line != ["doctor"]), "\(line)")
    }
  }
}
