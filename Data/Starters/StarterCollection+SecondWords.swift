import HearthDomain

extension StarterCollection {
  /// Further proverbs and sayings of authors who died long ago.
  static let secondWords: [StarterLine] = [
    .koreanProverb("도랑 치고 가재 잡는다.", "Clear the ditch, and catch a crayfish while you are there."),
    .englishProverb("머리 하나보다 둘이 낫다.", "Two heads are better than one."),
    StarterLine(
      "산에는 꽃 피네. 꽃이 피네.\n갈 봄 여름 없이 꽃이 피네.",
      "On the hill flowers bloom, flowers bloom.\nAutumn, spring and summer, flowers bloom.",
      by: "Kim Sowol, “Flowers of the Hill”, tr. Hearth · 김소월, 「산유화」"),
    StarterLine(
      "그대를 여름날에 견주어 볼까?",
      "Shall I compare thee to a summer’s day?",
      by: "Shakespeare, Sonnet 18 · 셰익스피어, 소네트 18, 모닥 옮김", in: .summer),
    .koreanProverb("뛰는 놈 위에 나는 놈 있다.", "Above the one who runs there is one who flies."),
    StarterLine(
      "올 것은 오라, 가장 험한 날에도 시간은 흘러가니.",
      "Come what come may, time and the hour runs through the roughest day.",
      by: "Shakespeare, Macbeth 1.3 · 셰익스피어, 『맥베스』 1막 3장, 모닥 옮김"),
    .englishProverb("달걀을 한 바구니에 다 담지 마라.", "Don’t put all your eggs in one basket."),
    .koreanProverb("말 한마디에 천 냥 빚도 갚는다.", "One good word can repay a debt of a thousand coins."),
    StarterLine(
      "세상에 좋고 나쁜 것은 없다. 생각이 그렇게 만들 뿐.",
      "There is nothing either good or bad, but thinking makes it so.",
      by: "Shakespeare, Hamlet 2.2 · 셰익스피어, 『햄릿』 2막 2장, 모닥 옮김"),
    .koreanProverb("모르는 게 약이다.", "Not knowing is a medicine, too."),
    .englishProverb("자는 개는 그대로 두어라.", "Let sleeping dogs lie."),
    StarterLine(
      "모든 것에는 철이 있고, 하늘 아래 모든 일에는 때가 있다.",
      "To every thing there is a season, and a time to every purpose under the heaven.",
      by: "Ecclesiastes 3:1, King James Bible · 전도서 3장 1절, 모닥 옮김"),
    .koreanProverb("목마른 놈이 우물 판다.", "It is the thirsty one who digs the well."),
    StarterLine(
      "즐거운 마음은 좋은 약과 같다.",
      "A merry heart doeth good like a medicine.",
      by: "Proverbs 17:22, King James Bible · 잠언 17장 22절, 모닥 옮김"),
    StarterLine(
      "님은 갔지마는 나는 님을 보내지 아니하였습니다.",
      "My love is gone, but I have not sent my love away.",
      by: "Han Yong-un, “The Silence of Love”, tr. Hearth · 한용운, 「님의 침묵」"),
    .koreanProverb("미운 아이 떡 하나 더 준다.", "To the child you cannot like, give one more rice cake."),
    .englishProverb("뛰기 전에 먼저 살펴라.", "Look before you leap."),
    StarterLine(
      "부드러운 대답은 노여움을 돌려세운다.",
      "A soft answer turneth away wrath.",
      by: "Proverbs 15:1, King James Bible · 잠언 15장 1절, 모닥 옮김"),
    .koreanProverb("바늘 가는 데 실 간다.", "Where the needle goes, the thread goes after."),
    StarterLine(
      "미워하며 먹는 살진 소보다 사랑하며 먹는 나물 한 끼가 낫다.",
      "Better is a dinner of herbs where love is, than a stalled ox and hatred therewith.",
      by: "Proverbs 15:17, King James Bible · 잠언 15장 17절, 모닥 옮김"),
    .koreanProverb("보기 좋은 떡이 먹기도 좋다.", "The rice cake that looks good tastes good."),
    .englishProverb("해가 났을 때 건초를 말려라.", "Make hay while the sun shines.", in: .summer),
    StarterLine(
      "울음이 밤새 머물지라도 아침이면 기쁨이 온다.",
      "Weeping may endure for a night, but joy cometh in the morning.",
      by: "Psalm 30:5, King James Bible · 시편 30편 5절, 모닥 옮김"),
    .koreanProverb("부뚜막의 소금도 집어넣어야 짜다.", "Salt on the stove is not salty until you put it in."),
    .englishProverb("눈에서 멀어지면 마음에서도 멀어진다.", "Out of sight, out of mind."),
    .koreanProverb("사공이 많으면 배가 산으로 간다.", "With too many boatmen the boat goes up the mountain."),
    StarterLine(
      "네 빵을 물 위에 던져라. 여러 날 뒤에 찾으리라.",
      "Cast thy bread upon the waters: for thou shalt find it after many days.",
      by: "Ecclesiastes 11:1, King James Bible · 전도서 11장 1절, 모닥 옮김"),
    StarterLine(
      "우리는 만날 때에 떠날 것을 염려하는 것과 같이 떠날 때에 다시 만날 것을 믿습니다.",
      "As we fear parting when we meet, so when we part we trust that we shall meet again.",
      by: "Han Yong-un, “The Silence of Love”, tr. Hearth · 한용운, 「님의 침묵」"),
    .koreanProverb(
      "서당 개 삼 년이면 풍월을 읊는다.",
      "After three years at the village school, the dog recites poems."),
    StarterLine(
      "게으른 이여, 개미에게 가서 그 길을 보고 슬기를 얻어라.",
      "Go to the ant, thou sluggard; consider her ways, and be wise.",
      by: "Proverbs 6:6, King James Bible · 잠언 6장 6절, 모닥 옮김"),
    .englishProverb("사과는 나무에서 먼 곳에 떨어지지 않는다.", "The apple never falls far from the tree."),
    .koreanProverb("쇠뿔도 단김에 빼라.", "Pull the ox’s horn while it is still hot."),
    StarterLine(
      "모래 한 알에서 세상을 보고\n들꽃 한 송이에서 하늘을 본다.",
      "To see a World in a Grain of Sand\nAnd a Heaven in a Wild Flower.",
      by: "William Blake, “Auguries of Innocence” · 윌리엄 블레이크, 「순수의 전조」, 모닥 옮김"),
    .koreanProverb("아는 길도 물어 가랬다.", "Ask your way, they say, even along a road you know."),
    StarterLine(
      "바쁜 벌은 슬퍼할 틈이 없다.",
      "The busy bee has no time for sorrow.",
      by: "William Blake, “Proverbs of Hell” · 윌리엄 블레이크, 「지옥의 격언」, 모닥 옮김"),
    .englishProverb(
      "울타리 너머 풀이 늘 더 푸르다.",
      "The grass is always greener on the other side of the fence."),
    .koreanProverb("아 해 다르고 어 해 다르다.", "Say “ah” or say “oh”, and it is no longer the same thing."),
    StarterLine(
      "제 날개로 나는 새는 아무리 높이 올라도 지나치지 않다.",
      "No bird soars too high, if he soars with his own wings.",
      by: "William Blake, “Proverbs of Hell” · 윌리엄 블레이크, 「지옥의 격언」, 모닥 옮김"),
    StarterLine(
      "타고 남은 재가 다시 기름이 됩니다.",
      "The ash of what has burnt turns into oil once more.",
      by: "Han Yong-un, “I Cannot Know”, tr. Hearth · 한용운, 「알 수 없어요」"),
    .englishProverb("하루에 사과 하나면 의사가 필요 없다.", "An apple a day keeps the doctor away."),
    .koreanProverb(
      "열 손가락 깨물어 안 아픈 손가락이 없다.",
      "Bite any of your ten fingers: there is none that does not hurt."),
    StarterLine(
      "지금 증명된 것도 한때는 상상일 뿐이었다.",
      "What is now proved was once only imagin’d.",
      by: "William Blake, “Proverbs of Hell” · 윌리엄 블레이크, 「지옥의 격언」, 모닥 옮김"),
    .koreanProverb("웃는 낯에 침 뱉으랴.", "Who could spit at a smiling face?"),
    StarterLine(
      "아름다운 것은 영원한 기쁨이다.",
      "A thing of beauty is a joy for ever.",
      by: "John Keats, Endymion · 존 키츠, 『엔디미온』, 모닥 옮김"),
    .englishProverb("떨어져 있으면 마음이 더 깊어진다.", "Absence makes the heart grow fonder."),
    .koreanProverb("먼 사촌보다 가까운 이웃이 낫다.", "Better a neighbour close by than a cousin far away."),
    StarterLine(
      "안개와 무르익은 열매의 계절이여.",
      "Season of mists and mellow fruitfulness.",
      by: "John Keats, “To Autumn” · 존 키츠, 「가을에」, 모닥 옮김", in: .autumn),
    .koreanProverb("작은 고추가 더 맵다.", "The smaller pepper is the hotter one."),
    .englishProverb("끝이 좋으면 다 좋은 것이다.", "All’s well that ends well."),
    StarterLine(
      "들리는 가락은 달콤하다. 들리지 않는 가락은 더 달콤하다.",
      "Heard melodies are sweet, but those unheard are sweeter.",
      by: "John Keats, “Ode on a Grecian Urn” · 존 키츠, 「그리스 항아리에 부치는 노래」, 모닥 옮김"),
    .koreanProverb("제 눈에 안경이다.", "Everyone’s own glasses suit their own eyes."),
    StarterLine(
      "내 고장 칠월은\n청포도가 익어 가는 시절.",
      "July in the place I come from\nis when the green grapes ripen.",
      by: "Yi Yuk-sa, “Green Grapes”, tr. Hearth · 이육사, 「청포도」", in: .july),
    StarterLine(
      "겨울이 오면 봄이 멀 수 있으랴?",
      "If Winter comes, can Spring be far behind?",
      by: "Percy Bysshe Shelley, “Ode to the West Wind” · 퍼시 비시 셸리, 「서풍에 부치는 노래」, 모닥 옮김",
      in: .winter),
    .koreanProverb("좋은 약은 입에 쓰다.", "Good medicine is bitter in the mouth."),
    .englishProverb("사월의 소나기가 오월의 꽃을 부른다.", "April showers bring May flowers.", in: .april),
    StarterLine(
      "하늘의 무지개를 보면\n내 가슴은 뛴다.",
      "My heart leaps up when I behold\na rainbow in the sky.",
      by: "William Wordsworth · 윌리엄 워즈워스, 모닥 옮김"),
    .koreanProverb("지렁이도 밟으면 꿈틀한다.", "Even a worm will squirm when it is stepped on."),
    StarterLine(
      "아이는 어른의 아버지다.",
      "The Child is father of the Man.",
      by: "William Wordsworth · 윌리엄 워즈워스, 모닥 옮김"),
    .englishProverb("다리는 다리 앞에 가서 건너면 된다.", "Don’t cross the bridge till you come to it."),
    .koreanProverb("지성이면 감천이다.", "A heart that means it truly moves heaven."),
    StarterLine(
      "나는 구름처럼 외로이 거닐었네.",
      "I wandered lonely as a cloud.",
      by: "William Wordsworth · 윌리엄 워즈워스, 모닥 옮김", in: .spring),
    .koreanProverb("짚신도 제짝이 있다.", "Even a straw shoe has its other half."),
    StarterLine(
      "겨울은 강철로 된 무지갠가 보다.",
      "Winter, it seems, is a rainbow made of steel.",
      by: "Yi Yuk-sa, “The Summit”, tr. Hearth · 이육사, 「절정」", in: .winter),
    .englishProverb("선물로 받은 말의 이는 들여다보지 마라.", "Don’t look a gift horse in the mouth."),
    StarterLine(
      "크고 작은 모든 것을\n가장 사랑하는 이가 가장 잘 기도한다.",
      "He prayeth best, who loveth best\nAll things both great and small.",
      by: "Coleridge, “The Ancient Mariner” · 콜리지, 「늙은 수부의 노래」, 모닥 옮김"),
    .koreanProverb("첫술에 배부르랴.", "Who is full after the first spoonful?"),
    StarterLine(
      "사랑하고 잃는 것이 한 번도 사랑하지 않은 것보다 낫다.",
      "’Tis better to have loved and lost than never to have loved at all.",
      by: "Alfred Tennyson, In Memoriam · 앨프리드 테니슨, 『인 메모리엄』, 모닥 옮김"),
    .koreanProverb("친구 따라 강남 간다.", "He went all the way south because his friend did."),
    .englishProverb("어떤 개에게나 좋은 날이 한 번은 온다.", "Every dog has his day."),
    StarterLine(
      "종을 울려 묵은해를 보내고 새해를 맞아라.",
      "Ring out the old, ring in the new.",
      by: "Alfred Tennyson, In Memoriam · 앨프리드 테니슨, 『인 메모리엄』, 모닥 옮김", in: .newYear),
    .koreanProverb("부부 싸움은 칼로 물 베기다.", "A quarrel of husband and wife is a knife cutting water."),
    StarterLine(
      "애쓰고, 구하고, 찾고, 굽히지 않으리라.",
      "To strive, to seek, to find, and not to yield.",
      by: "Alfred Tennyson, “Ulysses” · 앨프리드 테니슨, 「율리시스」, 모닥 옮김"),
    .koreanProverb("팔은 안으로 굽는다.", "An arm bends inward, towards its own."),
    .englishProverb("커다란 참나무도 작은 도토리에서 자란다.", "Great oaks from little acorns grow."),
    .koreanProverb("하나를 보면 열을 안다.", "From seeing one thing you can tell ten."),
    StarterLine(
      "나는 내가 만난 모든 것의 한 부분이다.",
      "I am a part of all that I have met.",
      by: "Alfred Tennyson, “Ulysses” · 앨프리드 테니슨, 「율리시스」, 모닥 옮김"),
    StarterLine(
      "날자. 날자. 날자. 한 번만 더 날자꾸나.",
      "Let me fly. Fly. Fly. Let me fly just once more.",
      by: "Yi Sang, “Wings”, tr. Hearth · 이상, 「날개」"),
  ]
}
