extension PostgresSchema {
  /// Statements for accounts: roles that invited people create themselves. Role names must not
  /// reveal their owners, as any role can list all roles of a server.
  static let accountStatements: [String] = [
    """
    CREATE TABLE IF NOT EXISTS hearth.account (
      owner text PRIMARY KEY,
      email text NOT NULL,
      made_at timestamptz NOT NULL DEFAULT now()
    );
    """,
    """
    CREATE TABLE IF NOT EXISTS hearth.invitation (
      hash bytea PRIMARY KEY,
      expires_at timestamptz NOT NULL
    );
    """,
    // Roles whose accounts were deleted, until they are dropped.
    "CREATE TABLE IF NOT EXISTS hearth.withdrawn (owner text PRIMARY KEY);",
    "ALTER TABLE hearth.withdrawn ENABLE ROW LEVEL SECURITY;",
    "ALTER TABLE hearth.withdrawn FORCE ROW LEVEL SECURITY;",
    "DROP POLICY IF EXISTS own ON hearth.withdrawn;",
    "CREATE POLICY own ON hearth.withdrawn"
      + " USING (owner = session_user OR \(isOwnerOrGuest));",
    "CREATE TABLE IF NOT EXISTS hearth.salt (place bigint PRIMARY KEY, bytes bytea NOT NULL);",
    "ALTER TABLE hearth.salt ENABLE ROW LEVEL SECURITY;",
    "ALTER TABLE hearth.salt FORCE ROW LEVEL SECURITY;",
    "DROP POLICY IF EXISTS guest ON hearth.salt;",
    "CREATE POLICY guest ON hearth.salt USING (\(isOwnerOrGuest));",
    // Only functions that older servers have as well.
    """
    INSERT INTO hearth.salt (place, bytes) VALUES (1, sha256(convert_to(
      concat(random(), random(), random(), random(), clock_timestamp()), 'UTF8')))
      ON CONFLICT (place) DO NOTHING;
    """,
    // One account per e-mail address, whatever the role. A server that already has two keeps both.
    """
    DO $$ BEGIN
      CREATE UNIQUE INDEX IF NOT EXISTS account_email ON hearth.account (email);
    EXCEPTION WHEN unique_violation THEN
      NULL;
    END $$;
    """,
    "ALTER TABLE hearth.account ENABLE ROW LEVEL SECURITY;",
    "ALTER TABLE hearth.account FORCE ROW LEVEL SECURITY;",
    "ALTER TABLE hearth.invitation ENABLE ROW LEVEL SECURITY;",
    "ALTER TABLE hearth.invitation FORCE ROW LEVEL SECURITY;",
    "DROP POLICY IF EXISTS own ON hearth.account;",
    "CREATE POLICY own ON hearth.account"
      + " USING (owner = session_user OR session_user = '\(guest)');",
    "DROP POLICY IF EXISTS guest ON hearth.invitation;",
    "CREATE POLICY guest ON hearth.invitation USING (\(isOwnerOrGuest));",
    "DROP POLICY IF EXISTS guest ON hearth.piece;",
    "CREATE POLICY guest ON hearth.piece FOR SELECT"
      + " USING (session_user = '\(guest)' AND name LIKE 'keys/recovery-%');",
    // PostgreSQL cannot change the return type of a function, so drop the old function. Older
    // programs, which named roles differently, can no longer set up the server afterwards.
    "DROP FUNCTION IF EXISTS hearth.role_of(text);",
    // The role name contains the database, as databases of a server must not share roles, and is
    // salted, as otherwise anyone could compute whose role is whose. Asking this function takes a
    // slow query per address.
    function(
      "role_of(mail text) RETURNS varchar",
      """
      DECLARE
        own text;
        salt bytea;
      BEGIN
        PERFORM pg_sleep(0.3);
        SELECT owner INTO own FROM hearth.account WHERE email = mail;
        SELECT bytes INTO salt FROM hearth.salt WHERE place = 1;
        RETURN coalesce(own, 'hearth_' || left(encode(sha256(
          salt || convert_to(current_database() || E'\\n' || mail, 'UTF8')), 'hex'), 40));
      END
      """),
    function(
      "invite(token_hash bytea, days bigint) RETURNS void",
      """
      DECLARE
        gone text;
      BEGIN
        IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '\(guest)') THEN
          RAISE EXCEPTION 'no roles can be made' USING ERRCODE = '\(cannotCreateRolesCode)';
        END IF;
        \(resetGuest)
        FOR gone IN DELETE FROM hearth.withdrawn RETURNING owner LOOP
          BEGIN
            EXECUTE format('DROP ROLE IF EXISTS %I', gone);
          -- One that has something elsewhere on the server stays, and opens nothing.
          EXCEPTION WHEN insufficient_privilege OR dependent_objects_still_exist THEN
            NULL;
          END;
        END LOOP;
        DELETE FROM hearth.invitation WHERE expires_at < now();
        INSERT INTO hearth.invitation (hash, expires_at)
          VALUES (token_hash, now() + days * interval '1 day');
      END
      """),
    function(
      "sign_up(mail text, token bytea, verifier text) RETURNS text",
      """
      DECLARE
        own text := hearth.role_of(mail);
      BEGIN
        \(checkVerifier)
        DELETE FROM hearth.invitation WHERE hash = sha256(token) AND expires_at > now();
        IF NOT FOUND THEN
          PERFORM pg_sleep(0.3);
          RAISE EXCEPTION 'no such invitation' USING ERRCODE = '\(invalidInvitationCode)';
        END IF;
        IF EXISTS (SELECT 1 FROM hearth.account WHERE owner = own) THEN
          RAISE EXCEPTION 'there is such an account' USING ERRCODE = '\(accountExistsCode)';
        END IF;
        -- One that was withdrawn begins anew.
        DELETE FROM hearth.withdrawn WHERE owner = own;
        IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = own) THEN
          EXECUTE format('ALTER ROLE %I LOGIN PASSWORD %L', own, verifier);
        ELSE
          EXECUTE format('CREATE ROLE %I LOGIN PASSWORD %L', own, verifier);
        END IF;
        EXECUTE format('GRANT \(member) TO %I', own);
        INSERT INTO hearth.account (owner, email) VALUES (own, mail);
        RETURN own;
      END
      """),
    function(
      "recover(mail text, token bytea, verifier text) RETURNS text",
      """
      DECLARE
        own text := hearth.role_of(mail);
      BEGIN
        \(checkVerifier)
        IF NOT EXISTS (SELECT 1 FROM hearth.account WHERE owner = own)
          OR NOT EXISTS (SELECT 1 FROM hearth.piece
            WHERE owner = own AND name LIKE 'keys/recovery-%' AND body = sha256(token))
        THEN
          PERFORM pg_sleep(0.3);
          RAISE EXCEPTION 'nothing is proven' USING ERRCODE = '\(invalidProofCode)';
        END IF;
        EXECUTE format('ALTER ROLE %I PASSWORD %L', own, verifier);
        RETURN own;
      END
      """),
    // A role cannot drop itself, so it loses all access and is dropped with the next invitation.
    // Roles that this program did not create are never dropped.
    function(
      "withdraw() RETURNS void",
      """
      DECLARE
        \(userDeclaration)
      BEGIN
        DELETE FROM hearth.piece WHERE owner = asking;
        DELETE FROM hearth.profile WHERE owner = asking;
        DELETE FROM hearth.account WHERE owner = asking;
        IF FOUND THEN
          EXECUTE format('ALTER ROLE %I NOLOGIN PASSWORD NULL', asking);
          EXECUTE format('REVOKE \(member) FROM %I', asking);
          IF asking ~ '^hearth_[0-9a-f]{40}$' THEN
            INSERT INTO hearth.withdrawn (owner) VALUES (asking) ON CONFLICT (owner) DO NOTHING;
          END IF;
        END IF;
      END
      """),
  ]

  /// SQL condition for the owner of the tables or a role that is a member of it, and for the guest
  /// within a function.
  private static let isOwnerOrGuest =
    "pg_has_role(session_user, current_user, 'MEMBER') OR session_user = '\(guest)'"

  /// SQL that rejects plain passwords, because they would appear in the server's log.
  private static let checkVerifier = """
    IF verifier IS NULL OR verifier !~ '^SCRAM-SHA-256[$][0-9]+:[A-Za-z0-9+/=]+[$][A-Za-z0-9+/=]+:[A-Za-z0-9+/=]+$' THEN
          RAISE EXCEPTION 'no verifier' USING ERRCODE = '\(invalidProofCode)';
        END IF;
    """
}
