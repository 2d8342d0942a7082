import Compressing
import HearthDomain

extension ZLibrary {
  /// The one of this system; throws ``Unavailability/library(name:package:)`` where there is none.
  static func needed() throws(DomainError) -> ZLibrary {
    guard let system else {
      throw .unavailable(.library(name: fileName, package: packageName))
    }
    return system
  }
}
