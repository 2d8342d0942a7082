extension Noun {
  static let account = Noun(
    "account", .safekeeping,
    ko: #"""
      동기화 서버의 계정

      list: 로그인해 둔 계정을 봐요
      # 어디에 누구로
      계정은 PostgreSQL 서버에서 내 기기들이 동기화하는 자리예요. 서버를 준비한 사람이 hearth sync
      server 주소 --invite로 초대해요.

      sign-up: 초대받은 서버에 계정을 만들어요
      # 초대와 새 비밀번호를 물어봐요
      서버는 비밀번호를 모르고, 비밀번호를 아는지만 확인해요. 동기화 암호와는 다른 것으로 정하세요.
      동기화 암호는 서버가 짐작할 수도 없어야 해요. 초대도 물어봐서, 이 컴퓨터를 함께 쓰는 사람에게
      보이지 않아요. 터미널이 아니면 표준 입력의 첫 줄이 초대, 둘째 줄이 비밀번호예요.

      sign-in: 이 기기에서 로그인해요
      # 비밀번호를 물어봐요
      비밀번호를 확인하고 이 기기의 열쇠 옆에, 나만 읽을 수 있게 적어 둬요. 동기화가 다시 묻지
      않도록요.

      sign-out: 이 기기에서 로그아웃해요
      # 로그인한 계정이 하나일 때
      계정의 비밀번호를 이 기기에서 지워요. 여기 있는 것도 서버에 있는 것도 그대로예요. 다시
      로그인할 때까지 동기화하지 않아요.

      password: 계정의 비밀번호를 바꿔요
      # 새 비밀번호를 물어봐요
      다른 기기는 새 비밀번호로 다시 로그인할 때까지 동기화하지 않아요.

      recover: 단어 24개로 새 비밀번호를 정해요
      # 비밀번호를 잊었을 때
      동기화를 시작할 때 적어 둔 단어 24개를 물어봐요. 단어는 이 기기 밖으로 나가지 않고, 단어를
      안다는 것만 증명해요. 터미널이 아니면 표준 입력의 첫 줄이 단어, 둘째 줄이 새 비밀번호예요.

      withdraw: 계정과 서버에 있는 것을 모두 지워요
      # 정말인지 물어봐요
      서버에 있는 이 계정의 조각이 모두 지워져요. 기기에 있는 것은 남지만, 이 계정으로 동기화하던
      기기들은 더는 서로 동기화하지 못해요. 메일 주소를 그대로 적어야 지워요.
      """#,
    en: #"""
      Accounts on sync servers

      list: Show the accounts you are signed in to
      hearth account # where, and as whom
      An account is a place on a PostgreSQL server where your devices sync. Whoever set up the
      server invites you with hearth sync server ADDRESS --invite.

      sign-up: Create an account on a server
      sign-up postgresql://db.example/hearth --email mina@example.com # asks for the invitation and a password
      The server never learns the password, only whether you know it. Choose a different one from
      the sync passphrase, which the server must not even be able to guess. The invitation is asked
      for, too, so that other users of this computer do not see it. Without a terminal, it is the
      first line of standard input and the password is the second.

      sign-in: Sign in on this device
      sign-in postgresql://db.example/hearth --email mina@example.com # asks for the password
      Checks the password and stores it next to this device's keys, readable only by you, so that
      sync does not have to ask again.

      sign-out: Sign out on this device
      sign-out # if there is one account
      Removes the account's password from this device; the data here and on the server stays.
      Nothing is synced until you sign in again.

      password: Change the password of an account
      password # asks for a new one
      Other devices stop syncing until they sign in with the new one.

      recover: Set a new password with the 24 words
      recover postgresql://db.example/hearth --email mina@example.com # if you forgot the password
      It asks for the words that you wrote down when sync was set up. They never leave this device;
      it only proves that you know them. Without a terminal, they are the first line of standard
      input and the new password is the second.

      withdraw: Delete an account and its data on the server
      withdraw # asks first
      Deletes everything that the account has on the server. What is on your devices stays, but they
      no longer sync with each other. You have to type the email address to confirm.
      """#)
}
