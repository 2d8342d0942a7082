import Foundation
import HearthDomain
import HearthTestSupport
import Testing

/// Repairs yesterday's mistake today, step by step, with the program itself.
@Suite(.waiting) struct UndoStoryTests {
  private let folder = ScratchFolder()

  /// A command and the moment it is typed.
  private struct Step {
    let moment: String
    let words: [String]
    var status: Int32 = 0

    init(_ moment: String, _ words: String..., fails status: Int32 = 0) {
      (self.moment, self.words, self.status) = (moment, words, status)
    }
  }

  /// Returns the steps of someone who removes the wrong person and notices a day later, after other
  /// changes.
  private func steps(_ language: Language) -> [Step] {
    let (mum, other) = language == .korean ? ("엄마", "지민") : ("Mum", "Jo")
    let yesterday = "2026-11-19T21:1"
    let today = "2026-11-20T09:1"
    return [
      Step(yesterday + "0", "person", "add", mum, "--every", "7", "--phone", "010-1234-5678"),
      Step(yesterday + "1", "water", mum, "--by", "call"),
      Step(yesterday + "2", "person", "review", mum, "--keyword", "tea", "--memo", "plum tea"),
      Step(yesterday + "3", "person", "add", other, "--every", "30"),
      Step(yesterday + "4", "person", "remove", mum, "--yes"),
      Step(today + "0", "feel", "70", "a new day"),
      Step(today + "1", "person", "show", mum, fails: 1),
      Step(today + "2", "log", "--removed"),
      Step(today + "3", "log", "show", "5"),
      Step(today + "4", "undo", "--entry", "5"),
      Step(today + "5", "person", "history", mum),
      Step(today + "6", "log"),
      Step(today + "7", "undo", "2", "--yes"),
      Step(today + "8", "redo"),
      Step(today + "9", "undo", "--entry", "1", fails: 1),
    ]
  }

  @Test(.inWholeRuns, arguments: Language.allCases)
  func `yesterday's mistake is corrected today`(language: Language) throws {
    var hearth = Binary(home: folder.path)
    hearth.variables["HEARTH_SEED"] = "7"
    hearth.variables["LANG"] = language == .korean ? "ko_KR.UTF-8" : "en_US.UTF-8"
    var transcript = ""
    for step in steps(language) {
      hearth.variables["HEARTH_NOW"] = step.moment
      let outcome = try hearth.run(step.words)
      #expect(outcome.status == step.status, "\(step.words): \(outcome)")
      transcript += "\(step.moment) $ hearth \(step.words.joined(separator: " "))\n"
      transcript += outcome.output + outcome.errors
      if outcome.status != 0 { transcript += "[\(outcome.status)]\n" }
    }
    try expectGolden("Journal/story-\(language.rawValue)", transcript)
  }

  @Test(.inWholeRuns, arguments: Language.allCases)
  func `the first change on a terminal says once how to undo it`(
    language: Language
  ) throws {
    var hearth = Binary(home: folder.path)
    hearth.variables["LANG"] = language == .korean ? "ko_KR.UTF-8" : "en_US.UTF-8"
    let hint = language(ko: "hearth undo로 되돌려요.", en: "hearth undo takes it back.")
    let store = folder.file("other.db")
    // Another line is printed when a store is made.
    for options in [[], ["--store", store]] {
      #expect(try hearth.run(["feel", "60", "start"] + options).status == 0)
    }
    let feel = try OpenProgram(hearth, command: [Binary.path, "feel", "70", "walk"])
    #expect(feel.end() == .exit(0))
    #expect(feel.picture.contains(hint), "\(feel.picture)")
    let apart = try OpenProgram(
      hearth, command: [Binary.path, "feel", "70", "walk", "--store", store])
    #expect(apart.end() == .exit(0))
    #expect(apart.picture.contains("hearth undo --store"), "\(apart.picture)")
    let list = try OpenProgram(hearth, command: [Binary.path, "mood", "diary"])
    #expect(list.end() == .exit(0))
    #expect(!list.picture.contains("hearth undo"), "\(list.picture)")
    // A pipe gets no hint about undo.
    #expect(!(try hearth.run("feel", "71", "run").errors.contains("undo")))
  }

  @Test func `undo is not suggested after an action that it skips`() throws {
    var hearth = Binary(home: folder.path)
    hearth.variables["LANG"] = "en_US.UTF-8"
    try folder.makeFolders("vdir")
    let link = try OpenProgram(
      hearth,
      command: [Binary.path, "link", "add", "Shared", "calendar", folder.file("vdir")])
    #expect(link.end() == .exit(0))
    #expect(link.picture.contains("Linked Shared"), "\(link.picture)")
    #expect(!link.picture.contains("hearth undo"), "\(link.picture)")
  }
}
