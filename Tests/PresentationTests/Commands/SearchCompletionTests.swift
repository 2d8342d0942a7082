import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct SearchCompletionTests {
  private let completion = SearchCompletion(
    names: NameLookup(profiles: { [] }) { kind, beginning, _ in
      let names = kind == .person ? ["Mina", "Mina Kim", "미나"] : ["run", "good meal"]
      return names.filter { $0.hasPrefix(beginning) }
    })

  @Test(arguments: [
    ("", ["who:", "when:", "tag:", "is:", "mood<"]), ("w", ["who:", "when:"]), ("who", ["who:"]),
    ("-w", ["-who:", "-when:"]), ("누", ["누구:"]), ("sea", []), ("x:", []), ("when:", []),
    ("who:M", ["who:Mina", "who:\"Mina Kim\""]), ("누구:미", ["누구:미나"]),
    ("who:\"Mina ", ["who:\"Mina Kim\""]), ("tag:", ["tag:run", "tag:\"good meal\""]),
    ("tag:\"good m", ["tag:\"good meal\""]), ("#g", ["#\"good meal\""]),
    ("-#\"good m", ["-#\"good meal\""]), ("#r", ["#run"]), ("#x", []),
    ("-tag:r", ["-tag:run"]), ("is:o", ["is:overdue", "is:open"]), ("상태:밀", ["상태:밀린"]),
  ])
  func `keys and their values are offered`(beginning: String, offers: [String]) {
    #expect(completion.candidates(withPrefix: beginning) == offers)
  }

  @Test(
    arguments: [
      ("", nil), ("sea", nil), ("sea ta", "sea tag:"), ("w", "wh"), ("is:ov", "is:overdue"),
      ("x is:u", "x is:u"), ("is:us", "is:used"), ("who:", "who:"), ("누", "누구:"),
    ] as [(String, String?)])
  func `the last word is completed while it is unambiguous`(text: String, completed: String?) {
    let plain = SearchCompletion(names: .none)
    #expect(plain.completed(text) == (completed == text ? nil : completed))
  }

  @Test(
    arguments: [
      ("tag:g", "tag:\"good meal\""), ("x tag:\"good m", "x tag:\"good meal\""),
      ("#g", "#\"good meal\""), ("x -#\"good ", "x -#\"good meal\""), ("#r", "#run"),
      ("tag:r", "tag:run"), ("who:M", "who:Mina"), ("who:\"Mina K", "who:\"Mina Kim\""),
      ("tag:\"good meal\"", nil), ("#\"good meal\"", nil), ("#zz", nil), ("good meal", nil),
    ] as [(String, String?)])
  func `a value of several words is completed within quotes`(
    text: String, completed: String?
  ) {
    #expect(completion.completed(text) == completed)
  }

  @Test func `a common beginning of several values leaves the quotes open`() {
    let names = NameLookup(profiles: { [] }, { _, _, _ in ["sea side", "sea food"] })
    let completion = SearchCompletion(names: names)
    #expect(completion.completed("tag:s") == "tag:\"sea ")
    #expect(completion.completed("#s") == "#\"sea ")
    #expect(completion.completed("tag:\"sea ") == nil)
  }

  @Test(arguments: [
    ("", ["run", "a\\, b", "sea side"]), ("r", ["run"]), ("run, se", ["run, sea side"]),
    ("#\"se", ["#sea side"]), ("x", []),
  ])
  func `a tag is completed in the syntax of options`(typed: String, offered: [String]) {
    let names = NameLookup(
      profiles: { [] },
      { _, beginning, _ in ["run", "a, b", "sea side"].filter { $0.hasPrefix(beginning) } })
    #expect(names.tagLists(withPrefix: typed) == offered)
  }
}
