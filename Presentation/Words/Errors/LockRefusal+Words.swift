import HearthDomain

extension LockRefusal {
  func message(in language: Language) -> String {
    switch self {
    case .isLocked:
      language(
        ko: "프로필이 잠겨 있어요. 암호를 물을 수 있게 터미널에서 (--no-input 없이) 실행해 주세요.",
        en: "The profile is locked. Run this on a terminal, without --no-input, to be asked for the"
          + " passphrase.")
    case .secretNeedsTerminal:
      language(
        ko: "암호와 복구 코드는 터미널에서만 물어봐요. 터미널에서 (--no-input 없이) 실행해 주세요.",
        en: "Passphrases and recovery codes are typed on a terminal only. Run this on one, without"
          + " --no-input.")
    case .secretNeedsInput(let option):
      language(
        ko: "암호나 비밀번호를 받지 못했어요. 터미널에서 (--no-input 없이) 적거나, 표준 입력의 첫 줄이나 \(option) 파일의 첫 줄로 알려 주세요.",
        en: "No passphrase or password was given. Type it on a terminal, without --no-input, or"
          + " give it as the first line of standard input or of \(option) FILE.")
    case .isPassphraseOfLock:
      language(
        ko: "프로필을 여는 잠금 암호예요. 기기 밖으로 나가는 것은 다른 암호로 잠가 주세요.",
        en: "That is the passphrase of the lock. Use another one for what leaves this machine.")
    case .isOneRepeatedCharacter:
      language(
        ko: "같은 글자나 빈칸만으로는 안 돼요. 서로 다른 글자로 12자 이상이나 낱말 여섯 개로 정하세요.",
        en: "A repeated letter or blanks alone will not do: use at least 12 characters, or six"
          + " words.")
    case .terminalShowsSecrets:
      language(
        ko: "이 터미널에서는 적는 글자를 가릴 수 없어서 암호를 묻지 않았어요. 다른 터미널에서 해 주세요.",
        en: "This terminal cannot hide what is typed, so no passphrase was asked for. Try another"
          + " one.")
    case .wrongPassphrase:
      language(
        ko: "암호가 맞지 않아요. 잊었다면 ‘hearth profile recover’로 새로 정할 수 있어요.",
        en: "Wrong passphrase. If you forgot it, “hearth profile recover” sets a new one.")
    case .mustWait(let seconds):
      language(
        ko: "여러 번 틀려서 \(LockWaitingTime.text(seconds, .korean)) 뒤에 다시 해 볼 수 있어요.",
        en: "Too many wrong tries. Try again in \(LockWaitingTime.text(seconds, .english)).")
    case .notLocked:
      language(
        ko: "프로필에 잠금이 없어요. ‘hearth profile lock’으로 잠글 수 있어요.",
        en: "The profile has no lock. “hearth profile lock” sets one.")
    case .notARecoveryCode:
      language(
        ko: "복구 코드는 영문자와 숫자 스무 자예요. 잠글 때 받은 그대로 적어 주세요.",
        en: "A recovery code has twenty letters and digits. Type it as it was given when the"
          + " profile was locked.")
    case .wrongRecoveryCode:
      language(
        ko: "복구 코드가 맞지 않아요. 새로 잠그면 전의 코드는 쓸 수 없게 돼요.",
        en: "Wrong recovery code. Setting a new lock replaces the earlier code.")
    case .passphrasesDiffer:
      language(
        ko: "두 번 적은 암호가 서로 달라요. 아무것도 바뀌지 않았어요.",
        en: "The two passphrases differ. Nothing was changed.")
    }
  }
}

/// The waiting time until the next attempt.
enum LockWaitingTime {
  static func text(_ seconds: Int, _ language: Language) -> String {
    if seconds < 60 { return language(ko: "\(seconds)초", en: Plural("second")(seconds)) }
    let minutes = (seconds + 59) / 60
    return language(ko: "\(minutes)분", en: Plural("minute")(minutes))
  }
}
