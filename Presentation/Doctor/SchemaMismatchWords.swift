import HearthDomain

/// Describes how the schema of a store differs from the expected one, and how to repair it.
struct SchemaMismatchWords {
  let mismatch: SchemaMismatch
  /// The solution for differences that `doctor --repair` can fix.
  var repair = RepairText()

  private var name: String { mismatch.name.quotable(limit: 100) }

  /// Returns the error for an operation that therefore did not change the store. `path` is the file
  /// with the difference.
  func sentence(_ path: String) -> Words {
    let (what, remedy) = (explanation, self.remedy)
    return Words(
      ko: "\(what.ko): \(path). 아무것도 바꾸지 않았어요. \(remedy.ko)",
      en: "\(what.en): \(path). Nothing was changed. \(remedy.en)")
  }

  /// The difference as the result of a check.
  var doctorCheck: DoctorCheck {
    let (what, remedy) = (explanation, self.remedy)
    return DoctorCheck(.bad, ko: "\(what.ko). \(remedy.ko)", en: "\(what.en). \(remedy.en)")
  }

  var explanation: Words {
    let kind = objectKind
    let subject = KoreanParticle.subject(name)
    return switch mismatch.difference {
    case .added:
      Words(
        ko: "저장소에 Hearth가 만들지 않은 \(kind.ko) \(subject) 있어요",
        en: "The store has the \(kind.en) \(name), which Hearth did not create")
    case .changed:
      Words(
        ko: "저장소의 \(kind.ko) \(subject) Hearth가 만든 것과 달라요",
        en: "The \(kind.en) \(name) of the store is not as Hearth created it")
    case .missing:
      Words(
        ko: "저장소에 \(kind.ko) \(subject) 없어요",
        en: "The store lacks the \(kind.en) \(name)")
    }
  }

  /// Whether the database object contains only data that can be derived again from texts, such as
  /// the search index.
  private var concernsDerivedTextOnly: Bool {
    ["search_index", "search_term", "saying_word", "book_word", "sentence_word"].contains {
      mismatch.name == $0 || mismatch.name.hasPrefix($0 + "_")
    }
  }

  private var remedy: Words {
    switch (mismatch.kind, mismatch.difference) {
    case (.table, .added) where !mismatch.canAffectWrites:
      Words(
        ko: "Hearth는 쓰지 않고 그대로 둬요.", en: "Hearth does not use it and leaves it as it is.")
    case (.table, .changed) where concernsDerivedTextOnly,
      (.table, .missing) where concernsDerivedTextOnly:
      repair(ko: "가 백업하고 나서 다시 만들어요.", en: " makes a backup and rebuilds it.")
    case (.table, _): RepairText.alternative
    case (_, .added):
      repair(ko: "가 백업하고 나서 지워요.", en: " makes a backup and removes it.")
    case (_, .changed), (_, .missing):
      repair(ko: "가 백업하고 나서 다시 만들어요.", en: " makes a backup and rebuilds it.")
    }
  }

  private var objectKind: Words {
    switch mismatch.kind {
    case .table: Words(ko: "표", en: "table")
    case .index: Words(ko: "색인", en: "index")
    case .trigger: Words(ko: "트리거", en: "trigger")
    case .view: Words(ko: "뷰", en: "view")
    }
  }
}

/// Suggests `doctor --repair`, or another solution if that was just run and did not help.
struct RepairText {
  var wasRepairTried = false

  static let alternative = Words(
    ko: "백업에서 되살리거나, ‘hearth export’로 내보낸 파일을 새 저장소로 가져와 주세요.",
    en: "Restore a backup, or import the file of “hearth export” into a new store.")

  /// Returns the command followed by the given effect, such as ` removes it.`; the alternative if
  /// the command did not help.
  func callAsFunction(ko: String, en: String) -> Words {
    wasRepairTried
      ? RepairText.alternative
      : Words(ko: "‘hearth doctor --repair’" + ko, en: "“hearth doctor --repair”" + en)
  }
}
