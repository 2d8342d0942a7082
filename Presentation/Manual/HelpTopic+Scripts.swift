extension HelpTopic {
  static let scripts = HelpTopic(
    name: "scripts",
    text: Words(
      ko: #"""
        # 스크립트에서 쓰기

        ## 출력

        터미널에서는 목록이 줄을 맞추어 색과 함께 나오고, 긴 것은 `$PAGER`로 보여 줘요. 파이프에서는 머리글 없이
        탭으로 나누고 날짜를 모두 적어요. `--json`을 붙이면 읽는 명령은 모두 문서 하나를 출력해요. 목록은
        `{"schema": 1, "items": […]}`이에요.

        ```sh
        hearth person list --due --json             # JSON 문서 하나로 나와요
        hearth person list --fields name,dueOn      # 목록에서 원하는 값만 뽑아요
        hearth event list --template "{title}\t{start}" # 한 줄을 원하는 모양으로 적어요
        hearth mood canvas --size 40x12             # 프롬프트나 상태 표시줄에 넣을 캔버스예요
        hearth status --format waybar               # 붙여 넣을 줄은 hearth help status에 있어요
        ```

        `--json`을 붙이면 오류도 표준 오류에 JSON 하나로 나와요: `{"schema": 1, "error": {"code": …, "message": …}}`.
        `exit`, `field`, `value`, `candidates`와 이어서 해 볼 명령인 `commands`, 그 밖에 알릴 말인 `notes`가 더 있을 수
        있어요.
        문서마다 나오는 값의 이름은 [`hearth help json`](json.md)에 있어요. 명령은 다음 가운데 하나로 끝나요.

        | 종료 코드 | 뜻 |
        |---|---|
        | 0 | 잘 끝났어요. 목록이나 검색에서 찾은 것이 없을 때도요 |
        | 1 | 할 수 없었어요. 없는 것을 불렀거나, 지금은 안 되는 일이에요 |
        | 64 | 명령을 잘못 썼거나 받을 수 없는 값이에요 |
        | 65 | 파일의 내용을 알아볼 수 없어요 |
        | 69 | 필요한 것을 쓸 수 없어요. 저장소, 라이브러리, 네트워크예요 |
        | 70 | 프로그램의 잘못이에요 |
        | 130 | 중간에 멈췄어요 |

        UTF-8이 아닌 경로는 JSON에서 file:/home/%FF.db로, 문장에서 /home/\xFF.db로 나와요.

        ## 입력

        `--yes`는 모든 물음에 ‘예’라고 답하고, `--no-input`은 물음을 오류로 바꾸어 어떤 옵션을 붙이면 되는지 알려 줘요.
        파일을 적는 자리에 `-`를 적으면 표준 입력이나 표준 출력이에요. 이미 있는 파일은 `--yes`가 있어야 덮어써요.

        ```sh
        export HEARTH_NOW=2026-11-20T09:00 HEARTH_SEED=7
        ```

        이렇게 하면 시각과 무작위 수가 고정돼요. 같은 저장소에서 같은 명령은 같은 결과를 내요.

        ## 바뀌지 않는 것

        0.2.0부터 JSON의 키와 종료 코드, `hearth export`의 형식은 늘어나기만 하고 바뀌거나 없어지지 않아요. 이전 버전의
        저장소는 다음 버전이 새 형식으로 올려 줘요. 올릴 수 없으면 열지 않고 방법을 알려 줘요. 어느 쪽이든 기록은 잃지
        않아요. 사람에게 보여 주는 문장은 바뀔 수 있으니 스크립트에서는 `--json`이나 `--fields`를 쓰세요.

        ## AI 도우미

        `hearth mcp`는 MCP(Model Context Protocol) 서버예요. 기록을 읽고, `--allow write`를 붙이면 바꿀 수도 있어요. 파일과
        네트워크, 설정은 건드리지 못해요. 붙여 넣을 줄은 `hearth help mcp`에 있어요. 바뀔 때마다 실행할 프로그램은
        [`hearth help hooks`](hooks.md)를 보세요.
        """#,
      en: #"""
        # Using Hearth in scripts

        ## Output

        On a terminal, lists are aligned and coloured, and long ones go through `$PAGER`. In a pipe they are
        tab-separated, with full dates and no header. With `--json` every command that reads prints one
        document: `{"schema": 1, "items": […]}` for a list.

        ```sh
        hearth person list --due --json             # one JSON document
        hearth person list --fields name,dueOn      # chosen fields of any list
        hearth event list --template "{title}\t{start}" # one line for each, as you like
        hearth mood canvas --size 40x12             # a canvas for a prompt or a status bar
        hearth status --format waybar               # see hearth help status for what to paste
        ```

        With `--json`, an error is one JSON object on standard error:
        `{"schema": 1, "error": {"code": …, "message": …}}`. It may also have `exit`, `field`, `value`,
        `candidates`, `commands` to try next, and `notes` about anything else. The names of the values of
        each document are in [`hearth help json`](json.md). Every command ends with one of these:

        | exit code | what it means |
        |---|---|
        | 0 | done; also if a list or a search finds nothing |
        | 1 | it could not be done: not found, or not allowed now |
        | 64 | wrong usage, or a value that is not accepted |
        | 65 | the contents of a file cannot be understood |
        | 69 | something needed is unavailable: store, library, network |
        | 70 | a bug in the program |
        | 130 | interrupted |

        A path that is not UTF-8 appears in JSON as file:/home/%FF.db, and in sentences as /home/\xFF.db.

        ## Input

        `--yes` answers every question with yes, and `--no-input` makes a question an error that names the
        option to give. `-` stands for standard input or output wherever a file is expected. An existing file
        is replaced only with `--yes`.

        ```sh
        export HEARTH_NOW=2026-11-20T09:00 HEARTH_SEED=7
        ```

        These fix the clock and the random numbers: the same commands on the same store give the same result.

        ## What is stable

        From 0.2.0 on, JSON keys, exit codes and the archive format of `hearth export` are only ever added to. A
        store made by one version is upgraded by later ones, or refused with instructions, and never lost.
        Sentences for people may change; use `--json` or `--fields` in scripts.

        ## AI assistants

        `hearth mcp` is a server of the Model Context Protocol. It reads, and with `--allow write` it may
        change things; files, the network and settings are out of its reach. `hearth help mcp` has what to
        paste. For programs that react to changes, see [`hearth help hooks`](hooks.md).
        """#))
}
