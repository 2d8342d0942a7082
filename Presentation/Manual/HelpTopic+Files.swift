extension HelpTopic {
  static let files = HelpTopic(
    name: "files",
    text: Words(
      ko: #"""
        # 파일과 기록이 있는 곳

        적은 것은 모두 SQLite 파일 하나에 있고, 설정은 따로 있어요. 모두 나만 읽을 수 있어요.

        ## 파일

        | 파일 | 무엇인지 |
        |---|---|
        | `~/.local/share/hearth/hearth.db` | 저장소 |
        | `hearth.db-wal`, `hearth.db-shm` | 그 곁에 잠시 생기는 저장소의 일부. 따로 옮기거나 지우지 마세요 |
        | `~/.local/share/hearth/hearth-catalogue.db` | 가져온 도서 목록. 내 책장과는 별개예요 |
        | `~/.local/share/hearth/hearth-covers` | 내려받은 표지. 백업에는 없고 `hearth book lookup ISBN --cover`로 다시 받아요 |
        | `~/.local/share/hearth/profiles` | 다른 프로필의 저장소. 곁의 profiles.json에 목록이 있어요 |
        | `~/.config/hearth/settings.json` | 설정과 API 키 |
        | `~/.local/state/hearth/backups` | 백업 최근 열 개. hearth-before-change-…는 가져오기 전에 만든 것이에요 |
        | `hearth-before-restore-…` | 되살리기 전의 저장소. 저장소 곁에 최근 열 개까지 남아요 |

        ## 다른 곳에 두려면

        | 옵션이나 변수 | 하는 일 |
        |---|---|
        | `--store ~/other.db` | 이번 명령에서만 이 파일을 써요 |
        | `--store memory:` | 메모리에만 두고 아무것도 남기지 않아요 |
        | `HEARTH_STORE` | 같은 것을 환경 변수로 정해요 |
        | `XDG_DATA_HOME` | ~/.local/share를 대신하는 폴더 |
        | `XDG_CONFIG_HOME`, `XDG_STATE_HOME` | ~/.config와 ~/.local/state를 대신하는 폴더 |

        저장했다고 나온 것은 프로그램이 죽거나 정전이 되어도 남아요. 마지막에 보여 준 글귀가 무엇이었는지만 잊을 수
        있어요.

        ## 프로필

        프로필마다 저장소가 따로 있어요. `hearth profile create 회사`로 만들고 `hearth profile use 회사`로 바꿔요.
        `hearth profile lock`은 암호를 걸어요. 곁에 있는 사람의 눈을 막아 줄 뿐, 암호화하지는 않아요.
        """#,
      en: #"""
        # Where your data is

        Everything you enter is in one SQLite file; settings have a file of their own. Only you can read them.

        ## Files

        | file | what it is |
        |---|---|
        | `~/.local/share/hearth/hearth.db` | the store |
        | `hearth.db-wal`, `hearth.db-shm` | parts of the store that come and go beside it; leave them there |
        | `~/.local/share/hearth/hearth-catalogue.db` | imported book lists, apart from your shelf |
        | `~/.local/share/hearth/hearth-covers` | downloaded covers; not in backups, `hearth book lookup ISBN --cover` gets them again |
        | `~/.local/share/hearth/profiles` | the stores of other profiles; profiles.json beside it lists them |
        | `~/.config/hearth/settings.json` | settings and keys |
        | `~/.local/state/hearth/backups` | backups, the newest ten; hearth-before-change-… are from before imports |
        | `hearth-before-restore-…` | beside the store: what a restore replaced, the newest ten |

        ## Another place

        | option or variable | what it does |
        |---|---|
        | `--store ~/other.db` | uses this file for one command |
        | `--store memory:` | uses memory only and leaves nothing behind |
        | `HEARTH_STORE` | does the same, for every command |
        | `XDG_DATA_HOME` | the folder in place of ~/.local/share |
        | `XDG_CONFIG_HOME`, `XDG_STATE_HOME` | in place of ~/.config and ~/.local/state |

        A confirmed change survives a crash and a power cut; only which saying was shown last may be forgotten.

        ## Profiles

        A profile is a store of its own: `hearth profile create Work`, `hearth profile use Work`.
        `hearth profile lock` asks for a passphrase. The lock keeps onlookers out; it does not encrypt.
        """#))
}
