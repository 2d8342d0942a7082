import HearthDomain

extension StarterCollection {
  /// Proverbs, and sayings of authors who died long ago, in the order in which they are added.
  static let firstWords: [StarterLine] = [
    .koreanProverb("가는 말이 고와야 오는 말이 곱다.", "Kind words going out bring kind words home."),
    StarterLine(
      "희망은 깃털이 달린 것,\n영혼에 내려앉는 것.",
      "Hope is the thing with feathers\nthat perches in the soul.",
      by: "Emily Dickinson · 에밀리 디킨슨, 모닥 옮김"),
    .englishProverb("늦더라도 아예 안 하는 것보다는 낫다.", "Better late than never."),
    .koreanProverb("천 리 길도 한 걸음부터.", "Even a road of a thousand li begins with one step."),
    StarterLine(
      "나는 아무도 아니에요! 당신은 누구인가요?\n당신도 아무도 아닌가요?",
      "I’m nobody! Who are you?\nAre you nobody, too?",
      by: "Emily Dickinson · 에밀리 디킨슨, 모닥 옮김"),
    StarterLine(
      "죽는 날까지 하늘을 우러러\n한 점 부끄럼이 없기를.",
      "Till the day I die, may I look up at heaven\nwithout one speck of shame.",
      by: "Yun Dong-ju, “Prologue”, tr. Hearth · 윤동주, 「서시」"),
    .koreanProverb("티끌 모아 태산이라.", "Gather specks of dust, and there stands a mountain."),
    .englishProverb("제때의 한 땀이 나중의 아홉 땀을 덜어 준다.", "A stitch in time saves nine."),
    StarterLine(
      "초원 하나를 만들려면 토끼풀 하나와 벌 한 마리가 있어야 한다.",
      "To make a prairie it takes a clover and one bee.",
      by: "Emily Dickinson · 에밀리 디킨슨, 모닥 옮김"),
    .koreanProverb(
      "낮말은 새가 듣고 밤말은 쥐가 듣는다.",
      "Birds hear what is said by day, and mice what is said by night."),
    StarterLine(
      "밝아 올 날이 더 있다. 해는 새벽 별일 뿐이다.",
      "There is more day to dawn. The sun is but a morning star.",
      by: "Henry David Thoreau, Walden · 헨리 데이비드 소로, 『월든』, 모닥 옮김"),
    .englishProverb("말보다 행동이 더 크게 들린다.", "Actions speak louder than words."),
    .koreanProverb("원숭이도 나무에서 떨어진다.", "Even monkeys fall out of trees."),
    StarterLine(
      "우리의 삶은 자잘한 일로 닳아 없어진다.",
      "Our life is frittered away by detail.",
      by: "Henry David Thoreau, Walden · 헨리 데이비드 소로, 『월든』, 모닥 옮김"),
    .koreanProverb("발 없는 말이 천 리 간다.", "A word has no feet and travels a thousand li."),
    StarterLine(
      "내 집에는 의자가 셋 있었다. 하나는 고독을, 둘은 우정을, 셋은 사교를 위한 것.",
      "I had three chairs in my house; one for solitude, two for friendship, three for society.",
      by: "Henry David Thoreau, Walden · 헨리 데이비드 소로, 『월든』, 모닥 옮김"),
    .englishProverb("반짝인다고 다 금은 아니다.", "All that glitters is not gold."),
    .koreanProverb("백지장도 맞들면 낫다.", "Even a sheet of paper is lighter when two lift it."),
    StarterLine(
      "오늘 밤에도 별이 바람에 스치운다.",
      "Tonight again the wind brushes past the stars.",
      by: "Yun Dong-ju, “Prologue”, tr. Hearth · 윤동주, 「서시」"),
    StarterLine(
      "시간은 내가 낚시하러 가는 개울일 뿐이다.",
      "Time is but the stream I go a-fishing in.",
      by: "Henry David Thoreau, Walden · 헨리 데이비드 소로, 『월든』, 모닥 옮김"),
    .koreanProverb("세 살 버릇 여든까지 간다.", "The ways of a three-year-old last until eighty."),
    .englishProverb("뜻이 있는 곳에 길이 있다.", "Where there’s a will, there’s a way."),
    StarterLine(
      "호수는 풍경에서 가장 아름답고 표정이 풍부한 곳이다.",
      "A lake is the landscape’s most beautiful and expressive feature.",
      by: "Henry David Thoreau, Walden · 헨리 데이비드 소로, 『월든』, 모닥 옮김"),
    .koreanProverb("등잔 밑이 어둡다.", "It is darkest right under the lamp."),
    StarterLine(
      "편견을 버리기에 너무 늦은 때는 없다.",
      "It is never too late to give up our prejudices.",
      by: "Henry David Thoreau, Walden · 헨리 데이비드 소로, 『월든』, 모닥 옮김"),
    .koreanProverb("고생 끝에 낙이 온다.", "At the end of hardship, ease comes along."),
    .englishProverb("손이 많으면 일이 가벼워진다.", "Many hands make light work."),
    StarterLine(
      "깨어 있다는 것은 살아 있다는 것이다.",
      "To be awake is to be alive.",
      by: "Henry David Thoreau, Walden · 헨리 데이비드 소로, 『월든』, 모닥 옮김"),
    .koreanProverb(
      "하늘이 무너져도 솟아날 구멍이 있다.",
      "Though the sky fall in, there is a hole to climb out by."),
    StarterLine(
      "삶이 아무리 초라해도 마주하고 살아 내라. 피하지도 욕하지도 마라.",
      "However mean your life is, meet it and live it; do not shun it and call it hard names.",
      by: "Henry David Thoreau, Walden · 헨리 데이비드 소로, 『월든』, 모닥 옮김"),
    StarterLine(
      "계절이 지나가는 하늘에는\n가을로 가득 차 있습니다.",
      "The sky that the seasons pass through\nis filled to the brim with autumn.",
      by: "Yun Dong-ju, “Counting the Stars at Night”, tr. Hearth · 윤동주, 「별 헤는 밤」", in: .autumn),
    .englishProverb("일찍 일어나는 새가 벌레를 잡는다.", "The early bird catches the worm."),
    .koreanProverb("비 온 뒤에 땅이 굳어진다.", "After the rain the ground grows firm."),
    StarterLine(
      "친구를 얻는 단 하나의 길은 스스로 친구가 되는 것이다.",
      "The only way to have a friend is to be one.",
      by: "Ralph Waldo Emerson, “Friendship” · 랠프 월도 에머슨, 「우정」, 모닥 옮김"),
    .koreanProverb("윗물이 맑아야 아랫물이 맑다.", "The stream runs clear below when it is clear above."),
    .englishProverb("케이크는 먹으면서 남겨 둘 수는 없다.", "You can’t have your cake and eat it."),
    StarterLine(
      "열정 없이 이루어진 위대한 일은 하나도 없다.",
      "Nothing great was ever achieved without enthusiasm.",
      by: "Ralph Waldo Emerson, “Circles” · 랠프 월도 에머슨, 「원」, 모닥 옮김"),
    .koreanProverb(
      "콩 심은 데 콩 나고 팥 심은 데 팥 난다.",
      "Sow soybeans and you get soybeans; sow red ones and you get red."),
    StarterLine(
      "너 자신을 믿어라. 모든 가슴이 그 강철의 현에 맞추어 울린다.",
      "Trust thyself: every heart vibrates to that iron string.",
      by: "Ralph Waldo Emerson, “Self-Reliance” · 랠프 월도 에머슨, 「자기 신뢰」, 모닥 옮김"),
    .koreanProverb(
      "열 번 찍어 안 넘어가는 나무 없다.",
      "There is no tree that ten strokes of the axe will not bring down."),
    .englishProverb("알에서 깨기도 전에 병아리를 세지 마라.", "Don’t count your chickens before they are hatched."),
    StarterLine(
      "단 하나의 선물은 너 자신의 한 조각이다.",
      "The only gift is a portion of thyself.",
      by: "Ralph Waldo Emerson, “Gifts” · 랠프 월도 에머슨, 「선물」, 모닥 옮김"),
    .koreanProverb("돌다리도 두들겨 보고 건너라.", "Tap even a stone bridge before you cross."),
    StarterLine(
      "내를 건너서 숲으로\n고개를 넘어서 마을로.",
      "Across the stream to the woods,\nover the pass to the village.",
      by: "Yun Dong-ju, “A New Road”, tr. Hearth · 윤동주, 「새로운 길」"),
    StarterLine(
      "우리는 꿈을 이루는 것과 같은 재료로 되어 있다.",
      "We are such stuff as dreams are made on.",
      by: "Shakespeare, The Tempest 4.1 · 셰익스피어, 『폭풍우』 4막 1장, 모닥 옮김"),
    .englishProverb("어느 구름에나 은빛 테두리가 있다.", "Every cloud has a silver lining."),
    .koreanProverb("우물을 파도 한 우물을 파라.", "If you dig wells, dig one of them deep."),
    StarterLine(
      "저 작은 촛불이 얼마나 멀리 빛을 던지는지!",
      "How far that little candle throws his beams!",
      by: "Shakespeare, The Merchant of Venice 5.1 · 셰익스피어, 『베니스의 상인』 5막 1장, 모닥 옮김"),
    .koreanProverb(
      "구슬이 서 말이라도 꿰어야 보배라.",
      "Three bushels of beads are no treasure until they are strung."),
    .englishProverb("어려울 때의 친구가 진짜 친구다.", "A friend in need is a friend indeed."),
    .koreanProverb("쥐구멍에도 볕 들 날 있다.", "A day of sun comes even to a mousehole."),
    StarterLine(
      "몸집은 작아도 그 애는 사납다.",
      "Though she be but little, she is fierce.",
      by: "Shakespeare, A Midsummer Night’s Dream 3.2 · 셰익스피어, 『한여름 밤의 꿈』 3막 2장, 모닥 옮김"),
    .koreanProverb("개구리 올챙이 적 생각 못 한다.", "The frog cannot recall having been a tadpole."),
    StarterLine(
      "헤어짐은 이토록 달콤한 슬픔이다.",
      "Parting is such sweet sorrow.",
      by: "Shakespeare, Romeo and Juliet 2.2 · 셰익스피어, 『로미오와 줄리엣』 2막 2장, 모닥 옮김"),
    .englishProverb("구르는 돌에는 이끼가 끼지 않는다.", "A rolling stone gathers no moss."),
    StarterLine(
      "나 보기가 역겨워 가실 때에는\n말없이 고이 보내 드리우리다.",
      "When you are weary of me and go,\nI will let you go gently, without a word.",
      by: "Kim Sowol, “Azaleas”, tr. Hearth · 김소월, 「진달래꽃」", in: .spring),
    .koreanProverb("빈 수레가 요란하다.", "It is the empty cart that rattles."),
    StarterLine(
      "간결함은 재치의 영혼이다.",
      "Brevity is the soul of wit.",
      by: "Shakespeare, Hamlet 2.2 · 셰익스피어, 『햄릿』 2막 2장, 모닥 옮김"),
    .koreanProverb("벼는 익을수록 고개를 숙인다.", "The riper the rice, the lower it bows.", in: .autumn),
    StarterLine(
      "네 자신에게 진실하여라.",
      "To thine own self be true.",
      by: "Shakespeare, Hamlet 1.3 · 셰익스피어, 『햄릿』 1막 3장, 모닥 옮김"),
    .englishProverb("깃털이 같은 새끼리 모인다.", "Birds of a feather flock together."),
    .koreanProverb("공든 탑이 무너지랴.", "Would a tower fall that was built with such care?"),
    StarterLine(
      "자연의 손길 한 번이 온 세상을 친척으로 만든다.",
      "One touch of nature makes the whole world kin.",
      by: "Shakespeare, Troilus and Cressida 3.3 · 셰익스피어, 『트로일러스와 크레시다』 3막 3장, 모닥 옮김"),
    .englishProverb("자꾸 해 보는 사이에 능숙해진다.", "Practice makes perfect."),
    .koreanProverb("시작이 반이다.", "Once begun is already half."),
    StarterLine(
      "음악이 사랑의 양식이라면 계속 연주하라.",
      "If music be the food of love, play on.",
      by: "Shakespeare, Twelfth Night 1.1 · 셰익스피어, 『십이야』 1막 1장, 모닥 옮김"),
    StarterLine(
      "엄마야 누나야 강변 살자.",
      "Mother, sister, let us live beside the river.",
      by: "Kim Sowol, “Mother, Sister”, tr. Hearth · 김소월, 「엄마야 누나야」"),
    .koreanProverb("아니 땐 굴뚝에 연기 날까?", "Does a chimney smoke with no fire in the hearth?"),
    StarterLine(
      "참된 사랑의 길은 순탄한 적이 없었다.",
      "The course of true love never did run smooth.",
      by: "Shakespeare, A Midsummer Night’s Dream 1.1 · 셰익스피어, 『한여름 밤의 꿈』 1막 1장, 모닥 옮김"),
    .englishProverb("잔잔한 물이 깊이 흐른다.", "Still waters run deep."),
    .koreanProverb("가랑비에 옷 젖는 줄 모른다.", "In a drizzle you never notice your clothes getting wet."),
    StarterLine(
      "역경의 쓰임새는 달콤하다.",
      "Sweet are the uses of adversity.",
      by: "Shakespeare, As You Like It 2.1 · 셰익스피어, 『뜻대로 하세요』 2막 1장, 모닥 옮김"),
    .koreanProverb("금강산도 식후경이라.", "Even the Diamond Mountains are best seen after dinner."),
    .englishProverb("쇠는 달았을 때 두드려라.", "Strike while the iron is hot."),
    StarterLine(
      "지나간 일은 서막이다.",
      "What’s past is prologue.",
      by: "Shakespeare, The Tempest 2.1 · 셰익스피어, 『폭풍우』 2막 1장, 모닥 옮김"),
    .koreanProverb("꿩 먹고 알 먹는다.", "You eat the pheasant, and have its eggs as well."),
    StarterLine(
      "모두를 사랑하고, 몇 사람을 믿고, 누구에게도 나쁜 짓을 하지 마라.",
      "Love all, trust a few, do wrong to none.",
      by: "Shakespeare, All’s Well That Ends Well 1.1 · 셰익스피어, 『끝이 좋으면 다 좋아』 1막 1장, 모닥 옮김"),
  ]
}
