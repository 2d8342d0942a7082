/// What became of the pages of a folder.
package struct MirrorReport: Sendable {
  /// A page that was left alone.
  package struct Left: Sendable {
    package enum Reason: Sendable {
      case flaw(MirrorPage.Flaw)
      /// Another program changed it at the same time.
      case changes
      /// It is no plain file, or cannot be read or written.
      case trouble(DomainError)
    }

    package let day: Day
    package let why: Reason
  }

  package fileprivate(set) var written: [Day] = []
  /// How many were there as they should be.
  package fileprivate(set) var same = 0
  package fileprivate(set) var left: [Left] = []

  package init() {}
}

/// Puts what is to be said of a day on its page, where that is not there yet.
package struct MirrorDays: Sendable {
  private let pages: any PageFolder
  /// Whether nothing is written.
  private let isRehearsal: Bool

  package init(pages: any PageFolder, isRehearsal: Bool = false) {
    self.pages = pages
    self.isRehearsal = isRehearsal
  }

  /// One page that cannot be written keeps no other back; throws where nothing can be written at
  /// all.
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
  /// Whether other pages may do well.
  fileprivate var isOfOnePage: Bool {
    guard case .unavailable(.file(_, let trouble)) = self else { return false }
    return ![.full, .readOnly, .notFolder].contains(trouble)
  }
}
