import HearthDomain
import Synchronization
import Testing

@testable import HearthPresentation

@Suite struct WritingTests {
  /// An editor that returns a list of texts in turn and then fails.
  private final class ScriptedEditor: Sendable {
    struct Broken: Error {}

    private let texts: Mutex<[String?]>
    private let starts = Mutex<[String]>([])

    init(_ texts: [String?]) {
      self.texts = Mutex(texts)
    }

    var shown: [String] { starts.withLock { $0 } }

    var editor: Editor {
      Editor { [self] start, _ in
        starts.withLock { $0.append(start) }
        return try texts.withLock { rest in
          if rest.isEmpty { throw Broken() }
          return rest.removeFirst()
        }
      }
    }
  }

  private let withoutEditor = UsageError(.missingOption(["--memo"]), in: ["test"])
  private let busy = DomainError.unavailable(.store(path: "p", .busy))

  private func console(answers: [String] = [], _ change: (inout ConsoleTraits) -> Void = { _ in })
    -> Console
  {
    var traits = ConsoleTraits(language: .english)
    traits.inputIsTerminal = true
    traits.outputIsTerminal = true
    change(&traits)
    return .recording(traits, answers: answers)
  }

  /// Edits a text of at most five letters.
  private func write(
    _ editor: ScriptedEditor, _ console: inout Console, keep: (String) throws -> String = { $0 }
  ) throws -> String? {
    try console.writeInEditor(
      with: editor.editor, from: "start", orElse: withoutEditor,
      read: { text in
        guard text.count <= 5 else {
          throw DomainError.invalid(.memo, .tooLong(limit: 5, actual: text.count))
        }
        return text
      }, keep: keep)
  }

  @Test func `an accepted text is stored without a question`() throws {
    let editor = ScriptedEditor(["short"])
    var console = console()
    #expect(try write(editor, &console) { $0 + "!" } == "short!")
    #expect(editor.shown == ["start"])
    #expect(console.recordedErrors.isEmpty)
  }

  @Test func `an empty or unchanged text stores nothing`() throws {
    for text in [nil, "start", "", " \n"] {
      let editor = ScriptedEditor([text])
      var console = console()
      #expect(try write(editor, &console) == nil)
      #expect(console.recordedErrors.isEmpty)
    }
  }

  @Test func `a refused text can be edited until it is accepted`() throws {
    let editor = ScriptedEditor(["far too long", "still too long", "good"])
    var console = console(answers: ["y", "y"])
    #expect(try write(editor, &console) == "good")
    #expect(editor.shown == ["start", "far too long", "still too long"])
    #expect(!console.recordedErrors.contains("what was written"))
  }

  @Test(arguments: [[], ["n"], ["?", "?", "?"]])
  func `a refused text that is not edited again is printed`(answers: [String]) throws {
    var console = console(answers: answers)
    #expect(throws: ExitStatus.wrongUsage) { try write(ScriptedEditor(["far too long"]), &console) }
    #expect(console.recordedErrors.hasSuffix("This is what you wrote:\nfar too long\n"))
  }

  @Test(arguments: [nil, "far too long", "  "])
  func `a refused text is printed if the editor is closed unchanged`(again: String?) throws {
    var console = console(answers: ["y"])
    #expect(throws: ExitStatus.wrongUsage) {
      try write(ScriptedEditor(["far too long", again]), &console)
    }
    #expect(console.recordedErrors.hasSuffix("This is what you wrote:\nfar too long\n"))
  }

  @Test func `a refused text is printed if the editor then fails`() throws {
    var console = console(answers: ["y"])
    #expect(throws: ScriptedEditor.Broken.self) {
      try write(ScriptedEditor(["far too long"]), &console)
    }
    #expect(console.recordedErrors.hasSuffix("This is what you wrote:\nfar too long\n"))
  }

  @Test func `an editor that fails at once prints nothing`() throws {
    var console = console()
    #expect(throws: ScriptedEditor.Broken.self) { try write(ScriptedEditor([]), &console) }
    #expect(console.recordedErrors.isEmpty)
  }

  @Test func `a text that the store refuses is printed`() throws {
    var console = console(answers: ["y"])
    #expect(throws: busy) { try write(ScriptedEditor(["kind"]), &console) { _ in throw busy } }
    #expect(console.recordedErrors.hasSuffix("This is what you wrote:\nkind\n"))
  }

  @Test func `a text that already exists can be rewritten`() throws {
    var console = console(answers: ["y"])
    let kept = try write(ScriptedEditor(["kind", "warm"]), &console) { text in
      if text == "kind" { throw DomainError.conflict(.saying, holder: "#2") }
      return text
    }
    #expect(kept == "warm")
    #expect(console.recordedErrors.contains("#2"))
  }

  @Test func `no editor is opened without an interactive terminal`() throws {
    let changes: [(inout ConsoleTraits) -> Void] = [
      { $0.inputIsTerminal = false }, { $0.outputIsTerminal = false }, { $0.neverAsks = true },
    ]
    for change in changes {
      let editor = ScriptedEditor(["short"])
      var console = console(change)
      #expect(throws: withoutEditor) { try write(editor, &console) }
      #expect(editor.shown.isEmpty)
    }
  }
}
