import HearthDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ScratchFile {
  /// In a folder of its own within the one given, which is made if it is missing: where backups
  /// are there is room for one, which a folder for small files may lack.
  public static func system(in folder: @escaping @Sendable () -> String?) -> ScratchFile {
    ScratchFile { body in
      let place = folder() ?? "/tmp"
      try Folder(path: place).create()
      var name = Array((place + "/hearth-XXXXXX").utf8CString)
      guard mkdtemp(&name) != nil else { throw DomainError.lastError(at: place) }
      let own = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      defer {
        for file in Folder(path: own).names() { unlink("\(own)/\(file)") }
        rmdir(own)
      }
      try body("\(own)/copy.db")
    }
  }
}
