extension HelpTopic {
  static let hooks = HelpTopic(
    name: "hooks",
    brief: Words(ko: "바뀔 때 실행되는 내 프로그램", en: "programs of yours that run when something happens"),
    title: Words(
      ko: "~/.config/hearth/hooks에 이런 이름의 프로그램을 두면 그때마다 실행돼요.",
      en: "Programs of these names in ~/.config/hearth/hooks are run at their moments."),
    parts: [
      .rows(
        title: Words(ko: "이름", en: "Names"),
        [
          "on-change": Words(
            ko: "무엇이 바뀌고 저장된 뒤에. 바뀐 것을 JSON 한 줄로 표준 입력에서 읽어요: hearth log show 57 --json",
            en: "after a change was kept; it reads the change as one line of JSON, that of hearth"
              + " log show 57 --json, from standard input"),
          "on-due": Words(
            ko: "알림 때가 되었을 때. id, kind, title, text, command가 있는 JSON 한 줄을 읽어요",
            en: "when a reminder is due; it reads one line of JSON with id, kind, title, text and"
              + " command"),
          "before-change": Words(
            ko: "저장하기 전에. 까닭을 한 줄 출력하고 1로 끝나면 바꾸지 않아요. hearth settings set hooks.before-change on"
              + " 뒤에만 실행돼요",
            en: "before a change is kept; where it prints a line and ends with 1, nothing is"
              + " changed. Only after hearth settings set hooks.before-change on"),
        ]),
      .list(
        title: Words(ko: "약속", en: "What holds"),
        [
          Words(
            ko: "파일과 폴더는 내 것이고 나만 고칠 수 있어야 하고, 셸 없이 따로 실행돼요. 2초를 넘으면 멈춰요.",
            en: "File and folder have to be yours alone to write. Each is run by itself, without a"
              + " shell, for two seconds at most."),
          Words(
            ko: "실패한 훅은 한 번 알려 드리고, 바뀐 것은 그대로예요.",
            en: "One that fails is told once, and undoes nothing."),
          Words(
            ko: "가져오기처럼 한꺼번에 바뀐 것은 hearth settings set hooks.bulk on 뒤에만 알려요. 다른 기기에서 온 것은 알리지"
              + " 않아요.",
            en: "Imports and other large changes are told only after hearth settings set hooks.bulk"
              + " on; what came from other devices is not."),
          Words(
            ko: "HEARTH_로 시작하는 변수는 넘기지 않고, HEARTH_HOOK에 이름이 있어요. 훅이 부른 hearth는 훅을 실행하지 않아요.",
            en:
              "No variable that begins with HEARTH_ is handed on; HEARTH_HOOK is the name. A hearth"
              + " that a hook runs runs no hooks."),
        ]),
      .examples(
        title: Words(ko: "예", en: "For example"),
        [
          "printf '#!/bin/sh\\ncat >> ~/hearth-changes.jsonl\\n' > ~/.config/hearth/hooks/on-change":
            Words(ko: "바뀐 것을 파일에 모아요", en: "collect changes in a file"),
          "chmod 700 ~/.config/hearth/hooks/on-change":
            Words(ko: "실행할 수 있게 해요", en: "make it a program"),
        ]),
    ])
}
