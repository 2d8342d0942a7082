import CLibrary
import HearthDomain

extension DeliveryProcess {
  /// This process among those of the machine. The number holds chance besides the system's, which
  /// soon gives its own to another process.
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

/// Where this program lies.
package enum ProgramFile {
  /// The program's own path from the root; nil where the system does not tell.
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
