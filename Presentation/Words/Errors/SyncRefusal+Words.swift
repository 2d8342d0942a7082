import HearthDomain

extension SyncRefusal {
  func message(in language: Language) -> String {
    switch self {
    case .pieceDiffers(let name):
      language(
        ko: "주고받는 곳의 \(name.text.quotable()) 자리에 다른 내용이 있어요. 아무것도 덮어쓰지 않았어요.",
        en: "There is something else at the sync place under \(name.text.quotable()). Nothing was"
          + " overwritten.")
    case .relayIsFull(let limit):
      language(
        ko: "주고받는 곳에 더 둘 자리가 없어요\(limit.map { " (최대 \(ByteSize($0).text))" } ?? ""). 적은 것은 이 기기에"
          + " 그대로 있어요.",
        en: "The sync place is full\(limit.map { " (it takes \(ByteSize($0).text))" } ?? "")."
          + " Everything stays on this device.")
    case .unknownRecoveryWord(let word):
      language(
        ko: "복구 단어 목록에 없는 단어예요: \(word.quotable()). 적어 둔 종이를 다시 살펴봐 주세요.",
        en: "\(word.quotable()) is not one of the recovery words. Check what you wrote down.")
    case .wrongNumberOfWords(let count):
      language(
        ko: "복구 단어는 24개인데 \(count)개를 적었어요.",
        en: "There are 24 recovery words, but \(count) were given.")
    case .wrongRecoveryWords:
      language(
        ko: "복구 단어가 서로 맞지 않아요. 하나가 잘못되었거나 차례가 달라요.",
        en: "The recovery words do not match: one of them or their order is wrong.")
    case .isOff:
      language(
        ko: "이 기기는 아직 동기화하지 않아요. ‘hearth sync setup’이나 ‘hearth sync join’으로 시작해 주세요.",
        en: "This device does not sync yet. Begin with “hearth sync setup” or “hearth sync join”.")
    case .isOn:
      language(
        ko: "이 기기는 이미 동기화하고 있어요. 다른 곳으로 옮기려면 ‘hearth sync setup’, 그만하려면 ‘hearth sync leave’ 명령을 써"
          + " 주세요.",
        en: "This device syncs already. “hearth sync setup” moves to another place, “hearth sync"
          + " leave” ends it.")
    case .isPaused:
      language(
        ko: "동기화를 멈춰 두었어요. 다시 시작하려면 ‘hearth sync resume’ 명령을 써 주세요.",
        en: "Sync is paused. To go on: hearth sync resume")
    case .isOlderCopy: SyncProblem.isOlderCopy.message(in: language)
    case .isRemoved: SyncProblem.isRemoved.message(in: language)
    case .removedEachOther(let devices):
      SyncProblem.removedEachOther(devices).message(in: language)
    case .hasNoKeys:
      language(
        ko: "이 기기에 동기화 열쇠가 없어요. ‘hearth sync leave’로 끝낸 뒤 ‘hearth sync join’으로 다시 들어와 주세요.",
        en: "The sync keys of this device are gone. Run “hearth sync leave”, then join again with"
          + " “hearth sync join”.")
    case .relayHasProfile:
      language(
        ko: "거기서는 이미 동기화하고 있어요. 이 기기도 함께하려면 ‘hearth sync join’ 명령을 써 주세요.",
        en: "Sync is set up there already. Use “hearth sync join”.")
    case .hasNoProfile:
      language(
        ko: "거기서는 아직 동기화하는 기기가 없어요. 첫 기기에서 ‘hearth sync setup’으로 시작해 주세요.",
        en: "Nothing is set up there yet. Begin with “hearth sync setup” on the first device.")
    case .profileIsGone:
      language(
        ko: "주고받는 곳에 있던 것이 없어졌어요. 그곳이 맞는지 확인해 주세요. 거기에 아무것도 쓰지 않았어요. 아주 없어졌다면 hearth sync setup에 같은"
          + " 곳과 --lost를 적어 이 기기에 있는 것으로 다시 시작하세요.",
        en: "What was at the sync place is gone. Is it the right place? Nothing was written there."
          + " If it is gone for good, “hearth sync setup” with the same place and --lost starts"
          + " again with what this device has.")
    case .hasNoFolder(let address):
      language(
        ko: "그 주소에 폴더가 없어요: \(address.quotable(limit: 200)). 먼저 만들어 주세요.",
        en: "There is no folder at \(address.quotable(limit: 200)): make it there first.")
    case .isOwnFolder(let path):
      language(
        ko: "\(path.quotable(limit: 200))에는 이 기기의 기록이나 열쇠가 있어요. 다른 폴더를 골라 주세요.",
        en: "\(path.quotable(limit: 200)) holds this device's own data or keys: choose another"
          + " folder.")
    case .isTooLarge:
      language(
        ko: "한 번에 보내기에는 너무 큰 변경이 있어요. 아무것도 잃지 않았어요.",
        en: "One change is too large to be sent. Nothing is lost.")
    case .addressHasPassword:
      language(
        ko: "데이터베이스 주소에 비밀번호를 적지 마세요. 남이 볼 수 있어요. ~/.pgpass 파일이나 PGPASSFILE, 또는 서비스 파일에 두면 찾아서 써요.",
        en: "Leave the password out of the address, where others can see it. It is taken from"
          + " ~/.pgpass, PGPASSFILE or a service file.")
    case .isNoAddress:
      language(
        ko: "데이터베이스 주소가 아니에요. postgresql://나@서버/데이터베이스처럼 적어 주세요.",
        en: "That is not a database address. Write it like postgresql://me@server/database.")
    case .passwordIsMissing:
      language(
        ko: "서버가 비밀번호를 물어요. ~/.pgpass에 서버:포트:데이터베이스:역할:비밀번호 한 줄을 적고 chmod 600 ~/.pgpass 하세요."
          + " PGPASSFILE이나 서비스 파일도 돼요.",
        en: "The server wants a password. Put a line server:port:database:role:password into"
          + " ~/.pgpass and run chmod 600 ~/.pgpass; PGPASSFILE or a service file also works.")
    case .serverIsNotSetUp:
      language(
        ko: "서버가 아직 준비되지 않았어요. 스키마를 만들 수 있는 역할로 hearth sync server 주소를 한 번 실행하세요.",
        en: "The server is not ready yet. Run “hearth sync server ADDRESS” once, as a role that may"
          + " create schemas.")
    case .isSignedOut(nil):
      language(
        ko: "로그인해 둔 계정이 없어요. 로그인하려면 ‘hearth account sign-in 주소 --email 메일’ 명령을 실행해 주세요.",
        en: "You are not signed in to an account: hearth account sign-in ADDRESS --email EMAIL.")
    case .isSignedOut(let email?):
      language(
        ko: "\(email.quotable()) 계정으로 로그인하지 않았어요. 로그인하려면 ‘hearth account sign-in 주소 --email"
          + " \(email.quotable())’ 명령을 실행해 주세요.",
        en: "You are not signed in as \(email.quotable()): hearth account sign-in ADDRESS --email"
          + " \(email.quotable()).")
    case .severalAccounts(let emails):
      language(
        ko: "로그인해 둔 계정이 여럿이에요: \(emails.quotedNames). 서버 주소나 --email로 알려 주세요.",
        en:
          "You are signed in with several accounts: \(emails.quotedNames). Say which by the"
          + " server's address or --email.")
    case .isNoEmail:
      language(
        ko: "계정 이름에는 나@서버.com 같은 메일 주소를 적어 주세요.",
        en: "The name of an account is an email address, such as me@mail.com.")
    case .wrongPassword:
      language(
        ko: "서버가 그 비밀번호를 받지 않아요. 계정이라면 hearth account sign-in으로 다시 로그인하세요. 잊었으면 hearth account"
          + " recover가 있어요.",
        en: "The server does not accept that password. If you have an account, sign in again"
          + " with “hearth account sign-in”; if you forgot it, use “hearth account recover”.")
    case .accountIsRejected(let email):
      language(
        ko: "서버가 \(email.quotable()) 계정을 받아 주지 않아요. 이미 없어진 계정이라면 hearth sync leave로 이 기기의 동기화를 끝내고"
          + " hearth account sign-out으로 비밀번호를 지우세요. 비밀번호가 바뀌었다면 hearth account sign-in으로 다시 로그인하고,"
          + " 잊었으면 hearth account recover를 쓰세요.",
        en: "The server does not let \(email.quotable()) in any more. If the password has changed,"
          + " sign in again with “hearth account sign-in”; if you forgot it, use “hearth account"
          + " recover”. If the account is gone, “hearth sync leave” ends sync on this device and"
          + " “hearth account sign-out” forgets the password.")
    case .invitationIsInvalid:
      language(
        ko: "쓸 수 없는 초대예요. 이미 썼거나 기한이 지났거나 잘못 적었어요. 서버를 준비한 사람에게 다시 받으세요.",
        en: "That invitation is not valid: it was used, has expired or is misspelt. Ask whoever"
          + " runs the server for another.")
    case .emailIsTaken(let email):
      language(
        ko: "\(email.quotable()) 계정이 이미 있어요. hearth account sign-in으로 로그인하세요.",
        en: "There is an account for \(email.quotable()) already. Sign in with “hearth account"
          + " sign-in”.")
    case .recoveryIsInvalid:
      language(
        ko: "그 단어들로는 그 계정을 되살릴 수 없어요. 메일 주소와 단어를 확인해 주세요. 동기화를 시작한 적이 없는 계정에는 단어가 없고, 암호를 바꾸면 단어도"
          + " 바뀌어요.",
        en: "Those words do not recover that account. Check the address and the words: an account"
          + " has none until sync is set up, and a new passphrase comes with new ones.")
    case .hasNoAccounts:
      language(
        ko: "이 서버에는 계정을 만들 수 없어요. CREATEROLE 권한이 있는 역할로 hearth sync server 주소를 실행해야 해요.",
        en: "This server cannot have accounts yet. “hearth sync server ADDRESS” has to be run by a"
          + " role that may create roles (CREATEROLE).")
    case .serverAdmitsNoGuests:
      language(
        ko: "지금은 이 서버에 로그인하거나 계정을 만들 수 없어요. 서버를 준비한 사람이 CREATEROLE 권한이 있는 역할로 hearth sync server"
          + " 주소를 다시 실행하면 돼요.",
        en: "Nobody can sign up or sign in at this server now. Whoever set it up has to run “hearth"
          + " sync server ADDRESS” again, as a role that may create roles (CREATEROLE).")
    case .passwordsDiffer:
      language(
        ko: "두 번 적은 비밀번호가 서로 달라요. 아무것도 바뀌지 않았어요.",
        en: "The two passwords differ. Nothing was changed.")
    case .isPasswordOfAccount:
      language(
        ko: "계정의 비밀번호예요. 동기화 암호는 서버가 짐작할 수 없게 다른 것으로 정하세요.",
        en: "That is the password of your account. Choose a different passphrase, so that the"
          + " server cannot guess it.")
    case .isPreviousPassphrase:
      language(
        ko: "지금까지의 암호와 같아요. 다른 암호로 정하세요.",
        en: "That is the current passphrase. Choose another one.")
    case .serverRefused(let detail):
      language(
        ko: "서버가 받아 주지 않았어요: \(detail.quotable(limit: 200)). 적은 것은 이 기기에 그대로 있어요.",
        en: "The server did not accept it: \(detail.quotable(limit: 200)). Everything stays on this"
          + " device.")
    case .isNoBucket:
      language(
        ko: "버킷 주소가 아니에요. https://s3.eu-central-1.amazonaws.com/버킷/폴더처럼 적어 주세요. 이름에는 영문자, 숫자, - . _"
          + " ~ 만 쓸 수 있어요.",
        en: "That is not a bucket address. Write it like"
          + " https://s3.eu-central-1.amazonaws.com/BUCKET/FOLDER, with letters, digits and - . _ ~"
          + " in the names.")
    case .hasNoBucket(let address):
      language(
        ko: "그 주소에 버킷이 없어요: \(address.quotable(limit: 200)). 먼저 만들어 주세요.",
        en: "There is no bucket at \(address.quotable(limit: 200)): make it there first.")
    case .keyIsMissing(let server):
      language(
        ko: "\(server.quotable()): 어느 액세스 키로 물어볼지 몰라요. --user로 키 ID를 알려 주거나, AWS_ACCESS_KEY_ID와"
          + " AWS_SECRET_ACCESS_KEY 또는 ~/.aws/credentials에 두세요.",
        en: "\(server.quotable()) wants an access key. Give its id with --user, or put both parts"
          + " into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY or into ~/.aws/credentials.")
    case .keyLacksPermission(let address):
      language(
        ko: "이 액세스 키로는 \(address.quotable(limit: 200)) 버킷을 쓸 수 없어요. 목록 보기, 읽기, 쓰기, 지우기를 허락해 주세요.",
        en: "The access key gives no access to \(address.quotable(limit: 200)): it has to be"
          + " allowed to list, read, write and delete there.")
    case .clockDiffers(let server):
      language(
        ko: "이 기기의 시계가 \(server.quotable()) 서버와 너무 달라서 받아 주지 않아요. 시계를 맞춰 주세요.",
        en: "The clock of this machine differs too much from that of \(server.quotable()). Set it"
          + " right; until then, the server refuses requests.")
    case .otherDevicesRemain(let count):
      language(
        ko: "다른 기기 \(count)대가 거기로 주고받고 있어서 지우지 않았어요. 그대로 두고 ‘hearth sync leave’로 빠지거나, 먼저 그 기기들을 빼"
          + " 주세요.",
        en:
          "Nothing was erased, because other devices (\(count)) still sync there. Leave without"
          + " --erase, or remove them first with “hearth sync devices remove”.")
    case .noSuchDevice(let words, let known):
      language(
        ko: "\(KoreanParticle.called(words.quotable())) 기기가 없어요."
          + (known.isEmpty ? " 아직 다른 기기가 없어요." : " 있는 기기: \(known.quotedNames)."),
        en: "There is no device called \(words.quotable())."
          + (known.isEmpty ? " No other one takes part yet." : " There are: \(known.quotedNames)."))
    case .severalDevices(let words, let ids):
      language(
        ko: "\(KoreanParticle.called(words.quotable())) 기기가 여럿이에요. id로 알려 주세요: \(ids.quotedNames).",
        en:
          "Several devices are called \(words.quotable()). Name one by its id: \(ids.quotedNames).")
    case .nameIsTaken(let name):
      language(
        ko: "\(KoreanParticle.called(name.quotable())) 다른 기기가 이미 있어요. 다른 이름을 골라 주세요.",
        en: "Another device is called \(name.quotable()) already: choose another name.")
    case .isThisDevice:
      language(
        ko: "바로 이 기기예요. 여기서 끝내려면 hearth sync leave를 쓰세요.",
        en: "That is this device. “hearth sync leave” ends sync here.")
    case .noPassphraseOpens:
      language(
        ko: "여러 기기가 동시에 다른 기기를 빼서, 지금은 어떤 암호로도 들어올 수 없어요. 함께하는 기기에서 ‘hearth sync passphrase’로 새 암호를"
          + " 정하거나 ‘hearth sync invite’로 이 기기를 들여 주세요.",
        en:
          "Several devices removed others at the same time, so no passphrase lets a device in. On a"
          + " device that takes part, “hearth sync passphrase” sets a new one, and “hearth sync"
          + " invite” lets this one in.")
    case .invitationIsOver:
      language(
        ko: "기다리는 동안 들어온 기기가 없어요. 초대를 다시 시작해 주세요.",
        en: "No device joined before the code expired. Start the invitation again.")
    case .wrongCode:
      language(
        ko: "코드를 모르는 기기가 들어오려고 해서 막았어요. 이 초대는 끝났으니 새로 시작해 주세요.",
        en: "A device without the code tried to join and was not let in. This invitation is over:"
          + " start a new one.")
    case .mistypedCode:
      language(
        ko: "초대 코드가 맞지 않아요. 글자와 숫자 20개예요. 다시 확인해 주세요.",
        en: "That is not the invitation code: it has twenty letters and digits. Check it again.")
    case .noSuchInvitation:
      language(
        ko: "지금 이 코드로 기다리는 기기가 없어요. 이미 썼거나 10분이 지났거나 취소된 초대예요. 초대하는 기기에서 hearth sync invite를 다시"
          + " 하세요. 방금 시작한 초대라면 아직 여기까지 오지 않았을 수 있으니 조금 뒤에 다시 해 보세요.",
        en: "No device is waiting with that code: it was used, is older than ten minutes or was"
          + " cancelled. Run “hearth sync invite” again on the inviting device. If it has just"
          + " begun, it may not have arrived here yet: try again in a moment.")
    case .isNotAdmitted:
      language(
        ko: "초대한 기기가 들여보내지 않았거나 더 기다리지 않아요. 여기서는 아무것도 바뀌지 않았어요.",
        en: "The inviting device did not let this one in, or stopped waiting. Nothing was changed"
          + " here.")
    case .relayIsAvailable(let place):
      language(
        ko: "지금까지 주고받던 \(place.quotableName(limit: 200))에 연결돼요. --lost를 빼면 거기 있는 것을 모두 옮겨요.",
        en: "\(place.quotableName(limit: 200)), where this device has synced so far, can be"
          + " reached. Leave out --lost, and everything there is moved, too.")
    case .noSuchConflict(let id):
      language(
        ko: "\(KoreanParticle.called(id.quotable())) 것은 hearth sync conflicts에 없거나 여럿이에요.",
        en: "No conflict has the id \(id.quotable()), or several do. “hearth sync conflicts” lists"
          + " them.")
    case .hasNoSides:
      language(
        ko: "한쪽을 고르는 것으로는 정할 수 없어요. 둘 중 하나를 고치거나 지우거나, 합쳐 주세요.",
        en: "Choosing a side does not settle this: edit or remove one of the two, or merge them.")
    }
  }
}

extension [String] {
  fileprivate var quotedNames: String { map { $0.quotable() }.joined(separator: ", ") }
}
