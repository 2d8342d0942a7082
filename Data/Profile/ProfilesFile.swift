import CLibrary
import HearthDomain
import JSONText

/// The profiles in `profiles.json` beside their stores; there is none while there is only a guest.
package struct ProfilesFile: ProfileRegistry {
  private static let reader = FileReader(limit: 1 << 20)

  /// The folder of all data.
  private let folder: FilePath
  private var path: FilePath { folder.appending("profiles.json") }

  package init(folder: FilePath) {
    self.folder = folder
  }

  /// Where the store of a profile stands.
  package func place(of entry: ProfileRoster.Entry) -> FilePath { folder.appending(entry.file) }

  package func load() throws -> ProfileRoster {
    do {
      return try roster(in: try ProfilesFile.reader.bytes(of: path))
    } catch DomainError.unavailable(.file(_, .missing)) {
      return .alone
    }
  }

  package func change<Answer>(_ body: (inout ProfileRoster) throws -> Answer) throws -> Answer {
    var answer: Answer?
    try alone {
      var roster = try load()
      let before = roster
      answer = try body(&roster)
      if roster != before { try keep(roster) }
    }
    guard let answer else { throw DomainError.file(path, .failed(detail: "no answer")) }
    return answer
  }

  package func remove(
    _ entry: ProfileRoster.Entry, _ body: (inout ProfileRoster) throws -> Void
  ) throws {
    let place = place(of: entry)
    let aside = place + ".removed"
    var doubt: (any Error)?
    try alone {
      var roster = try load()
      let before = roster
      try body(&roster)
      // A store that is only set aside can come back where the rest fails.
      let isThere = rename(place.cString, aside.cString) == 0
      guard isThere || errno == ENOENT else { throw DomainError.lastError(at: place) }
      do {
        if roster != before { try keep(roster) }
      } catch  where error.isUnsure {
        doubt = error
      } catch {
        guard !isThere || rename(aside.cString, place.cString) == 0 else {
          throw DomainError.unsure(.store(path: aside))
        }
        throw error
      }
      // It is listed no more by now, whatever is left of it.
      do { try erase([place + "-journal", place + "-wal", place + "-shm", aside]) } catch {
        throw DomainError.unsure(.store(path: aside))
      }
    }
    if let doubt { throw doubt }
  }

  package func erase(_ entry: ProfileRoster.Entry) throws {
    let place = place(of: entry)
    // The log goes first: with the file alone gone, it might be taken for that of the next one.
    try erase([place + "-journal", place + "-wal", place + "-shm", place])
  }

  private func alone(_ body: () throws -> Void) throws {
    let folder = Folder(path: folder)
    try folder.create()
    try folder.whileAlone(body)
  }

  private func erase(_ paths: [FilePath]) throws {
    for path in paths {
      // A pipe that somebody put there is no part of a store.
      if case .other? = FileStatus(path: path)?.kind { continue }
      guard unlink(path.cString) == 0 || errno == ENOENT else {
        throw DomainError.lastError(at: path)
      }
    }
  }

  private func keep(_ roster: ProfileRoster) throws {
    try AtomicFile(path: path).writePrivately(bytes(of: roster))
  }

  private func roster(in bytes: [UInt8]) throws -> ProfileRoster {
    let damage = DomainError.damaged(.profiles(path: path))
    guard let document = try? JSONValue(reading: bytes),
      let items = document["profiles"]?.arrayValue,
      let current = document["current"]?.stringValue
    else { throw damage }
    let entries = try items.map { item in
      guard let file = item["file"]?.stringValue, let text = item["name"]?.stringValue,
        let name = try? DisplayName(text)
      else { throw damage }
      return ProfileRoster.Entry(file: file, name: name)
    }
    guard let roster = ProfileRoster(entries, current: current) else { throw damage }
    return roster
  }

  private func bytes(of roster: ProfileRoster) -> [UInt8] {
    var writer = JSONWriter()
    writer.write([
      "current": .string(roster.current),
      "profiles": .array(
        roster.entries.map { ["file": .string($0.file), "name": .string($0.name.value)] }),
    ])
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
