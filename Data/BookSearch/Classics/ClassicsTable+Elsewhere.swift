extension ClassicsTable {
  /// Works of antiquity, and of Asia except Korea, by authors who died before 1963.
  static let elsewhere = """
    일리아스|The Iliad|호메로스|Homer||classics
    오디세이아|The Odyssey|호메로스|Homer||classics
    이솝 우화|Aesop's Fables|아이소포스|Aesop||children
    오이디푸스왕|Oedipus Rex|소포클레스|Sophocles||classics
    안티고네|Antigone|소포클레스|Sophocles||classics
    메데이아|Medea|에우리피데스|Euripides||classics
    역사|Histories|헤로도토스|Herodotus||history
    펠로폰네소스 전쟁사|History of the Peloponnesian War|투키디데스|Thucydides||history
    국가|The Republic|플라톤|Plato||humanities
    소크라테스의 변명|Apology of Socrates|플라톤|Plato||humanities
    향연|Symposium|플라톤|Plato||humanities
    니코마코스 윤리학|Nicomachean Ethics|아리스토텔레스|Aristotle||humanities
    시학|Poetics|아리스토텔레스|Aristotle||humanities
    정치학|Politics|아리스토텔레스|Aristotle||humanities
    기하학 원론|Elements|에우클레이데스|Euclid||science
    아이네이스|The Aeneid|베르길리우스|Virgil||classics
    변신 이야기|Metamorphoses|오비디우스|Ovid||classics
    갈리아 전기|Commentaries on the Gallic War|율리우스 카이사르|Julius Caesar||history
    영웅전|Parallel Lives|플루타르코스|Plutarch||history
    명상록|Meditations|마르쿠스 아우렐리우스|Marcus Aurelius||humanities
    고백록|Confessions|아우구스티누스|Augustine of Hippo||religion
    길가메시 서사시|The Epic of Gilgamesh||||classics
    천일야화|One Thousand and One Nights||||classics
    루바이야트|Rubáiyát|오마르 하이얌|Omar Khayyam||classics
    논어|The Analects|공자|Confucius||humanities
    맹자|Mencius|맹자|Mencius||humanities
    도덕경|Tao Te Ching|노자|Laozi||humanities
    장자|Zhuangzi|장자|Zhuangzi||humanities
    대학|Great Learning||||humanities
    중용|Doctrine of the Mean||||humanities
    주역|I Ching||||humanities
    시경|The Book of Songs||||classics
    손자병법|The Art of War|손무|Sun Tzu||humanities
    한비자|Han Feizi|한비|Han Fei||humanities
    사기|Records of the Grand Historian|사마천|Sima Qian||history
    삼국지연의|Romance of the Three Kingdoms|나관중|Luo Guanzhong||classics
    수호전|Water Margin|시내암|Shi Nai'an||classics
    서유기|Journey to the West|오승은|Wu Cheng'en||classics
    홍루몽|Dream of the Red Chamber|조설근|Cao Xueqin|1791|classics
    채근담|Caigentan|홍자성|Hong Zicheng||humanities
    아Q정전|The True Story of Ah Q|루쉰|Lu Xun|1921|fiction
    광인일기|Diary of a Madman|루쉰|Lu Xun|1918|fiction
    고향|My Old Home|루쉰|Lu Xun|1921|fiction
    겐지 이야기|The Tale of Genji|무라사키 시키부|Murasaki Shikibu||classics
    도련님|Botchan|나쓰메 소세키|Natsume Sōseki|1906|fiction
    나는 고양이로소이다|I Am a Cat|나쓰메 소세키|Natsume Sōseki|1905|fiction
    마음|Kokoro|나쓰메 소세키|Natsume Sōseki|1914|fiction
    라쇼몬|Rashōmon|아쿠타가와 류노스케|Ryūnosuke Akutagawa|1915|fiction
    은하철도의 밤|Night on the Galactic Railroad|미야자와 겐지|Kenji Miyazawa|1934|children
    인간 실격|No Longer Human|다자이 오사무|Osamu Dazai|1948|fiction
    사양|The Setting Sun|다자이 오사무|Osamu Dazai|1947|fiction
    기탄잘리|Gitanjali|라빈드라나트 타고르|Rabindranath Tagore|1910|fiction
    바가바드 기타|Bhagavad Gita||||religion
    법구경|Dhammapada||||religion
    간디 자서전|The Story of My Experiments with Truth|마하트마 간디|Mahatma Gandhi|1927|history
    """
}
