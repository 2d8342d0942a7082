extension ClassicsTable {
  /// Works from continental Europe, by authors who died before 1963.
  static let europe = """
    데미안|Demian|헤르만 헤세|Hermann Hesse|1919|fiction
    수레바퀴 아래서|Beneath the Wheel|헤르만 헤세|Hermann Hesse|1906|fiction
    싯다르타|Siddhartha|헤르만 헤세|Hermann Hesse|1922|fiction
    황야의 이리|Steppenwolf|헤르만 헤세|Hermann Hesse|1927|fiction
    나르치스와 골드문트|Narcissus and Goldmund|헤르만 헤세|Hermann Hesse|1930|fiction
    유리알 유희|The Glass Bead Game|헤르만 헤세|Hermann Hesse|1943|fiction
    젊은 베르테르의 슬픔|The Sorrows of Young Werther|요한 볼프강 폰 괴테|Johann Wolfgang von Goethe|1774|fiction
    파우스트|Faust|요한 볼프강 폰 괴테|Johann Wolfgang von Goethe|1808|fiction
    이탈리아 기행|Italian Journey|요한 볼프강 폰 괴테|Johann Wolfgang von Goethe|1816|travel
    빌헬름 텔|William Tell|프리드리히 실러|Friedrich Schiller|1804|fiction
    변신|The Metamorphosis|프란츠 카프카|Franz Kafka|1915|fiction
    심판|The Trial|프란츠 카프카|Franz Kafka|1925|fiction
    성|The Castle|프란츠 카프카|Franz Kafka|1926|fiction
    마의 산|The Magic Mountain|토마스 만|Thomas Mann|1924|fiction
    부덴브로크가의 사람들|Buddenbrooks|토마스 만|Thomas Mann|1901|fiction
    베네치아에서의 죽음|Death in Venice|토마스 만|Thomas Mann|1912|fiction
    말테의 수기|The Notebooks of Malte Laurids Brigge|라이너 마리아 릴케|Rainer Maria Rilke|1910|fiction
    두이노의 비가|Duino Elegies|라이너 마리아 릴케|Rainer Maria Rilke|1923|fiction
    젊은 시인에게 보내는 편지|Letters to a Young Poet|라이너 마리아 릴케|Rainer Maria Rilke|1929|essays
    임멘 호수|Immensee|테오도어 슈토름|Theodor Storm|1849|fiction
    차라투스트라는 이렇게 말했다|Thus Spoke Zarathustra|프리드리히 니체|Friedrich Nietzsche|1883|humanities
    선악의 저편|Beyond Good and Evil|프리드리히 니체|Friedrich Nietzsche|1886|humanities
    도덕의 계보|On the Genealogy of Morality|프리드리히 니체|Friedrich Nietzsche|1887|humanities
    순수이성비판|Critique of Pure Reason|이마누엘 칸트|Immanuel Kant|1781|humanities
    실천이성비판|Critique of Practical Reason|이마누엘 칸트|Immanuel Kant|1788|humanities
    영구 평화론|Perpetual Peace|이마누엘 칸트|Immanuel Kant|1795|humanities
    의지와 표상으로서의 세계|The World as Will and Representation|아르투어 쇼펜하우어|Arthur Schopenhauer|1818|humanities
    자본론|Capital|카를 마르크스|Karl Marx|1867|society
    공산당 선언|The Communist Manifesto|카를 마르크스, 프리드리히 엥겔스|Karl Marx, Friedrich Engels|1848|society
    프로테스탄트 윤리와 자본주의 정신|The Protestant Ethic and the Spirit of Capitalism|막스 베버|Max Weber|1905|society
    꿈의 해석|The Interpretation of Dreams|지그문트 프로이트|Sigmund Freud|1899|humanities
    정신분석 강의|Introductory Lectures on Psychoanalysis|지그문트 프로이트|Sigmund Freud|1917|humanities
    논리철학논고|Tractatus Logico-Philosophicus|루트비히 비트겐슈타인|Ludwig Wittgenstein|1921|humanities
    그림 동화|Grimms' Fairy Tales|야코프 그림, 빌헬름 그림|Jacob Grimm, Wilhelm Grimm|1812|children
    하이디|Heidi|요하나 슈피리|Johanna Spyri|1881|children
    감정의 혼란|Confusion|슈테판 츠바이크|Stefan Zweig|1927|fiction
    체스 이야기|Chess Story|슈테판 츠바이크|Stefan Zweig|1942|fiction
    레 미제라블|Les Misérables|빅토르 위고|Victor Hugo|1862|fiction
    파리의 노트르담|The Hunchback of Notre-Dame|빅토르 위고|Victor Hugo|1831|fiction
    적과 흑|The Red and the Black|스탕달|Stendhal|1830|fiction
    마담 보바리|Madame Bovary|귀스타브 플로베르|Gustave Flaubert|1856|fiction
    고리오 영감|Old Goriot|오노레 드 발자크|Honoré de Balzac|1835|fiction
    삼총사|The Three Musketeers|알렉상드르 뒤마|Alexandre Dumas|1844|fiction
    몬테크리스토 백작|The Count of Monte Cristo|알렉상드르 뒤마|Alexandre Dumas|1844|fiction
    춘희|The Lady of the Camellias|알렉상드르 뒤마 피스|Alexandre Dumas fils|1848|fiction
    목로주점|L'Assommoir|에밀 졸라|Émile Zola|1877|fiction
    제르미날|Germinal|에밀 졸라|Émile Zola|1885|fiction
    나나|Nana|에밀 졸라|Émile Zola|1880|fiction
    여자의 일생|A Woman's Life|기 드 모파상|Guy de Maupassant|1883|fiction
    목걸이|The Necklace|기 드 모파상|Guy de Maupassant|1884|fiction
    비곗덩어리|Boule de Suif|기 드 모파상|Guy de Maupassant|1880|fiction
    악의 꽃|The Flowers of Evil|샤를 보들레르|Charles Baudelaire|1857|fiction
    지옥에서 보낸 한 철|A Season in Hell|아르튀르 랭보|Arthur Rimbaud|1873|fiction
    잃어버린 시간을 찾아서|In Search of Lost Time|마르셀 프루스트|Marcel Proust|1913|fiction
    좁은 문|Strait Is the Gate|앙드레 지드|André Gide|1909|fiction
    전원 교향곡|The Pastoral Symphony|앙드레 지드|André Gide|1919|fiction
    이방인|The Stranger|알베르 카뮈|Albert Camus|1942|fiction
    페스트|The Plague|알베르 카뮈|Albert Camus|1947|fiction
    시지프 신화|The Myth of Sisyphus|알베르 카뮈|Albert Camus|1942|humanities
    어린 왕자|The Little Prince|앙투안 드 생텍쥐페리|Antoine de Saint-Exupéry|1943|fiction
    야간 비행|Night Flight|앙투안 드 생텍쥐페리|Antoine de Saint-Exupéry|1931|fiction
    인간의 대지|Wind, Sand and Stars|앙투안 드 생텍쥐페리|Antoine de Saint-Exupéry|1939|essays
    해저 2만 리|Twenty Thousand Leagues Under the Seas|쥘 베른|Jules Verne|1870|fiction
    80일간의 세계 일주|Around the World in Eighty Days|쥘 베른|Jules Verne|1872|fiction
    15소년 표류기|Two Years' Vacation|쥘 베른|Jules Verne|1888|children
    오페라의 유령|The Phantom of the Opera|가스통 르루|Gaston Leroux|1910|fiction
    괴도 신사 뤼팽|Arsène Lupin, Gentleman Burglar|모리스 르블랑|Maurice Leblanc|1907|fiction
    캉디드|Candide|볼테르|Voltaire|1759|fiction
    사회계약론|The Social Contract|장자크 루소|Jean-Jacques Rousseau|1762|society
    에밀|Emile, or On Education|장자크 루소|Jean-Jacques Rousseau|1762|humanities
    고백|Confessions|장자크 루소|Jean-Jacques Rousseau|1782|humanities
    법의 정신|The Spirit of Law|몽테스키외|Montesquieu|1748|society
    수상록|Essays|미셸 드 몽테뉴|Michel de Montaigne|1580|essays
    팡세|Pensées|블레즈 파스칼|Blaise Pascal|1670|humanities
    방법서설|Discourse on the Method|르네 데카르트|René Descartes|1637|humanities
    성찰|Meditations on First Philosophy|르네 데카르트|René Descartes|1641|humanities
    곤충기|Souvenirs entomologiques|장앙리 파브르|Jean-Henri Fabre|1879|science
    집 없는 아이|Nobody's Boy|엑토르 말로|Hector Malot|1878|children
    죄와 벌|Crime and Punishment|표도르 도스토옙스키|Fyodor Dostoevsky|1866|fiction
    카라마조프가의 형제들|The Brothers Karamazov|표도르 도스토옙스키|Fyodor Dostoevsky|1880|fiction
    백치|The Idiot|표도르 도스토옙스키|Fyodor Dostoevsky|1869|fiction
    악령|Demons|표도르 도스토옙스키|Fyodor Dostoevsky|1872|fiction
    지하로부터의 수기|Notes from Underground|표도르 도스토옙스키|Fyodor Dostoevsky|1864|fiction
    가난한 사람들|Poor Folk|표도르 도스토옙스키|Fyodor Dostoevsky|1846|fiction
    백야|White Nights|표도르 도스토옙스키|Fyodor Dostoevsky|1848|fiction
    전쟁과 평화|War and Peace|레프 톨스토이|Leo Tolstoy|1869|fiction
    안나 카레니나|Anna Karenina|레프 톨스토이|Leo Tolstoy|1878|fiction
    부활|Resurrection|레프 톨스토이|Leo Tolstoy|1899|fiction
    이반 일리치의 죽음|The Death of Ivan Ilyich|레프 톨스토이|Leo Tolstoy|1886|fiction
    사람은 무엇으로 사는가|What Men Live By|레프 톨스토이|Leo Tolstoy|1885|fiction
    외투|The Overcoat|니콜라이 고골|Nikolai Gogol|1842|fiction
    코|The Nose|니콜라이 고골|Nikolai Gogol|1836|fiction
    죽은 혼|Dead Souls|니콜라이 고골|Nikolai Gogol|1842|fiction
    아버지와 아들|Fathers and Sons|이반 투르게네프|Ivan Turgenev|1862|fiction
    첫사랑|First Love|이반 투르게네프|Ivan Turgenev|1860|fiction
    예브게니 오네긴|Eugene Onegin|알렉산드르 푸시킨|Alexander Pushkin|1833|fiction
    대위의 딸|The Captain's Daughter|알렉산드르 푸시킨|Alexander Pushkin|1836|fiction
    벚꽃 동산|The Cherry Orchard|안톤 체호프|Anton Chekhov|1904|fiction
    갈매기|The Seagull|안톤 체호프|Anton Chekhov|1896|fiction
    개를 데리고 다니는 여인|The Lady with the Dog|안톤 체호프|Anton Chekhov|1899|fiction
    어머니|The Mother|막심 고리키|Maxim Gorky|1906|fiction
    우리들|We|예브게니 자먀틴|Yevgeny Zamyatin|1924|fiction
    닥터 지바고|Doctor Zhivago|보리스 파스테르나크|Boris Pasternak|1957|fiction
    돈키호테|Don Quixote|미겔 데 세르반테스|Miguel de Cervantes|1605|fiction
    플라테로와 나|Platero and I|후안 라몬 히메네스|Juan Ramón Jiménez|1914|fiction
    피의 결혼|Blood Wedding|페데리코 가르시아 로르카|Federico García Lorca|1933|fiction
    신곡|The Divine Comedy|단테 알리기에리|Dante Alighieri||fiction
    데카메론|The Decameron|조반니 보카치오|Giovanni Boccaccio||fiction
    군주론|The Prince|니콜로 마키아벨리|Niccolò Machiavelli|1532|society
    피노키오의 모험|The Adventures of Pinocchio|카를로 콜로디|Carlo Collodi|1883|children
    사랑의 학교|Heart|에드몬도 데아미치스|Edmondo De Amicis|1886|children
    인형의 집|A Doll's House|헨리크 입센|Henrik Ibsen|1879|fiction
    굶주림|Hunger|크누트 함순|Knut Hamsun|1890|fiction
    닐스의 신기한 여행|The Wonderful Adventures of Nils|셀마 라겔뢰프|Selma Lagerlöf|1906|children
    안데르센 동화집|Fairy Tales|한스 크리스티안 안데르센|Hans Christian Andersen||children
    죽음에 이르는 병|The Sickness unto Death|쇠렌 키르케고르|Søren Kierkegaard|1849|humanities
    파랑새|The Blue Bird|모리스 마테를링크|Maurice Maeterlinck|1908|fiction
    우신예찬|In Praise of Folly|에라스뮈스|Erasmus|1511|humanities
    에티카|Ethics|바뤼흐 스피노자|Baruch Spinoza|1677|humanities
    안네의 일기|The Diary of a Young Girl|안네 프랑크|Anne Frank|1947|essays
    쿠오 바디스|Quo Vadis|헨리크 시엔키에비치|Henryk Sienkiewicz|1896|fiction
    R.U.R. 로줌 유니버설 로봇|R.U.R.|카렐 차페크|Karel Čapek|1920|fiction
    """
}
