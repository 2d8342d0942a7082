import Foundation
import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData

@Suite struct ReminderSenderTests {
  private let folder = ScratchFolder()
  private let message = ReminderMessage(
    id: "water:1:2:0", kind: "water", title: "Hearth · 물 주기",
    text: "엄마에게 <물> & $(date) 줄 날이에요.\u{1B}[31m\u{7}\u{202E}", command: "hearth water 'Kim; Lee'")

  private func written(_ name: String = "out") -> String? {
    folder.bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a command gets the text, the facts and its own arguments`() throws {
    let program = try folder.writeScript(
      "notify",
      """
      { echo "$1|$2"; cat; echo "$HEARTH_REMINDER_KIND $HEARTH_REMINDER_ID"
      echo "$HEARTH_REMINDER_TITLE"; echo "$HEARTH_REMINDER_COMMAND"; } > \(folder.file("out"))
      """)
    try CommandReminderSender([program, "$HOME; ls", "b c"], searchPath: "").send(message)
    #expect(
      written() == """
        $HOME; ls|b c
        엄마에게 <물> & $(date) 줄 날이에요.[31m
        hearth water 'Kim; Lee'
        water water:1:2:0
        Hearth · 물 주기
        hearth water 'Kim; Lee'

        """)
  }

  @Test func `a command is found in the search path, and may ignore its input`() throws {
    _ = try folder.writeScript("notify", "exit 0")
    try CommandReminderSender(["notify"], searchPath: FilePath("/none:" + folder.path)).send(
      message)
  }

  @Test func `a failing, missing or slow command is reported`() throws {
    func trouble(_ words: [String], seconds: Int = 20) -> ChannelTrouble? {
      do {
        try CommandReminderSender(words, searchPath: "/usr/bin:/bin", seconds: seconds).send(
          message)
        return nil
      } catch DomainError.unavailable(.channel(name: "command", let trouble)) {
        return trouble
      } catch {
        return .failed(detail: "\(error)")
      }
    }
    let program = try folder.writeScript("fails", "exit 3")
    #expect(trouble([program]) == .exited(status: 3))
    #expect(trouble([try folder.writeScript("dies", "kill -9 $$")]) == .exited(status: 137))
    #expect(trouble([]) == .noProgram(""))
    #expect(trouble(["hearth-none"]) == .noProgram("hearth-none"))
    #expect(
      trouble([try folder.writeScript("waits", "sleep 60")], seconds: 0) == .tookTooLong(seconds: 0)
    )
    #expect(trouble(["true"]) == nil)
  }

  #if !os(macOS)
    @Test func `a desktop notification gets title and text as separate arguments`() throws {
      _ = try folder.writeScript(
        "notify-send", "for word in \"$@\"; do echo \"[$word]\"; done > \(folder.file("out"))")
      let desktop = DesktopReminderSender(
        environment: ["PATH": FilePath("\(folder.path):/usr/bin:/bin"), "DISPLAY": ":0"])
      #expect(desktop.isAvailable)
      try desktop.send(message)
      #expect(
        written() == """
          [--app-name=Hearth]
          [--icon=appointment-soon]
          [--]
          [Hearth · 물 주기]
          [엄마에게 &lt;물&gt; &amp; $(date) 줄 날이에요.[31m
          hearth water 'Kim; Lee']

          """)
    }

    @Test(arguments: [
      (
        ["PATH": "/none", "DISPLAY": ":0"] as [String: FilePath],
        ChannelTrouble.noProgram("notify-send")
      ),
      (["PATH": "/none"], .noDesktop), ([:], .noDesktop),
      (["DBUS_SESSION_BUS_ADDRESS": "x"], .noProgram("notify-send")),
    ])
    func `a missing desktop is reported`(
      environment: [String: FilePath], trouble: ChannelTrouble
    ) {
      let desktop = DesktopReminderSender(environment: environment)
      #expect(!desktop.isAvailable)
      #expect(throws: DomainError.unavailable(.channel(name: "desktop", trouble))) {
        try desktop.send(message)
      }
    }
  #endif

  @Test(arguments: ["https://ntfy.example", "https://ntfy.example/", "https://ntfy.example//"])
  func `ntfy gets JSON at the server's root`(server: String) throws {
    let post = RecordedPost()
    try NtfyReminderSender(server: server, topic: "secret", network: post).send(message)
    #expect(post.address == "https://ntfy.example/")
    #expect(
      post.body == """
        {"topic":"secret","title":"Hearth · 물 주기","message":"엄마에게 <물> & $(date) 줄 날이에요.[31m\\nhearth water 'Kim; Lee'"}
        """)
  }

  @Test func `a network error of ntfy is reported without the topic`() {
    let alone = NtfyReminderSender(server: "https://n.example", topic: "secret", network: nil)
    #expect(throws: DomainError.unavailable(.channel(name: "ntfy", .noNetwork))) {
      try alone.send(message)
    }
    let broken = NtfyReminderSender(
      server: "https://n.example", topic: "secret", network: RecordedPost(fails: true))
    #expect {
      try broken.send(message)
    } throws: {
      !"\($0)".contains("secret")
    }
  }

  @Test func `a message for ntfy is cut to its limit`() throws {
    let post = RecordedPost()
    let long = ReminderMessage(
      id: "i", kind: "event", title: "t", text: String(repeating: "가", count: 3000), command: "")
    try NtfyReminderSender(server: "s", topic: "t", network: post).send(long)
    #expect(post.body.utf8.count < 4096)
    #expect(post.body.hasSuffix("가\"}"))
  }
}

/// Records what would be sent over the network.
private final class RecordedPost: JSONPosting {
  struct Broken: Error {
    let text = "secret"
  }

  private let state = Mutex((address: "", body: ""))
  private let fails: Bool

  init(fails: Bool = false) { self.fails = fails }

  var address: String { state.withLock { $0.address } }
  var body: String { state.withLock { $0.body } }

  func post(_ json: [UInt8], to address: String, headers: [(name: String, value: String)]) throws {
    if fails { throw Broken() }
    state.withLock { $0 = (address, String(decoding: json, as: UTF8.self)) }
  }
}
