// A release build without tests has no such module.
#if canImport(Testing)
  import Foundation
  import Synchronization
  import Testing

  /// Compares the text with `Tests/Goldens/NAME.golden`. If they differ, the test records a failure
  /// and continues; all differing files are listed at the end of the run.  With `UPDATE_GOLDENS=1`
  /// in the environment the file is written instead.
  package func expectGolden(
    _ name: String, _ text: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    try expectMatchesFile("\(Goldens.folder)/\(name).golden", text, at: place)
  }

  /// Compares the text with any file of the package, given by its path from the top folder, like
  /// ``expectGolden(_:_:at:)``.
  package func expectMatchesFile(
    _ path: String, _ text: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    let file = Goldens.top.appendingPathComponent(path)
    Goldens.note { $0.read.insert(path) }
    if Goldens.areRenewed {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let bytes = try? Data(contentsOf: file)
    // Compared as bytes, because String's == treats composed and decomposed Hangul as equal.
    guard Data(text.utf8) != bytes else { return }
    let difference = Goldens.difference(bytes.map { String(decoding: $0, as: UTF8.self) }, text)
    Goldens.note { $0.differing[path] = (place.fileName, difference) }
    Issue.record("\(path) \(difference)", sourceLocation: place)
  }

  /// Files that a test run has read and found to differ, reported when the process ends.
  private enum Goldens {
    struct Run {
      var read: Set<String> = []
      /// Test file and first difference, by path.
      var differing: [String: (file: String, difference: String)] = [:]
      var willBeReported = false
    }

    static let folder = "Tests/Goldens"
    static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    static let areRenewed = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
    private static let run = Mutex(Run())

    static func note(_ change: (inout Run) -> Void) {
      run.withLock { run in
        if !run.willBeReported { atexit { Goldens.tell() } }
        run.willBeReported = true
        change(&run)
      }
    }

    /// Returns the first differing line, as expected and as it is.
    static func difference(_ wanted: String?, _ text: String) -> String {
      guard let wanted else { return "is not there" }
      let lines = [wanted, text].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      guard let place = zip(lines[0], lines[1]).enumerated().first(where: { $0.1.0 != $0.1.1 })
      else { return "differs in length" }
      let (line, (old, new)) = place
      return "differs from line \(line + 1)\n  - \(old)\n  + \(new)"
    }

    /// Lists differing files with the command that updates them. A whole run then looks for files
    /// that no test has read: it deletes them if goldens are being updated, and fails otherwise.
    private static func tell() {
      let run = run.withLock { $0 }
      if !run.differing.isEmpty {
        print("\n\(run.differing.count) goldens differ:")
        for (path, found) in run.differing.sorted(by: { $0.key < $1.key }) {
          print(path, found.difference)
        }
        let files = Set(run.differing.values.map(\.file)).sorted()
        let suites = files.map { $0.replacing(".swift", with: "") }.joined(separator: "|")
        print("To renew them: HEARTH_TESTS=whole UPDATE_GOLDENS=1 swift test --filter '\(suites)'")
      }
      let isWhole =
        TestExtent.ofThisRun == .whole
        && !CommandLine.arguments.contains {
          $0.hasPrefix("--filter") || $0 == "--skip" || $0.hasPrefix("--skip=")
        }
      let unread = files().subtracting(run.read).sorted()
      // Some screens are drawn only if there is a zone database.
      guard isWhole, hasZoneDatabase, !unread.isEmpty else { return }
      print("\n\(unread.count) goldens that no test reads\(areRenewed ? ", now removed" : ""):")
      for path in unread {
        print(path)
        if areRenewed { try? FileManager.default.removeItem(at: top.appendingPathComponent(path)) }
      }
      guard !areRenewed else { return }
      print("To remove them: HEARTH_TESTS=whole UPDATE_GOLDENS=1 swift test")
      fflush(nil)
      _exit(1)
    }

    private static func files() -> Set<String> {
      let path = top.appendingPathComponent(folder).path
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      return Set(names.filter { $0.hasSuffix(".golden") }.map { "\(folder)/\($0)" })
    }
  }
#endif
