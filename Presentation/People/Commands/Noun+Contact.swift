extension Noun {
  static let contact = Noun(
    "contact", .areas,
    ko: #"""
      아직 식물로 심지 않은 연락처

      list: 아직 식물로 심지 않은 연락처를 봐요
      # 심지 않은 연락처를 봐요
      # 심은 연락처도 봐요

      show: 연락처 하나를 봐요
      show 준호 # 번호와 생일을 봐요

      add: 연락처를 추가해요
      add 준호 --phone 010-1234-5678 # 나중에 심을 수 있게 적어 둬요

      edit: 연락처를 고쳐요
      edit 준호 --phone 010-1234-5678 # 번호를 바꿔요
      그 연락처로 심은 사람은 그대로 있어요.

      remove: 연락처를 지워요
      remove 준호 # 물어보고 지워요
      그 연락처로 심은 식물은 그대로 있어요.

      import: vCard, 표, LDIF, Monica에서 연락처를 가져와요
      # 파일에서 가져와요
      # Google이나 Outlook에서 가져와요
      # Thunderbird에서 가져와요
      # 표준 입력에서 가져와요
      같은 파일을 다시 읽어도 겹치지 않아요. 읽지 못한 카드는 줄 번호와 이유를 알려 줘요. 연락처가
      달라졌으면 그 연락처로 심은 사람도 고칠지 물어봐요. Monica에서 며칠마다 연락하기로 한 사람은
      심고, 연락한 날도 가져와요.

      export: 주소록을 vCard 파일로 내보내요
      # 파일로 내보내요
      # 옛 형식으로 표준 출력에
      가져온 카드의 내용은 Hearth가 모르는 것까지 모두 내보내요. vCard 4.0으로 쓰고, 오래된
      프로그램용이면 --vcard 3.0을 붙여 주세요. \#(replacingNote.ko)

      search: 연락처를 이름이나 번호로 찾아요
      # 초성으로 찾아요
      # 번호의 일부로 찾아요

      book edit: 주소록의 이름을 바꿔요
      book edit 회사 --name 동료 # 담긴 연락처는 그대로예요
      담긴 연락처와 hearth link로 만든 연결은 그대로예요.
      """#,
    en: #"""
      Contacts not yet planted

      list: List contacts that are not planted yet
      list # those not planted yet
      list --all # the planted ones too

      show: Show one contact
      show Junho # numbers and birthday

      add: Add a contact
      add Junho --phone 010-1234-5678 # to be planted later

      edit: Change a contact
      edit Junho --phone 010-1234-5678 # another number
      A person planted from it stays the same.

      remove: Remove a contact
      remove Junho # asks first
      A person planted from it stays.

      import: Import contacts from vCard, a table, LDIF or Monica
      import people.vcf # from a file
      import contacts.csv # from Google or Outlook
      import abook.ldif # from Thunderbird
      cat *.vcf | hearth contact import - # from standard input
      Importing the same file again adds nothing. Cards that cannot be read are reported with line
      number and reason. If a contact has changed, you are asked whether to change the person
      planted from it, too. People in Monica with an interval for staying in touch are planted, with
      the days you got in touch.

      export: Write the address book to a vCard file
      export contacts.vcf # write a file
      export - --vcard 3.0 # in the older version, to standard output
      Everything on an imported card is exported again, known to Hearth or not. Writes vCard 4.0;
      for older programs, use --vcard 3.0. \#(replacingNote.en)

      search: Find contacts by name or number
      search ㅈㅁ # by initial consonants
      search 5678 # by part of a number

      book edit: Rename an address book
      book edit work --name colleagues # its contacts stay in it
      Its contacts and its connection made with hearth link stay as they are.
      """#)
}
