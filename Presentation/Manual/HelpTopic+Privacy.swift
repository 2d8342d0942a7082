extension HelpTopic {
  static let privacy = HelpTopic(
    name: "privacy",
    text: Words(
      ko: #"""
        # 개인정보: 이 컴퓨터 밖으로 나가는 것

        계정이나 서버가 없어도 모두 쓸 수 있고, 사용 통계는 모으지 않아요. 시키지 않으면 인터넷을 쓰지 않아요.

        ## 시키면 나가는 것

        | 쓰는 기능 | 보내는 것 |
        |---|---|
        | `books.order` | 여기 적은 책 서비스나 그때 고른 곳에 찾는 말이나 ISBN과 API 키를 보내요. 책장은 보내지 않아요 |
        | `hearth book lookup` | --cover를 붙이면 표지가 있는 서비스에 ISBN을 보내요 |
        | `remind.ntfy-server` | 이름이나 제목이 들어 있는 알림의 글을 그 서버의 내 토픽으로 보내요 |
        | `remind.command` | 알림의 글을 내 프로그램에 건네요 |
        | `hearth sync` | 바뀐 것을 내 기기만 가진 열쇠로 암호화해서 내가 고른 곳에 두어요. 그곳에서는 기기 수와 시각, 크기만 보여요 |
        | `hearth account` | 계정을 만든 서버에 메일 주소를 보내고, 비밀번호는 로그인할 때만 써요 |
        | `hearth link` | 연결한 캘린더와 주소록의 일정과 연락처를 그 서버와 암호화하지 않고 주고받아요 |
        | `hearth calendar subscribe` | 그 주소의 캘린더를 받기만 하고, 아무것도 보내지 않아요 |
        | `hearth mcp` | 내가 연결한 도우미가 물어본 것을 알려 줘요. 그다음은 그 프로그램에 달렸어요 |

        보내는 곳의 주소는 https여야 하고, http는 이 컴퓨터 안에서만 돼요. API 키와 토픽은 settings.json에 있고 나만
        읽을 수 있어요. 키는 `HEARTH_KAKAO_KEY` 같은 환경 변수로 줄 수도 있어요.

        ## 여기서 누가 읽을 수 있는지

        파일은 소유자만 읽을 수 있어요. 암호화하지는 않으니, 필요하면 디스크 암호화를 써 주세요.
        `hearth profile lock`으로 잠그면 명령을 쓰거나 화면을 열 때 암호를 물어봐요. 곁에 있는 사람의 눈을 막아 줄 뿐,
        암호화하지는 않아요. 잠긴 프로필의 알림은 내용 없이 왔다는 것만 알려요. `hearth backup --encrypt`와 `--encrypt`를
        붙인 `hearth export`는 암호화한 파일을 만들어요. 이 파일은 age 프로그램으로도 열려요.
        """#,
      en: #"""
        # What leaves this machine, and what does not

        Everything works without an account and without a server, and nothing is tracked. Unless you ask for
        it, nothing goes over the network.

        ## What leaves it when you ask

        | what you use | what is sent |
        |---|---|
        | `books.order` | the words or the ISBN you search for, and your key, to the book services named there or in the command; nothing of your shelf |
        | `hearth book lookup` | with --cover, the ISBN to the service that has the cover |
        | `remind.ntfy-server` | the text of reminders, with names and titles, to your topic there |
        | `remind.command` | the text of reminders, to a program of yours |
        | `hearth sync` | changes, encrypted with a key that only your devices have, to the place you chose; it sees only the number of devices, times and sizes |
        | `hearth account` | your email address, to the server of your account; it learns only whether you know the password |
        | `hearth link` | events and contacts of the linked calendars and address books, unencrypted, to their servers and back |
        | `hearth calendar subscribe` | nothing of yours: the calendar at that address is only fetched |
        | `hearth mcp` | what an assistant that you connected asks for; what it does with that is up to it |

        Addresses must be https; http is for this machine alone. Keys and the topic are in settings.json, which
        only you can read. Keys can also come from variables such as `HEARTH_KAKAO_KEY`.

        ## Who can read your data here

        Files can be read by their owner only. They are not encrypted; if you need that, use an encrypted disk.
        `hearth profile lock` makes every command and screen ask for a passphrase. It stops onlookers; it does
        not encrypt. For a locked profile, reminders say only that something is due. `hearth backup --encrypt`
        and `hearth export` with `--encrypt` write encrypted copies, which the program age opens, too.
        """#))
}
