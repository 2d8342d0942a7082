import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit

/// A home with a store that has data of every area and whose user has seen the welcome.
struct FilledHome {
  let folder: ScratchFolder
  var hearth: Binary
  var store: String { folder.file("hearth.db") }

  /// With `isStill`, the screen only changes on keys.
  init(isStill: Bool = false) throws {
    folder = ScratchFolder()
    hearth = Binary(home: folder.path)
    hearth.variables = [
      "HEARTH_STORE": folder.file("hearth.db"), "PATH": "/usr/bin:/bin", "DISPLAY": "",
    ]
    try folder.write("hearth.db", try FilledHome.bytes.get())
    _ = chmod(store, 0o600)
    if isStill {
      let settings = folder.file(".config/hearth")
      try FileManager.default.createDirectory(atPath: settings, withIntermediateDirectories: true)
      try folder.write(".config/hearth/settings.json", #"{"reduced-motion": true}"#.utf8)
    }
    try FinishWelcome(
      store: SQLStore.sqlite(path: FilePath(store), now: .fixed("2026-11-20T09:00")),
      now: .fixed("2026-11-20T09:00"))(displayName: nil)
  }

  func open(
    size: Size = Size(width: 80, height: 24), term: String = "xterm-256color",
    _ variables: [String: String] = [:]
  ) throws -> OpenProgram {
    var hearth = hearth
    hearth.variables.merge(variables) { $1 }
    return try OpenProgram(hearth, size: size, term: term)
  }

  /// Created once by the program itself.
  private static let bytes = Result {
    let folder = ScratchFolder()
    var hearth = Binary(home: folder.path)
    hearth.variables["HEARTH_STORE"] = folder.file("hearth.db")
    for arguments in [
      ["person", "add", "Mum", "--every", "3", "--planted", "2026-11-17"],
      ["feel", "70", "a fine day"], ["plan", "Meeting", "--from", "today 9am"],
      ["saying", "add", "--en", "One line"], ["book", "add", "Demian", "--pages", "240"],
    ] {
      let outcome = try hearth.run(arguments)
      guard outcome.status == 0 else { throw FilledHomeError(errors: outcome.errors) }
    }
    return folder.bytes("hearth.db") ?? []
  }
}

struct FilledHomeError: Error {
  let errors: String
}
