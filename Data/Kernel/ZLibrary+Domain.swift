import Compressing
import HearthDomain

extension ZLibrary {
  /// Returns the system's zlib; throws ``Unavailability/library(name:package:)`` if there is none.
  static func required() throws(DomainError) -> ZLibrary {
    guard let system else {
      throw .unavailable(.library(name: fileName, package: packageName))
    }
    return system
  }
}
