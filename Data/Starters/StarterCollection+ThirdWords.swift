import HearthDomain

extension StarterCollection {
  /// Further proverbs and sayings of authors who died long ago.
  static let thirdWords: [StarterLine] = [
    .englishProverb("빵 반 덩이라도 없는 것보다 낫다.", "Half a loaf is better than none."),
    .koreanProverb("호랑이도 제 말 하면 온다.", "Speak of the tiger, and the tiger comes."),
    StarterLine(
      "사람의 손은 잡을 수 있는 곳보다 멀리 뻗어야 한다.\n아니면 하늘은 왜 있겠는가?",
      "Ah, but a man’s reach should exceed his grasp,\nor what’s a heaven for?",
      by: "Robert Browning, “Andrea del Sarto” · 로버트 브라우닝, 「안드레아 델 사르토」, 모닥 옮김"),
    .koreanProverb(
      "호랑이에게 물려 가도 정신만 차리면 산다.",
      "Carried off by a tiger you can still live, if you keep your wits."),
    StarterLine(
      "나와 함께 늙어 가요! 가장 좋은 때는 아직 오지 않았어요.",
      "Grow old along with me! The best is yet to be.",
      by: "Robert Browning, “Rabbi Ben Ezra” · 로버트 브라우닝, 「랍비 벤 에즈라」, 모닥 옮김"),
    .englishProverb("서두를수록 더뎌진다.", "More haste, less speed."),
    .koreanProverb("가는 날이 장날이다.", "The day you go turns out to be market day."),
    StarterLine(
      "한 해는 봄에, 하루는 아침에 이르렀네.",
      "The year’s at the spring, and day’s at the morn.",
      by: "Robert Browning, Pippa Passes · 로버트 브라우닝, 『피파가 지나간다』, 모닥 옮김", in: .spring),
    .koreanProverb("개천에서 용 난다.", "A dragon may rise out of a ditch."),
    StarterLine(
      "당신을 얼마나 사랑하느냐고요? 헤아려 볼게요.",
      "How do I love thee? Let me count the ways.",
      by: "Elizabeth Barrett Browning, Sonnet 43 · 엘리자베스 배럿 브라우닝, 소네트 43, 모닥 옮김"),
    .englishProverb("마음이 머무는 곳이 집이다.", "Home is where the heart is."),
    StarterLine(
      "지금은 남의 땅, 빼앗긴 들에도 봄은 오는가?",
      "The land is not ours now. Does spring come even to stolen fields?",
      by: "Yi Sang-hwa, 1926, tr. Hearth · 이상화, 「빼앗긴 들에도 봄은 오는가」", in: .earlySpring),
    .koreanProverb(
      "고기는 씹어야 맛이요, 말은 해야 맛이라.",
      "Meat tastes when it is chewed, and words when they are said."),
    StarterLine(
      "나는 크다. 내 안에는 여럿이 있다.",
      "I am large, I contain multitudes.",
      by: "Walt Whitman, “Song of Myself” · 월트 휘트먼, 「나 자신의 노래」, 모닥 옮김"),
    .koreanProverb("구관이 명관이다.", "The old magistrate turns out to have been the good one."),
    .englishProverb("정직이 가장 좋은 방책이다.", "Honesty is the best policy."),
    StarterLine(
      "나는 빈둥거리며 내 영혼을 초대한다.",
      "I loafe and invite my soul.",
      by: "Walt Whitman, “Song of Myself” · 월트 휘트먼, 「나 자신의 노래」, 모닥 옮김"),
    .koreanProverb("굳은 땅에 물이 괸다.", "Water gathers where the ground is firm."),
    StarterLine(
      "나는 있는 그대로 존재한다. 그것으로 넉넉하다.",
      "I exist as I am, that is enough.",
      by: "Walt Whitman, “Song of Myself” · 월트 휘트먼, 「나 자신의 노래」, 모닥 옮김"),
    .englishProverb("처음에 안 되면 다시, 또다시 해 보아라.", "If at first you don’t succeed, try, try again."),
    .koreanProverb("굼벵이도 구르는 재주가 있다.", "Even a grub has a gift: it knows how to roll."),
    StarterLine(
      "풀잎 하나도 별들이 해낸 일에 못지않다고 나는 믿는다.",
      "I believe a leaf of grass is no less than the journey-work of the stars.",
      by: "Walt Whitman, “Song of Myself” · 월트 휘트먼, 「나 자신의 노래」, 모닥 옮김"),
    StarterLine(
      "그곳이 차마 꿈엔들 잊힐 리야.",
      "How could that place be forgotten, even in dreams?",
      by: "Jeong Ji-yong, “Nostalgia”, tr. Hearth · 정지용, 「향수」"),
    .koreanProverb("놓친 고기가 더 크다.", "The fish that got away is the bigger one."),
    StarterLine(
      "누구의 삶에나 얼마쯤은 비가 내린다.",
      "Into each life some rain must fall.",
      by: "Longfellow, “The Rainy Day” · 롱펠로, 「비 오는 날」, 모닥 옮김"),
    .englishProverb("엎지른 우유 앞에서 울어도 소용없다.", "It is no use crying over spilt milk."),
    .koreanProverb(
      "늦게 배운 도둑이 날 새는 줄 모른다.",
      "Who learns a thing late will not notice the night passing."),
    StarterLine(
      "자, 일어나 움직이자,\n어떤 운명도 맞을 마음으로.",
      "Let us, then, be up and doing,\nWith a heart for any fate.",
      by: "Longfellow, “A Psalm of Life” · 롱펠로, 「인생 찬가」, 모닥 옮김"),
    .koreanProverb(
      "될성부른 나무는 떡잎부터 알아본다.",
      "A tree that will thrive is known from its first two leaves."),
    .englishProverb("호의는 또 다른 호의로 갚을 만하다.", "One good turn deserves another."),
    StarterLine(
      "오랜 벗을 잊고서 다시는 떠올리지 않아야 할까?",
      "Should auld acquaintance be forgot, and never brought to mind?",
      by: "Robert Burns, “Auld Lang Syne” · 로버트 번스, 「올드 랭 사인」, 모닥 옮김", in: .newYear),
    .koreanProverb("말이 씨가 된다.", "What is said becomes a seed."),
    StarterLine(
      "생쥐와 사람이 아무리 잘 짠 계획도 자주 어긋난다.",
      "The best-laid schemes o’ mice an’ men gang aft agley.",
      by: "Robert Burns, “To a Mouse” · 로버트 번스, 「생쥐에게」, 모닥 옮김"),
    .koreanProverb("물에 빠지면 지푸라기라도 잡는다.", "Somebody in the water will catch at a straw."),
    .englishProverb("말이 적을수록 빨리 아문다.", "Least said, soonest mended."),
    StarterLine(
      "동짓달 기나긴 밤을 한 허리를 베어 내어\n춘풍 이불 아래 서리서리 넣었다가.",
      "I will cut the long midwinter night at the waist\nand coil it under a quilt of spring wind.",
      by: "Hwang Jini, sijo, tr. Hearth · 황진이, 시조", in: .winter),
    StarterLine(
      "누가 바람을 보았을까? 나도 너도 보지 못했지.",
      "Who has seen the wind? Neither I nor you.",
      by: "Christina Rossetti · 크리스티나 로세티, 모닥 옮김"),
    .koreanProverb("물이 깊어야 고기가 모인다.", "Fish gather where the water is deep."),
    .englishProverb("사랑은 어떻게든 길을 찾는다.", "Love will find a way."),
    StarterLine(
      "황량한 한겨울, 서리 바람이 앓는 소리를 냈네.",
      "In the bleak mid-winter, frosty wind made moan.",
      by: "Christina Rossetti · 크리스티나 로세티, 모닥 옮김", in: .winter),
    .koreanProverb(
      "물은 건너 보아야 알고 사람은 지내보아야 안다.",
      "You know a river by wading it, and people by living beside them."),
    StarterLine(
      "기억하며 슬퍼하느니\n잊고서 웃는 편이 훨씬 낫다.",
      "Better by far you should forget and smile\nthan that you should remember and be sad.",
      by: "Christina Rossetti, “Remember” · 크리스티나 로세티, 「기억해 줘요」, 모닥 옮김"),
    .koreanProverb(
      "바다는 메워도 사람의 욕심은 못 채운다.",
      "You may fill up the sea, but never what people want."),
    .englishProverb(
      "삼월은 사자처럼 와서 양처럼 떠난다.",
      "March comes in like a lion and goes out like a lamb.",
      in: .march),
    StarterLine(
      "희망을 품고 가는 것이 닿는 것보다 낫다.",
      "To travel hopefully is a better thing than to arrive.",
      by: "R. L. Stevenson, “El Dorado” · 스티븐슨, 「엘도라도」, 모닥 옮김"),
    .koreanProverb(
      "백 번 듣는 것이 한 번 보는 것만 못하다.",
      "Hearing it a hundred times is less than seeing it once."),
    StarterLine(
      "청산리 벽계수야 수이 감을 자랑 마라.",
      "Blue stream in the green hills, don’t boast of running so lightly.",
      by: "Hwang Jini, sijo, tr. Hearth · 황진이, 시조"),
    StarterLine(
      "세상에는 갖가지 것이 이렇게 가득하니\n우리 모두 임금님처럼 행복해야지.",
      "The world is so full of a number of things,\nI’m sure we should all be as happy as kings.",
      by: "R. L. Stevenson, “Happy Thought” · 스티븐슨, 「즐거운 생각」, 모닥 옮김"),
    .koreanProverb("부지런한 물방아는 얼 새도 없다.", "A busy water mill has no time to freeze.", in: .winter),
    .englishProverb("필요는 발명의 어머니다.", "Necessity is the mother of invention."),
    .koreanProverb(
      "범은 죽으면 가죽을 남기고 사람은 죽으면 이름을 남긴다.",
      "A tiger leaves its skin behind, and a person leaves a name."),
    StarterLine(
      "웃음과 좋은 기분만큼 걷잡을 수 없이 옮는 것은 세상에 없다.",
      "There is nothing in the world so irresistibly contagious as laughter and good humour.",
      by: "Charles Dickens, A Christmas Carol · 찰스 디킨스, 『크리스마스 캐럴』, 모닥 옮김"),
    .englishProverb(
      "오늘 할 수 있는 일을 내일로 미루지 마라.",
      "Never put off till tomorrow what you can do today."),
    .koreanProverb("산 입에 거미줄 치랴.", "No spider will spin its web in a living mouth."),
    StarterLine(
      "나는 마음속에서 성탄절을 기리고 한 해 내내 간직하겠다.",
      "I will honour Christmas in my heart, and try to keep it all the year.",
      by: "Charles Dickens, A Christmas Carol · 찰스 디킨스, 『크리스마스 캐럴』, 모닥 옮김", in: .christmas),
    .koreanProverb("세월이 약이다.", "The passing years are the medicine."),
    StarterLine(
      "다정한 마음에 견줄 매력은 없다.",
      "There is no charm equal to tenderness of heart.",
      by: "Jane Austen, Emma · 제인 오스틴, 『에마』, 모닥 옮김"),
    .englishProverb("무릅쓰지 않으면 얻는 것도 없다.", "Nothing ventured, nothing gained."),
    .koreanProverb("가마가 검기로 밥도 검을까?", "The kettle is black, but is the rice in it black?"),
    StarterLine(
      "당신을 덜 사랑했더라면 그 이야기를 더 할 수 있었을 텐데요.",
      "If I loved you less, I might be able to talk about it more.",
      by: "Jane Austen, Emma · 제인 오스틴, 『에마』, 모닥 옮김"),
    StarterLine(
      "이화에 월백하고 은한이 삼경인 제.",
      "White moon on the pear blossom, and the Milky Way at midnight.",
      by: "Yi Jo-nyeon, sijo, tr. Hearth · 이조년, 시조", in: .april),
    .koreanProverb("양지가 음지 되고 음지가 양지 된다.", "The sunny side turns shady, and the shady side sunny."),
    StarterLine(
      "정말로 편안하기로는 집에 있는 것만 한 것이 없다.",
      "There is nothing like staying at home for real comfort.",
      by: "Jane Austen, Emma · 제인 오스틴, 『에마』, 모닥 옮김"),
    .englishProverb("제비 한 마리가 왔다고 여름은 아니다.", "One swallow does not make a summer.", in: .spring),
    .koreanProverb("어느 구름에서 비가 올지 모른다.", "Nobody knows from which cloud the rain will come."),
    StarterLine(
      "나는 새가 아니에요. 어떤 그물도 나를 잡지 못해요.",
      "I am no bird; and no net ensnares me.",
      by: "Charlotte Brontë, Jane Eyre · 샬럿 브론테, 『제인 에어』, 모닥 옮김"),
    .koreanProverb("업은 아이 삼 년 찾는다.", "Three years she has looked for the child on her own back."),
    .englishProverb("지켜보는 냄비는 끓지 않는다.", "A watched pot never boils."),
    StarterLine(
      "폭풍이 두렵지 않아. 내 배를 모는 법을 배우고 있으니까.",
      "I’m not afraid of storms, for I’m learning how to sail my ship.",
      by: "Louisa May Alcott, Little Women · 루이자 메이 올컷, 『작은 아씨들』, 모닥 옮김"),
    .koreanProverb(
      "여름에 하루 놀면 겨울에 열흘 굶는다.",
      "Idle one day in summer, hungry ten in winter.",
      in: .summer),
    StarterLine(
      "사랑은 사람을 참 아름답게 한다.",
      "Love is a great beautifier.",
      by: "Louisa May Alcott, Little Women · 루이자 메이 올컷, 『작은 아씨들』, 모닥 옮김"),
    StarterLine(
      "태산이 높다 하되 하늘 아래 뫼이로다.",
      "The great mountain is high, they say, but it is a hill under heaven.",
      by: "Yang Sa-eon, sijo, tr. Hearth · 양사언, 시조"),
    .englishProverb("손안의 새 한 마리가 덤불 속 두 마리보다 낫다.", "A bird in the hand is worth two in the bush."),
    .koreanProverb("열흘 붉은 꽃이 없다.", "No blossom stays red for ten days."),
    StarterLine(
      "뒤로만 가는 기억력이라니 참 변변찮기도 하지.",
      "It’s a poor sort of memory that only works backwards.",
      by: "Lewis Carroll, Through the Looking-Glass · 루이스 캐럴, 『거울 나라의 앨리스』, 모닥 옮김"),
    .koreanProverb("오는 정이 있어야 가는 정이 있다.", "Affection goes out where affection comes in."),
    StarterLine(
      "잃어버린 시간은 다시 찾지 못한다.",
      "Lost time is never found again.",
      by: "Benjamin Franklin, Poor Richard’s Almanack · 벤저민 프랭클린, 『가난한 리처드의 달력』, 모닥 옮김"),
  ]
}
