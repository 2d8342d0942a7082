extension HelpTopic {
  static let install = HelpTopic(
    name: "install",
    text: Words(
      ko: #"""
        # 설치, 라이브러리, 자동 완성

        ## 소스에서 설치하기

        리눅스와 Swift 6.0 이상이 있으면 돼요.

        ```sh
        swift build -c release --static-swift-stdlib --product hearth
        mkdir -p ~/.local/bin
        cp "$(swift build -c release --show-bin-path)/hearth" ~/.local/bin/
        ```

        그래도 `hearth`를 찾을 수 없다고 하면 다시 로그인하거나 `~/.local/bin`을 `PATH`에 넣으세요.

        ## 패키지로 설치하기

        `.ci/package`를 실행하면 데비안 패키지와 tar 파일이 만들어져요. 프로그램과 설명서, 자동 완성이 들어 있고,
        릴리스에도 둘 다 있어요. 패키지는 `sudo apt install ./hearth_*.deb`로 설치해요. tar 파일은 풀어서
        `./install.sh`를 실행하면 모두 `~/.local` 아래에 복사돼요. `./install.sh /usr/local`처럼 곳을 정할 수도 있어요.

        ## 라이브러리

        프로그램에는 libc와 SQLite만 있으면 되고, 이 둘은 거의 모든 시스템에 있어요. 다른 라이브러리는 처음 필요할
        때 열어요. 무엇이 없는지는 `hearth doctor`가 알려 줘요.

        | 라이브러리 | 쓰는 곳 |
        |---|---|
        | zlib | PNG 그림, 압축된 파일 |
        | Pango | PNG 그림의 글자 |
        | gdk-pixbuf | 전체 화면의 책 표지와 내 사진 |
        | libcurl | 네트워크를 쓰는 모든 일 |
        | libcrypt | 프로필 잠금 |
        | libsodium | 동기화, 암호화한 파일 |
        | libpq | PostgreSQL로 하는 동기화 |

        ## 자동 완성

        사람, 책, 일정, 태그의 이름까지 채워 줘요. 패키지로 설치했다면 이미 들어 있어요. 아니라면 이렇게 하세요.

        ```sh
        mkdir -p ~/.local/share/bash-completion/completions
        hearth completions bash > ~/.local/share/bash-completion/completions/hearth
        ```

        다른 셸에서는 `hearth completions zsh`나 `hearth completions fish`를 쓰세요.

        ## 설명서

        `hearth help --man | man -l -`로 설명서 전체를 볼 수 있어요. 패키지로 설치했다면 `man hearth`로 봐요.
        """#,
      en: #"""
        # Installing, libraries and completions

        ## From source

        All you need is a Swift toolchain, 6.0 or newer, on Linux.

        ```sh
        swift build -c release --static-swift-stdlib --product hearth
        mkdir -p ~/.local/bin
        cp "$(swift build -c release --show-bin-path)/hearth" ~/.local/bin/
        ```

        If `hearth` is not found after that, log in again, or add `~/.local/bin` to your `PATH`.

        ## As a package

        `.ci/package` builds a Debian package and a tarball with the program, its manual pages and completions;
        releases carry both. Install the package with `sudo apt install ./hearth_*.deb`. Unpack the tarball and
        run `./install.sh`, which copies everything below `~/.local`; `./install.sh /usr/local` copies it there.

        ## Libraries

        The program needs libc and SQLite, which almost every system has. It opens other libraries when it
        first needs them, and `hearth doctor` shows which are missing.

        | library | what it is for |
        |---|---|
        | zlib | PNG pictures and compressed files |
        | Pango | text in PNG pictures |
        | gdk-pixbuf | covers and your picture in the full screen |
        | libcurl | everything that uses the network |
        | libcrypt | locking a profile |
        | libsodium | sync and encrypted files |
        | libpq | sync through PostgreSQL |

        ## Completions

        They complete the names of your people, books, events and tags, too. The packages include them;
        otherwise:

        ```sh
        mkdir -p ~/.local/share/bash-completion/completions
        hearth completions bash > ~/.local/share/bash-completion/completions/hearth
        ```

        `hearth completions zsh` and `hearth completions fish` print those of the other shells.

        ## Manual page

        `hearth help --man | man -l -` shows the whole manual. The packages install it as `man hearth`.
        """#))
}
