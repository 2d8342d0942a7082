extension Noun {
  static let sync = Noun(
    "sync", .safekeeping,
    ko: #"""
      여러 기기를 동기화해요

      now: 다른 기기와 지금 동기화해요
      # 지금 동기화해요
      여기서 바꾼 것을 암호화해서 보내고, 다른 기기에서 바꾼 것을 받아 합쳐요. 두 기기에서 다르게
      고친 항목은 하나가 남고, 다른 하나는 hearth sync conflicts에 있어요.

      setup: 첫 기기에서 동기화를 시작해요
      # 이 폴더로 동기화해요
      # 이 서버로 동기화해요
      # 클라우드의 폴더로 동기화해요
      # S3 버킷으로 동기화해요
      그곳에는 암호화한 조각만 저장돼요. 암호를 잊으면 화면에 나오는 단어 24개로만 되살릴 수 있으니
      적어 두세요. 폴더는 Syncthing, Dropbox, USB 등 무엇으로 옮겨도 돼요. 서버의 비밀번호는
      ~/.pgpass나 PGPASSFILE, 서비스 파일에서 찾아요. S3의 비밀 키는 --user로 키 ID를 적으면
      키링에서 찾거나 물어보고, 아니면 AWS_ACCESS_KEY_ID와 AWS_SECRET_ACCESS_KEY,
      ~/.aws/credentials에서 찾아요. 이미 동기화하는 기기에서는 그곳으로 옮겨요. 지금까지의 곳이
      없어졌으면 --lost로 이 기기에 있는 것으로 새 곳에서 시작해요.

      join: 다른 기기와 합쳐요
      # 이 폴더의 기기들과 합쳐요
      # 무엇이 합쳐질지 먼저 봐요
      여기 있던 것도 그대로 남아 함께 합쳐져요. 같은 것을 서로 다르게 적었으면 먼저 시작한 기기의
      것이 남고 다른 하나는 hearth sync conflicts에 있어요. 합치기 전에 백업하고 물어봐요. 암호 대신
      단어 24개도 돼요.

      status: 동기화 상태를 봐요
      # 마지막 동기화와 남은 변경

      devices list: 다른 기기를 봐요
      # 함께하는 기기들

      devices rename: 이 기기의 이름을 바꿔요
      # laptop이라고 불러요
      다른 기기에서는 다음에 동기화할 때부터 그 이름으로 보여요.

      devices remove: 기기 하나를 빼요
      # 잃어버린 휴대폰을 빼요
      새 열쇠를 나머지 기기에만 주어서, 앞으로 바뀌는 것은 그 기기가 읽을 수 없어요. 새 암호를
      정하고 새 단어 24개를 받아요. 이미 읽은 것은 그 기기에 남아요.

      invite: 가까이 있는 기기를 추가해요
      # 코드를 보여 줘요
      코드를 보여 주고 10분 동안 기다려요. 다른 기기에서 hearth sync join … --invited로 코드를
      적으면 두 화면에 단어 다섯 개가 나와요. 같으면 추가하세요. 코드로는 아무것도 열 수 없고 한
      번만 쓸 수 있어요.

      conflicts: 두 기기에서 다르게 고친 항목을 보고 정해요
      # 충돌을 모두 봐요
      # 양쪽을 다 봐요
      # 다른 것으로 바꿔요
      # 이미 정한 것도 봐요
      서두르지 않아도 돼요. 남은 것을 이미 쓰고 있고, 다른 것은 여기에 90일 동안 남아 있어요.

      log: 다른 기기에서 바뀐 것을 봐요
      # 최근 열 개예요
      하나를 되돌리려면 hearth undo --entry phone-57처럼 써요.

      check: 기기끼리 같은지 확인해요
      # 모두 같은지
      먼저 동기화하고, 이 기기의 요약을 남긴 뒤 다른 기기가 남긴 요약과 비교해요. 기기마다 한 번씩
      실행해 주세요. 주고받는 곳에 있는 스냅샷과 열쇠도 다 읽어 보고, 손상된 것은 할 수 있으면 다시
      넣어요.

      passphrase: 동기화 암호를 바꿔요
      # 새 암호를 물어봐요
      열쇠도 새로 만들어서 함께하는 기기에 저절로 전해요. 이전 단어 24개는 이제 쓸 수 없고, 새
      단어가 나와요.

      pause: 동기화를 잠시 멈춰요
      # 잠시 멈춰요

      resume: 멈춘 동기화를 다시 시작해요
      # 다시 시작해요
      # 되살린 뒤 다른 기기에 맞춰요
      백업으로 되살린 저장소는 어느 쪽에 맞출지 알려 줄 때까지 아무것도 동기화하지 않아요. this로
      맞춘 것은 hearth undo로 되돌릴 수 있고, 그 전에 백업해 둬요. 같은 기기를 다른 곳에서도 이어
      썼으면 이 기기는 laptop-2처럼 새 이름으로 함께해요. 다른 곳에서 이어 쓴 저장소의 사본은 묻지
      않고 그렇게 해요.

      leave: 이 기기의 동기화를 끝내요
      # 동기화를 끝내요
      여기 있는 것은 모두 남아요. 이 기기의 열쇠가 지워지고, 이미 보낸 것은 다른 기기가 쓰도록 남겨
      둬요. 다른 기기는 다음에 동기화할 때 이 기기가 떠난 것을 알아요. --erase는 마지막 기기에서
      주고받는 곳에 있는 조각도 모두 지워요.

      server: PostgreSQL 서버를 준비해요
      # 이 서버에 만들어요
      # 다른 사람을 초대해요
      # SQL을 보여 줘요
      hearth 스키마와 함수를 만들어요. 역할마다 자기 것만 볼 수 있어요. 다시 해도 있던 것은
      그대로예요. 비밀번호는 ~/.pgpass나 PGPASSFILE, 서비스 파일에서 찾아요.

      wait: 바뀐 것을 조용히 동기화해요
      # 조용히
      """#,
    en: #"""
      Sync several devices

      now: Sync with the other devices now
      hearth sync # syncs now
      Sends the changes made here, encrypted, and merges those made elsewhere. If two devices
      changed the same item differently, one version is kept and hearth sync conflicts lists the
      other.

      setup: Start syncing on the first device
      setup folder ~/Sync/hearth # syncs through this folder
      setup postgres postgresql://mina@db.example.com/hearth # syncs through this server
      setup webdav https://cloud.example.com/dav/hearth --user mina # syncs through a cloud folder
      setup s3 https://s3.eu-central-1.amazonaws.com/mina-hearth # syncs through an S3 bucket
      Only encrypted pieces are stored there. Write down the twenty-four words: nothing else
      recovers the key without the passphrase. A folder may travel by Syncthing, Dropbox, a USB
      stick or anything else. The password of a server is taken from ~/.pgpass, PGPASSFILE or a
      service file. With S3, --user is the id of an access key, whose secret is looked up as
      passwords are; without it, the key comes from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or
      from ~/.aws/credentials. On a device that already syncs, it moves everything there; if the
      previous place is lost, --lost starts there with what this device has.

      join: Join the other devices
      join folder ~/Sync/hearth # joins the devices of this folder
      join folder ~/Sync/hearth --dry-run # shows what would be merged
      What is here is kept and merged with the rest. If values differ, the one of the device that
      set up sync is kept; hearth sync conflicts lists the other. The store is backed up first, and
      you are asked. The twenty-four words work instead of the passphrase.

      status: Show the sync status
      status # the last sync, and what is to be sent

      devices list: List the other devices
      hearth sync devices # all other devices

      devices rename: Rename this device
      devices rename laptop # names it laptop
      The other devices show the new name after the next sync.

      devices remove: Remove a device
      devices remove phone # removes a lost phone
      The others get a new key, so it cannot read anything new. You choose a new passphrase and get
      24 new words. What it has already read stays on it.

      invite: Add a nearby device
      invite # shows the code
      Shows a code and waits for ten minutes. Give it to hearth sync join … --invited on the other
      device: both show five words, and if they are the same, add it. The code opens nothing and
      works once.

      conflicts: List and settle sync conflicts
      conflicts # all conflicts
      conflicts 3k9f2a # both sides in full
      conflicts 3k9f2a --take other # uses the other one
      conflicts --all # settled ones, too
      There is no hurry: the kept value is already in use, and the other one is listed here for
      ninety days.

      log: List what was changed on other devices
      log --limit 10 # the last ten
      hearth undo --entry phone-57 takes one of them back.

      check: Check that devices have the same data
      check # all the same?
      Syncs first, uploads a digest of the data here, and compares it with those of the others: run
      it once on each device. The snapshots and keys at the sync place are read as well, and damaged
      ones are restored if this device can.

      passphrase: Change the sync passphrase
      passphrase # asks for a new one
      The key is changed as well, and the other devices receive it automatically. The old
      twenty-four words stop working; new ones are shown.

      pause: Pause sync for now
      pause # for a while

      resume: Resume sync
      resume # starts syncing again
      resume --take others # after a restore, takes over their state
      A store restored from a backup syncs nothing until you say which state applies. What --take
      this restores is one change, which hearth undo takes back; a backup is made first. If the same
      device went on elsewhere, this one continues under a new name, such as laptop-2; a copy of a
      store that went on elsewhere does so without asking.

      leave: End sync on this device
      leave # stops syncing
      Everything here stays. The keys of this device are removed; what it sent stays for the others,
      which learn that it left at their next sync. --erase on the last device also removes all
      pieces at the sync place.

      server: Prepare a PostgreSQL server
      server postgresql://mina@db.example.com/hearth # on this server
      server postgresql://mina@db.example.com/hearth --invite # invites somebody else
      server --print # shows the SQL
      Creates the hearth schema and its functions; each role sees only its own data. Running it
      again changes nothing that is there. The password is taken from ~/.pgpass, PGPASSFILE or a
      service file.

      wait: Sync quietly, then exit
      wait # quietly
      """#)
}
