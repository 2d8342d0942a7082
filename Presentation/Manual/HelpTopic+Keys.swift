extension HelpTopic {
  static let keys = HelpTopic(
    name: "keys",
    text: Words(
      ko: #"""
        # 전체 화면의 단축키

        `?`를 누르면 지금 화면에서 쓸 수 있는 단축키가 모두 나와요. 한글 자판이 켜져 있어도 같은 자리의 키가
        그대로 통해요. ㅂ은 q예요. 창은 40×12칸 이상이어야 해요.

        ## 어디서나

        | 키 | 하는 일 |
        |---|---|
        | `1` … `6`, `Tab` | 탭 바꾸기 |
        | `h` `j` `k` `l`, 화살표 | 움직이기 |
        | `PgUp` `PgDn`, `g` `G`, `Home` `End` | 한 화면씩, 처음으로, 끝으로 |
        | `Enter` | 열기 |
        | `Esc`, `q` | 뒤로. 탭에서는 q로 끝내요 |
        | `a` `e` `d` | 추가, 고치기, 지우기. 지우기 전에는 물어봐요 |
        | `/` | 여기서 검색 |
        | `f` | 모든 곳에서 검색 |
        | `u`, `Ctrl-R` | 마지막에 바꾼 것을 되돌리기, 다시 하기 |
        | `U`, `H` | 바뀐 기록 모두, 고른 것이 바뀐 기록 |
        | `:` | 셸에서 쓰는 명령 적기. Tab은 자동 완성, 위 화살표는 이전 명령 |
        | `,` | 설정. 거기서 i는 설명, p는 프로필 |
        | `!` | 지나간 알림을 보고 답하기. z는 나중에 다시, d는 치우기 |
        | `+` | 잘린 메시지를 끝까지 보기 |
        | `C` | 동기화 상태와 충돌. 거기서 y는 바로 주고받기 |
        | `r` | 새로 고침 |
        | `?` | 지금 화면의 단축키. 거기서 t는 처음 안내 다시 보기 |
        | `Ctrl-Z`, `Ctrl-L`, `Ctrl-C` | 잠시 셸로, 다시 그리기, 바로 끝내기 |

        ## 오늘

        | 키 | 하는 일 |
        |---|---|
        | `a` | 어디에 적을지 골라 추가하기 |
        | `w` | 물 주기. 연락한 일을 남겨요 |
        | `p` | 읽은 쪽 적기, 물 주기 미루기 |
        | `x` `*` `e` | 고른 줄에 표시하기, 좋아요, 고치기 |
        | `c` | 모든 기록을 담은 달력. Enter로 하루를 열어요 |

        ## 사람

        | 키 | 하는 일 |
        |---|---|
        | `w` | 물 주기. 연락한 일을 남겨요 |
        | `p` | 오늘 물 주기 미루기 |
        | `n` | 마지막 연락에서 나눈 이야기 적기 |
        | `c` | 물 준 날과 줄 날을 달력으로 보기 |
        | `o` | 주소록. 한 사람을 볼 때는 주소록의 누구인지 정하기 |
        | `v` `t` | 누구를 볼지 고르기, 정원 전체 보기 |

        ## 글귀

        | 키 | 하는 일 |
        |---|---|
        | `*` | 좋아요, 다시 누르면 취소 |
        | `x` | 다이어리에 옮겨 적었다고 표시하기 |
        | `s` | 복사하거나 그림으로 저장하기 |
        | `r` | 다른 글귀 뽑기 |
        | `v` | 목록 고르기 |

        ## 기분

        | 키 | 하는 일 |
        |---|---|
        | `h` `l`, `[` `]`, `←` `→` | 이전 캔버스, 다음 캔버스 |
        | `s` | 도형 섞기 |
        | `i` | 일기 |
        | `c` `y` | 한 달을 달력으로, 한 해를 색으로 |
        | `t` | 요일과 시간대별 평균 |
        | `o` | 지난해 이날의 기분 |
        | `p` | 캔버스의 색 |
        | `m` | 하루에 한 장, 또는 최근 기분 열 개 |

        ## 일정

        | 키 | 하는 일 |
        |---|---|
        | `h` `l`, `←` `→` | 이전 날, 다음 날 |
        | `t` `o` | 오늘로, 날짜를 적어 그날로 |
        | `<` `>`, `[` `]` | 한 주씩, 한 달씩 넘기기 |
        | `m` `w` | 한 달 보기, 여러 날 나란히 보기 |
        | `c` | 캘린더를 숨기거나 다시 보이기 |
        | `s` | 되풀이되는 일정의 다음 날들과 예외 |
        | `x` | 할 일을 완료로 표시 |
        | `y` | 같은 일정을 다른 날에 적기 |

        ## 책

        | 키 | 하는 일 |
        |---|---|
        | `p` | 어디까지 읽었는지 적기 |
        | `x` `n` | 다 읽음, 다시 읽기 |
        | `t` | 새 목표일 |
        | `s` `*` | 별점, 좋아하는 책 |
        | `v` `o` `c` | 목록, 정렬, 분류 |
        | `b` `i` | 책장, 독서 통계 |
        | `J` `K` | 고른 책을 아래로, 위로 옮기기 |
        | `l` | 한 권을 볼 때 다음 부분. 거기서 i는 읽은 시간대, s는 문장 공유 |

        ## 글을 적는 칸에서

        | 키 | 하는 일 |
        |---|---|
        | `Ctrl-A` `Ctrl-E` | 줄의 처음으로, 끝으로 |
        | `Alt-Left` `Alt-Right` | 앞 낱말로, 다음 낱말로 |
        | `Ctrl-W` | 앞 낱말 지우기 |
        | `Ctrl-U` `Ctrl-K` | 앞을 모두, 뒤를 모두 지우기 |
        | `Ctrl-O` | 긴 글을 편집기에서 적기 |

        마우스로 누르면 고르고, 두 번 누르면 열고, 바퀴로 움직여요. Shift를 누른 채 끌면 글을 선택할 수 있어요.
        """#,
      en: #"""
        # The keys of the full screen

        `?` shows all keys of the current screen. With a Korean keyboard on, letter keys work by position: ㅂ
        is q. The window should have at least 40×12 cells.

        ## Everywhere

        | key | what it does |
        |---|---|
        | `1` … `6`, `Tab` | change tabs |
        | `h` `j` `k` `l`, arrows | move |
        | `PgUp` `PgDn`, `g` `G`, `Home` `End` | move by a page, to the start, to the end |
        | `Enter` | open |
        | `Esc`, `q` | go back; on a tab, q quits |
        | `a` `e` `d` | add, edit, remove; removing asks first |
        | `/` | search here |
        | `f` | search everywhere |
        | `u`, `Ctrl-R` | undo the last change, redo it |
        | `U`, `H` | the history of all changes, of the selected item |
        | `:` | type a command as in the shell; Tab completes, Up recalls |
        | `,` | settings; there i explains a setting and p opens the profile |
        | `!` | past reminders, with keys to answer them; z: later, d: clear |
        | `+` | the whole of the last message, if it was cut off |
        | `C` | the state of sync and conflicts; y there syncs at once |
        | `r` | refresh |
        | `?` | all keys of this screen; t there shows the welcome again |
        | `Ctrl-Z`, `Ctrl-L`, `Ctrl-C` | suspend, repaint, quit at once |

        ## Today

        | key | what it does |
        |---|---|
        | `a` | add to any area |
        | `w` | water the plant: you got in touch |
        | `p` | enter a page, or postpone a watering |
        | `x` `*` `e` | mark, like, edit the selected row |
        | `c` | the calendar of everything; Enter opens a day |

        ## People

        | key | what it does |
        |---|---|
        | `w` | water: you got in touch |
        | `p` | postpone today's watering |
        | `n` | write down what the last contact was about |
        | `c` | a calendar of past and coming waterings |
        | `o` | the address book; in a person's details, the contact to link |
        | `v` `t` | whom to show; how the whole garden has grown |

        ## Sayings

        | key | what it does |
        |---|---|
        | `*` | like, or unlike |
        | `x` | mark as written into your planner |
        | `s` | copy or save as a picture |
        | `r` | another one |
        | `v` | which list to show |

        ## Moods

        | key | what it does |
        |---|---|
        | `h` `l`, `[` `]`, `←` `→` | the earlier or later canvas |
        | `s` | shuffle the shapes |
        | `i` | the diary |
        | `c` `y` | a month as a calendar; a year in colours |
        | `t` | averages by weekday and time |
        | `o` | this date in earlier years |
        | `p` | the colours of the canvas |
        | `m` | one canvas a day, or the latest ten moods |

        ## Schedule

        | key | what it does |
        |---|---|
        | `h` `l`, `←` `→` | the day before, the next day |
        | `t` `o` | today; a day that you type |
        | `<` `>`, `[` `]` | a week or a month back and forward |
        | `m` `w` | the month; several days side by side |
        | `c` | calendars: show, hide |
        | `s` | the next times of a repeating event, and exceptions |
        | `x` | done: for to-dos |
        | `y` | the same event on another day |

        ## Books

        | key | what it does |
        |---|---|
        | `p` | enter the page you reached |
        | `x` `n` | finish; read again |
        | `t` | a new target date |
        | `s` `*` | rate; favourite |
        | `v` `o` `c` | which list, order, category |
        | `b` `i` | the shelf; reading statistics |
        | `J` `K` | move the book down or up by hand |
        | `l` | in a book: its next part; there i shows reading times, s shares a sentence |

        ## Where text is typed

        | key | what it does |
        |---|---|
        | `Ctrl-A` `Ctrl-E` | to the start, to the end of the line |
        | `Alt-Left` `Alt-Right` | one word back, one word forward |
        | `Ctrl-W` | delete the word before |
        | `Ctrl-U` `Ctrl-K` | delete everything before, everything after |
        | `Ctrl-O` | write a long text in your editor |

        With the mouse, a click selects, a double click opens, the wheel scrolls. Hold Shift to select text.
        """#))
}
