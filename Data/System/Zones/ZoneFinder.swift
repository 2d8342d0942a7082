import HearthDomain

/// Finds zones in the system's time zone database.
package struct ZoneFinder: Sendable {
  /// Environment variables that determine the zone and the database.
  package static let variables = ["TZ", "TZDIR"]

  private let environment: [String: FilePath]
  private let folders: [FilePath]
  private let localFile: FilePath

  /// Creates a finder. `environment` contains `TZ` and `TZDIR`; `folders` may contain the database;
  /// `localFile` is the zone of this machine.
  package init(
    environment: [String: FilePath],
    folders: [FilePath] = ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo"],
    localFile: FilePath = "/etc/localtime"
  ) {
    self.environment = environment
    let own = environment["TZDIR"].map { $0.isAbsolute ? [$0] : [] } ?? []
    self.folders = own + folders
    self.localFile = localFile
  }

  /// Returns the user's zone. If it is unknown, returns UTC, as other programs do.
  package func localZone() -> any ZoneRules {
    guard let requestedZone else { return zone(inFile: localFile) ?? FixedZone.utc }
    return zone(set: requestedZone) ?? FixedZone.utc
  }

  /// The value of `TZ` if it is not a zone, in which case ``localZone()`` returns UTC; otherwise
  /// nil. An empty value is valid and means UTC.
  package var unknownVariable: FilePath? {
    guard let requestedZone, !requestedZone.isEmpty, zone(set: requestedZone) == nil else {
      return nil
    }
    return requestedZone
  }

  private var requestedZone: FilePath? {
    environment["TZ"].map { $0.hasPrefix(":") ? $0.dropFirst(1) : $0 }
  }

  private func zone(set wanted: FilePath) -> (any ZoneRules)? {
    if wanted.isAbsolute { return zone(inFile: wanted) }
    return wanted.text.flatMap(findZone)
  }

  /// Returns the zone of that name, such as `Asia/Seoul`. Throws
  /// ``DomainError/notFound(_:query:nearest:)``.
  package func requiredZone(_ name: String) throws -> any ZoneRules {
    guard let zone = zoneInDatabase(name) else {
      throw DomainError.notFound(.zone, query: name, nearest: [])
    }
    return zone
  }

  /// Returns the zone with this name, or for a POSIX TZ string such as `KST-9`; nil if it is
  /// unknown.
  package func findZone(_ name: String) -> (any ZoneRules)? {
    zoneInDatabase(name) ?? ZoneInfo(posix: name)
  }

  private func zoneInDatabase(_ name: String) -> (any ZoneRules)? {
    guard ZoneFinder.isName(name) else { return nil }
    // UTC needs no database; a small system may have none.
    if name == "UTC" { return FixedZone.utc }
    for folder in folders {
      if let zone = readZone(folder.appending(name), name: name) { return zone }
    }
    return nil
  }

  private func zone(inFile path: FilePath) -> ZoneInfo? {
    // A zone file does not contain its name, but if the path is a link, its target does.
    let target = SymbolicLink.destination(of: path) ?? path
    return readZone(path, name: ZoneFinder.name(inPath: target) ?? "localtime")
  }

  private func readZone(_ path: FilePath, name: String) -> ZoneInfo? {
    guard let bytes = try? FileReader(limit: 1 << 20).bytes(of: path) else { return nil }
    return ZoneInfo(name: name, bytes: bytes)
  }

  /// Returns the zone's name from its path: `Asia/Seoul` for `/usr/share/zoneinfo/Asia/Seoul`.
  private static func name(inPath path: FilePath) -> String? {
    let parts = path.displayText.split(separator: "/", omittingEmptySubsequences: true)
    guard let folder = parts.lastIndex(of: "zoneinfo") else { return nil }
    let name = parts[(folder + 1)...].joined(separator: "/")
    return isName(name) ? name : nil
  }

  /// Whether the text may be a zone name. It must consist of parts of letters, digits and `_ + -`,
  /// so that it cannot lead out of the folder.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy
      {
        !$0.isEmpty && $0.allSatisfy(isNameByte)
      }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
