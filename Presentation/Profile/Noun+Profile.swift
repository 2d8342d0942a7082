extension Noun {
  static let profile = Noun(
    "profile", .yourself,
    ko: #"""
      내 프로필, 다른 프로필, 잠금

      show: 내 프로필을 봐요
      # 이름과 모은 것을 봐요

      create: 새 프로필을 만들어요
      create 회사 # 회사 프로필을 만들어요
      프로필마다 저장소가 따로 있어요. 만든 프로필은 ‘hearth profile use’로 골라 써요. 지금 쓰던
      프로필에 이름만 붙이려면 ‘hearth profile rename’을 써 주세요.

      list: 모든 프로필을 봐요
      # 프로필을 모두 봐요
      지금 쓰는 프로필에 *가 붙어요.

      use: 다른 프로필을 써요
      use 회사 # 회사 프로필로 바꿔요
      use 손님 # 이름 없는 처음 프로필로
      --store 옵션과 HEARTH_STORE 환경 변수가 있으면 그 저장소가 먼저예요.

      rename: 프로필의 이름을 바꿔요
      rename 지수 # 프로필 이름을 지수로 바꿔요
      rename 회사 작업실 # 회사 프로필을 작업실로 바꿔요
      이름을 하나만 적으면 지금 쓰는 프로필의 새 이름이에요. 이름 없이 쓰던 프로필에 이름을 붙여도
      모든 기록이 그대로 남아요.

      edit: 내 프로필을 고쳐요
      edit --name 지수 # 부를 이름을 지수로 바꿔요
      # 이름을 지워요
      옵션 없이 터미널에서 쓰면 이름을 물어봐요. Enter만 누르면 그대로 둬요.

      remove: 프로필과 그 안의 모든 것을 지워요
      remove 회사 --export work.json # 파일로 담아 두고 지워요
      이름을 그대로 적어야 지워져요. 저장소 사본이 백업 폴더에 남고, --export로 먼저 파일 하나에
      담아 둘 수도 있어요. 처음부터 있던 프로필은 비워지고 이름 없이 다시 시작해요.

      lock: 프로필을 암호로 잠가요
      # 한 시간에 한 번만 물어봐요
      # 자리를 비우기 전에 바로 잠가요
      # 전에 만든 백업도 잠가요
      # 잠금을 풀어요
      암호는 네 자 이상이면 되고, 숫자 네 자리도 괜찮아요. 잠그면 명령을 쓰거나 화면을 열 때 암호를
      물어봐요. 다섯 번 틀리면 30초부터 점점 오래 기다려야 해요. 시계를 뒤로 돌리면 대기 시간이
      처음부터 다시 시작돼요. 잠금은 남의 눈을 막아 줄 뿐, 파일을 암호화하지는 않아요. 파일을 손에
      넣은 사람은 숫자 네 자리를 한두 시간이면 모두 맞혀 볼 수 있어요. 여덟 자보다 짧은 암호도 오래
      버티지 못해요. 잠그기 전의 백업은 암호 없이 열리니, --copies로 어떻게 할지 정해 주세요. 다른
      곳에 둔 사본과 내보낸 파일은 그대로예요.

      recover: 복구 코드로 새 암호를 정해요
      # 암호를 잊었을 때
      잠글 때 받은 복구 코드를 물어보고, 새 암호와 새 복구 코드를 만들어요. 쓴 코드는 더는 쓸 수
      없어요.
      """#,
    en: #"""
      Your profile, others, a lock

      show: Show your profile
      hearth profile # your name, and what is kept

      create: Create a new profile
      create Work # a profile for work
      Each profile has its own store. “hearth profile use” switches to the new one. To name the
      current profile, use “hearth profile rename”.

      list: List the profiles
      list # see all profiles
      A * marks the one in use.

      use: Use another profile
      use Work # switch to the profile for work
      use guest # back to the first one, without a name
      A store given by --store or HEARTH_STORE takes precedence.

      rename: Rename the profile in use, or another one
      rename Mina # be called Mina
      rename Work Studio # the profile for work is Studio now
      With one name, the current profile is renamed. Giving the nameless profile a name keeps
      everything in it.

      edit: Change your profile
      edit --name Mina # be greeted as Mina
      edit --name "" # remove the name
      Without options it asks for the name on a terminal; Enter alone leaves it as it was.

      remove: Remove a profile and everything in it
      remove Work --export work.json # keep a file, then remove it
      You have to type its name. A copy of its store stays in the backup folder; --export writes
      everything to one file first. The profile that was there from the start is emptied and starts
      over without a name.

      lock: Lock the profile with a passphrase
      lock --unlock-for 60 # asks once an hour
      lock --now # before you leave the desk
      lock --copies seal # lock earlier backups, too
      lock --off # remove the lock
      It needs four characters or more; four digits will do. Every command and the full screen then
      ask for it. After five wrong tries you wait longer each time, from half a minute to an hour;
      setting the clock back restarts the wait. A lock keeps onlookers out. It does not encrypt the
      file: someone who has it can try all PINs of four digits in an hour or two, and fewer than
      eight characters do not hold for long. Backups from before the lock open without it; --copies
      decides what happens to them. Copies and exports elsewhere stay as they are.

      recover: Set a new passphrase with the recovery code
      recover # if you forgot the passphrase
      It asks for the code that was shown when the profile was locked, then sets a new passphrase
      and shows a new code. A code works once.
      """#)
}
