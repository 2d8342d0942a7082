import HearthDomain
import HearthTestSupport
import Testing

@Suite struct TaggedMemoTests {
  @Test(arguments: [
    ("", "", []), ("a walk", "a walk", []), ("a walk #run", "a walk", ["run"]),
    ("#run", "", ["run"]), ("#run #a", "", ["run", "a"]), (" #run  #RUN ", "", ["run"]),
    ("a #run at noon", "a run at noon", ["run"]),
    ("#run by the river", "run by the river", ["run"]),
    ("a #run, long", "a run, long", ["run"]), ("so #good!", "so good!", ["good"]),
    ("강가에서 #달리기 #아침", "강가에서", ["달리기", "아침"]), ("#산책했다 좋았다", "산책했다 좋았다", ["산책했다"]),
    ("room #12", "room #12", []), ("#12", "#12", []), ("C# and F#", "C# and F#", []),
    ("a # b", "a # b", []), ("## title", "## title", []), ("#", "#", []), ("a#run", "a#run", []),
    ("#run#walk", "run#walk", ["run"]), ("a\n#run", "a", ["run"]),
    ("a #run\nb", "a run\nb", ["run"]),
    ("x #\"good meal\"", "x", ["good meal"]), ("x #\"a\\\"b\" y", "x a\"b y", ["a\"b"]),
    ("x #\"open", "x #\"open", []), ("x #\"\"", "x #\"\"", []), ("#🏃 #-", "🏃 #-", ["🏃"]),
    ("#e\u{301}te\u{301}", "", ["e\u{301}te\u{301}"]),
  ])
  func `tags are read from the memo`(text: String, memo: String, tags: [String]) throws {
    let read = try TaggedMemo(text)
    #expect(read.memo.value == memo)
    #expect(read.tags.values.map(\.value) == tags)
  }

  @Test(arguments: [
    ("", ["run"], "#run"), ("a", [], "a"), ("a", ["run", "good meal"], "a #run #\"good meal\""),
    ("a\nb", ["run"], "a\nb\n#run"), ("a", ["12"], "a #\"12\""), ("a", ["x\"\\y"], "a #x\"\\y"),
    ("a", ["so!"], "a #\"so!\""), ("a", ["#x"], "a #\"#x\""),
    ("a", ["a \"b\""], "a #\"a \\\"b\\\"\""),
  ])
  func `memo and tags are written in the form that is typed`(
    memo: String, tags: [String], text: String
  ) throws {
    let all = try Tags(tags.map { try HearthDomain.Tag($0) })
    #expect(TaggedMemo.text(memo, all) == text)
    let read = try TaggedMemo(text)
    #expect(read.memo.value == memo && read.tags == all)
  }

  @Test func `oversized memos and tags are refused`() {
    let long = String(repeating: "x", count: 21)
    #expect(throws: DomainError.invalid(.tag, .tooLong(limit: 20, actual: 21))) {
      try TaggedMemo("a #\(long)")
    }
    // A longer tag accepted by an older version stays in its memo.
    #expect(throws: Never.self) { try TaggedMemo(edited: "a #\(long)") }
    #expect(throws: DomainError.invalid(.tags, .tooMany(limit: 8, actual: 9))) {
      try TaggedMemo((1...9).map { "#t\($0)" }.joined(separator: " "))
    }
    #expect(throws: DomainError.invalid(.memo, .tooLong(limit: 1000, actual: 1001))) {
      try TaggedMemo(String(repeating: "x", count: 1001) + " #run")
    }
    #expect(throws: Never.self) {
      try TaggedMemo(edited: String(repeating: "x", count: 1001) + " #run")
    }
  }

  @Test func `many words take linear time`() {
    let words = String(repeating: "word word ", count: 40_000)
    let work = ProcessorTime()
    #expect(throws: DomainError.self) { try TaggedMemo(words) }
    // Copying the memo for each word would take twice as long at least.
    #expect(work.passed < .seconds(3))
  }
}
