/// Result of writing pages to a folder.
package struct MirrorReport: Sendable {
  /// A page that was skipped.
  package struct Skipped: Sendable {
    package enum Reason: Sendable {
      case flaw(MirrorPage.Flaw)
      /// Another program changed the page at the same time.
      case changes
      /// The page is not a regular file, or cannot be read or written.
      case trouble(DomainError)
    }

    package let day: Day
    package let why: Reason
  }

  package fileprivate(set) var written: [Day] = []
  /// Number of pages that were up to date.
  package fileprivate(set) var same = 0
  package fileprivate(set) var left: [Skipped] = []

  package init() {}
}

/// Writes the data of days to their pages.
package struct MirrorDays: Sendable {
  private let pages: any PageFolder
  /// Whether nothing is written.
  private let isRehearsal: Bool

  package init(pages: any PageFolder, isRehearsal: Bool = false) {
    self.pages = pages
    self.isRehearsal = isRehearsal
  }

  /// Updates a page if it is not up to date. Errors of one page are recorded in the report; throws
  /// if no page can be written.
  package func callAsFunction(
    _ page: MirrorPage, of day: Day, noting report: inout MirrorReport
  ) throws {
    do {
      let seen = try pages.page(of: day)
      guard let text = try page.written(over: seen) else { return }
      if text == seen {
        report.same += 1
      } else if try isRehearsal || pages.write(text, of: day, over: seen) {
        report.written.append(day)
      } else {
        report.left.append(.init(day: day, why: .changes))
      }
    } catch let flaw as MirrorPage.Flaw {
      report.left.append(.init(day: day, why: .flaw(flaw)))
    } catch let error as DomainError where error.isOfOnePage {
      report.left.append(.init(day: day, why: .trouble(error)))
    }
  }
}

extension DomainError {
  /// Whether the error affects only one page.
  fileprivate var isOfOnePage: Bool {
    guard case .unavailable(.file(_, let trouble)) = self else { return false }
    return ![.full, .readOnly, .notFolder].contains(trouble)
  }
}
