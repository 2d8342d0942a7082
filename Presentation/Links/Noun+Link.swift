extension Noun {
  static let link = Noun(
    "link", .safekeeping,
    ko: #"""
      다른 곳의 캘린더, 주소록과 동기화해요

      add: 캘린더나 주소록을 다른 프로그램의 폴더나 서버와 연결해요
      add 회사 calendar ~/.calendars/work # 폴더의 일정을 가져와요
      add 나 calendar ~/.calendars/me --push home # 여기 일정도 내보내요
      add 집 calendar https://cloud.example.com --user mina # 서버의 캘린더와 연결해요
      add 친구 contacts ~/.contacts/friends # khard의 연락처를 가져와요
      vdirsyncer, khal, khard가 쓰는 폴더, 또는 Nextcloud, Radicale, iCloud, Fastmail 같은 CalDAV,
      CardDAV 서버와 양쪽으로 동기화해요. 연결한 쪽의 것이 새 캘린더나 주소록으로 들어오고, 여기
      있던 것은 --push로 고른 것만 나가요. 서버에 여러 개가 있으면 이름이 같은 것을 골라요. 그
      뒤로는 hearth link sync로 동기화해요.

      edit: 연결의 주소나 사용자를 바꿔요
      edit 회사 --read-only # 이제 가져오기만 해요
      edit 회사 --address https://new.example.com/cal/work/ # 서버가 옮겨 갔어요
      양쪽에 있는 것은 그대로예요. 새 주소는 먼저 열어 보고, 읽을 수 없으면 아무것도 바꾸지 않아요.

      list: 연결된 캘린더와 주소록을 모두 봐요
      # 연결을 모두 봐요

      sync: 연결된 양쪽을 동기화해요
      # 모두 동기화해요
      sync 회사 --dry-run # 무엇이 달라질지 먼저 봐요
      한쪽에서만 바뀐 것은 다른 쪽으로 가고, 양쪽에서 같은 것을 다르게 고쳤으면 저쪽을 따르고 여기
      것은 hearth link conflicts에 남겨요. 지운 것은 양쪽에서 지워지고, 그사이 다른 쪽에서 고쳤으면
      되살아나요. 한쪽에서 전부 또는 절반 넘게 사라졌으면 다른 쪽에서 지우기 전에 물어보고, 물어볼
      수 없으면 그대로 둬요. 방금 동기화하며 여기에서 바뀐 것은 hearth undo로 되돌려요.

      conflicts: 연결한 쪽이나 파일과 다르게 고친 것을 보고 정해요
      # 남은 것을 모두 봐요
      # 3번만 봐요
      # 3번은 여기 것을 남겨요

      remove: 캘린더나 주소록의 연결을 끊어요
      remove 회사 # 물어보고 끊어요
      양쪽에 있던 것은 그대로 남고, 더는 동기화하지 않아요.
      """#,
    en: #"""
      Sync with calendars and contacts elsewhere

      add: Link a calendar or an address book with a folder or a server
      add work calendar ~/.calendars/work # imports the folder's events
      add me calendar ~/.calendars/me --push home # also sends the events of home
      add family calendar https://cloud.example.com --user mina # links a calendar on a server
      add friends contacts ~/.contacts/friends # imports khard's contacts
      Syncs both ways with a folder of vdirsyncer, khal, khard and others, or with a CalDAV or
      CardDAV server such as Nextcloud, Radicale, iCloud or Fastmail. The contents there go into a
      new calendar or address book; of the contents here, only what --push names is sent. If the
      server has several, the one with that name is used. After that, hearth link sync syncs both
      sides.

      edit: Change the address or the user of a link
      edit work --read-only # from now on, only imports
      edit work --address https://new.example.com/cal/work/ # the server has moved
      Both sides keep what they have. A new address is tried first; if it cannot be read, nothing
      changes.

      list: List the linked calendars and address books
      list # all links

      sync: Sync both sides of links
      sync # all links
      sync work --dry-run # shows what would change
      A change on one side goes to the other. If both changed the same thing, the other side's
      version is used and yours is kept in hearth link conflicts. What was removed is removed on
      both sides, unless the other side has changed it since. If all of a side, or more than half,
      is gone, you are asked before it is removed from the other one; if nobody can be asked, it
      stays. hearth undo takes back what a sync has just changed here.

      conflicts: Show and settle conflicts with links and files
      conflicts # all open conflicts
      conflicts 3 # only that one
      conflicts 3 --take mine # keeps the version here

      remove: Unlink a calendar or an address book
      remove work # asks first
      Both sides keep what they have and are no longer synced.
      """#)
}
