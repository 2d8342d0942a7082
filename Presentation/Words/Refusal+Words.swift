import HearthDomain

extension Refusal {
  func text(in language: Language) -> String {
    switch self {
    case .notYetDue(let name, let daysLeft):
      language(
        ko: "\(name.quoted(.korean)): 물 줄 날까지 \(daysLeft)일 남았어요."
          + " 미루기는 물 줄 날이 되면 할 수 있어요.",
        en: "\(name.quoted(.english)) is due in \(daysLeft) day\(daysLeft == 1 ? "" : "s");"
          + " watering can be put off on the due day only.")
    case .alreadyWilted(let name, let daysLate):
      language(
        ko: "\(name.quoted(.korean)): 물 줄 날이 \(daysLate)일 지나 시들어서 미룰 수 없어요."
          + " 연락하고 물을 주면 다시 살아나요.",
        en: "\(name.quoted(.english)) wilted, its due day passed \(daysLate)"
          + " day\(daysLate == 1 ? "" : "s") ago. It cannot be put off, but watering revives it.")
    case .noPhoneNumber(let name):
      language(
        ko: "\(name.quoted(.korean)): 전화번호가 없어서 열 수 없어요."
          + " ‘hearth person edit’의 --phone으로 알려 주세요.",
        en: "\(name.quoted(.english)) has no phone number to open."
          + " Give one with “hearth person edit” and --phone.")

    // Books
    case .noGoal(let title):
      language(
        ko: "\(title.quoted(.korean)): 읽기 목표가 아니라 담아 둔 책이에요."
          + " ‘hearth book add’에 같은 제목과 지은이를 주면 목표가 되어요.",
        en: "\(title.quoted(.english)) is kept, but is no goal yet."
          + " Make it one with “hearth book add” and the same title and author.")
    case .bookIsFinished(let title):
      language(
        ko: "\(title.quoted(.korean)): 다 읽은 책이라 잠겨 있어요."
          + " 고치려면 ‘hearth book reopen’으로 다시 열어 주세요.",
        en: "\(title.quoted(.english)) is finished and locked."
          + " Open it again with “hearth book reopen”.")
    case .notFinished(let title):
      language(
        ko: "\(title.quoted(.korean)): 아직 다 읽지 않은 책이에요.",
        en: "\(title.quoted(.english)) is not finished yet.")
    case .goesBack(let title, let from, let to):
      language(
        ko: "\(title.quoted(.korean)): \(from)쪽까지 읽었다고 적혀 있어요."
          + " \(to)쪽으로 고치려면 --yes 옵션을 붙여 주세요.",
        en: "\(title.quoted(.english)) is at page \(from) already."
          + " To correct that to page \(to), give --yes.")

    // Moods
    case .shufflingIsOff:
      language(
        ko: "설정에서 섞기를 꺼 두어서 도형의 자리를 바꾸지 않았어요.",
        en: "Shuffling is turned off in the settings, so every shape stays where it is.")

    // Backup
    case .storeIsInMemory:
      language(
        ko: "저장소가 메모리에만 있어서 파일로 다룰 것이 없어요. --store로 저장소 파일을 알려 주세요.",
        en: "The store is in memory only, so there is no file to work with."
          + " Name a store's file with --store.")
    case .noStoreYet(let path):
      language(
        ko: "아직 저장소가 없어요: \(path.quotable(limit: 200)). 무엇이든 적으면 만들어져요.",
        en: "There is no store yet: \(path.quotable(limit: 200))."
          + " It is made when something is entered.")
    case .isTheStore(let path):
      language(
        ko: "지금 쓰고 있는 저장소예요: \(path.quotable(limit: 200)). 되살릴 백업 파일을 알려 주세요.",
        en: "This is the store in use: \(path.quotable(limit: 200))."
          + " Name the backup to go back to.")

    // Profile
    case .profileIsLocked:
      language(
        ko: "프로필이 잠겨 있어요. 암호를 물을 수 있게 터미널에서 (--no-input 없이) 실행해 주세요.",
        en: "The profile is locked. Run this on a terminal, without --no-input, to be asked for"
          + " the passphrase.")
    case .secretNeedsTerminal:
      language(
        ko: "암호와 복구 코드는 터미널에서만 물어봐요. 터미널에서 (--no-input 없이) 실행해 주세요.",
        en: "Passphrases and recovery codes are typed on a terminal only. Run this on one, without"
          + " --no-input.")
    case .wrongPassphrase:
      language(
        ko: "암호가 맞지 않아요. 잊었다면 ‘hearth profile recover’로 새로 정할 수 있어요.",
        en: "That is not the passphrase. If it is forgotten, “hearth profile recover” sets a new"
          + " one.")
    case .lockWaits(let seconds):
      language(
        ko: "여러 번 틀려서 \(LockWait.words(seconds, .korean)) 뒤에 다시 해 볼 수 있어요.",
        en: "After so many wrong tries the next one is in"
          + " \(LockWait.words(seconds, .english)).")
    case .notLocked:
      language(
        ko: "프로필에 잠금이 없어요. ‘hearth profile lock’으로 잠글 수 있어요.",
        en: "The profile has no lock. “hearth profile lock” sets one.")
    case .noRecoveryCode:
      language(
        ko: "복구 코드는 영문자와 숫자 스무 자예요. 잠글 때 받은 그대로 적어 주세요.",
        en: "A recovery code has twenty letters and digits. Type it as it was given when the"
          + " profile was locked.")
    case .wrongRecoveryCode:
      language(
        ko: "복구 코드가 맞지 않아요. 새로 잠그면 전의 코드는 쓸 수 없게 돼요.",
        en: "That is not the recovery code. A new lock makes the code before it useless.")
    case .passphrasesDiffer:
      language(
        ko: "두 번 적은 암호가 서로 달라요. 아무것도 바뀌지 않았어요.",
        en: "The two passphrases differ. Nothing was changed.")
    }
  }
}

/// How long somebody has to wait for another try.
enum LockWait {
  static func words(_ seconds: Int, _ language: Language) -> String {
    if seconds < 60 { return language(ko: "\(seconds)초", en: Plural("second")(seconds)) }
    let minutes = (seconds + 59) / 60
    return language(ko: "\(minutes)분", en: Plural("minute")(minutes))
  }
}
