import HearthDomain

/// Schema of a relay: tables whose rows belong to roles, and functions. A role can do nothing but
/// call the functions.
///
/// Every key begins with the owner, so that tables can be partitioned by it. Each new piece gets
/// the next position while the profile's row is locked, so that a device that lists after a
/// position misses nothing. The position of a removed piece is kept, as devices may refer to it.
package enum PostgresSchema {
  /// Role whose members may call the functions.
  package static let member = "hearth_member"
  /// Role of users who have no role yet or forgot its password. Its password is public: the guest
  /// can only redeem an invitation or prove that it knows a key. But a role can always change its
  /// own password and settings, and so lock others out; ``resetGuest`` reverts that.
  static let guest = "hearth_guest"
  /// Public password that satisfies common password checks: long, with upper and lower case, digits
  /// and punctuation, and without the role's name.
  static let guestPassword = "Anybody-may-knock-1"
  /// Earlier password of the guest, for servers that were set up with it.
  static let formerGuestPassword = guest
  /// Maximum number of connections that guests may have at the same time.
  private static let guestConnections = 10
  /// Default quota of a role in bytes, 1 GiB. A role's row may contain another quota.
  static let quota = 1 << 30

  /// Code of the error that other bytes are already stored under the name.
  static let conflictCode = "HR001"
  /// Code of the error that the quota is exceeded.
  static let quotaExceededCode = "HR002"
  /// Code of the error that the invitation was already used, has expired or is unknown.
  static let invalidInvitationCode = "HR003"
  /// Code of the error that the account already exists.
  static let accountExistsCode = "HR004"
  /// Code of the error that the proof is invalid.
  static let invalidProofCode = "HR005"
  /// Code of the error that the owner of the schema cannot create roles.
  static let cannotCreateRolesCode = "HR006"

  package static let statements: [String] = pieceStatements + accountStatements + rightStatements

  /// SQL declaration of the current user as text. `session_user` itself has another collation, so
  /// that no index would be used.
  static let userDeclaration = "asking text := session_user;"

  private static let pieceStatements: [String] = [
    "CREATE SCHEMA IF NOT EXISTS hearth;",
    """
    CREATE TABLE IF NOT EXISTS hearth.profile (
      owner text PRIMARY KEY,
      head bigint NOT NULL DEFAULT 0,
      size bigint NOT NULL DEFAULT 0,
      quota bigint NOT NULL DEFAULT \(quota)
    );
    """,
    """
    CREATE TABLE IF NOT EXISTS hearth.piece (
      owner text NOT NULL,
      place bigint NOT NULL,
      name text,
      hash bytea NOT NULL,
      body bytea,
      PRIMARY KEY (owner, place),
      UNIQUE (owner, name)
    );
    """,
    "ALTER TABLE hearth.profile ENABLE ROW LEVEL SECURITY;",
    "ALTER TABLE hearth.profile FORCE ROW LEVEL SECURITY;",
    "ALTER TABLE hearth.piece ENABLE ROW LEVEL SECURITY;",
    "ALTER TABLE hearth.piece FORCE ROW LEVEL SECURITY;",
    "DROP POLICY IF EXISTS own ON hearth.profile;",
    "CREATE POLICY own ON hearth.profile USING (owner = session_user);",
    "DROP POLICY IF EXISTS own ON hearth.piece;",
    "CREATE POLICY own ON hearth.piece USING (owner = session_user);",
    function(
      "append(piece_name text, piece_hash bytea, piece_body bytea) RETURNS bigint",
      """
      DECLARE
        \(userDeclaration)
        own hearth.profile;
        present hearth.piece;
        more bigint := length(piece_body);
      BEGIN
        LOOP
          UPDATE hearth.profile SET head = head + 1, size = size + more
            WHERE owner = asking RETURNING * INTO own;
          EXIT WHEN FOUND;
          INSERT INTO hearth.profile (owner) VALUES (asking) ON CONFLICT (owner) DO NOTHING;
        END LOOP;
        INSERT INTO hearth.piece (owner, place, name, hash, body)
          VALUES (asking, own.head, piece_name, piece_hash, piece_body)
          ON CONFLICT (owner, name) DO NOTHING;
        IF NOT FOUND THEN
          SELECT * INTO present FROM hearth.piece WHERE owner = asking AND name = piece_name;
          IF present.body = piece_body THEN
            UPDATE hearth.profile SET head = head - 1, size = size - more WHERE owner = asking;
            RETURN present.place;
          END IF;
          RAISE EXCEPTION 'other bytes stand there' USING ERRCODE = '\(conflictCode)';
        END IF;
        IF more > \(RelayLimits.maxPieceSize) OR length(piece_name) > 100 OR own.size > own.quota THEN
          RAISE EXCEPTION '%', own.quota USING ERRCODE = '\(quotaExceededCode)';
        END IF;
        RETURN own.head;
      END
      """),
    // PostgreSQL cannot change the return type of a function, so drop it first.
    "DROP FUNCTION IF EXISTS hearth.list(bigint, bytea);",
    function(
      "list(after_place bigint, after_hash bytea)"
        + " RETURNS TABLE (piece_place bigint, piece_name text, piece_hash bytea, size bigint)",
      """
      DECLARE
        \(userDeclaration)
        start bigint := 0;
        newest bigint := hearth.newest();
      BEGIN
        SELECT place INTO start FROM hearth.piece
          WHERE owner = asking AND place = after_place AND hash = after_hash;
        RETURN QUERY SELECT place, name, hash, length(body)::bigint FROM hearth.piece
          WHERE owner = asking AND place > coalesce(start, 0)
            AND (name IS NOT NULL OR place = newest)
          ORDER BY place;
      END
      """),
    function(
      "get(piece_name text) RETURNS bytea",
      """
      DECLARE
        \(userDeclaration)
      BEGIN
        RETURN (SELECT body FROM hearth.piece WHERE owner = asking AND name = piece_name);
      END
      """),
    function(
      "remove(piece_name text) RETURNS bigint",
      """
      DECLARE
        \(userDeclaration)
        gone bigint := 0;
      BEGIN
        PERFORM 1 FROM hearth.profile WHERE owner = asking FOR UPDATE;
        SELECT length(body) INTO gone FROM hearth.piece WHERE owner = asking AND name = piece_name;
        IF NOT FOUND THEN RETURN 0; END IF;
        UPDATE hearth.piece SET name = NULL, body = NULL WHERE owner = asking AND name = piece_name;
        UPDATE hearth.profile SET size = size - gone WHERE owner = asking;
        RETURN gone;
      END
      """),
    function(
      "newest() RETURNS bigint",
      """
      DECLARE
        \(userDeclaration)
      BEGIN
        RETURN coalesce((SELECT head FROM hearth.profile WHERE owner = asking), 0);
      END
      """),
    function(
      "room() RETURNS bigint",
      """
      DECLARE
        \(userDeclaration)
      BEGIN
        RETURN coalesce((SELECT quota FROM hearth.profile WHERE owner = asking), \(quota));
      END
      """),
  ]

  private static let rightStatements: [String] = [
    "REVOKE ALL ON SCHEMA hearth FROM PUBLIC;",
    "REVOKE ALL ON ALL TABLES IN SCHEMA hearth FROM PUBLIC;",
    "REVOKE ALL ON ALL FUNCTIONS IN SCHEMA hearth FROM PUBLIC;",
    // If the owner may not create roles, continue without members and guest.
    """
    DO $$ BEGIN
      BEGIN
        IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '\(member)') THEN
          CREATE ROLE \(member) NOLOGIN;
        END IF;
        IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '\(guest)') THEN
          CREATE ROLE \(guest) LOGIN PASSWORD '\(guestPassword)'
            CONNECTION LIMIT \(guestConnections);
        END IF;
      EXCEPTION WHEN insufficient_privilege THEN
        RETURN;
      END;
      \(resetGuest)
      GRANT USAGE ON SCHEMA hearth TO \(member);
      GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA hearth TO \(member);
      REVOKE EXECUTE ON FUNCTION hearth.role_of(text), hearth.invite(bytea, bigint),
        hearth.sign_up(text, bytea, text), hearth.recover(text, bytea, text) FROM \(member);
      GRANT USAGE ON SCHEMA hearth TO \(guest);
      GRANT EXECUTE ON FUNCTION hearth.role_of(text), hearth.sign_up(text, bytea, text),
        hearth.recover(text, bytea, text) TO \(guest);
    END $$;
    """,
  ]

  /// SQL that restores the guest's password and settings, since anyone who knows its password can
  /// change them. Runs whenever an authorized user sets up the server or invites someone. If two
  /// run at the same time, one suffices.
  static let resetGuest = """
    BEGIN
            ALTER ROLE \(guest) LOGIN CONNECTION LIMIT \(guestConnections);
            ALTER ROLE \(guest) RESET ALL;
            EXECUTE format('ALTER ROLE \(guest) IN DATABASE %I RESET ALL', current_database());
          EXCEPTION WHEN insufficient_privilege OR internal_error THEN
            NULL;
          END;
          BEGIN
            ALTER ROLE \(guest) PASSWORD '\(guestPassword)';
          -- Where a server has rules of its own for passwords it stays what it was.
          EXCEPTION WHEN insufficient_privilege OR internal_error OR invalid_parameter_value THEN
            NULL;
          END;
    """

  /// Comments that explain how to distribute the tables over many machines.
  package static let distributionStatements: [String] = [
    "-- Citus:",
    "-- SELECT create_distributed_table('hearth.profile', 'owner');",
    "-- SELECT create_distributed_table('hearth.piece', 'owner', colocate_with => 'hearth.profile');",
    "-- CockroachDB:",
    "-- It spreads the tables by itself. Nothing of this was ever tried there. By its documents",
    "-- row-level security and functions that return rows came with 25.2, but up to 25.4 its",
    "-- PL/pgSQL has no FOUND, PERFORM and EXECUTE, and refuses functions that use them.",
    "-- Everybody knows the password of \(guest): let it into this database only (pg_hba.conf):",
    "-- hostssl hearth \(guest) all scram-sha-256",
    "-- hostssl all \(guest) all reject",
    "-- To let a role take part:",
    "-- CREATE ROLE mina LOGIN PASSWORD '…' IN ROLE \(member);",
  ]

  static func function(_ head: String, _ body: String) -> String {
    """
    CREATE OR REPLACE FUNCTION hearth.\(head)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    \(body)
    $$;
    """
  }
}
