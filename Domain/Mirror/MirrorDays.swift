/// Result of writing the pages of days to a folder.
package struct MirrorReport: Sendable {
  /// A page that was skipped.
  package struct Skipped: Sendable {
    package enum Reason: Sendable {
      case flaw(MirrorPage.Flaw)
      /// Another program changed the page at the same time.
      case changedMeanwhile
      /// The page is not a regular file, or cannot be read or written.
      case error(DomainError)
    }

    package let day: Day
    package let reason: Reason
  }

  package fileprivate(set) var writtenDays: [Day] = []
  /// Number of pages that were up to date.
  package fileprivate(set) var unchangedCount = 0
  package fileprivate(set) var skipped: [Skipped] = []

  package init() {}
}

/// Writes the data of days to their pages.
package struct MirrorDays: Sendable {
  private let pages: any PageFolder
  /// Whether this is a rehearsal, which writes nothing.
  private let isRehearsal: Bool

  package init(pages: any PageFolder, isRehearsal: Bool = false) {
    self.pages = pages
    self.isRehearsal = isRehearsal
  }

  /// Updates a page if it is not up to date. An error that affects one page is recorded in the
  /// report; others are thrown, since they affect all pages.
  package func callAsFunction(
    _ page: MirrorPage, of day: Day, noting report: inout MirrorReport
  ) throws {
    do {
      let seen = try pages.page(of: day)
      guard let text = try page.updatedPage(over: seen) else { return }
      if text == seen {
        report.unchangedCount += 1
      } else if try isRehearsal || pages.write(text, of: day, over: seen) {
        report.writtenDays.append(day)
      } else {
        report.skipped.append(.init(day: day, reason: .changedMeanwhile))
      }
    } catch let flaw as MirrorPage.Flaw {
      report.skipped.append(.init(day: day, reason: .flaw(flaw)))
    } catch let error as DomainError where error.affectsOnePage {
      report.skipped.append(.init(day: day, reason: .error(error)))
    }
  }
}

extension DomainError {
  /// Whether the error affects only one page.
  fileprivate var affectsOnePage: Bool {
    guard case .unavailable(.file(_, let trouble)) = self else { return false }
    return ![.full, .readOnly, .notFolder].contains(trouble)
  }
}
