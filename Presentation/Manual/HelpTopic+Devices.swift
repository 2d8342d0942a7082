extension HelpTopic {
  static let devices = HelpTopic(
    name: "devices",
    text: Words(
      ko: #"""
        # 여러 기기에서 쓰기

        바뀐 것은 암호화되어 한곳에 올라가고, 다른 기기가 거기서 받아요. 인터넷이 없어도 모두 그대로 쓸 수
        있어요. libsodium이 필요해요(데비안은 `libsodium23`).

        ## 1. 주고받을 곳 고르기

        | 어디로 | 설정 |
        |---|---|
        | Syncthing, Dropbox, USB 메모리, 네트워크 드라이브 | `hearth sync setup folder ~/Sync/hearth` |
        | Nextcloud 같은 WebDAV 서버 | `hearth sync setup webdav https://cloud.example.com/dav --user mina` |
        | S3 버킷이나 그와 같은 서버 | `hearth sync setup s3 https://s3.eu-central-1.amazonaws.com/BUCKET/FOLDER` |
        | PostgreSQL 데이터베이스(`libpq5` 필요) | `hearth sync setup postgres postgresql://mina@db.example.com/hearth` |

        - **WebDAV**의 비밀번호는 캘린더 서버와 같은 방법으로 받아요. [`hearth help phone`](phone.md)을 보세요.
        - **S3**의 키는 `--user ID`, `AWS_ACCESS_KEY_ID`와 `AWS_SECRET_ACCESS_KEY`, 또는
          `~/.aws/credentials`(`AWS_PROFILE`)에서 받아요. 목록 보기, 읽기, 쓰기, 지우기 권한이 있어야 해요.
        - **PostgreSQL**은 먼저 `hearth sync server 주소`를 한 번 실행하세요. 비밀번호는 `~/.pgpass`에서 받거나
          물어봐요. 주소에는 적지 않아요.

        ## 2. 첫 기기

        `hearth sync setup`은 암호를 물어보고 단어 24개를 보여 줘요. 종이에 적어 두세요. 암호를 잊었을 때 다시
        들어갈 수 있는 유일한 방법이에요.

        ## 3. 다음 기기

        `hearth sync join folder ~/Sync/hearth`를 실행하면 두 기기의 기록이 합쳐져요. `--dry-run`을 붙이면
        어떻게 될지 알려 주기만 해요. 다른 기기가 곁에 있으면 암호가 없어도 돼요. `hearth sync invite`가 코드를
        보여 주고, 두 기기에 나온 단어 다섯 개가 같은지 비교하면 돼요.

        ## 4. 그다음부터

        바뀐 것은 2초 뒤에 저절로 보내요. `hearth sync`는 바로 주고받아요.

        | 이럴 때 | 이렇게 |
        |---|---|
        | 지금 상태를 알고 싶어요 | `hearth sync status`, `hearth sync log`, `hearth sync devices` |
        | 두 기기에서 같은 것을 바꿨어요 | 나중 것을 써요. 다른 것은 `hearth sync conflicts`에 있고, `--take other`를 붙이면 그것으로 바꿔요 |
        | 같은 것을 두 기기에서 적었어요 | `hearth person merge`, `hearth book merge` |
        | 다른 기기에서 바꾼 것을 되돌리고 싶어요 | `hearth log`에 기기 이름이 나와요. `hearth undo --entry phone-57` |
        | 기기를 잃어버렸어요 | `hearth sync devices remove phone`. 남은 기기는 새 열쇠를 받아요 |
        | 기기마다 다른 것 같아요 | `hearth sync check` |
        | 쉬거나, 다시 하거나, 끝내고 싶어요 | `hearth sync pause`, `resume`, `leave` |
        | 암호를 바꾸고 싶어요 | `hearth sync passphrase` |
        | 다른 곳으로 옮기고 싶어요 | 기기마다 차례로 새 곳을 적어 `hearth sync setup` |

        한 기기에서 지운 것을 다른 기기에서 바꿨으면 지우지 않고 충돌 목록에 올려요.

        ## 되살린 뒤

        `hearth restore`를 한 뒤에는 어느 쪽에 맞출지 정할 때까지 주고받지 않아요. `hearth sync resume --take others`는
        이 기기를 다른 기기에 맞추고, `--take this`는 모든 기기를 이 기기에 맞춰요. 이것은 `hearth undo`로
        되돌릴 수 있어요. 다른 곳에서도 쓰는 저장소를 복사하면, 묻지 않고 laptop-2 같은 새 기기가 돼요.

        ## 여럿이 쓰는 PostgreSQL 서버의 계정

        ```sh
        hearth sync server postgresql://admin@db.example.com/hearth --invite # 초대를 만들어요
        hearth account sign-up postgresql://db.example/hearth --email mina@mail.com # 초대를 물어봐요
        hearth account sign-in postgresql://db.example/hearth --email mina@mail.com # 다음 기기에서 로그인해요
        hearth account recover postgresql://db.example/hearth --email mina@mail.com # 비밀번호를 잊었을 때. 단어 24개를 물어봐요
        hearth account withdraw            # 계정을 끝내고 그곳의 모든 것을 지워요
        ```

        다른 계정의 기록은 누구도 볼 수 없어요.

        ## 그곳에 남는 것

        30일이 지난 변경은 전체를 담은 스냅샷으로 바뀌어요. 그래서 새 기기가 몇 년 치를 하나씩 읽지 않아도 되고,
        오래 쉰 기기도 잃는 것이 없어요.
        """#,
      en: #"""
        # Hearth on several devices

        Devices exchange changes through a place that stores only encrypted data. Everything keeps working
        offline. This needs libsodium (Debian: `libsodium23`).

        ## 1. Choose a place

        | place | setup |
        |---|---|
        | Syncthing, Dropbox, a USB stick, a network drive | `hearth sync setup folder ~/Sync/hearth` |
        | a WebDAV server such as Nextcloud | `hearth sync setup webdav https://cloud.example.com/dav --user mina` |
        | an S3 bucket, or a server like it | `hearth sync setup s3 https://s3.eu-central-1.amazonaws.com/BUCKET/FOLDER` |
        | a PostgreSQL database (needs `libpq5`) | `hearth sync setup postgres postgresql://mina@db.example.com/hearth` |

        - **WebDAV** takes its password as calendar servers do: see [`hearth help phone`](phone.md).
        - **S3** takes `--user ID` for an access key, `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, or
          `~/.aws/credentials` (`AWS_PROFILE`). The key must be able to list, read, write and delete there.
        - **PostgreSQL**: run `hearth sync server ADDRESS` once beforehand. The password comes from `~/.pgpass` or
          is asked for; it is never part of the address.

        ## 2. The first device

        `hearth sync setup` asks for a passphrase and prints 24 words. Write them down on paper: they are the
        only way back in if you forget the passphrase.

        ## 3. More devices

        `hearth sync join folder ~/Sync/hearth` merges what is on both devices; `--dry-run` only shows what
        would happen. If another device is at hand, you need no passphrase: `hearth sync invite` shows a code,
        and both devices show five words to compare.

        ## 4. From then on

        Changes are sent automatically after two seconds. `hearth sync` sends and receives at once.

        | when | do this |
        |---|---|
        | you want to know the current state | `hearth sync status`, `hearth sync log`, `hearth sync devices` |
        | two devices changed the same thing | the later change is used; `hearth sync conflicts` lists the other, and `--take other` uses that one everywhere |
        | something was entered on both devices | `hearth person merge`, `hearth book merge` |
        | you want to undo a change from elsewhere | `hearth log` names the device; `hearth undo --entry phone-57` |
        | a device is lost | `hearth sync devices remove phone`: the others get a new key |
        | you suspect that devices differ | `hearth sync check` |
        | you want to pause, resume or end it | `hearth sync pause`, `resume`, `leave` |
        | you want another passphrase | `hearth sync passphrase` |
        | you want to move to another place | `hearth sync setup` with the new one, on each device in turn |

        If one device removes what another has changed, it is kept and listed as a conflict.

        ## After a restore

        After `hearth restore`, nothing is synced until you say whose data to use:
        `hearth sync resume --take others` catches up with the other devices; `--take this` makes the
        restored data everybody's, as one change that `hearth undo` undoes. A copy of a store that is
        used elsewhere becomes a device of its own, such as laptop-2, without asking.

        ## Accounts on a shared PostgreSQL server

        ```sh
        hearth sync server postgresql://admin@db.example.com/hearth --invite # prints an invitation
        hearth account sign-up postgresql://db.example/hearth --email mina@mail.com # asks for it
        hearth account sign-in postgresql://db.example/hearth --email mina@mail.com # on the next device
        hearth account recover postgresql://db.example/hearth --email mina@mail.com # a forgotten password; asks for the 24 words
        hearth account withdraw            # ends the account and erases all its data there
        ```

        Accounts cannot see each other's data.

        ## What is kept at that place

        Older changes are replaced by snapshots after thirty days, so a new device does not have to read years
        of changes, and a device that was away for longer still loses nothing.
        """#))
}
