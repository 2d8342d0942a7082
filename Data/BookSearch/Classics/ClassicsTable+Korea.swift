extension ClassicsTable {
  /// Works from Korea, by authors who are unknown or died before 1963.
  static let korea = """
    홍길동전|The Tale of Hong Gildong|허균|Heo Gyun||classics
    춘향전|The Tale of Chunhyang||||classics
    심청전|The Tale of Sim Cheong||||classics
    흥부전|The Tale of Heungbu||||classics
    별주부전|The Tale of the Rabbit and the Turtle||||classics
    장화홍련전|The Tale of Janghwa and Hongnyeon||||classics
    박씨전|The Tale of Lady Bak||||classics
    임경업전|The Tale of General Im||||classics
    숙향전|The Tale of Sukhyang||||classics
    운영전|The Tale of Unyeong||||classics
    구운몽|The Nine Cloud Dream|김만중|Kim Manjung||classics
    사씨남정기|Lady Sa's Journey to the South|김만중|Kim Manjung||classics
    금오신화|New Tales of the Golden Turtle|김시습|Kim Siseup||classics
    허생전|The Story of Master Heo|박지원|Bak Jiwon||classics
    양반전|The Story of a Yangban|박지원|Bak Jiwon||classics
    호질|A Tiger's Rebuke|박지원|Bak Jiwon||classics
    열하일기|The Jehol Diary|박지원|Bak Jiwon||travel
    목민심서|Admonitions on Governing the People|정약용|Jeong Yakyong||society
    경세유표|Design for Good Government|정약용|Jeong Yakyong||society
    자산어보|The Register of Fish of Heuksan|정약전|Jeong Yakjeon||science
    난중일기|The War Diary of Admiral Yi Sun-sin|이순신|Yi Sun-sin||history
    징비록|The Book of Corrections|유성룡|Ryu Seongnyong||history
    삼국사기|History of the Three Kingdoms|김부식|Kim Busik|1145|history
    삼국유사|Memorabilia of the Three Kingdoms|일연|Iryeon||history
    훈민정음 해례본|Explanation and Examples of the Correct Sounds|세종 외|King Sejong and others|1446|languages
    동의보감|Exemplar of Korean Medicine|허준|Heo Jun|1613|health
    한중록|The Memoirs of Lady Hyegyeong|혜경궁 홍씨|Lady Hyegyeong||history
    택리지|Selecting a Village to Live In|이중환|Yi Junghwan||society
    성학십도|Ten Diagrams on Sage Learning|이황|Yi Hwang|1568|humanities
    격몽요결|Secrets of Expelling Ignorance|이이|Yi I|1577|humanities
    백범일지|The Diary of Kim Gu|김구|Kim Gu|1947|history
    조선상고사|The Early History of Korea|신채호|Sin Chaeho||history
    혈의 누|Tears of Blood|이인직|Yi Injik|1906|fiction
    은세계|The Silvery World|이인직|Yi Injik|1908|fiction
    금수회의록|Proceedings of the Council of Birds and Beasts|안국선|An Gukseon|1908|fiction
    자유종|The Bell of Liberty|이해조|Yi Haejo|1910|fiction
    무정|The Heartless|이광수|Yi Gwangsu|1917|fiction
    흙|The Soil|이광수|Yi Gwangsu|1932|fiction
    유정|The Heartful|이광수|Yi Gwangsu|1933|fiction
    배따라기|Boat Song|김동인|Kim Dongin|1921|fiction
    감자|Potatoes|김동인|Kim Dongin|1925|fiction
    광염 소나타|Sonata Appassionata|김동인|Kim Dongin|1930|fiction
    발가락이 닮았다|The Toes Are Alike|김동인|Kim Dongin|1932|fiction
    빈처|The Poor Wife|현진건|Hyun Jin-geon|1921|fiction
    술 권하는 사회|A Society That Drives You to Drink|현진건|Hyun Jin-geon|1921|fiction
    운수 좋은 날|A Lucky Day|현진건|Hyun Jin-geon|1924|fiction
    B사감과 러브레터|Proctor B and the Love Letters|현진건|Hyun Jin-geon|1925|fiction
    물레방아|The Water Mill|나도향|Na Dohyang|1925|fiction
    벙어리 삼룡이|Samnyong the Mute|나도향|Na Dohyang|1925|fiction
    뽕|Mulberry|나도향|Na Dohyang|1925|fiction
    탈출기|Record of an Escape|최서해|Choe Seohae|1925|fiction
    홍염|Red Flames|최서해|Choe Seohae|1927|fiction
    낙동강|The Nakdong River|조명희|Jo Myeonghui|1927|fiction
    상록수|Evergreen|심훈|Sim Hun|1935|fiction
    그날이 오면|When That Day Comes|심훈|Sim Hun||fiction
    메밀꽃 필 무렵|When Buckwheat Flowers Bloom|이효석|Yi Hyoseok|1936|fiction
    돈|The Pig|이효석|Yi Hyoseok|1933|fiction
    낙엽을 태우면서|Burning Fallen Leaves|이효석|Yi Hyoseok|1938|essays
    동백꽃|The Camellias|김유정|Kim Yujeong|1936|fiction
    봄·봄|Spring, Spring|김유정|Kim Yujeong|1935|fiction
    만무방|The Scoundrels|김유정|Kim Yujeong|1935|fiction
    소낙비|The Shower|김유정|Kim Yujeong|1935|fiction
    금 따는 콩밭|The Bean Patch Yielding Gold|김유정|Kim Yujeong|1935|fiction
    날개|Wings|이상|Yi Sang|1936|fiction
    오감도|Crow's Eye View|이상|Yi Sang|1934|fiction
    종생기|Record of the End of a Life|이상|Yi Sang|1937|fiction
    봉별기|Encounters and Departures|이상|Yi Sang|1936|fiction
    권태|Ennui|이상|Yi Sang|1937|essays
    레디메이드 인생|A Ready-Made Life|채만식|Chae Mansik|1934|fiction
    탁류|The Muddy Currents|채만식|Chae Mansik|1937|fiction
    태평천하|Peace Under Heaven|채만식|Chae Mansik|1938|fiction
    치숙|My Innocent Uncle|채만식|Chae Mansik|1938|fiction
    인간문제|From Wonso Pond|강경애|Kang Kyeong-ae|1934|fiction
    지하촌|The Underground Village|강경애|Kang Kyeong-ae|1936|fiction
    소금|Salt|강경애|Kang Kyeong-ae|1934|fiction
    백치 아다다|Adada the Idiot|계용묵|Gye Yongmuk|1935|fiction
    경희|Kyonghui|나혜석|Na Hyeseok|1918|fiction
    진달래꽃|Azaleas|김소월|Kim Sowol|1925|fiction
    님의 침묵|The Silence of the Beloved|한용운|Han Yong-un|1926|fiction
    하늘과 바람과 별과 시|The Sky, the Wind, the Stars and Poetry|윤동주|Yun Dongju|1948|fiction
    영랑시집|Poems of Yeongnang|김영랑|Kim Yeongnang|1935|fiction
    육사시집|Poems of Yuksa|이육사|Yi Yuksa|1946|fiction
    사랑의 선물|A Gift of Love|방정환|Bang Jeonghwan|1922|children
    만년샤쓰|The Ten-Thousand-Year Shirt|방정환|Bang Jeonghwan|1927|children
    """
}
