import HearthDomain

extension StarterCollection {
  /// Further proverbs and sayings of authors who died long ago.
  static let fourthWords: [StarterLine] = [
    .englishProverb("나눈 걱정은 반으로 준다.", "A trouble shared is a trouble halved."),
    .koreanProverb("이 없으면 잇몸으로 산다.", "If the teeth are gone, one lives by the gums."),
    StarterLine(
      "작은 도끼질이 큰 참나무를 쓰러뜨린다.",
      "Little strokes fell great oaks.",
      by: "Benjamin Franklin, Poor Richard’s Almanack · 벤저민 프랭클린, 『가난한 리처드의 달력』, 모닥 옮김"),
    .koreanProverb("자식을 길러 봐야 부모 은공을 안다.", "Raise a child, and you learn what your parents gave."),
    .englishProverb("하던 일을 바꾸는 것도 쉬는 것만큼 좋다.", "A change is as good as a rest."),
    StarterLine(
      "참을 줄 아는 사람은 바라는 것을 얻는다.",
      "He that can have patience can have what he will.",
      by: "Benjamin Franklin, Poor Richard’s Almanack · 벤저민 프랭클린, 『가난한 리처드의 달력』, 모닥 옮김"),
    .koreanProverb("젊어 고생은 사서도 한다.", "Hardship in youth is worth paying for."),
    StarterLine(
      "동창이 밝았느냐 노고지리 우지진다.",
      "Is there light in the east window? The skylarks are calling.",
      by: "Nam Gu-man, sijo, tr. Hearth · 남구만, 시조", in: .spring),
    StarterLine(
      "우리는 모두 시궁창에 있지만 몇몇은 별을 바라본다.",
      "We are all in the gutter, but some of us are looking at the stars.",
      by: "Oscar Wilde, Lady Windermere’s Fan · 오스카 와일드, 『윈더미어 부인의 부채』, 모닥 옮김"),
    .koreanProverb(
      "제비는 작아도 강남 간다.",
      "The swallow is small, and yet it flies all the way south.",
      in: .autumn),
    .englishProverb("폭풍이 지나가면 고요가 온다.", "After a storm comes a calm."),
    StarterLine(
      "누구도 그 자체로 온전한 섬이 아니다.",
      "No man is an island, entire of itself.",
      by: "John Donne, Meditation 17 · 존 던, 「명상 17」, 모닥 옮김"),
    .koreanProverb("털어서 먼지 안 나는 사람 없다.", "Shake anybody, and some dust will fly."),
    .englishProverb("내일의 암탉보다 오늘의 달걀이 낫다.", "Better an egg today than a hen tomorrow."),
    StarterLine(
      "잘못은 사람의 일, 용서는 하늘의 일.",
      "To err is human; to forgive, divine.",
      by: "Alexander Pope, An Essay on Criticism · 알렉산더 포프, 『비평론』, 모닥 옮김"),
    .koreanProverb("참새가 방앗간을 그저 지나랴.", "Would a sparrow fly past the mill without stopping?"),
    StarterLine(
      "희망은 사람의 가슴에서 끝없이 솟는다.",
      "Hope springs eternal in the human breast.",
      by: "Alexander Pope, An Essay on Man · 알렉산더 포프, 『인간론』, 모닥 옮김"),
    .koreanProverb("초록은 동색이다.", "Grass and green are one colour."),
    StarterLine(
      "내 벗이 몇이나 하니 수석과 송죽이라.",
      "How many friends have I? Water and stone, pine and bamboo.",
      by: "Yun Seon-do, “Song of Five Friends”, tr. Hearth · 윤선도, 「오우가」"),
    .englishProverb("베푸는 일은 집에서 시작된다.", "Charity begins at home."),
    StarterLine(
      "다채로움이야말로 삶의 양념이다.",
      "Variety’s the very spice of life.",
      by: "William Cowper, The Task · 윌리엄 쿠퍼, 『과업』, 모닥 옮김"),
    .koreanProverb("콩 한 쪽도 나누어 먹는다.", "They share even a single bean."),
    .koreanProverb("큰 둑도 개미구멍으로 무너진다.", "A great dam falls by way of an ant’s hole."),
    StarterLine(
      "그저 서서 기다리는 이들도 섬기는 것이다.",
      "They also serve who only stand and wait.",
      by: "John Milton, Sonnet 19 · 존 밀턴, 소네트 19, 모닥 옮김"),
    .englishProverb("기다리는 사람에게 좋은 일이 온다.", "Good things come to those who wait."),
    .koreanProverb("하늘의 별 따기라.", "That is plucking a star out of the sky."),
    StarterLine(
      "할 수 있을 때 장미 봉오리를 모아라.",
      "Gather ye rosebuds while ye may.",
      by: "Robert Herrick · 로버트 헤릭, 모닥 옮김", in: .spring),
    .koreanProverb("흐르는 물은 썩지 않는다.", "Water that flows does not go bad."),
    .englishProverb("마지막에 웃는 사람이 가장 오래 웃는다.", "He who laughs last laughs longest."),
    StarterLine(
      "나는 내 운명의 주인,\n나는 내 영혼의 선장.",
      "I am the master of my fate:\nI am the captain of my soul.",
      by: "W. E. Henley, “Invictus” · 헨리, 「인빅터스」, 모닥 옮김"),
    StarterLine(
      "어버이 살아신 제 섬기기란 다하여라.",
      "While your parents live, care for them with all you have.",
      by: "Jeong Cheol, “Songs to Teach the People”, tr. Hearth · 정철, 「훈민가」"),
    .koreanProverb(
      "굽은 나무가 선산을 지킨다.",
      "It is the crooked tree that stays to guard the family hill."),
    StarterLine(
      "내 꿈 위를 걸으니 사뿐히 밟아 주오.",
      "Tread softly because you tread on my dreams.",
      by: "W. B. Yeats · 예이츠, 모닥 옮김"),
    .englishProverb("저녁노을이 붉으면 양치기가 기뻐한다.", "Red sky at night, shepherd’s delight."),
    .koreanProverb(
      "꽃이 좋아야 나비가 모인다.",
      "The butterflies gather where the flowers are good.",
      in: .spring),
    StarterLine(
      "이제 일어나 가리, 이니스프리로 가리.",
      "I will arise and go now, and go to Innisfree.",
      by: "W. B. Yeats, “The Lake Isle of Innisfree” · 예이츠, 「이니스프리의 호수 섬」, 모닥 옮김"),
    .koreanProverb(
      "나간 사람 몫은 있어도 자는 사람 몫은 없다.",
      "There is a share for one who is out, but none for one asleep."),
    StarterLine(
      "해가 그립다고 눈물을 흘리면 별마저 보지 못한다.",
      "If you shed tears when you miss the sun, you also miss the stars.",
      by: "Rabindranath Tagore, Stray Birds 6 · 라빈드라나트 타고르, 『길 잃은 새들』 6, 모닥 옮김"),
    .englishProverb("느려도 꾸준하면 경주에 이긴다.", "Slow and steady wins the race."),
    .koreanProverb("낙숫물이 댓돌을 뚫는다.", "Drops from the eaves bore through the stone below."),
    StarterLine(
      "삶은 여름꽃처럼, 죽음은 가을 잎처럼 아름다워라.",
      "Let life be beautiful like summer flowers and death like autumn leaves.",
      by: "Rabindranath Tagore, Stray Birds 82 · 라빈드라나트 타고르, 『길 잃은 새들』 82, 모닥 옮김"),
    .koreanProverb("달도 차면 기운다.", "The moon, too, wanes once it is full."),
    .englishProverb("동트기 바로 전이 가장 어둡다.", "The darkest hour is just before the dawn."),
    StarterLine(
      "안을 들여다보라. 그 안에 선의 샘이 있어, 파면 늘 솟아오른다.",
      "Look within. Within is the fountain of good, and it will ever bubble up, if thou wilt ever dig.",
      by: "Marcus Aurelius, Meditations 7.59, tr. Long · 마르쿠스 아우렐리우스, 『명상록』 7.59, 모닥 옮김"),
    StarterLine(
      "지금 신에게는 아직 열두 척의 배가 있사옵니다.",
      "Your servant still has twelve ships.",
      by: "Yi Sun-sin, report to the king, 1597, tr. Hearth · 이순신, 1597년 장계"),
    .koreanProverb(
      "더도 말고 덜도 말고 늘 가윗날만 같아라.",
      "No more and no less: may every day be like the harvest moon day.",
      in: .chuseok),
    StarterLine(
      "가장 좋은 복수는 해친 사람과 같아지지 않는 것이다.",
      "The best way of avenging thyself is not to become like the wrong doer.",
      by: "Marcus Aurelius, Meditations 6.6, tr. Long · 마르쿠스 아우렐리우스, 『명상록』 6.6, 모닥 옮김"),
    .englishProverb("가장 멀리 도는 길이 집으로 가는 지름길이다.", "The longest way round is the shortest way home."),
    .koreanProverb(
      "가을에는 부지깽이도 덤벙인다.",
      "At harvest time even the fire poker runs about.",
      in: .autumn),
    StarterLine(
      "우주는 변화이고 삶은 생각이다.",
      "The universe is transformation: life is opinion.",
      by: "Marcus Aurelius, Meditations 4.3, tr. Long · 마르쿠스 아우렐리우스, 『명상록』 4.3, 모닥 옮김"),
    .koreanProverb(
      "꽃샘잎샘에 반늙은이 얼어 죽는다.",
      "The cold that envies the blossoms can freeze the middle-aged.",
      in: .earlySpring),
    StarterLine(
      "사람을 흔드는 것은 일어난 일이 아니라 그 일에 대한 생각이다.",
      "Men are disturbed not by the things which happen, but by the opinions about the things.",
      by: "Epictetus, Enchiridion 5, tr. Long · 에픽테토스, 『엥케이리디온』 5, 모닥 옮김"),
    .englishProverb("시간과 밀물은 누구도 기다리지 않는다.", "Time and tide wait for no man."),
    .koreanProverb(
      "봄볕은 며느리를 쬐이고 가을볕은 딸을 쬐인다.",
      "She sends her son’s wife into spring sun, her daughter into autumn’s.",
      in: .spring),
    StarterLine(
      "남을 아는 이는 슬기롭고 자신을 아는 이는 밝다.",
      "He who knows other men is discerning; he who knows himself is intelligent.",
      by: "Laozi, Tao Te Ching 33, tr. Legge · 노자, 『도덕경』 33장, 모닥 옮김"),
    StarterLine(
      "하루라도 글을 읽지 않으면 입안에 가시가 돋친다.",
      "One day without reading, and thorns grow in the mouth.",
      by: "calligraphy of An Jung-geun, 1910, tr. Hearth · 안중근의 글씨, 1910년"),
    .koreanProverb(
      "처서가 지나면 모기도 입이 비뚤어진다.",
      "Once the heat is past, even the mosquito’s mouth goes crooked.",
      in: .lateAugust),
    .englishProverb("내일은 또 다른 하루다.", "Tomorrow is another day."),
    StarterLine(
      "가장 훌륭한 것은 물과 같다.",
      "The highest excellence is like that of water.",
      by: "Laozi, Tao Te Ching 8, tr. Legge · 노자, 『도덕경』 8장, 모닥 옮김"),
    .koreanProverb(
      "대한이 소한의 집에 가서 얼어 죽는다.",
      "Great Cold went to visit Little Cold, and froze to death there.",
      in: .january),
    StarterLine(
      "먼 곳에서 벗이 찾아오니 또한 즐겁지 아니한가?",
      "Is it not delightful to have friends coming from distant quarters?",
      by: "Confucius, Analects 1.1, tr. Legge · 공자, 『논어』 「학이」, 모닥 옮김"),
    .koreanProverb(
      "소한의 추위는 꾸어다가라도 한다.",
      "Little Cold will have its frost, even if it has to borrow it.",
      in: .january),
    .englishProverb("헤프게 쓰지 않으면 아쉬울 일도 없다.", "Waste not, want not."),
    StarterLine(
      "배우기만 하고 생각하지 않으면 헛되고, 생각만 하고 배우지 않으면 위태롭다.",
      "Learning without thought is labour lost; thought without learning is perilous.",
      by: "Confucius, Analects 2.15, tr. Legge · 공자, 『논어』 「위정」, 모닥 옮김"),
    .koreanProverb(
      "우수 경칩에 대동강 물이 풀린다.",
      "By the time the frogs awake, the ice on the great river lets go.",
      in: .earlySpring),
    StarterLine(
      "덕은 외롭지 않다. 반드시 이웃이 있다.",
      "Virtue is not left to stand alone. He who practises it will have neighbors.",
      by: "Confucius, Analects 4.25, tr. Legge · 공자, 『논어』 「이인」, 모닥 옮김"),
    .englishProverb("나이가 들었다고 못 배울 것은 없다.", "You are never too old to learn."),
    .koreanProverb("눈은 보리의 이불이다.", "Snow is the blanket of the barley.", in: .winter),
    StarterLine(
      "말하기 좋다 하고 남의 말을 말을 것이.",
      "Talking is easy, they say; so let us not talk of others.",
      by: "unknown author, sijo, tr. Hearth · 지은이 모름, 시조"),
    StarterLine(
      "내가 바라지 않는 것을 남에게 하지 마라.",
      "What you do not want done to yourself, do not do to others.",
      by: "Confucius, Analects 15.24, tr. Legge · 공자, 『논어』 「위령공」, 모닥 옮김"),
    .koreanProverb(
      "오뉴월 하룻볕도 무섭다.",
      "In midsummer a single day of sun makes a difference.",
      in: .summer),
    .englishProverb("푸딩의 맛은 먹어 보아야 안다.", "The proof of the pudding is in the eating."),
    StarterLine(
      "미움은 미움으로 그치지 않는다. 사랑으로 그친다. 이것은 오랜 법이다.",
      "For hatred does not cease by hatred at any time: hatred ceases by love, this is an old rule.",
      by: "Dhammapada 5, tr. Müller · 『법구경』 5, 모닥 옮김"),
    .koreanProverb(
      "삼복 기간에는 입술에 묻은 밥알도 무겁다.",
      "In the dog days even a grain of rice on the lip is heavy.",
      in: .summer),
  ]
}
