import HearthDomain

extension LinkKind {
  /// The plural noun for the items of a link of this kind: events or contacts.
  var contentsNoun: Words {
    switch self {
    case .calendar: Words(ko: "일정", en: "events")
    case .contacts: Words(ko: "연락처", en: "contacts")
    }
  }
}

extension CalendarRefusal {
  func message(in language: Language) -> String {
    switch self {
    case .unknownCalendar(let name, let known):
      language(
        ko: "그런 캘린더가 없어요: \(name.quotable()). 있는 캘린더: \(quotedList(known)). hearth calendar add로 만들"
          + " 수 있어요.",
        en: "There is no calendar \(name.quotable()). Calendars: \(quotedList(known))."
          + " “hearth calendar add” creates one.")
    case .noSuchLink(let name, let known):
      known.isEmpty
        ? language(
          ko: "그런 연결이 없어요: \(name.quotable()). hearth link add로 연결할 수 있어요.",
          en: "There is no link \(name.quotable()). “hearth link add” creates one.")
        : language(
          ko: "그런 연결이 없어요: \(name.quotable()). 있는 연결: \(quotedList(known)).",
          en: "There is no link \(name.quotable()). Links: \(quotedList(known)).")
    case .nameTaken(let name):
      language(
        ko: "그 이름의 캘린더가 이미 있어요: \(name).", en: "There is a calendar \(name) already.")
    case .isReadOnly(let name):
      language(
        ko: "\(name) 캘린더는 읽기 전용이에요. 가져온 곳에서 고쳐 주세요.",
        en: "The calendar \(name) is read-only here. Change it at its source.")
    case .acceptsNoToDos(let name):
      language(
        ko: "\(name) 캘린더와 연결한 곳은 할 일을 받지 않아요.",
        en: "The calendar \(name) is linked with one that does not accept to-dos.")
    case .isHome:
      language(
        ko: "home은 지우거나 이름을 바꿀 수 없어요.",
        en: "home can be neither removed nor renamed.")
    case .isLinked(let name):
      language(
        ko: "\(name) 캘린더는 연결되어 있어요. 먼저 hearth link remove로 연결을 끊어 주세요.",
        en: "The calendar \(name) is linked. Remove the link first with “hearth link remove”.")
    case .isSubscribed(let name):
      language(
        ko: "\(name) 캘린더는 구독한 것이에요. hearth calendar unsubscribe로 구독을 끊을 수 있어요.",
        en: "The calendar \(name) is a subscription. “hearth calendar unsubscribe” ends it.")
    case .isNotSubscribed(let name):
      language(
        ko: "\(name) 캘린더는 구독한 것이 아니에요. hearth calendar subscriptions로 볼 수 있어요.",
        en: "The calendar \(name) is not a subscription. “hearth calendar subscriptions” lists"
          + " those that are.")
    case .receivedNoCalendar:
      language(
        ko: "받은 내용이 캘린더가 아니에요. 있던 일정은 그대로예요.",
        en: "What was received is not a calendar. Your events were not changed.")
    case .receivedEmptyCalendar:
      language(
        ko: "빈 캘린더를 받았어요. 있던 일정은 그대로예요.",
        en: "The calendar received is empty. Your events were not changed.")
    case .receivedTruncatedCalendar:
      language(
        ko: "캘린더를 끝까지 받지 못했어요. 있던 일정은 그대로예요.",
        en: "The calendar received is incomplete. Your events were not changed.")
    case .isNotLinked(let name):
      language(
        ko: "\(name) 캘린더는 연결되어 있지 않아요. hearth link add로 연결할 수 있어요.",
        en: "The calendar \(name) is not linked. “hearth link add” links one.")
    case .isPartOfSeries:
      language(
        ko: "되풀이되는 일정은 전체가 한 캘린더에 있어야 해요. --all을 붙여 주세요.",
        en: "All occurrences of a repeating event are in one calendar. To move them all, give"
          + " --all.")
    case .pathIsNotUTF8:
      language(
        ko: "폴더의 경로가 UTF-8이 아니에요.", en: "The path of the folder is not UTF-8.")
    case .invalidAddress:
      language(
        ko: "https 주소여야 해요 (이 컴퓨터 안이라면 http도 돼요). 이름은 --user로 따로 알려 주세요.",
        en: "The address has to begin with https (http only on this machine). A user name goes"
          + " into --user.")
    case .noAddressEntered:
      language(
        ko: "주소를 받지 못했어요. - 자리에 주소를 적거나, 표준 입력으로 한 줄을 보내 주세요.",
        en: "No address was given. Write it in place of the -, or send it as one line on standard"
          + " input.")
    case .severalCollections(let found, .calendar):
      language(
        ko: "그 서버에는 캘린더가 여러 개 있어요. 하나의 주소를 적어 주세요:\n\(quotedList(found))",
        en: "The server has several calendars. Give the address of one:\n\(quotedList(found))")
    case .severalCollections(let found, .contacts):
      language(
        ko: "그 서버에는 주소록이 여러 개 있어요. 하나의 주소를 적어 주세요:\n\(quotedList(found))",
        en: "The server has several address books. Give the address of one:\n\(quotedList(found))")
    case .noCollection(let address, .calendar):
      language(
        ko: "그 주소에서 캘린더를 찾지 못했어요: \(address). 새로 만들려면 --create를 붙여 주세요.",
        en: "There is no calendar at \(address). Add --create to create one.")
    case .noCollection(let address, .contacts):
      language(
        ko: "그 주소에서 주소록을 찾지 못했어요: \(address). 새로 만들려면 --create를 붙여 주세요.",
        en: "There is no address book at \(address). Add --create to create one.")
    case .noPassword(let user, let server):
      language(
        ko: "\(server)의 \(user.quotable()) 비밀번호를 알 수 없어요. 터미널에서 실행하거나 --password-command로 알려"
          + " 주세요.",
        en: "The password of \(user.quotable()) at \(server) is not known. Run this on a terminal,"
          + " or give --password-command.")
    case .passwordCommandFailed:
      language(
        ko: "비밀번호를 알려 주는 명령이 실패했거나 아무것도 출력하지 않았어요.",
        en: "The command that prints the password failed, or printed nothing.")
    case .unknownAddressBook(let name, let known):
      known.isEmpty
        ? language(
          ko: "그런 주소록이 없어요: \(name.quotable()). hearth link add 이름 contacts로 연결할 수 있어요.",
          en:
            "There is no address book \(name.quotable()). “hearth link add NAME contacts” links"
            + " one.")
        : language(
          ko: "그런 주소록이 없어요: \(name.quotable()). 있는 주소록: \(quotedList(known)).",
          en: "There is no address book \(name.quotable()). Address books: \(quotedList(known)).")
    case .addressBookTaken(let name):
      language(
        ko: "그 이름의 주소록이 이미 있어요: \(name).",
        en: "There is an address book \(name) already.")
    case .existsOnlyLocally(let name, let kind):
      language(
        ko: "\(name) \(kind == .calendar ? "캘린더는" : "주소록은") 이미 여기 있어요. 그 안에 있는 것도 저쪽으로 보내려면 --push"
          + " \(name)을 더해 주세요.",
        en: "The \(kind == .calendar ? "calendar" : "address book") \(name) is here already. Add"
          + " --push \(name) to take what is in it to the other side.")
    case .addressBookIsReadOnly(let name):
      language(
        ko: "\(name) 주소록은 읽기 전용이에요. 가져온 곳에서 고쳐 주세요.",
        en: "The address book \(name) is read-only here. Change it at its source.")
    case .addressBookIsLinked(let name):
      language(
        ko: "\(name) 주소록은 연결되어 있어요. 먼저 hearth link remove로 연결을 끊어 주세요.",
        en: "The address book \(name) is linked. Remove the link first with “hearth link remove”.")
    case .isOthersMeeting(let title, let organizer):
      language(
        ko: "\(title.quoted(.korean)) 모임은 \(organizer.quotable()) 님이 열었어요. 여기서는 알림과 내 답만 바꿀 수 있어요.",
        en: "\(title.quoted(.english)) is a meeting of \(organizer.quotable()). Only its reminders"
          + " and your answer can be changed here.")
    case .isToDo(let title):
      language(
        ko: "\(KoreanParticle.topic(title.quoted(.korean))) 할 일이에요. hearth todo로 보거나 고쳐 주세요.",
        en: "\(title.quoted(.english)) is a to-do; see and change it with “hearth todo”.")
    case .isEvent(let title):
      language(
        ko: "\(KoreanParticle.topic(title.quoted(.korean))) 일정이라 저절로 끝나요. 완료로 표시하는 것은 할 일이에요.",
        en: "\(title.quoted(.english)) is an event, which ends by itself; only to-dos are marked"
          + " done.")
    case .isNotInvited(let title):
      language(
        ko: "\(title.quoted(.korean)) 모임에 초대받은 주소가 프로필의 이메일과 달라요. hearth profile edit --email로 적어"
          + " 주세요.",
        en: "None of your addresses is invited to \(title.quoted(.english)). Set yours with “hearth"
          + " profile edit --email”.")
    case .wouldNotifyOthers(let title, let people):
      language(
        ko: "\(title.quoted(.korean)) 모임에 초대한 \(people)명에게 알림이 가요. 계속하려면 --notify를 붙여 주세요.",
        en: "\(Plural("person", "people")(people)) will be notified of \(title.quoted(.english))."
          + " Give --notify to go on.")
    case .isOnlyPartlyShown(let title, .eventTitle):
      language(
        ko: "\(title.quoted(.korean)) 제목은 너무 길어 앞부분만 보여요. 고치면 뒷부분이 사라져서 여기서는 고칠 수 없어요.",
        en: "The title \(title.quoted(.english)) is so long that only its beginning is shown here."
          + " It cannot be changed, or the rest of it would be lost.")
    case .isOnlyPartlyShown(let title, _):
      language(
        ko: "\(title.quoted(.korean)) 메모는 너무 길어 앞부분만 보여요. 고치면 뒷부분이 사라져서 여기서는 고칠 수 없어요.",
        en: "The note of \(title.quoted(.english)) is so long that only its beginning is shown"
          + " here. It cannot be changed, or the rest of it would be lost.")
    case .isTooLargeToSplit(let title):
      language(
        ko: "\(title.quoted(.korean)) 파일에는 여기서 나누면 다 옮길 수 없을 만큼 많은 내용이 있어요. 이번만 고치거나 전체를 고쳐"
          + " 주세요(--only, --all).",
        en: "The file of \(title.quoted(.english)) has so much data that the part from here on"
          + " could not keep all of it. Change only this occurrence (--only) or all of them (--all)"
          + " instead.")
    case .noSuchConflict(let number):
      language(ko: "\(number)번 충돌은 없어요.", en: "There is no conflict \(number).")
    }
  }

  private func quotedList(_ found: [FoundCollection]) -> String {
    found.prefix(30)
      .map { "  \($0.address.text.prefix(200))  \(($0.name ?? "").quotable())" }
      .joined(separator: "\n")
  }

  private func quotedList(_ names: [CalendarName]) -> String {
    names.map(\.value).joined(separator: ", ")
  }
}
