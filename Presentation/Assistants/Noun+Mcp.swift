extension Noun {
  static let mcp = Noun(
    "mcp", .program,
    ko: #"""
      AI 도우미와 연결해요

      mcp: AI 도우미와 표준 입출력으로 연결해요
      # 읽기만 하는 도우미
      # 기록도 바꾸는 도우미
      Model Context Protocol 서버예요. AI 도우미 프로그램의 설정에 명령으로 적어 주세요. 도구는
      hearth의 명령이고 결과는 --json과 같아요. 읽는 명령만 있고, --allow write가 있으면 바꾸는
      명령도 있어요. 지우는 일은 한 번 되물어요. 파일, 네트워크, 다른 프로그램, 설정은 건드리지
      않아요. 잠긴 프로필은 사람이 터미널에서 열어야 하고, 암호는 여기서 받지 않아요.
      """#,
    en: #"""
      Connect an AI assistant (MCP)

      mcp: Connect an AI assistant over standard input and output
      mcp # an assistant that only reads
      mcp --allow write # one that may change records
      A Model Context Protocol server, to be set as a command in your AI assistant. Its tools are
      hearth's commands and answer as --json does: those that read, and with --allow write also
      those that change something. Removals are confirmed first. Files, the network, other programs
      and settings are out of its reach. A locked profile must be unlocked by its owner in a
      terminal; the passphrase is never accepted here.
      """#)
}
