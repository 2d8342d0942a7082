import Foundation
import HearthData
import Synchronization

/// PostgreSQL server for tests, in a scratch folder with a local socket. It ends with the tests,
/// even if they crash.
package final class PostgresServer: Sendable {
  /// Nil if PostgreSQL is not installed or does not start.
  package static let shared: PostgresServer? = {
    guard let programs else {
      print("left out: PostgreSQL is not here (postgresql)")
      return nil
    }
    do { return try PostgresServer(programs) } catch {
      print("left out: PostgreSQL does not start here (\(error))")
      return nil
    }
  }()

  package static var isHere: Bool { shared != nil }

  /// Folder of the socket.
  package let folder: String
  /// Pipe whose closing ends the server.
  private let lifeline = Pipe()
  private let roles = Mutex(0)

  private static let programs: String? = {
    let all = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: all)) ?? []
    return versions.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }.map { "\(all)/\($0)/bin" }
      .last { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") }
  }()

  private init(_ programs: String) throws {
    let script = """
      set -e
      as() { if [ "$(id -u)" = 0 ]; then runuser -u nobody -- "$@"; else "$@"; fi; }
      # Not within a folder that only root can look into.
      set -- "$(mktemp -d /tmp/hearth-postgres.XXXXXX)" "$1"
      chmod 755 "$1"
      if [ "$(id -u)" = 0 ]; then chown nobody "$1"; fi
      cd "$1"
      as "$2/initdb" -D "$1/data" -U root -A trust -E UTF8 --locale=C --no-sync >"$1/log" 2>&1
      { echo "local accounts root,keeper trust"; echo "local accounts all scram-sha-256"
        echo "local all all trust"; } >"$1/data/pg_hba.conf"
      # It checks passwords, where it can: what passes there passes anywhere.
      checks=passwordcheck
      [ -e "$2/../lib/$checks.so" ] || checks=
      as "$2/postgres" -D "$1/data" -k "$1" -c listen_addresses= -c fsync=off \
        -c shared_preload_libraries="$checks" -c max_connections=40 -c shared_buffers=16MB >>"$1/log" 2>&1 &
      for turn in $(seq 200); do
        "$2/pg_isready" -q -h "$1" && break
        sleep 0.02
      done
      echo "$1"
      read -r word || true
      kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"
      wait
      rm -rf "$1"
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh", programs]
    process.standardInput = lifeline
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    folder = output.fileHandleForReading.nextLine()
    guard folder.hasPrefix("/") else { throw POSIXError(.ENOENT) }
    try psql(
      "root", "CREATE ROLE keeper LOGIN CREATEROLE; GRANT CREATE ON DATABASE postgres TO keeper")
    try PostgresRelay(address: address(of: "keeper")).makeSchema()
    try psql("root", "CREATE DATABASE \(Self.accounts) OWNER keeper")
    try PostgresRelay(address: accountsAddress + " user=keeper").makeSchema()
  }

  /// Database that requires a password from everybody but its owner.
  private static let accounts = "accounts"

  package var accountsAddress: String { "host=\(folder) dbname=\(Self.accounts)" }

  package func address(of role: String) -> String {
    "host=\(folder) dbname=postgres user=\(role)"
  }

  /// Creates a role without any data, by default one that may take part.
  package func makeRole(isMember: Bool = true) throws -> String {
    let number = roles.withLock { number in
      number += 1
      return number
    }
    let role = "role\(number)"
    let group = isMember ? " IN ROLE \(PostgresSchema.member)" : ""
    try psql("root", "CREATE ROLE \(role) LOGIN\(group)")
    return role
  }

  /// Returns the output of the role's statements; nil if one fails.
  @discardableResult
  package func psql(
    _ role: String, _ statements: String, in database: String = "postgres",
    password: String? = nil
  ) throws -> String? {
    let place = "host=\(folder) dbname=\(database) user=\(role)"
    let (status, said) = try OtherProgram(
      "/usr/bin/psql", ["-XAtq", "-v", "ON_ERROR_STOP=1", "-c", statements, place],
      environment: password.map { ["PGPASSWORD": $0, "PATH": "/usr/bin:/bin"] }
    ).answer()
    guard status == 0 else { return nil }
    return String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
