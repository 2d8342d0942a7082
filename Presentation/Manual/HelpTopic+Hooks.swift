extension HelpTopic {
  static let hooks = HelpTopic(
    name: "hooks",
    text: Words(
      ko: #"""
        # 훅: 바뀔 때 실행되는 내 프로그램

        `~/.config/hearth/hooks`에 이런 이름의 프로그램을 두면 그때마다 실행돼요.

        | 이름 | 실행되는 때 |
        |---|---|
        | `on-change` | 무엇이 바뀌고 저장된 뒤. 바뀐 것을 표준 입력에서 JSON 한 줄로 읽어요. hearth log show 57 --json과 같은 형식이에요 |
        | `on-due` | 알릴 때가 되었을 때. id, kind, title, text, command가 있는 JSON 한 줄을 읽어요 |
        | `before-change` | 저장하기 전. 이유를 한 줄 출력하고 1로 끝나면 바꾸지 않아요. hearth settings set hooks.before-change on을 한 뒤에만 실행돼요 |

        ## 규칙

        - 파일과 폴더는 나만 고칠 수 있어야 해요. 훅은 셸 없이 따로 실행되고, 2초가 지나면 멈춰요.
        - 실패한 훅은 한 번 알려 드리고, 바뀐 것은 그대로 있어요.
        - 가져오기처럼 한꺼번에 바뀐 것은 `hearth settings set hooks.bulk on`을 한 뒤에만 알려요. 다른 기기에서 온 것은
          알리지 않아요.
        - HEARTH_로 시작하는 변수는 넘기지 않고, HEARTH_HOOK에 이름이 있어요. 훅이 부른 hearth는 훅을 실행하지 않아요.

        ## 예

        ```sh
        mkdir -p ~/.config/hearth/hooks && cd ~/.config/hearth/hooks
        printf '#!/bin/sh\ncat >> ~/hearth-changes.jsonl\n' > on-change
        chmod 700 on-change
        ```

        바뀐 것을 모두 파일에 모아요.
        """#,
      en: #"""
        # Programs of yours that run when something happens

        Put programs with these names into `~/.config/hearth/hooks`.

        | name | when it runs |
        |---|---|
        | `on-change` | after a change is saved; it reads the change as one line of JSON from standard input, the same as hearth log show 57 --json |
        | `on-due` | when a reminder is due; it reads one line of JSON with id, kind, title, text and command |
        | `before-change` | before a change is saved; if it prints a line and exits with 1, nothing is changed. It runs only after hearth settings set hooks.before-change on |

        ## Rules

        - The file and the folder must be writable by you alone. Each hook runs by itself, without a shell, for
          two seconds at most.
        - A hook that fails is reported once and undoes nothing.
        - Imports and other large changes are reported only after `hearth settings set hooks.bulk on`. Changes
          from other devices are not.
        - Variables that begin with HEARTH_ are not passed on; HEARTH_HOOK has the name. If a hook
          runs hearth, no further hooks run.

        ## Example

        ```sh
        mkdir -p ~/.config/hearth/hooks && cd ~/.config/hearth/hooks
        printf '#!/bin/sh\ncat >> ~/hearth-changes.jsonl\n' > on-change
        chmod 700 on-change
        ```

        This collects all changes in a file.
        """#))
}
