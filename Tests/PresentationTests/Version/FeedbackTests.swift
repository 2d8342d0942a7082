import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthPresentation

@Suite struct FeedbackTests {
  @Test(arguments: Language.allCases)
  func `the letter is printed if no mail program can be opened`(language: Language) throws {
    let sentMail = SentMail()
    let address = "makers@example.org"
    for line in ["feedback", "feedback --print"] {
      sentMail.run(line, language, opens: false, address: address)
    }
    sentMail.run("feedback --print", language, opens: true)
    sentMail.run("feedback", language, opens: true)
    try expectGolden("Commands/feedback-\(language.rawValue)", sentMail.transcript)
  }

  @Test func `a letter is opened with all known data, and none if it is printed`() throws {
    let sentMail = SentMail()
    let address = "makers@example.org"
    let printed = sentMail.run("feedback --print", .english, opens: true, address: address)
    #expect(printed.contains("Subject: Hearth") && sentMail.letters.isEmpty)
    let answer = sentMail.run("feedback", .english, opens: true, address: address)
    #expect(answer == "Opening your mail program.\n")
    let letter = try #require(sentMail.letters.first)
    #expect(letter.recipient == address)
    #expect(letter.text.contains("system: Linux 6.1 x86_64"))
  }

  @Test func `without an address, the letter is written to a new file`() throws {
    let sentMail = SentMail()
    for name in ["hearth-feedback.txt", "hearth-feedback-2.txt"] {
      #expect(sentMail.run("feedback", .english, opens: true).hasPrefix("Wrote \(name)."))
      let text = try #require(sentMail.files[FilePath(name)])
      #expect(String(decoding: text, as: UTF8.self).contains("system: Linux 6.1 x86_64"))
    }
    #expect(sentMail.letters.isEmpty)
  }

  @Test func `the letter is in JSON too`() {
    let answer = SentMail().run("feedback --json", .english, opens: false)
    #expect(answer.contains("\"to\":null") && answer.contains("\"opened\":false"))
    #expect(answer.contains("\"file\":\"hearth-feedback.txt\""))
  }
}

/// A mail program that records letters instead of opening them.
private final class SentMail: MailLauncher, Sendable {
  private let kept = Mutex<[MailDraft]>([])
  private let opens = Mutex(true)
  private let said = Mutex("")
  let files = InMemoryFiles()

  var letters: [MailDraft] { kept.withLock { $0 } }
  var transcript: String { said.withLock { $0 } }

  func open(_ letter: MailDraft) -> Bool {
    guard opens.withLock({ $0 }) else { return false }
    kept.withLock { $0.append(letter) }
    return true
  }

  @discardableResult
  func run(
    _ line: String, _ language: Language, opens isOpened: Bool, address: String? = nil
  ) -> String {
    opens.withLock { $0 = isOpened }
    var fixture = CommandFixture(language, .terminal)
    let entry = CommandEntry<SentMail>(FeedbackCommand.self) { sentMail in
      FeedbackCommand(
        program: ProgramVersion(number: "1.2.3", build: .release), launcher: sentMail,
        files: sentMail.files, address: address
      ) {
        [
          VersionFact(
            key: "system", name: Words(ko: "시스템", en: "system"), value: "Linux 6.1 x86_64")
        ]
      }
    }
    let outcome = fixture.run(line, of: [entry], with: self)
    said.withLock { $0 += fixture.transcript }
    return outcome.output + outcome.errors
  }
}
