import HearthDomain

extension StarterCollection {
  /// Sayings of which one is added per day.
  static let laterLines: [StarterLine] = [
    StarterLine(
      "아버지와 하는 통화는 늘 날씨로 끝난다. 거기는 맑고 여기는 흐리다.",
      "Calls with my father end on the weather: clear where he is, cloudy here."),
    StarterLine(
      "물이 끓기까지 사 분. 그사이에 부엌 창으로 해가 다 졌다.",
      "Four minutes for the kettle, which was all the sun needed to go down."),
    StarterLine(
      "첼로를 배운 지 이틀째. 이웃들이 고맙게도 아무 말이 없다.",
      "Second day of the cello. The neighbours have been very kind about it."),
    StarterLine(
      "우리 집 시계는 오 분 빠르다. 그 오 분으로 몇 해를 느긋하게 살았다.",
      "Our clock is five minutes fast. We have lived for years on those five minutes."),
    StarterLine(
      "죽은 좀 짰고 나는 앓고 있었다. 누가 끓여 준 것이라 다 먹었다.",
      "The porridge was salty, I was ill, and somebody had made it for me. I ate it all."),
    StarterLine(
      "치과 어항은 아홉 살 때 그대로다. 물고기들 안색이 좋다.",
      "The dentist has the same fish tank as when I was nine. The fish look well."),
    StarterLine(
      "여기 먼저 밑줄 그은 분께.\n저는 내릴 역을 지나쳤는데 괜찮으셨나요?",
      "To whoever underlined this before me:\nI have just missed my stop. Did you?"),
    StarterLine(
      "지도가 옛날 것인 덕에 그 호떡집을 찾았다.",
      "The map was out of date, which is how we found the pancake place."),
    StarterLine(
      "십 분만 눕는다는 게, 깨어 보니 누가 담요를 덮어 놓았다.",
      "Ten minutes on the sofa, I said. When I woke, somebody had found me a blanket."),
    StarterLine(
      "안개가 짙은 아침에는 골목에서 다들 인사를 한다. 누군지 모르니 일단.",
      "In this morning’s fog everyone greeted everyone, just to be on the safe side."),
    StarterLine(
      "할 일 다섯 가지 가운데 둘을 했다. 그 둘은 정말로 했다.",
      "Two things done out of five. Those two are well and truly done."),
    StarterLine(
      "할머니 글씨로 ‘간장 세 숟갈’. 다 외웠는데도 쪽지는 그대로 붙여 둔다.",
      "“Three spoons of soy sauce”, in Grandmother’s hand. I know it by heart and keep the note."),
    StarterLine(
      "배를 세 개째 깎을 즈음엔 화가 어디 갔는지 없었다.",
      "I was angry until about the third pear I peeled."),
    StarterLine(
      "동지라서 다섯 시에 등을 켰다. 팥죽 먹기에 넉넉한 밤이다.",
      "The shortest day of the year. Lamps on by five, and a long evening for soup.",
      in: .solstice),
    StarterLine(
      "여벌 열쇠는 물어볼 것도 없이 그 화분 밑에 있었다.",
      "The spare key was still under that flowerpot. I didn’t have to ask."),
    StarterLine(
      "소나기가 지나는 동안, 한 처마 밑에 선 네 사람은 이웃이 되었다.",
      "Four strangers under an awning. By the time the shower passed we were neighbours."),
    StarterLine(
      "듣던 사람이 잠들었다. 목소리만 낮추고 책장을 넘긴다.",
      "The one I was reading to has fallen asleep. I lower my voice and turn the page."),
    StarterLine(
      "오래 앉았다 일어나면 무릎이 먼저 한마디 한다. 그래, 좀 걷자.",
      "When I get up, my knees speak first. All right, all right, a walk."),
    StarterLine(
      "내년에, 하고 말한다. 모퉁이만 돌면 있는 집처럼.",
      "“Next year,” we say, as if it were a house just round the corner."),
    StarterLine(
      "계란말이가 또 터졌다. 오늘 저녁 반찬은 노란 무언가다.",
      "The omelette came apart again. Tonight we are having something yellow."),
    StarterLine(
      "눈 위에 발자국이 두 줄.\n작은 쪽이 훨씬 촘촘하다.",
      "Two lines of footprints in the snow,\nthe small ones taking twice as many steps.",
      in: .winter),
    StarterLine(
      "메일 끝에 ‘천천히 주셔도 돼요’라고 적었다. 적고 보니 나한테도 하는 말이었다.",
      "I ended the email with “no rush”, and found that I meant it for both of us."),
    StarterLine(
      "물 올려놓았어요. 이야기는 해도 되고, 차만 마셔도 돼요.",
      "The kettle is on. You can tell me about it, or we can just have tea."),
    StarterLine(
      "창가에 둔 무 꼭지에서 꽃이 피었다. 누가 시킨 것도 아닌데.",
      "The radish top on the windowsill has flowered. Nobody asked it to."),
    StarterLine(
      "잠이 안 온다. 부엌에서 웅웅거리는 걸 보니 냉장고도 그런 모양이다.",
      "I can’t sleep. Neither, by the sound of it, can the refrigerator."),
    StarterLine(
      "엽서에는 바다가 넓고 국수가 맛있다고만 적혀 있다. 두 번 읽었다.",
      "Her postcard says only that the sea is wide and the noodles are good. I read it twice."),
    StarterLine(
      "짝 잃은 양말을 모아 두는 서랍이 있어요. 혹시 다시 만날까 봐서요.",
      "I keep the odd socks together in a drawer, in case of reunions."),
    StarterLine(
      "실컷 울고 난 얼굴에 닿는 찬물이 이렇게 시원하다니.",
      "How good cold water feels on a face that has finished crying."),
    StarterLine(
      "버스 기사님들은 하루에 몇 번이나 서로 손을 들어 인사할까.",
      "How many times a day do the bus drivers wave to one another?"),
    StarterLine(
      "씨앗은 우리가 들여다보지 않는 날에 제일 바빠요.",
      "A seed is busiest on the days we forget to look."),
    StarterLine(
      "버릇처럼 수저를 세 벌 놓았다. 한 벌은 그대로 두기로 했다.",
      "Out of habit I set the table for three. We let the third plate stay."),
    StarterLine(
      "오래된 라디오는 한 번 두드려야 소리가 난다. 나도 아침엔 그렇다.",
      "The old radio needs a tap before it will talk. I am the same in the mornings."),
    StarterLine(
      "수박 쪼개지는 소리에 온 식구가 부엌으로 모였다.",
      "The crack of a watermelon, and the whole family is in the kitchen.",
      in: .summer),
    StarterLine(
      "2절인데 3절을 크게 불렀다. 옆 사람이 따라 불러 주었다.",
      "I sang the wrong verse, loudly. The person next to me joined in."),
    StarterLine(
      "문 앞에 김치 한 통.\n쪽지는 없어도 누군지 안다.",
      "A tub of kimchi outside the door.\nNo note, and no need of one."),
    StarterLine(
      "책 사이에서 기차표가 나왔다. 이 책을 처음 읽다 만 해의 것이다.",
      "There is a train ticket in this book, from the year I first didn’t finish it."),
    StarterLine(
      "십 년을 산 동네인데, 강아지를 따라갔더니 처음 보는 골목이 나왔다.",
      "Ten years in this town, and it took the dog to show me that lane."),
    StarterLine(
      "갓 빤 이불, 조금 열어 둔 창, 책 두 쪽,\n그리고 잠.",
      "Clean sheets, the window open a crack, two pages,\nand then sleep."),
    StarterLine(
      "한 해 늦은 사과를 들고 초인종을 눌렀다. 안에서 슬리퍼 끄는 소리가 다가온다.",
      "I rang the bell with an apology a year late. Inside, slippers were already coming."),
    StarterLine(
      "제비가 돌아왔다. 작년 그 처마를 두고 또 옥신각신한다.",
      "The swallows are back, arguing over the same beam as last year.",
      in: .spring),
    StarterLine(
      "손톱을 깎고 나면 뭐라도 시작할 수 있을 것 같다.",
      "With my nails freshly cut I feel I could begin almost anything."),
    StarterLine(
      "감자 같이 깎을 사람, 하고 불렀더니 의자 세 개가 끌려 왔다.",
      "“Who’ll help me peel?” I called, and three chairs came scraping up to the potatoes."),
    StarterLine(
      "달걀, 양파, 비누. 장 볼 것 맨 끝에 까닭 없이 ‘꽃’이라고 적는다.",
      "Eggs, onions, soap and, at the bottom of the list, for no reason, flowers."),
    StarterLine(
      "별일은 없다.\n십일월일 뿐이다.",
      "Nothing is wrong.\nIt is only November.",
      in: .november),
    StarterLine(
      "물수제비가 다섯 번 튀면 집에 가려 했는데 자꾸 네 번이다.",
      "I meant to go home once a stone skipped five times. It keeps being four."),
    StarterLine(
      "십 년 만에 만난 친구가 여전히 빨대를 씹는다. 그게 그렇게 반가웠다.",
      "Ten years on, she still chews her straws. I can’t tell you how glad I was."),
    StarterLine(
      "바람이 선선해지면 지금도 어디선가 연필 깎는 냄새가 난다.",
      "The first cool morning smells of pencil shavings, even now.",
      in: .earlyAutumn),
    StarterLine(
      "이사 온 첫날은 상자를 밥상 삼아 라면을 먹었다. 이 집은 그렇게 시작했다.",
      "Noodles off a cardboard box, our first night here. A home has to start somewhere."),
    StarterLine(
      "미용실에서 물 온도 괜찮냐고 묻는다. 눈을 감은 채, 네, 아주요.",
      "“Is the water all right?” asks the hairdresser. Eyes closed: yes, very."),
    StarterLine(
      "아이가 준 조약돌이 석 달째 식탁에 있다. 아무도 치울 생각을 못 한다.",
      "The pebble a child gave us has been on the table three months. Nobody dares move it."),
    StarterLine(
      "이불의 따뜻한 쪽은 고양이가 차지했다. 저도 고단했겠지.",
      "The cat has taken the warm half of the bed. I suppose she had a long day too."),
    StarterLine(
      "빌려준 책이 커피 자국을 하나 얻어 돌아왔다. 제법 어울린다.",
      "The book I lent came home with a coffee ring. It suits it, I think."),
    StarterLine(
      "이웃이 사다리를 돌려주면서 맨 위 칸에 자두 한 봉지를 얹어 두었다.",
      "The neighbour brought back the ladder, with a bag of plums on the top step.",
      in: .summer),
    StarterLine(
      "호미를 씻어 걸었다. 남은 풀은 내일도 풀이다.",
      "I rinsed the hoe and hung it up. The weeds that are left will be weeds tomorrow."),
    StarterLine(
      "일요일마다 네가 맡긴 화분에 물을 주면서 네 소식을 들려준다.",
      "On Sundays I water the fern you left with me and tell it how you are."),
    StarterLine(
      "부엌 바닥에 볕이 들었다. 의자를 그쪽으로 조금 옮긴다.",
      "There is sun on the kitchen floor. I move my chair a little."),
    StarterLine(
      "어제 끓인 국을 데웠더니 하룻밤 새 맛이 들었다.",
      "Warmed up again, yesterday’s soup has had a night to become itself."),
    StarterLine(
      "내 손이 갈수록 엄마 손을 닮는다. 마늘 까는 모양까지.",
      "My hands are turning into my mother’s, down to the way they peel garlic."),
    StarterLine(
      "밤새 바람이 불더니 골목의 쓰레기통들이 집에 못 간 손님처럼 서 있다.",
      "After the windy night the bins stand about the lane like guests who missed the last bus."),
    StarterLine(
      "복도 불은 네가 들어올 때까지 켜 둘게.",
      "I’ll leave the hall light on until you’re in."),
  ]
}
