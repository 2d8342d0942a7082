import HearthDomain

extension StarterCollection {
  /// Sayings that a new store begins with. The last three welcome the user.
  static let firstLines: [StarterLine] = [
    StarterLine(
      "해 질 녘에 설거지를 하면 거품마다 노을이 든다.",
      "Do the dishes at dusk and there is sunset in the soap."),
    StarterLine(
      "“그냥 네 생각이 나서.” 전화한 이유로는 이만하면 됐다.",
      "“I was thinking of you.” Has anyone ever needed a better reason to call?"),
    StarterLine(
      "계단에 참을 둔 사람도 오르다가 숨이 찼던 모양이다.",
      "Whoever put a landing halfway up the stairs must have been out of breath too."),
    StarterLine(
      "월요일이 조용히 들어와 외투를 걸었다.",
      "Monday came in quietly and hung up its coat."),
    StarterLine(
      "버스를 놓치지 않았더라면 이 목련은 언제 보았을까.",
      "If I hadn’t missed the bus, when would I have looked up at this magnolia?",
      in: .spring),
    StarterLine(
      "나중에 더 다정해지고 싶을지 몰라 편지는 연필로 썼다.",
      "I wrote the letter in pencil, in case I wanted to be kinder later."),
    StarterLine(
      "태운 냄비는 물에 담가 두고 잔다.\n아침이면 그냥 냄비다.",
      "Leave the burnt pot to soak and go to bed.\nIn the morning it will be just a pot."),
    StarterLine(
      "오늘은 딱 한 번 웃었다. 비둘기 때문이었지만 웃은 건 웃은 거다.",
      "Today I laughed once, at a pigeon. It counts."),
    StarterLine(
      "우산 하나를 둘이 쓰고 왔다. 젖은 어깨도 하나씩 나눠 가졌다.",
      "Two of us under one umbrella. We came home with a wet shoulder each."),
    StarterLine(
      "머리맡의 책 세 권이 소처럼 순하게 기다린다.",
      "Three books on the bedside table, patient as cows."),
    StarterLine(
      "현관에 신발이 많다. 찌개를 더 끓여야겠다.",
      "So many shoes in the hall. I’d better make more soup."),
    StarterLine(
      "종일 나를 데리고 다닌 두 발을 따뜻한 물에 담근다. 애썼다, 둘 다.",
      "Warm water for the feet that carried me all day. Well done, both of you."),
    StarterLine(
      "아직 답장이 없다. 길게 쓰고 있는 거라고 생각하기로 했다.",
      "No answer yet. I have decided it is going to be a long one."),
    StarterLine(
      "빵 가운데가 푹 꺼져서 꺼진 자리에 잼을 채웠다.",
      "The loaf sank in the middle, so that is where the jam went."),
    StarterLine(
      "작년 외투 주머니에서 네가 준 사탕이 나왔다. 또 겨울이구나.",
      "In the pocket of last year’s coat, a sweet you gave me. Winter again, then.",
      in: .winter),
    StarterLine(
      "노트북에 무당벌레가 앉았다. 회의는 잠시 쉬어 가겠습니다.",
      "A ladybird on the laptop. The meeting is adjourned."),
    StarterLine(
      "마음에도 빨래를 널 수 없는 날씨가 있다.",
      "The heart, too, has days when you wouldn’t hang the washing out."),
    StarterLine(
      "동네 한 바퀴만 돌고 와도 나갔다 온 사람이 돼요.",
      "Once round the block, and you come home as someone who has been out."),
    StarterLine(
      "일기가 열하루 비었다.\n오늘은 그냥 ‘화요일’이라 쓰고 이어 간다.",
      "The diary has a gap of eleven days.\nToday I wrote “Tuesday” and went on."),
    StarterLine(
      "밥이 뜸 드는 십 분, 부엌에서는 아무도 서두르지 않는다.",
      "For ten minutes the rice rests under its lid, and nobody in the kitchen hurries."),
    StarterLine(
      "길에 떨어진 장갑 한 짝을 누가 난간에 걸어 두었다. 아이 손이 닿을 높이에.",
      "Someone has hung a lost mitten on the railing, where a child could reach it.",
      in: .winter),
    StarterLine(
      "귤을 하나 까면 손끝이 오후 내내 귤이다.",
      "Peel one tangerine and your fingertips are tangerine all afternoon.",
      in: .winter),
    StarterLine(
      "어떤 저녁에는 토스트가 저녁밥이다. 대신 세모로 예쁘게 자른다.",
      "Some evenings, toast is dinner. Cutting it in triangles helps."),
    StarterLine(
      "빌린 책에 예약자가 한 명 있다. 그 사람은 어디쯤에서 웃을까.",
      "One other person is waiting for this library book. I wonder where they will laugh."),
    StarterLine(
      "첫눈이다. 누구한테 먼저 알릴까 고르는 동안에도 내린다.",
      "First snow. Whom to tell first? It goes on falling while I think.",
      in: .winter),
    StarterLine(
      "네가 씻고 내가 닦고, 프라이팬은 둘 다 못 본 걸로 하자.",
      "You wash, I’ll dry, and neither of us has seen the frying pan."),
    StarterLine(
      "엘리베이터에서 인사를 나눈 뒤로 칠 층이 조금 낮아졌다.",
      "Now that we say hello in the lift, the seventh floor is not so far up."),
    StarterLine(
      "네가 좋아하는 과자를 늘 사 둔다. 언제 들를지 모르니까.",
      "I still buy the biscuits you like. They keep, and you might drop by."),
    StarterLine(
      "단추를 하나씩 밀려 끼운 채 하루를 보냈다. 아무 일도 없었다.",
      "All day long with my shirt buttoned wrong, and nothing whatever happened."),
    StarterLine(
      "난로를 피우면 집 안 의자가 하나둘 그리로 모여든다.",
      "Light the stove, and every chair in the house begins to drift towards it."),
    StarterLine(
      "못다 한 일은 책상에 두고 왔다. 일도 밤에는 자야지.",
      "I left the unfinished work on the desk. It could do with a night’s rest too."),
    StarterLine(
      "일요일 내내 비가 왔다. 종일 누워 있어도 당당했다.",
      "It rained all Sunday, so nobody had to explain the sofa."),
    StarterLine(
      "엄마는 전화를 끊으려다 꼭 한마디를 보탠다. 그 한마디가 본론이다.",
      "My mother says goodbye and then one thing more. The one thing more is why she called."),
    StarterLine(
      "새 공책은 첫 장이 제일 어려워요. 그래서 나는 둘째 장부터 써요.",
      "The first page of a new notebook is the hard one. I begin on the second."),
    StarterLine(
      "큰 불을 끄고 작은 불을 켠다. 방이 길게 숨을 내쉰다.",
      "Big light off, small light on, and the room lets out its breath."),
    StarterLine(
      "옆자리 사람이 내 어깨에 기대 잠들었다. 세 정거장쯤 더 빌려주기로 한다.",
      "A stranger has fallen asleep on my shoulder. I can spare another three stops."),
    StarterLine(
      "이월에 포기한 화분에 오늘 연두색 점이 하나 찍혔다.",
      "I gave up on that pot in February. Today there is one green dot in it.",
      in: .spring),
    StarterLine(
      "고친 수도꼭지가 또 샌다. 그래도 전보다는 눈치를 보며 샌다.",
      "The tap I mended is dripping again, though I think with more respect."),
    StarterLine(
      "두 손으로 잔을 감싼다. 손이 먼저 따뜻해지고 나는 조금 있다 따라간다.",
      "Both hands round the cup. They get warm first, and I follow."),
    StarterLine(
      "다리까지만 걷자고 했다. 다리에 서니 다음 다리가 보였다.",
      "We said we would walk as far as the bridge. From the bridge we saw the next one."),
    StarterLine(
      "밥은 먹었냐고 묻는다. 하고 싶은 말을 거기 다 접어 넣었다.",
      "“Have you eaten?” she asks, with everything else she means folded inside."),
    StarterLine(
      "젖은 수건 밑에서 반죽이 제 할 일을 하고 있다.",
      "Under its damp towel the dough is getting on with things."),
    StarterLine(
      "오늘 기분에는 맞는 이름이 없다. 창밖이 회색이었다고만 적는다.",
      "I had no word for today’s mood. I put down that the window was grey."),
    StarterLine(
      "쓰레기를 버리러 나갔다가 달이 밝아서 한참 서 있었다.",
      "I went out with the rubbish and stayed for the moon."),
    StarterLine(
      "책갈피가 봄부터 47쪽에 꽂혀 있다. 재촉하는 기색은 없다.",
      "The bookmark has been at page 47 since spring, without a word of reproach."),
    StarterLine(
      "못 신게 된 장화에 토마토를 심었다. 장화는 올여름도 밖에서 난다.",
      "We planted tomatoes in the old boots. They will get another summer outdoors.",
      in: .spring),
    StarterLine(
      "오늘은 양말만 벗고 누워도 돼요. 설거지는 어디 안 가요.",
      "Take off your socks and lie down. The dishes have nowhere else to be."),
    StarterLine(
      "공원에서 장기를 두는 두 할아버지. 들어 보면 둘 다 지고 있다.",
      "Two old men at chess in the park. To hear them tell it, both are losing."),
    StarterLine(
      "걱정을 죄다 적어 보았더니 영수증 뒷면에 다 들어갔다.",
      "I wrote down every worry I had. They fit on the back of a receipt."),
    StarterLine(
      "불 켜진 창을 하나씩 세며 걷는다. 일곱 번째가 우리 집이다.",
      "I count the lit windows on the way home. The seventh is ours."),
    StarterLine(
      "차를 두 잔째 마실 때쯤 귀밑까지 올라갔던 어깨가 내려왔다.",
      "Somewhere in the second cup of tea my shoulders came down from my ears."),
    StarterLine(
      "수첩에서 제일 좋은 칸은 비어 있는 목요일.\n연필로 ‘산책’이라고 적었다.",
      "The best thing in my planner is an empty Thursday.\nI have pencilled in a walk."),
    StarterLine(
      "주머니 속 군고구마가 집까지 나를 데려다주었다.",
      "A hot sweet potato in my pocket saw me all the way home.",
      in: .winter),
    StarterLine(
      "목도리를 너무 길게 떠서 이제 둘이 두를 수 있다.",
      "I knitted the scarf so long that it now goes round two."),
    StarterLine(
      "정류장의 모르는 사람들이 다 같은 쪽을 본다. 버스가 올 쪽이다.",
      "At the bus stop, a row of strangers all hoping in the same direction."),
    StarterLine(
      "다들 나간 낮에 집은 혼자 무얼 할까. 아마 마루에서 볕을 쬐겠지.",
      "What does a house do when everyone is out? Lies in the sun, I should think."),
    StarterLine(
      "벽 두 개 너머, 물소리 속에서도 네 웃음은 알아듣는다.",
      "I would know your laugh through two walls and a running tap."),
    StarterLine(
      "대문 칠이 아직 덜 말랐어요. 부엌문으로 들어와요.",
      "The paint on the gate is still wet, so come in by the kitchen."),
    StarterLine(
      "불가에 의자 하나를 비워 두었어요. 언제든 와서 앉아요.",
      "There is an empty chair by the fire. I think it must be yours."),
    StarterLine(
      "말은 안 해도 돼요. 장작이 알아서 도란거리니까요.",
      "You may be quiet here. The fire does most of the talking."),
  ]
}
