extension Migration {
  static let people = Migration(number: 2, name: "people") {
    [
      person, watering, postponement, contact,
      gardenTotal, search,
    ] + totalling + indexes + searchIndex
  }

  private static let days = "BETWEEN -719162 AND 2932896"

  private static func birthday() -> String {
    """
    birth_calendar TEXT CHECK (birth_calendar IN ('solar', 'lunar', 'lunarLeap')),
      birth_year INTEGER CHECK (birth_year BETWEEN 1 AND 9999),
      birth_month INTEGER CHECK (birth_month BETWEEN 1 AND 12),
      birth_day INTEGER CHECK (birth_day BETWEEN 1 AND 31),
    """
  }

  private static let birthdayRules = """
    CHECK ((birth_calendar IS NULL) = (birth_month IS NULL)),
      CHECK ((birth_month IS NULL) = (birth_day IS NULL)),
      CHECK (birth_year IS NULL OR birth_calendar = 'solar'),
      CHECK (birth_day <= 30 OR birth_calendar = 'solar')
    """

  private static var person: String {
    """
    CREATE TABLE person (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      name TEXT NOT NULL CHECK (name <> ''),
      nickname TEXT NOT NULL,
      sort_key TEXT NOT NULL,
      phone TEXT CHECK (length(phone) BETWEEN 3 AND 21),
      phone_key TEXT UNIQUE,
      \(birthday())
      every_days INTEGER NOT NULL CHECK (every_days BETWEEN 1 AND 90),
      alarm_at INTEGER NOT NULL CHECK (alarm_at BETWEEN 0 AND 86399),
      alarm_on INTEGER NOT NULL CHECK (alarm_on IN (0, 1)),
      planted_on INTEGER NOT NULL CHECK (planted_on \(days)),
      last_contact_on INTEGER CHECK (last_contact_on \(days)),
      due_on INTEGER NOT NULL CHECK (due_on \(days)),
      affection INTEGER NOT NULL CHECK (affection BETWEEN 0 AND 12),
      postponements_since_contact INTEGER NOT NULL CHECK (postponements_since_contact >= 0),
      waterings INTEGER NOT NULL CHECK (waterings >= 0),
      postponements INTEGER NOT NULL CHECK (postponements >= postponements_since_contact),
      CHECK ((phone IS NULL) = (phone_key IS NULL)),
      \(birthdayRules)
    ) STRICT
    """
  }

  private static var watering: String {
    """
    CREATE TABLE watering (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      day INTEGER NOT NULL CHECK (day \(days)),
      means TEXT NOT NULL
        CHECK (means IN ('call', 'message', 'kakao', 'meet', 'mail', 'other')),
      keyword_1 TEXT CHECK (keyword_1 <> ''),
      keyword_2 TEXT CHECK (keyword_2 <> ''),
      keyword_3 TEXT CHECK (keyword_3 <> ''),
      memo TEXT NOT NULL,
      CHECK (keyword_2 IS NULL OR keyword_1 IS NOT NULL),
      CHECK (keyword_3 IS NULL OR keyword_2 IS NOT NULL)
    ) STRICT
    """
  }

  private static var postponement: String {
    """
    CREATE TABLE postponement (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      day INTEGER NOT NULL CHECK (day \(days)),
      delay_days INTEGER NOT NULL CHECK (delay_days BETWEEN 1 AND 7),
      since INTEGER NOT NULL CHECK (since \(days)),
      costs_step INTEGER NOT NULL CHECK (costs_step IN (0, 1))
    ) STRICT
    """
  }

  private static var contact: String {
    """
    CREATE TABLE contact (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      name TEXT NOT NULL CHECK (name <> ''),
      sort_key TEXT NOT NULL,
      phones TEXT NOT NULL,
      likeness TEXT NOT NULL,
      \(birthday())
      planted_as INTEGER REFERENCES person (id) ON DELETE SET NULL,
      card TEXT,
      \(birthdayRules)
    ) STRICT
    """
  }

  /// One row with what would else have to be counted person by person.
  private static var gardenTotal: String {
    """
    CREATE TABLE garden_total (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
      people INTEGER NOT NULL CHECK (people >= 0),
      full_grown INTEGER NOT NULL CHECK (full_grown BETWEEN 0 AND people),
      waterings INTEGER NOT NULL CHECK (waterings >= 0),
      postponements INTEGER NOT NULL CHECK (postponements >= 0)
    ) STRICT
    """
  }

  private static let totalling = [
    "INSERT INTO garden_total VALUES (1, 0, 0, 0, 0)",
    """
    CREATE TRIGGER person_added AFTER INSERT ON person BEGIN
      UPDATE garden_total SET
        people = people + 1,
        full_grown = full_grown + (NEW.affection = 12),
        waterings = waterings + NEW.waterings,
        postponements = postponements + NEW.postponements;
    END
    """,
    """
    CREATE TRIGGER person_changed AFTER UPDATE OF affection, waterings, postponements ON person
    BEGIN
      UPDATE garden_total SET
        full_grown = full_grown + (NEW.affection = 12) - (OLD.affection = 12),
        waterings = waterings + NEW.waterings - OLD.waterings,
        postponements = postponements + NEW.postponements - OLD.postponements;
    END
    """,
    """
    CREATE TRIGGER person_removed AFTER DELETE ON person BEGIN
      UPDATE garden_total SET
        people = people - 1,
        full_grown = full_grown - (OLD.affection = 12),
        waterings = waterings - OLD.waterings,
        postponements = postponements - OLD.postponements;
    END
    """,
  ]

  /// The texts of all areas as they are searched; the area is in the upper bits of the id, so
  /// that the texts of one area are a range.
  private static var search: String {
    """
    CREATE TABLE search (
      id INTEGER NOT NULL PRIMARY KEY,
      area INTEGER NOT NULL,
      entity_id INTEGER NOT NULL CHECK (entity_id > 0),
      folded TEXT NOT NULL,
      initials TEXT NOT NULL,
      UNIQUE (area, entity_id),
      CHECK (id >> 40 = area)
    ) STRICT
    """
  }

  private static let indexes = [
    "CREATE INDEX person_list ON person (due_on, affection, sort_key, id)",
    "CREATE INDEX person_birthday ON person (birth_month, birth_day, birth_calendar)",
    // The last four letters of an id, which everybody types at least.
    "CREATE INDEX person_tail ON person ((id & 1048575))",
    "CREATE INDEX watering_history ON watering (person_id, day, id)",
    """
    CREATE INDEX watering_unreviewed ON watering (day, id)
    WHERE keyword_1 IS NULL AND memo = ''
    """,
    "CREATE INDEX postponement_history ON postponement (person_id, day, id)",
    "CREATE INDEX contact_list ON contact (sort_key, id)",
    "CREATE INDEX contact_free ON contact (sort_key, id) WHERE planted_as IS NULL",
    "CREATE INDEX contact_planted ON contact (planted_as, id) WHERE planted_as IS NOT NULL",
    "CREATE INDEX contact_likeness ON contact (likeness, id)",
    "CREATE INDEX contact_tail ON contact ((id & 1048575))",
  ]

  private static let searchIndex = [
    """
    CREATE VIRTUAL TABLE search_index USING fts5 (
      folded, initials, content = 'search', content_rowid = 'id', columnsize = 0,
      tokenize = 'trigram case_sensitive 1'
    )
    """,
    "CREATE VIRTUAL TABLE search_term USING fts5vocab ('search_index', 'row')",
  ]
}
