import HearthDomain

extension ScratchFile {
  /// In a folder of its own within the one given, which is made if it is missing: where backups
  /// are there is room for one, which a folder for small files may lack.
  package static func system(in folder: @escaping @Sendable () -> FilePath?) -> ScratchFile {
    ScratchFile { body in
      let place = folder() ?? "/tmp"
      try Folder(path: place).create()
      let own = try TemporaryFolder(in: place, for: place)
      try own.whileGuarded { try body(own.file) }
    }
  }
}
