import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct ExportTests {
  private let files = InMemoryFiles()

  private func console(assumesYes: Bool = false) -> Console {
    var traits = ConsoleTraits(language: .english)
    traits.assumesYes = assumesYes
    return .recording(traits)
  }

  private func dashed(_ pieces: [[UInt8]], onTerminal isTerminal: Bool) throws -> [UInt8] {
    var traits = ConsoleTraits(language: .english)
    traits.outputIsTerminal = isTerminal
    var console = Console.recording(traits)
    _ = try console.export(to: "-", of: files) { write in
      for piece in pieces { try write(piece) }
    }
    return console.output.buffer
  }

  private func export(to path: FilePath, in console: inout Console) throws -> Int? {
    try console.export(to: path, of: files) { write in
      try write([0x61])
      try write([0x62, 0x0A])
      return 2
    }
  }

  @Test func `a file is written completely, and reported`() throws {
    var console = console()
    #expect(try export(to: "out.txt", in: &console) == 2)
    #expect(files["out.txt"] == Array("ab\n".utf8))
    #expect(console.recordedOutput.isEmpty)
  }

  @Test func `a dash writes only the file to standard output`() throws {
    var console = console()
    #expect(try export(to: "-", in: &console) == nil)
    #expect(console.recordedOutput == "ab\n")
    #expect(files["-"] == nil)
  }

  @Test func `an existing file is replaced only with yes in advance`() throws {
    try files.write([0], to: "out.txt", replacing: false)
    var careful = console()
    #expect(throws: DomainError.unavailable(.file(path: "out.txt", .exists))) {
      try export(to: "out.txt", in: &careful)
    }
    #expect(files["out.txt"] == [0])
    var sure = console(assumesYes: true)
    #expect(try export(to: "out.txt", in: &sure) == 2)
    #expect(files["out.txt"] == Array("ab\n".utf8))
  }

  @Test func `control sequences are written to pipes only`() throws {
    let text = "a\u{1B}[2Jb\u{9B}31m\r\n한\u{202E}글\t\u{7}\nend\u{1B}]0;x"
    let bytes = Array(text.utf8) + [0xFF]
    for size in [1, 2, 3, 7, 99] {
      let pieces = stride(from: 0, to: bytes.count, by: size).map {
        Array(bytes[$0..<min($0 + size, bytes.count)])
      }
      #expect(try dashed(pieces, onTerminal: false) == bytes)
      #expect(
        try dashed(pieces, onTerminal: true)
          == Array("a␛[2Jb\u{FFFD}31m\n한글\t␇\nend␛]0;x\u{FFFD}".utf8))
    }
  }

  @Test func `a body that throws leaves no file`() {
    var console = console()
    #expect(throws: ExitStatus.failed) {
      try console.export(to: "out.txt", of: files) { write in
        try write([1])
        throw ExitStatus.failed
      }
    }
    #expect(files["out.txt"] == nil)
  }
}
