import Compressing
import HearthDomain

/// The files of an archive that some reader may know, one after another.
final class ZipDocuments {
  private let nextEntry: () throws -> ZipReader.Entry?
  /// What lies in the archive besides, by its folder or its name, and how many files that is.
  private(set) var others: [(name: String, files: Int)] = []
  private static let mostOthers = 100

  init(_ source: @escaping () throws -> [UInt8]) throws {
    nextEntry = try ZipReader(.needed(), source: source).next
  }

  /// Those of a TAR archive.
  init(tar source: @escaping () throws -> [UInt8]) {
    nextEntry = TarReader(source: source).next
  }

  /// The next one; what is a picture, or of no kind that is known, is counted among the others.
  func next() throws -> FileBeginning? {
    try ZipDocuments.inDomain {
      while let entry = try nextEntry() {
        let name = String(decoding: entry.name, as: UTF8.self)
        let source = { try ZipDocuments.inDomain(entry.next) }
        if let file = try FileBeginning(named: name, within: self, source), file.likely != nil {
          return file
        }
        leave(name)
      }
      return nil
    }
  }

  /// Counts a file that is not read.
  func leave(_ name: String) {
    let name = ImportFact.excerpt(name.split(separator: "/").first.map(String.init) ?? name)
    if let place = others.firstIndex(where: { $0.name == name }) {
      others[place].files += 1
    } else if others.count < ZipDocuments.mostOthers {
      others.append((name, 1))
    }
  }

  private static func inDomain<Answer>(_ body: () throws -> Answer) throws -> Answer {
    do {
      return try body()
    } catch is Inflater.Broken {
      throw DomainError.damaged(.brokenPacking)
    } catch is Inflater.TooLarge {
      throw DomainError.damaged(.packedTooLarge)
    } catch is ZipReader.Unsupported {
      throw DomainError.damaged(.packed)
    }
  }
}
