import HearthDomain
import TerminalKit

/// Texts about undo.
enum UndoWords {
  /// Returns a message followed by the hint at the undo key.
  static func withUndoHint(after words: Words) -> Words {
    Words(ko: "\(words.ko) · \(undoHint.ko)", en: "\(words.en) · \(undoHint.en)")
  }

  /// Returns a message followed by the hint, if the changes are among the first of the store.
  static func hinted(_ words: Words, for changes: [EntryName]) -> Words {
    changes.needUndoHint ? withUndoHint(after: words) : words
  }

  /// The hint at the undo key.
  static let undoHint = Words(ko: "u로 되돌려요", en: "u undoes it")

  /// Returns the undo key for overlays that display what was done.
  static func undoKey<Action>(_ action: Action) -> KeyBinding<Action> {
    KeyBinding(
      [.character("u")], ko: ("되돌리기", "방금 바뀐 것을 되돌려요"),
      en: ("undo", "Undo the last change"), action: action)
  }

  static let nothingToUndo = Words(ko: "되돌릴 것이 없어요", en: "there is nothing to undo")
  static let nothingToRedo = Words(ko: "다시 할 것이 없어요", en: "there is nothing to redo")

  /// Returns the question before a change is undone that was made elsewhere, or, with `isFromHere`,
  /// one after which something else was done.
  static func question(
    _ entry: JournalEntry, _ formatter: ChangeFormatter, isFromHere: Bool = false
  ) -> Words {
    let (sentence, moment) = (formatter.sentence(of: entry), formatter.timeText(of: entry))
    if isFromHere {
      return Words(
        ko: "이것을 되돌릴까요?\n\(moment.ko)  \(sentence.ko)",
        en: "Undo this?\n\(moment.en)  \(sentence.en)")
    }
    return Words(
      ko: "이 창에서 바꾼 것이 아니에요. 되돌릴까요?\n\(moment.ko)  \(sentence.ko)",
      en: "This change was not made in this window. Undo it?\n\(moment.en)  \(sentence.en)")
  }

  /// Returns a message that lists the given entries: effects that happened after the change to undo
  /// and that undo does not revert. Lists at most the last ten.
  static func irreversibleEffectsRemark(_ entries: [JournalEntry], _ formatter: ChangeFormatter)
    -> Words
  {
    let named = entries.suffix(10)
    let more = entries.count - named.count
    let lines = Words { language in
      named.map { entry in
        let (moment, sentence) = (formatter.timeText(of: entry), formatter.sentence(of: entry))
        return "\n  \(entry.name)  \(moment(language))  \(sentence(language))"
      }
      .joined()
        + (more > 0 ? "\n  " + language(ko: "… 외 \(more)개", en: "… and \(more) more") : "")
    }
    return Words(
      ko: "이것은 되돌리지 않고 그대로 두어요:\(lines.ko)",
      en: "This has happened since and stays as it is:\(lines.en)")
  }

  /// Returns the remark before undoing a change older than the last restore.
  static func olderThanRestoreRemark(_ restoreUndoCommand: String) -> Words {
    Words(
      ko: "저장소를 되살리기 전에 바꾼 것이에요. 되살리기 전의 저장소로 돌아가려면:\n  \(restoreUndoCommand)",
      en: "This was changed before the store was restored. To return to the store from before the"
        + " restore:\n  \(restoreUndoCommand)")
  }
}

extension [EntryName] {
  /// Whether one of the changes is among the first ten of its store. Later, users know how to undo.
  package var needUndoHint: Bool { contains { $0.device == nil && $0.number <= 10 } }
}
