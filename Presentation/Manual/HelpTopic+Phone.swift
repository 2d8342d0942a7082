extension HelpTopic {
  static let phone = HelpTopic(
    name: "phone",
    text: Words(
      ko: #"""
        # 휴대폰에서 일정과 연락처 함께 쓰기

        Hearth와 휴대폰이 같은 캘린더 서버에 연결하면 일정을 함께 쓸 수 있어요.

        ## 1. 서버와 비밀번호

        서버는 대부분 계정의 비밀번호가 아니라 이 프로그램만 쓸 비밀번호를 요구해요.

        | 서버 | 비밀번호를 만드는 곳 |
        |---|---|
        | Nextcloud | 브라우저의 설정, 보안, 새 앱 암호 만들기 |
        | iCloud | account.apple.com의 로그인 및 보안, 앱 암호 |
        | Fastmail | Settings, Privacy & Security, App passwords에서 캘린더 권한을 주고 만들어요 |
        | Radicale | 직접 돌리는 서버예요(radicale.org). 사용자는 직접 정하고, 휴대폰에서는 https가 필요해요 |

        ## 2. 함께 쓸 캘린더

        따로 정하지 않은 일정은 home 캘린더에 들어가요. `--create`를 붙이면 서버에 phone 캘린더를 만들고,
        `--push home`을 붙이면 home의 일정을 그리로 옮겨요. 일정은 여기에도 그대로 있고 서버에도 생겨요.

        | 서버 | 명령 |
        |---|---|
        | Nextcloud | `hearth link add phone calendar https://cloud.example.com --user mina --create --push home` |
        | iCloud | `hearth link add phone calendar https://caldav.icloud.com --user mina@icloud.com --create --push home` |
        | Fastmail | `hearth link add phone calendar https://caldav.fastmail.com --user mina@fastmail.com --create --push home` |
        | Radicale | `hearth link add phone calendar http://127.0.0.1:5232 --user mina --create --push home` |

        서버에 이미 있는 캘린더를 쓰려면 그 이름을 적고 `--create`와 `--push`는 빼세요.
        `hearth link add 개인 calendar https://cloud.example.com --user mina`처럼 적어요. 그런 이름이 없으면
        서버에 있는 이름을 알려 줘요.

        비밀번호는 그때 물어보고, 원할 때만 시스템의 키링에 저장해요.
        `--password-command "pass show calendar"`를 붙이면 내 프로그램에서 받아요.

        ## 3. 휴대폰

        iCloud라면 아이폰에 저절로 나타나요. 다른 서버라면 설정, 앱, 캘린더, 캘린더 계정, 계정 추가, 기타,
        CalDAV 계정 추가에서 같은 서버와 이름, 비밀번호를 적으세요. 안드로이드에서는 DAVx⁵ 앱에 이 세 가지를
        적으면 휴대폰 캘린더에 나타나요.

        ## 4. 그다음부터

        ```sh
        hearth link sync                  # 양쪽을 최신 상태로 맞춰요
        hearth settings set calendar.default phone # 새 일정을 그 캘린더에 적어요
        hearth link conflicts             # 양쪽에서 바뀐 것을 봐요. 서버 것을 쓰고, 내 것은 여기서 기다려요
        hearth link remove phone          # 연결을 끊어요. 양쪽에 있는 것은 그대로예요
        ```

        15분마다 맞추려면 crontab에 `*/15 * * * * ~/.local/bin/hearth link sync`를 넣으세요. 비밀번호는
        키링이나 `--password-command`로 받을 수 있어야 해요.

        한쪽에서 항목이 모두 또는 절반 넘게 사라졌으면 다른 쪽에서도 지우기 전에 물어봐요. 물어볼 수 없는
        crontab에서는 그대로 두고 알려 줘요. `--accept-removals`를 붙이면 지워요. 마지막 동기화가 여기서 바꾼 것은
        `hearth undo`로 되돌려요. 서버가 거절한 항목은 다음번에 다시 보내고, 항목 자체가 잘못됐다고 하면 하루 뒤나
        항목을 고친 뒤에 다시 보내요.

        ## 연락처

        연락처도 같아요. `calendar` 자리에 `contacts`를 적으면 돼요. 서버의 연락처는 새 주소록에 들어와요.
        `hearth contact add 준호 --in 친구`처럼 적으면 그 주소록에 추가되고, home의 연락처는 `--push home`을
        붙이지 않으면 여기에만 있어요.

        ## 구글

        구글은 다른 프로그램이 비밀번호로 들어오는 것을 막아서 일정을 읽을 수만 있어요. calendar.google.com에서
        설정을 열고 캘린더 이름을 눌러, 캘린더 통합에 있는 ‘iCal 형식의 비공개 주소’를 복사하세요.

        ```sh
        hearth calendar subscribe 구글 -   # 그 주소를 물어봐요
        hearth calendar refresh 구글       # 다시 읽어요. 구글이 몇 시간 늦을 수 있어요
        hearth event export google.ics     # 반대로 보낼 때는 구글의 ‘가져오기/내보내기’에서 이 파일을 골라요
        ```

        ## 생일과 읽을 책

        `hearth calendar export ~/Sync/life.ics --yes`는 생일, 연락할 사람, 읽을 책을 캘린더 파일 하나로 내보내요.
        파일을 가져오거나 구독하는 휴대폰이면 어디서나 볼 수 있고, 다시 내보내도 두 번 나타나지 않아요.
        """#,
      en: #"""
        # Your events and contacts on a phone

        Hearth and a phone share events through a calendar server that both can reach.

        ## 1. A server and a password

        Most servers want a password made for this program alone, not the password of your account.

        | server | where to make that password |
        |---|---|
        | Nextcloud | in the browser: Settings, Security, Create new app password |
        | iCloud | account.apple.com: Sign-In and Security, App-Specific Passwords |
        | Fastmail | Settings, Privacy & Security, App passwords, with access to calendars |
        | Radicale | a server you run yourself (radicale.org); you choose the users, and a phone needs https |

        ## 2. A shared calendar

        Events go into the calendar “home” unless you choose another. With `--create`, a calendar “phone” is
        made on the server, and `--push home` moves your events into it: they stay here and appear there, too.

        | server | command |
        |---|---|
        | Nextcloud | `hearth link add phone calendar https://cloud.example.com --user mina --create --push home` |
        | iCloud | `hearth link add phone calendar https://caldav.icloud.com --user mina@icloud.com --create --push home` |
        | Fastmail | `hearth link add phone calendar https://caldav.fastmail.com --user mina@fastmail.com --create --push home` |
        | Radicale | `hearth link add phone calendar http://127.0.0.1:5232 --user mina --create --push home` |

        To use a calendar that already exists on the server, give its name and leave out `--create` and
        `--push`: `hearth link add Personal calendar https://cloud.example.com --user mina`. If no calendar
        has that name, the message lists those that exist.

        The password is asked for, and kept in the system's keyring only if you want that. With
        `--password-command "pass show calendar"` it comes from a program of yours.

        ## 3. The phone

        With iCloud, an iPhone shows the calendar by itself. For other servers: Settings, Apps, Calendar,
        Calendar Accounts, Add Account, Other, Add CalDAV Account, with the same server, name and password.
        On Android, the app DAVx⁵ takes the same three and adds the calendar to the phone's own.

        ## 4. From then on

        ```sh
        hearth link sync                  # brings both sides up to date
        hearth settings set calendar.default phone # puts new events there
        hearth link conflicts             # what changed on both sides: the server's version is used, yours waits here
        hearth link remove phone          # ends it; both sides keep what they have
        ```

        To sync every quarter of an hour, add `*/15 * * * * ~/.local/bin/hearth link sync` to your crontab.
        This needs a password command or the keyring.

        If a side has lost all of its items, or more than half, you are asked before they are removed from the
        other one. A crontab cannot be asked: it keeps them and says so until you add `--accept-removals`.
        `hearth undo` undoes what the last sync changed here. What a server refuses is sent again next time;
        if the server says that the item itself is wrong, a day later or once you have changed it.

        ## Contacts

        Contacts work the same way: write `contacts` instead of `calendar`. They go into an address book of
        their own. `hearth contact add Junho --in friends` adds somebody to it, and the contacts of “home”
        stay here unless you use `--push home`.

        ## Google

        Google lets no other program in with a password, so its events can only be read. On
        calendar.google.com, open Settings, the name of the calendar, Integrate calendar, and copy the
        “Secret address in iCal format”.

        ```sh
        hearth calendar subscribe google -   # asks for that address
        hearth calendar refresh google       # reads it again; Google may be hours behind
        hearth event export google.ics       # the other way, for Google's “Import & export”
        ```

        ## Birthdays and reading plans

        `hearth calendar export ~/Sync/life.ics --yes` writes birthdays, who is due and what to read as one
        calendar, for any phone that imports or subscribes to a file. Entries keep their names from one
        export to the next, so nothing appears twice.
        """#))
}
