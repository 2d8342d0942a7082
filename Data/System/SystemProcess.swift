import CLibrary
import HearthDomain

extension DeliveryProcess {
  /// This process. Its id contains random bits in addition to the process id, which the system may
  /// use again.
  package static let system: DeliveryProcess = {
    let own = Int64(getpid())
    let chance = Int64(truncatingIfNeeded: UInt64.random(in: 0..<1 << 31))
    return DeliveryProcess(id: own << 31 | chance) { other in
      let number = other >> 31
      guard number != own, let id = pid_t(exactly: number), id > 0 else { return false }
      return kill(id, 0) == 0 || errno == EPERM
    }
  }()
}

/// Finds the files of programs.
package enum ProgramFile {
  /// Whether a shell would find a program with this name in the search path.
  package static func isInstalled(_ name: FilePath, in searchPath: FilePath?) -> Bool {
    searchPath.flatMap { ProgramStart.path(of: name, in: $0) } != nil
  }

  /// Absolute path of this program; nil if the system does not report it.
  package static var path: FilePath? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var name = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&name, &size) == 0, let full = realpath(name, nil) else {
        return nil
      }
      defer { free(full) }
      return FilePath(cString: full)
    #else
      guard let full = realpath("/proc/self/exe", nil) else { return nil }
      defer { free(full) }
      return FilePath(cString: full)
    #endif
  }
}
