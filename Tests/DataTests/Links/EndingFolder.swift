import HearthDomain
import Synchronization

/// A remote side that fails after a number of calls, as if the program had been killed: before the
/// next call is made, or after it, so that its answer is lost.
final class EndingFolder: LinkedFolder {
  private let folder: any LinkedFolder
  private let left: Mutex<Int>
  private let losesAnswers: Bool

  init(_ folder: any LinkedFolder, after calls: Int, losingAnswers: Bool = false) {
    self.folder = folder
    left = Mutex(calls)
    losesAnswers = losingAnswers
  }

  /// Performs a call, or fails before or after it.
  private func step<Answer>(_ call: () throws -> Answer) throws -> Answer {
    let left = left.withLock { left in
      left -= 1
      return left
    }
    if left < 0, !losesAnswers || left < -1 { throw Self.end }
    let answer = try call()
    if left < 0 { throw Self.end }
    return answer
  }

  private static let end = DomainError.unavailable(.service(name: "gone", .noConnection))

  var isServer: Bool { folder.isServer }
  func color() -> CalendarColor? { nil }

  func list(
    since mark: String?, knowing known: [ExternalName: LinkTag]
  ) throws -> LinkListing {
    try folder.list(since: mark, knowing: known)
  }

  func read(_ files: [ExternalName]) throws -> [ExternalName: LinkFile] {
    try folder.read(files)
  }

  func add(
    _ bytes: [UInt8], uid: ExternalName
  ) throws -> (file: ExternalName, tag: LinkTag)? {
    try step { try folder.add(bytes, uid: uid) }
  }

  func replace(_ file: LinkFile, by bytes: [UInt8]) throws -> LinkTag? {
    try step { try folder.replace(file, by: bytes) }
  }

  func remove(_ file: LinkFile, declining: Bool) throws -> Bool {
    try step { try folder.remove(file, declining: declining) }
  }
}
