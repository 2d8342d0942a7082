import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite(.signalling) struct LinkOpenerTests {
  private let folder = ScratchFolder()

  @Test func `a link is passed to the opener as one argument, whatever it contains`() throws {
    try install()
    let opener = LinkOpener(environment: [
      "PATH": FilePath("/none:" + folder.path), "DISPLAY": ":0",
    ])
    try #require(opener.open(.call(try PhoneNumber("+82 10-1234-5678"))))
    #expect(try words() == "1 tel:+821012345678\n")
  }

  @Test func `a finished opener leaves no zombie process`() throws {
    try install(saying: "$$")
    let opener = LinkOpener(environment: ["PATH": FilePath(folder.path), "DISPLAY": ":0"])
    try #require(opener.open(.kakaoTalk))
    let process = try #require(pid_t(words().trimmingCharacters(in: .whitespacesAndNewlines)))
    // A zombie process can still receive a signal.
    var isGone = false
    for _ in 0..<5_000 where !isGone {
      isGone = kill(process, 0) != 0
      if !isGone { poll(nil, 0, 1) }
    }
    #expect(isGone)
  }

  #if os(Linux)
    @Test func `the opener starts with default signal handling`() throws {
      try install(saying: "$(grep -E 'SigIgn|SigBlk' /proc/self/status | cut -f 2 | tr '\\n' ' ')")
      let opener = LinkOpener(
        environment: ["PATH": FilePath(folder.path + ":/usr/bin:/bin"), "DISPLAY": ":0"])
      try #require(withSignalsHeldBack { opener.open(.kakaoTalk) })
      #expect(try heldBack(in: words()).suffix(2) == [0, 0])
    }
  #endif

  @Test(
    arguments: [
      ["DISPLAY": ":0"], ["PATH": "/none", "DISPLAY": ":0"], ["PATH": "", "DISPLAY": ":0"],
    ] as [[String: FilePath]])
  func `without an opener nothing is opened`(environment: [String: FilePath]) {
    #expect(!LinkOpener(environment: environment).open(.kakaoTalk))
  }

  #if !os(macOS)
    @Test func `without a desktop nothing is opened`() throws {
      try install()
      #expect(!LinkOpener(environment: ["PATH": FilePath(folder.path)]).open(.kakaoTalk))
    }
  #endif

  @Test func `each kind of address is written with its scheme`() throws {
    let number = try PhoneNumber("010 1234")
    #expect(ContactLink.call(number).address == "tel:0101234")
    #expect(ContactLink.message(number).address == "sms:0101234")
    #expect(ContactLink.kakaoTalk.address == "kakaotalk:")
  }

  /// Installs an opener that records how it was called.
  private func install(saying words: String = "$# $1") throws {
    #expect(mkfifo(folder.file("called"), 0o600) == 0)
    try folder.writeScript(
      LinkOpener.program, "echo \"\(words)\" > '\(folder.file("called"))'")
  }

  /// Waits for the opener at the other end of the pipe.
  private func words() throws -> String {
    let handle = try #require(FileHandle(forReadingAtPath: folder.file("called")))
    return String(decoding: handle.bytesToEnd(), as: UTF8.self)
  }
}
