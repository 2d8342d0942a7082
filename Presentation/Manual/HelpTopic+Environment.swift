extension HelpTopic {
  static let environment = HelpTopic(
    name: "environment",
    text: Words(
      ko: #"""
        # 환경 변수

        명령의 옵션과 설정이 환경 변수보다 먼저예요.

        ## Hearth의 변수

        | 변수 | 정하는 것 |
        |---|---|
        | `HEARTH_STORE` | 저장소 파일, 또는 memory: |
        | `HEARTH_NOW` | 지금으로 삼을 시각. 2026-11-20T09:00처럼 적어요 |
        | `HEARTH_SEED` | 무작위 수를 고정하는 정수. 저장소와 수가 같으면 결과도 같아요. 글귀는 보여 줄 때마다 다음 것이 나와요. 동기화하는 저장소의 id는 이 값이나 HEARTH_NOW와 상관없이 정해져요 |
        | `HEARTH_KAKAO_KEY`, `HEARTH_GOOGLEBOOKS_KEY`, `HEARTH_YES24_KEY`, `HEARTH_ALADIN_KEY` | 책 서비스의 API 키 |

        ## 폴더

        | 변수 | 정하는 것 |
        |---|---|
        | `HOME` | 내 폴더 |
        | `XDG_DATA_HOME`, `XDG_CONFIG_HOME`, `XDG_STATE_HOME` | 저장소, 설정, 백업이 있는 폴더. [`hearth help files`](files.md)를 보세요 |
        | `TMPDIR` | 임시 파일을 두는 폴더 |

        ## 언어와 시각

        | 변수 | 정하는 것 |
        |---|---|
        | `LC_ALL`, `LC_MESSAGES`, `LANG` | 언어. ko로 시작하면 한국어, 아니면 영어예요 |
        | `LC_ALL`, `LC_CTYPE`, `LANG` | C처럼 UTF-8이 아니면 터미널에 나오는 기호와 선이 ASCII로 바뀌어요 |
        | `LC_TIME` | en_GB처럼 날을 먼저 적는 곳이면 3/4는 4월 3일이에요. LC_ALL과 LANG도 봐요 |
        | `TZ`, `TZDIR` | 시간대와 그 자료가 있는 곳 |

        ## 터미널과 다른 프로그램

        | 변수 | 정하는 것 |
        |---|---|
        | `NO_COLOR` | 비어 있지 않으면 색을 쓰지 않아요 |
        | `TERM`, `COLORTERM` | 터미널이 할 수 있는 것. dumb이면 전체 화면이 없어요 |
        | `COLUMNS`, `LINES` | 터미널의 크기 |
        | `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_PROFILE` | S3로 동기화할 때 쓰는 키 |
        | `VISUAL`, `EDITOR` | 긴 글을 적는 편집기 |
        | `PAGER`, `LESS` | 긴 출력을 보여 줄 프로그램. LESS가 없으면 FRX예요 |
        """#,
      en: #"""
        # Environment variables

        Options on the command line and settings take precedence.

        ## Hearth's own

        | variable | what it sets |
        |---|---|
        | `HEARTH_STORE` | the store's file, or memory: |
        | `HEARTH_NOW` | the time to use as now, such as 2026-11-20T09:00 |
        | `HEARTH_SEED` | an integer that fixes random numbers: the same store and seed give the same result; a saying that was shown is followed by another. Neither this nor HEARTH_NOW fixes the ids of a store that syncs |
        | `HEARTH_KAKAO_KEY`, `HEARTH_GOOGLEBOOKS_KEY`, `HEARTH_YES24_KEY`, `HEARTH_ALADIN_KEY` | keys of book services |

        ## Folders

        | variable | what it sets |
        |---|---|
        | `HOME` | your folder |
        | `XDG_DATA_HOME`, `XDG_CONFIG_HOME`, `XDG_STATE_HOME` | the folders of store, settings and backups: see [`hearth help files`](files.md) |
        | `TMPDIR` | the folder for temporary files |

        ## Language and time

        | variable | what it sets |
        |---|---|
        | `LC_ALL`, `LC_MESSAGES`, `LANG` | the language: Korean if it begins with ko, else English |
        | `LC_ALL`, `LC_CTYPE`, `LANG` | if it is not UTF-8, as with C, symbols and lines on a terminal are ASCII |
        | `LC_TIME` | whether 3/4 has the day first, as in en_GB; LC_ALL and LANG count, too |
        | `TZ`, `TZDIR` | the time zone, and the folder of time zones |

        ## The terminal and other programs

        | variable | what it sets |
        |---|---|
        | `NO_COLOR` | no colour, if it is not empty |
        | `TERM`, `COLORTERM` | what the terminal can do; there is no full screen with dumb |
        | `COLUMNS`, `LINES` | the terminal's size |
        | `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_PROFILE` | the keys of an S3 bucket for sync |
        | `VISUAL`, `EDITOR` | the editor for long texts |
        | `PAGER`, `LESS` | the program for long output; FRX if LESS is not set |
        """#))
}
