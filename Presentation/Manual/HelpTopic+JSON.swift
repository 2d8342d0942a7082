extension HelpTopic {
  static let json = HelpTopic(
    name: "json",
    text: Words(
      ko: #"""
        # JSON 문서

        읽는 명령에 `--json`을 붙이면 문서 하나가 나와요. 아래는 명령마다 나오는 값의 이름이에요. 목록은 `items` 안에
        있고, 여기에는 한 줄의 이름만 적었어요. `a.b`는 `a` 안의 `b`, `a[].b`는 목록 `a`의 줄마다 있는 `b`,
        `*`는 날짜처럼 바뀌는 이름이에요. 이름은 늘어나기만 하고 없어지지 않아요.

        """# + fieldsOfDocuments,
      en: #"""
        # JSON documents

        With `--json`, a command that reads prints one document. Below are the names of the values of
        each command. Those of a list are in `items`; only the names of one row are given here. `a.b` is
        `b` within `a`, `a[].b` is `b` in each row of the list `a`, and `*` is a name that varies, such
        as a date. Names are only ever added, never removed.

        """# + fieldsOfDocuments))

  /// Written by `JSONPageTests`.
  private static let fieldsOfDocuments = #"""
    - `hearth version`: `version`

    """#
}
