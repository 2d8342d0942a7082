import HearthDomain

extension ScratchFile {
  /// Creates scratch files in a private subfolder of the given folder, which is created if missing.
  /// The folder of backups has room for a store, unlike some temporary folders.
  package static func system(in folder: @escaping @Sendable () -> FilePath?) -> ScratchFile {
    ScratchFile { body in
      let place = folder() ?? "/tmp"
      try Folder(path: place).create()
      let own = try TemporaryFolder(in: place, for: place)
      try own.whileGuarded { try body(own.file) }
    }
  }
}
