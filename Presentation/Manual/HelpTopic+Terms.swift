extension HelpTopic {
  static let terms = HelpTopic(
    name: "terms",
    text: Words(
      ko: #"""
        # 이용 조건: 알아 둘 것

        Hearth는 내 컴퓨터에서 도는 프로그램이에요. 가입이나 동의가 필요 없고, 누구와도 계약하지 않아요.

        - 쓰고 고치고 나누어도 돼요. 정확한 조건은 `hearth help license`에 있어요.
        - 내가 적은 것은 모두 내 것이에요. 시키지 않으면 이 컴퓨터 밖으로 나가지 않아요: `hearth help privacy`.
        - 보증은 없어요. 소중한 기록은 `hearth backup`으로 따로 보관해 주세요.
        - 컴퓨터가 꺼져 있거나 잠들어 있으면 알림이 늦을 수 있어요. 약을 먹는 일처럼 놓치면 안 되는 것은 다른 방법으로도
          챙겨 주세요.
        - 기분과 통계는 스스로를 돌아보는 기록이지, 진단이나 의학적 조언이 아니에요.
        - 연결한 서비스에는 그곳의 이용 조건이 있어요: 책 검색, 캘린더, 동기화할 곳, 알림 서버.
        - 함께 들어 있는 글귀는 우리가 썼거나 저작권이 끝난 것이에요. 가져온 글귀와 책의 문장은 저작권을 확인하고 나누어 주세요.
        """#,
      en: #"""
        # Terms of use: what to know

        Hearth is a program on your machine. There is nothing to sign up for or agree to, and no contract.

        - You may use, change and share it; `hearth help license` has the exact conditions.
        - What you write is yours. It does not leave this machine unless you ask for it: `hearth help privacy`.
        - There is no warranty. Keep a copy of what matters to you with `hearth backup`.
        - Reminders can be late if the machine is off or asleep. Do not rely on them alone for what must not be
          missed, such as medicine.
        - Moods and statistics are for looking back. They are neither a diagnosis nor medical advice.
        - Services that you connect have terms of their own: book search, calendars, places to sync, notifications.
        - The sayings that come with it are our own or in the public domain. For those that you import and for
          sentences of books, check the copyright before you share them.
        """#))
}
