import Compressing
import HearthDomain

/// The files in an archive that have a known format, one after another.
final class ZipDocuments {
  private let hints: ImportHints
  private let nextEntry: () throws -> ZipReader.Entry?
  /// Other contents of the archive: top-level folders and files, each with its number of files.
  private(set) var others: [(name: String, files: Int)] = []
  private static let maxOthers = 100

  init(
    _ source: @escaping () throws -> [UInt8], _ hints: ImportHints = ImportHints()
  ) throws {
    self.hints = hints
    nextEntry = try ZipReader(.required(), source: source).next
  }

  /// Reads a TAR archive.
  init(tar source: @escaping () throws -> [UInt8], _ hints: ImportHints) {
    self.hints = hints
    nextEntry = TarReader(source: source).next
  }

  /// Returns the next file in a known format; others are counted.
  func next() throws -> FileBeginning? {
    try ZipDocuments.withDomainErrors {
      while let entry = try nextEntry() {
        let name = String(decoding: entry.name, as: UTF8.self)
        let source = { try ZipDocuments.withDomainErrors(entry.next) }
        if let file = try FileBeginning(named: name, within: self, hints, source),
          file.likelyFile != nil
        {
          return file
        }
        countSkipped(name)
      }
      return nil
    }
  }

  /// Counts a file that is not read.
  func countSkipped(_ name: String) {
    let name = ImportFact.excerpt(name.split(separator: "/").first.map(String.init) ?? name)
    if let place = others.firstIndex(where: { $0.name == name }) {
      others[place].files += 1
    } else if others.count < ZipDocuments.maxOthers {
      others.append((name, 1))
    }
  }

  private static func withDomainErrors<Answer>(_ body: () throws -> Answer) throws -> Answer {
    do {
      return try body()
    } catch is Inflater.Broken {
      throw DomainError.damaged(.corruptCompression)
    } catch is Inflater.TooLarge {
      throw DomainError.damaged(.compressedDataTooLarge)
    } catch is ZipReader.Unsupported {
      throw DomainError.damaged(.fileArchive)
    }
  }
}
