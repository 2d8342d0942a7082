import HearthDomain
import JSONText

extension HookTrouble {
  package var localizedMessage: Words { Words { message(in: $0) } }

  /// Returns what failed, and the solution.
  func message(in language: Language) -> String {
    switch self {
    case .notOwnedByUser(let path):
      language(
        ko: "훅 \(KoreanParticle.object(path.quotable(limit: 120))) 실행하지 않았어요. 파일과 폴더가 내 것이고 나만 고칠 수"
          + " 있어야 해요 (chmod go-w).",
        en: "The hook \(path.quotable(limit: 120)) was not run: the file and its folders must be"
          + " yours, and writable only by you (chmod go-w).")
    case .notExecutable(let path):
      language(
        ko: "훅 \(KoreanParticle.object(path.quotable(limit: 120))) 실행할 수 없어요. chmod +x로 실행 권한을 준"
          + " 파일이어야 해요.",
        en: "The hook \(path.quotable(limit: 120)) cannot be run. It must be a file made executable"
          + " with chmod +x.")
    case .tookTooLong(let hook, let seconds):
      language(
        ko: "훅 \(KoreanParticle.subject(hook.rawValue)) \(seconds)초 안에 끝나지 않아서 멈췄어요. 바뀐 것은 그대로예요.",
        en: "The hook \(hook.rawValue) was stopped after \(seconds) s. Your change was kept.")
    case .exited(let hook, let status):
      language(
        ko: "훅 \(KoreanParticle.subject(hook.rawValue)) 실패했어요 (종료 코드 \(status)). 바뀐 것은 그대로예요.",
        en: "The hook \(hook.rawValue) failed (exit status \(status)). Your change was kept.")
    case .failed(let hook, let detail):
      language(
        ko: "훅 \(KoreanParticle.object(hook.rawValue)) 시작할 수 없어요: \(detail.quotable(limit: 120))."
          + " 바뀐 것은 그대로예요.",
        en:
          "The hook \(hook.rawValue) could not be started: \(detail.quotable(limit: 120)). Your"
          + " change was kept.")
    }
  }
}

extension Console {
  /// Reports the failures of the user's hook programs.
  package mutating func noteHookTroubles(_ troubles: [HookTrouble]) {
    for trouble in troubles { printPrefixedNote(trouble.message(in: language)) }
  }
}

extension ChangeFormatter {
  /// Returns a change as one line of JSON for a hook, without its steps if the line would exceed
  /// the limit.
  package func jsonLine(
    of entry: JournalEntry, _ steps: [JournalStep], atMost limit: Int
  ) -> [UInt8] {
    for steps in [steps, []] {
      var writer = JSONWriter()
      writer.write(.document(json(of: entry, steps)))
      if writer.bytes.count < limit { return writer.bytes + [UInt8(ascii: "\n")] }
    }
    return [UInt8(ascii: "\n")]
  }
}
