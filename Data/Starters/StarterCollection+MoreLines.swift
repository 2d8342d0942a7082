import HearthDomain

extension StarterCollection {
  /// Further sayings written for this program; they are added after ``laterLines``.
  static let moreLines: [StarterLine] = [
    StarterLine(
      "바람에 날아간 모자를 모르는 사람 셋이 쫓아갔다. 나는 네 번째로 들어왔다.",
      "The wind took my hat. Three strangers ran after it, and I came in fourth."),
    StarterLine(
      "할머니가 처음 보내신 문자는 쉼표 하나였다. 나도 하나 보내 드렸다.",
      "Grandmother’s first text message was a comma. I sent one back."),
    StarterLine(
      "안경을 새로 맞추었다. 나무들은 여태 잎을 한 장 한 장 따로 만들고 있었구나.",
      "New glasses. All this time the trees have been doing every leaf separately."),
    StarterLine(
      "완두콩 한 알이 냉장고 밑으로 굴러갔다. 지금쯤 그 밑에 마을 하나는 섰겠다.",
      "One pea got away under the cooker. There must be quite a village there by now."),
    StarterLine(
      "깁스를 푼 팔이 희고 가늘다. 집까지 걸어오며 그동안 못 본 봄을 보여 주었다.",
      "The arm came out of its cast pale and thin. We took the long way home, past the tulips.",
      in: .spring),
    StarterLine(
      "복사기가 문 종이를 둘이서 달래어 빼냈다. 그 김에 새로 온 사람 이름을 알았다.",
      "It took two of us to coax the page out of the copier. Now I know the new man’s name."),
    StarterLine(
      "논에 물을 대자 그날 밤 개구리가 들었다. 칠월까지는 우리가 조용히 하기로 했다.",
      "There is water in the paddies. Nobody but the frogs will get a word in until July.",
      in: .paddies),
    StarterLine(
      "헌책 추리 소설 9쪽에 누가 범인 이름을 적어 놓았다. 다 읽고 보니 틀렸다.",
      "Somebody had written the murderer’s name on page nine. I read to the end. They were wrong."),
    StarterLine(
      "우체국 앞 나무에 쪽지 두 장. ‘오늘 물 줬어요.’ ‘저도요.’",
      "A note on the young tree by the post office: “Watered today.” Under it: “Me too.”"),
    StarterLine(
      "윗집 아기가 걷기 시작했다. 여덟 걸음, 쿵. 잠깐 조용하더니 이번엔 아홉 걸음.",
      "The baby upstairs has learned to walk. Eight steps, a thump, a silence, and then nine."),
    StarterLine(
      "선풍기가 우리를 차례로 돌아본다. 바람이 온 사람이 이야기를 이어받는다.",
      "The fan turns from one of us to the next. Whoever has the breeze goes on with the story.",
      in: .summer),
    StarterLine(
      "만두는 쪄 놓아도 누가 빚었는지 다 안다. 앞섶을 풀어헤친 것들은 삼촌 작품이다.",
      "You can tell who folded which dumpling. The ones with their coats open are my uncle’s."),
    StarterLine(
      "차 한 대 없는 새벽 네거리에서 파란불을 기다렸다. 신호등하고 단둘이라서.",
      "Not a car at five in the morning, and I waited for green. It was just the two of us."),
    StarterLine(
      "허수아비가 아버지 점퍼를 입고 서 있다. 그 앞을 지날 때면 허리를 펴게 된다.",
      "The scarecrow is wearing my father’s old jacket. I stand up straighter going past.",
      in: .earlyAutumn),
    StarterLine(
      "벌이 들어와 식탁보의 꽃을 하나하나 들러 보고 나갔다.",
      "A bee came in, tried every flower on the tablecloth, and left.",
      in: .spring),
    StarterLine(
      "감기가 떠나면서 코를 돌려주었다. 아랫집은 오늘 고등어를 굽는다.",
      "The cold has gone and given me my nose back. Downstairs they are frying mackerel."),
    StarterLine(
      "쉰에 자전거를 배우는 친구를 잡아 준다. 실은 아까 놓았는데 계속 따라 뛴다.",
      "My friend is learning to cycle at fifty. I let go some time ago, but I keep on running."),
    StarterLine(
      "새 달력이 작년 것보다 작다. 둘레에 하얗게 남은 벽이 작년이다.",
      "The new calendar is smaller. The pale strip of wall around it is last year.",
      in: .newYear),
    StarterLine(
      "구멍가게 문에 ‘냇가에 있음’. 사이다 한 병을 들고 값을 치르러 내려갔다.",
      "“At the stream,” says the note on the shop. I take a lemonade and go down to pay.",
      in: .summer),
    StarterLine(
      "매미가 한꺼번에 그쳤다.\n온 동네가 하던 말을 잊은 것 같다.",
      "The cicadas stopped all at once,\nand the street seemed to forget what it was saying.",
      in: .lateAugust),
    StarterLine(
      "낱말 하나 찾으러 사전에 갔다가 그 이웃들하고 한참 놀았다. 찾던 말은 두고 왔다.",
      "I went to the dictionary for one word, met its neighbours, and came away without it."),
    StarterLine(
      "까치 먹으라고 남긴 감을 직박구리가 먹고 있다. 까치한테는 뭐라고 하나.",
      "We left the last persimmon for the magpie. A bulbul has it. What do we tell the magpie?",
      in: .november),
    StarterLine(
      "“그건 왼쪽에 둬요.” 옆에서 잠꼬대를 한다. 아침에 왼쪽을 한번 살펴보았다.",
      "“Put it on the left,” she said in her sleep. In the morning I had a look on the left."),
    StarterLine(
      "갓 목욕하고 나온 세 사람 머리에서 김이 난다. 섣달 골목에 서서 서로 보고 웃는다.",
      "Three women leave the bathhouse, steaming in the frost, each laughing at the other two.",
      in: .winter),
    StarterLine(
      "유리창을 닦던 분이 우리 칠판을 한참 읽고 내려갔다. 우리는 다시 계산해 보았다.",
      "The window cleaner read our whiteboard and went on down. We checked the sums again."),
    StarterLine(
      "초가 서른한 개뿐이라 거기까지만 꽂았다. 어머니는 마침 그때가 좋았다고 하신다.",
      "We ran out of candles at thirty-one. My mother thought it a good place to stop."),
    StarterLine(
      "배추 실은 경운기 뒤로 차 여섯 대가 느릿느릿 간다. 배추를 모시고 가는 것 같다.",
      "Six cars crawl behind a cart of cabbages, as if we had all been asked to escort them.",
      in: .november),
    StarterLine(
      "빨랫줄에서 언 바지를 들여와 벽에 세워 두었다. 한참 있더니 슬그머니 앉는다.",
      "The jeans came in frozen stiff. I stood them by the wall and, bit by bit, they sat down.",
      in: .winter),
    StarterLine(
      "늦으신 덕에 냅킨을 백조로 접어 보았어요. 오리에 가깝지만요.",
      "You are late, so I have folded the napkins into swans. They are more like ducks."),
    StarterLine(
      "열네 살 된 개는 공을 던지면 걸어서 간다.\n공도 기다려 준다.",
      "The dog is fourteen and walks after the ball now.\nThe ball waits for him."),
  ]
}
