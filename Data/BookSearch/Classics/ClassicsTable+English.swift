extension ClassicsTable {
  /// Works in English, by authors who died before 1963.
  static let english = """
    햄릿|Hamlet|윌리엄 셰익스피어|William Shakespeare||fiction
    맥베스|Macbeth|윌리엄 셰익스피어|William Shakespeare||fiction
    리어왕|King Lear|윌리엄 셰익스피어|William Shakespeare||fiction
    오셀로|Othello|윌리엄 셰익스피어|William Shakespeare||fiction
    로미오와 줄리엣|Romeo and Juliet|윌리엄 셰익스피어|William Shakespeare||fiction
    한여름 밤의 꿈|A Midsummer Night's Dream|윌리엄 셰익스피어|William Shakespeare||fiction
    베니스의 상인|The Merchant of Venice|윌리엄 셰익스피어|William Shakespeare||fiction
    소네트|Sonnets|윌리엄 셰익스피어|William Shakespeare|1609|fiction
    실낙원|Paradise Lost|존 밀턴|John Milton|1667|fiction
    천로역정|The Pilgrim's Progress|존 버니언|John Bunyan|1678|religion
    로빈슨 크루소|Robinson Crusoe|대니얼 디포|Daniel Defoe|1719|fiction
    걸리버 여행기|Gulliver's Travels|조너선 스위프트|Jonathan Swift|1726|fiction
    국부론|The Wealth of Nations|애덤 스미스|Adam Smith|1776|business
    도덕감정론|The Theory of Moral Sentiments|애덤 스미스|Adam Smith|1759|humanities
    유토피아|Utopia|토머스 모어|Thomas More|1516|society
    리바이어던|Leviathan|토머스 홉스|Thomas Hobbes|1651|society
    통치론|Two Treatises of Government|존 로크|John Locke|1689|society
    자유론|On Liberty|존 스튜어트 밀|John Stuart Mill|1859|society
    공리주의|Utilitarianism|존 스튜어트 밀|John Stuart Mill|1861|humanities
    인구론|An Essay on the Principle of Population|토머스 맬서스|Thomas Malthus|1798|society
    종의 기원|On the Origin of Species|찰스 다윈|Charles Darwin|1859|science
    비글호 항해기|The Voyage of the Beagle|찰스 다윈|Charles Darwin|1839|science
    프랑켄슈타인|Frankenstein|메리 셸리|Mary Shelley|1818|fiction
    오만과 편견|Pride and Prejudice|제인 오스틴|Jane Austen|1813|fiction
    이성과 감성|Sense and Sensibility|제인 오스틴|Jane Austen|1811|fiction
    에마|Emma|제인 오스틴|Jane Austen|1815|fiction
    설득|Persuasion|제인 오스틴|Jane Austen|1817|fiction
    제인 에어|Jane Eyre|샬럿 브론테|Charlotte Brontë|1847|fiction
    폭풍의 언덕|Wuthering Heights|에밀리 브론테|Emily Brontë|1847|fiction
    허영의 시장|Vanity Fair|윌리엄 메이크피스 새커리|William Makepeace Thackeray|1848|fiction
    크리스마스 캐럴|A Christmas Carol|찰스 디킨스|Charles Dickens|1843|fiction
    올리버 트위스트|Oliver Twist|찰스 디킨스|Charles Dickens|1838|fiction
    데이비드 코퍼필드|David Copperfield|찰스 디킨스|Charles Dickens|1850|fiction
    두 도시 이야기|A Tale of Two Cities|찰스 디킨스|Charles Dickens|1859|fiction
    위대한 유산|Great Expectations|찰스 디킨스|Charles Dickens|1861|fiction
    미들마치|Middlemarch|조지 엘리엇|George Eliot|1871|fiction
    사일러스 마너|Silas Marner|조지 엘리엇|George Eliot|1861|fiction
    테스|Tess of the d'Urbervilles|토머스 하디|Thomas Hardy|1891|fiction
    이상한 나라의 앨리스|Alice's Adventures in Wonderland|루이스 캐럴|Lewis Carroll|1865|children
    거울 나라의 앨리스|Through the Looking-Glass|루이스 캐럴|Lewis Carroll|1871|children
    보물섬|Treasure Island|로버트 루이스 스티븐슨|Robert Louis Stevenson|1883|fiction
    지킬 박사와 하이드 씨|Strange Case of Dr Jekyll and Mr Hyde|로버트 루이스 스티븐슨|Robert Louis Stevenson|1886|fiction
    도리언 그레이의 초상|The Picture of Dorian Gray|오스카 와일드|Oscar Wilde|1890|fiction
    행복한 왕자|The Happy Prince and Other Tales|오스카 와일드|Oscar Wilde|1888|children
    드라큘라|Dracula|브램 스토커|Bram Stoker|1897|fiction
    주홍색 연구|A Study in Scarlet|아서 코넌 도일|Arthur Conan Doyle|1887|fiction
    네 사람의 서명|The Sign of the Four|아서 코넌 도일|Arthur Conan Doyle|1890|fiction
    셜록 홈스의 모험|The Adventures of Sherlock Holmes|아서 코넌 도일|Arthur Conan Doyle|1892|fiction
    바스커빌가의 개|The Hound of the Baskervilles|아서 코넌 도일|Arthur Conan Doyle|1902|fiction
    타임머신|The Time Machine|허버트 조지 웰스|H. G. Wells|1895|fiction
    투명인간|The Invisible Man|허버트 조지 웰스|H. G. Wells|1897|fiction
    우주 전쟁|The War of the Worlds|허버트 조지 웰스|H. G. Wells|1898|fiction
    정글북|The Jungle Book|러디어드 키플링|Rudyard Kipling|1894|children
    암흑의 핵심|Heart of Darkness|조지프 콘래드|Joseph Conrad|1899|fiction
    피터 팬과 웬디|Peter and Wendy|제임스 매슈 배리|J. M. Barrie|1911|children
    버드나무에 부는 바람|The Wind in the Willows|케네스 그레이엄|Kenneth Grahame|1908|children
    비밀의 화원|The Secret Garden|프랜시스 호지슨 버넷|Frances Hodgson Burnett|1911|children
    플랜더스의 개|A Dog of Flanders|위다|Ouida|1872|children
    소공녀|A Little Princess|프랜시스 호지슨 버넷|Frances Hodgson Burnett|1905|children
    소공자|Little Lord Fauntleroy|프랜시스 호지슨 버넷|Frances Hodgson Burnett|1886|children
    아들과 연인|Sons and Lovers|데이비드 허버트 로렌스|D. H. Lawrence|1913|fiction
    채털리 부인의 연인|Lady Chatterley's Lover|데이비드 허버트 로렌스|D. H. Lawrence|1928|fiction
    더블린 사람들|Dubliners|제임스 조이스|James Joyce|1914|fiction
    젊은 예술가의 초상|A Portrait of the Artist as a Young Man|제임스 조이스|James Joyce|1916|fiction
    율리시스|Ulysses|제임스 조이스|James Joyce|1922|fiction
    댈러웨이 부인|Mrs Dalloway|버지니아 울프|Virginia Woolf|1925|fiction
    등대로|To the Lighthouse|버지니아 울프|Virginia Woolf|1927|fiction
    자기만의 방|A Room of One's Own|버지니아 울프|Virginia Woolf|1929|essays
    동물농장|Animal Farm|조지 오웰|George Orwell|1945|fiction
    1984|Nineteen Eighty-Four|조지 오웰|George Orwell|1949|fiction
    잃어버린 지평선|Lost Horizon|제임스 힐턴|James Hilton|1933|fiction
    고용, 이자 및 화폐의 일반 이론|The General Theory of Employment, Interest and Money|존 메이너드 케인스|John Maynard Keynes|1936|business
    프랭클린 자서전|The Autobiography of Benjamin Franklin|벤저민 프랭클린|Benjamin Franklin||history
    상식|Common Sense|토머스 페인|Thomas Paine|1776|society
    모히칸족의 최후|The Last of the Mohicans|제임스 페니모어 쿠퍼|James Fenimore Cooper|1826|fiction
    슬리피 할로의 전설|The Legend of Sleepy Hollow|워싱턴 어빙|Washington Irving|1820|fiction
    어셔가의 몰락|The Fall of the House of Usher|에드거 앨런 포|Edgar Allan Poe|1839|fiction
    검은 고양이|The Black Cat|에드거 앨런 포|Edgar Allan Poe|1843|fiction
    모르그가의 살인|The Murders in the Rue Morgue|에드거 앨런 포|Edgar Allan Poe|1841|fiction
    주홍 글자|The Scarlet Letter|너새니얼 호손|Nathaniel Hawthorne|1850|fiction
    큰 바위 얼굴|The Great Stone Face|너새니얼 호손|Nathaniel Hawthorne|1850|fiction
    모비 딕|Moby-Dick|허먼 멜빌|Herman Melville|1851|fiction
    필경사 바틀비|Bartleby, the Scrivener|허먼 멜빌|Herman Melville|1853|fiction
    월든|Walden|헨리 데이비드 소로|Henry David Thoreau|1854|essays
    시민 불복종|Civil Disobedience|헨리 데이비드 소로|Henry David Thoreau|1849|society
    자연|Nature|랠프 월도 에머슨|Ralph Waldo Emerson|1836|essays
    풀잎|Leaves of Grass|월트 휘트먼|Walt Whitman|1855|fiction
    톰 아저씨의 오두막|Uncle Tom's Cabin|해리엇 비처 스토|Harriet Beecher Stowe|1852|fiction
    작은 아씨들|Little Women|루이자 메이 올컷|Louisa May Alcott|1868|fiction
    톰 소여의 모험|The Adventures of Tom Sawyer|마크 트웨인|Mark Twain|1876|fiction
    허클베리 핀의 모험|Adventures of Huckleberry Finn|마크 트웨인|Mark Twain|1884|fiction
    왕자와 거지|The Prince and the Pauper|마크 트웨인|Mark Twain|1881|children
    여인의 초상|The Portrait of a Lady|헨리 제임스|Henry James|1881|fiction
    나사의 회전|The Turn of the Screw|헨리 제임스|Henry James|1898|fiction
    붉은 무공훈장|The Red Badge of Courage|스티븐 크레인|Stephen Crane|1895|fiction
    오즈의 마법사|The Wonderful Wizard of Oz|라이먼 프랭크 바움|L. Frank Baum|1900|children
    야성의 부름|The Call of the Wild|잭 런던|Jack London|1903|fiction
    하얀 이빨|White Fang|잭 런던|Jack London|1906|fiction
    마지막 잎새|The Last Leaf|오 헨리|O. Henry|1907|fiction
    크리스마스 선물|The Gift of the Magi|오 헨리|O. Henry|1905|fiction
    빨간 머리 앤|Anne of Green Gables|루시 모드 몽고메리|L. M. Montgomery|1908|fiction
    키다리 아저씨|Daddy-Long-Legs|진 웹스터|Jean Webster|1912|fiction
    폴리애나|Pollyanna|엘리너 포터|Eleanor H. Porter|1913|children
    순수의 시대|The Age of Innocence|이디스 워튼|Edith Wharton|1920|fiction
    위대한 개츠비|The Great Gatsby|프랜시스 스콧 피츠제럴드|F. Scott Fitzgerald|1925|fiction
    밤은 부드러워라|Tender Is the Night|프랜시스 스콧 피츠제럴드|F. Scott Fitzgerald|1934|fiction
    노인과 바다|The Old Man and the Sea|어니스트 헤밍웨이|Ernest Hemingway|1952|fiction
    태양은 다시 떠오른다|The Sun Also Rises|어니스트 헤밍웨이|Ernest Hemingway|1926|fiction
    무기여 잘 있거라|A Farewell to Arms|어니스트 헤밍웨이|Ernest Hemingway|1929|fiction
    누구를 위하여 종은 울리나|For Whom the Bell Tolls|어니스트 헤밍웨이|Ernest Hemingway|1940|fiction
    소리와 분노|The Sound and the Fury|윌리엄 포크너|William Faulkner|1929|fiction
    바람과 함께 사라지다|Gone with the Wind|마거릿 미첼|Margaret Mitchell|1936|fiction
    실용주의|Pragmatism|윌리엄 제임스|William James|1907|humanities
    시튼 동물기|Wild Animals I Have Known|어니스트 톰프슨 시튼|Ernest Thompson Seton|1898|children
    그리스 로마 신화|Bulfinch's Mythology|토머스 불핀치|Thomas Bulfinch||humanities
    예언자|The Prophet|칼릴 지브란|Kahlil Gibran|1923|fiction
    """
}
