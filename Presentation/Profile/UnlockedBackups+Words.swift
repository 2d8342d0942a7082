import HearthDomain
import JSONText

extension Console {
  /// Lists the backups that open without the lock, and asks what to do with them unless `wanted`
  /// says so. Reports the result; throws if the wanted treatment failed for some.
  mutating func handleOpenBackups(
    _ open: [StoreBackup], of copies: UnlockedBackups, as wanted: BackupTreatment?
  ) throws {
    guard !open.isEmpty else { return }
    for sentence in OpenCopiesWords.openBackupsSentences(open) { printWrapped(sentence(language)) }
    let treatment = try wanted ?? (canAsk ? askForTreatment() : .keep)
    let left = try copies.treat(open, treatment)
    printWrapped(OpenCopiesWords.outcomeSentence(treatment, of: open.count, left: left)(language))
    if treatment != .keep, !left.isEmpty { throw ExitStatus.failed }
  }

  private mutating func askForTreatment() throws -> BackupTreatment {
    let question = language(
      ko: "같은 암호로 잠글까요, 지울까요, 그대로 둘까요? [잠금/지움/그대로] ",
      en: "Seal them with the same passphrase (s), remove them (r) or keep them as they are (k)?"
        + " [s/r/K] ")
    let answer = try prompt(question, insteadGive: "--copies") ?? ""
    switch answer.filter({ !$0.isWhitespace }).lowercased() {
    case "s", "seal", "ㄴ", "잠금", "잠가": return .seal
    case "r", "remove", "ㄱ", "지움", "지워": return .remove
    default: return .keep
    }
  }
}

/// Sentences about backups that open without the lock of their store.
enum OpenCopiesWords {
  private static let noun = CountedNoun(ko: "백업", en: "backup")

  static func json(_ open: [StoreBackup]) -> JSONValue {
    .array(open.map { .path($0.path) })
  }

  /// Returns how many backups there are, and where.
  static func openBackupsSentences(_ open: [StoreBackup]) -> [Words] {
    let count = noun(open.count)
    return [
      Words(
        ko: "잠그기 전에 만든 \(KoreanParticle.subject(count.ko)) 암호 없이 열려요:",
        en: open.count == 1
          ? "One backup from before the lock opens without the passphrase:"
          : "\(count.en) from before the lock open without the passphrase:")
    ]
      + open.map {
        let path = "  " + $0.path.quotable(limit: 200)
        return Words(ko: path, en: path)
      }
  }

  static func outcomeSentence(_ treatment: BackupTreatment, of count: Int, left: [StoreBackup])
    -> Words
  {
    let (done, open) = (noun(count - left.count), noun(left.count))
    let failure = Words(
      ko: "\(KoreanParticle.topic(open.ko)) 바꾸지 못해 그대로 열려요.",
      en: "\(open.en) could not be changed and still \(left.count == 1 ? "opens" : "open").")
    if treatment != .keep, left.count == count { return failure }
    let rest =
      left.isEmpty ? Words(ko: "", en: "") : Words(ko: " " + failure.ko, en: " " + failure.en)
    return switch treatment {
    case .keep:
      Words(
        ko: "그대로 두었어요. ‘hearth profile lock --copies seal’로 나중에 잠글 수 있어요.",
        en:
          "Left \(count == 1 ? "it" : "them") unchanged. “hearth profile lock --copies seal” locks"
          + " \(count == 1 ? "it" : "them") later.")
    case .seal:
      Words(
        ko: "\(KoreanParticle.object(done.ko)) 같은 암호로 잠갔어요. 파일은 암호화되지 않아요." + rest.ko,
        en: "Locked \(done.en) with the same passphrase. A lock does not encrypt." + rest.en)
    case .remove:
      Words(
        ko: "\(KoreanParticle.object(done.ko)) 지웠어요." + rest.ko,
        en: "Removed \(done.en)." + rest.en)
    }
  }
}
