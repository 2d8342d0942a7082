extension BaselineSchema {
  static let firstPart = """
    CREATE TABLE migration (
      number INTEGER NOT NULL PRIMARY KEY CHECK (number > 0),
      name TEXT NOT NULL,
      ran_at INTEGER NOT NULL
    ) STRICT

    CREATE TABLE setting (
      key TEXT NOT NULL PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 64),
      value TEXT NOT NULL
    ) STRICT

    CREATE TABLE person (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      name TEXT NOT NULL CHECK (name <> ''),
      nickname TEXT NOT NULL,
      sort_key TEXT NOT NULL,
      phone TEXT CHECK (length(phone) BETWEEN 3 AND 21),
      phone_key TEXT,
      birth_calendar TEXT CHECK (birth_calendar IN ('solar', 'lunar', 'lunarLeap')),
      birth_year INTEGER CHECK (birth_year BETWEEN 1 AND 9999),
      birth_month INTEGER CHECK (birth_month BETWEEN 1 AND 12),
      birth_day INTEGER CHECK (birth_day BETWEEN 1 AND 31),
      every_days INTEGER NOT NULL CHECK (every_days BETWEEN 1 AND 90),
      alarm_at INTEGER NOT NULL CHECK (alarm_at BETWEEN 0 AND 86399),
      alarm_on INTEGER NOT NULL CHECK (alarm_on IN (0, 1)),
      planted_on INTEGER NOT NULL CHECK (planted_on BETWEEN -719162 AND 2932896),
      last_contact_on INTEGER CHECK (last_contact_on BETWEEN -719162 AND 2932896),
      due_on INTEGER NOT NULL CHECK (due_on BETWEEN -719162 AND 2932896),
      affection INTEGER NOT NULL CHECK (affection BETWEEN 0 AND 12),
      postponements_since_contact INTEGER NOT NULL CHECK (postponements_since_contact >= 0),
      waterings INTEGER NOT NULL CHECK (waterings >= 0),
      postponements INTEGER NOT NULL CHECK (postponements >= postponements_since_contact), counted_from INTEGER
      CHECK (counted_from BETWEEN -719162 AND 2932896),
      CHECK ((phone IS NULL) = (phone_key IS NULL)),
      CHECK ((birth_calendar IS NULL) = (birth_month IS NULL)),
      CHECK ((birth_month IS NULL) = (birth_day IS NULL)),
      CHECK (birth_day <= 30 OR birth_calendar = 'solar')
    ) STRICT

    CREATE INDEX person_phone ON person (phone_key)

    CREATE TABLE watering (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      day INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
      means TEXT NOT NULL
        CHECK (means IN ('call', 'message', 'kakao', 'meet', 'mail', 'other')),
      keyword_1 TEXT CHECK (keyword_1 <> ''),
      keyword_2 TEXT CHECK (keyword_2 <> ''),
      keyword_3 TEXT CHECK (keyword_3 <> ''),
      memo TEXT NOT NULL, own_means TEXT CHECK (own_means <> ''),
      CHECK (keyword_2 IS NULL OR keyword_1 IS NOT NULL),
      CHECK (keyword_3 IS NULL OR keyword_2 IS NOT NULL)
    ) STRICT

    CREATE TABLE postponement (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      day INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
      delay_days INTEGER NOT NULL CHECK (delay_days BETWEEN 1 AND 7),
      since INTEGER NOT NULL CHECK (since BETWEEN -719162 AND 2932896),
      costs_step INTEGER NOT NULL CHECK (costs_step IN (0, 1))
    ) STRICT

    CREATE TABLE contact (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      name TEXT NOT NULL CHECK (name <> ''),
      sort_key TEXT NOT NULL,
      phones TEXT NOT NULL,
      likeness TEXT NOT NULL,
      birth_calendar TEXT CHECK (birth_calendar IN ('solar', 'lunar', 'lunarLeap')),
      birth_year INTEGER CHECK (birth_year BETWEEN 1 AND 9999),
      birth_month INTEGER CHECK (birth_month BETWEEN 1 AND 12),
      birth_day INTEGER CHECK (birth_day BETWEEN 1 AND 31),
      planted_as INTEGER REFERENCES person (id) ON DELETE SET NULL,
      card TEXT, address_book TEXT CHECK (address_book <> ''),
      CHECK ((birth_calendar IS NULL) = (birth_month IS NULL)),
      CHECK ((birth_month IS NULL) = (birth_day IS NULL)),
      CHECK (birth_day <= 30 OR birth_calendar = 'solar')
    ) STRICT

    CREATE TABLE garden_total (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
      people INTEGER NOT NULL CHECK (people >= 0),
      full_grown INTEGER NOT NULL CHECK (full_grown BETWEEN 0 AND people),
      waterings INTEGER NOT NULL CHECK (waterings >= 0),
      postponements INTEGER NOT NULL CHECK (postponements >= 0)
    ) STRICT

    CREATE TABLE search (
      id INTEGER NOT NULL PRIMARY KEY,
      area INTEGER NOT NULL,
      entity_id INTEGER NOT NULL CHECK (entity_id > 0),
      folded TEXT NOT NULL,
      initials TEXT NOT NULL,
      UNIQUE (area, entity_id),
      CHECK (id >> 40 = area)
    ) STRICT

    CREATE TRIGGER person_added AFTER INSERT ON person BEGIN
      UPDATE garden_total SET
        people = people + 1,
        full_grown = full_grown + (NEW.affection = 12),
        waterings = waterings + NEW.waterings,
        postponements = postponements + NEW.postponements;
    END

    CREATE TRIGGER person_changed AFTER UPDATE OF affection, waterings, postponements ON person
    BEGIN
      UPDATE garden_total SET
        full_grown = full_grown + (NEW.affection = 12) - (OLD.affection = 12),
        waterings = waterings + NEW.waterings - OLD.waterings,
        postponements = postponements + NEW.postponements - OLD.postponements;
    END

    CREATE TRIGGER person_removed AFTER DELETE ON person BEGIN
      UPDATE garden_total SET
        people = people - 1,
        full_grown = full_grown - (OLD.affection = 12),
        waterings = waterings - OLD.waterings,
        postponements = postponements - OLD.postponements;
    END

    CREATE INDEX person_list ON person (due_on, affection, sort_key, id)

    CREATE INDEX person_birthday ON person (birth_month, birth_day, birth_calendar)

    CREATE INDEX person_tail ON person ((id & 1048575))

    CREATE INDEX watering_history ON watering (person_id, day, id)

    CREATE INDEX watering_unreviewed ON watering (day, id)
    WHERE keyword_1 IS NULL AND memo = ''

    CREATE INDEX postponement_history ON postponement (person_id, day, id)

    CREATE INDEX contact_list ON contact (sort_key, id)

    CREATE INDEX contact_free ON contact (sort_key, id) WHERE planted_as IS NULL

    CREATE INDEX contact_planted ON contact (planted_as, id) WHERE planted_as IS NOT NULL

    CREATE INDEX contact_likeness ON contact (likeness, id)

    CREATE INDEX contact_tail ON contact ((id & 1048575))

    CREATE VIRTUAL TABLE search_index USING fts5 (
      folded, initials, content = 'search', content_rowid = 'id', columnsize = 0,
      tokenize = 'trigram case_sensitive 1'
    )

    CREATE VIRTUAL TABLE search_term USING fts5vocab ('search_index', 'row')

    CREATE TABLE saying (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      number INTEGER NOT NULL UNIQUE CHECK (number BETWEEN 1 AND 1099511627775),
      korean TEXT CHECK (korean <> ''),
      english TEXT CHECK (english <> ''),
      who TEXT NOT NULL,
      tags TEXT NOT NULL,
      added_at INTEGER NOT NULL,
      opened_at INTEGER,
      liked_at INTEGER,
      used_at INTEGER,
      likeness INTEGER NOT NULL,
      deck_place INTEGER NOT NULL CHECK (deck_place BETWEEN 0 AND 4294967295),
      aside INTEGER CHECK (aside > 0),
      CHECK (korean IS NOT NULL OR english IS NOT NULL)
    ) STRICT

    CREATE TABLE saying_tag (
      saying_id INTEGER NOT NULL REFERENCES saying (id) ON DELETE CASCADE,
      key TEXT NOT NULL,
      added_at INTEGER NOT NULL,
      number INTEGER NOT NULL,
      liked_at INTEGER,
      used_at INTEGER,
      PRIMARY KEY (saying_id, key)
    ) STRICT

    CREATE TABLE saying_total (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
      sayings INTEGER NOT NULL CHECK (sayings >= 0),
      liked INTEGER NOT NULL CHECK (liked BETWEEN 0 AND sayings),
      used INTEGER NOT NULL CHECK (used BETWEEN 0 AND sayings),
      aside INTEGER NOT NULL CHECK (aside BETWEEN 0 AND sayings),
      last_number INTEGER NOT NULL CHECK (last_number >= 0)
    ) STRICT

    CREATE TABLE saying_of_day (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
      day INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
      saying_id INTEGER NOT NULL UNIQUE REFERENCES saying (id) ON DELETE CASCADE
    ) STRICT

    CREATE TRIGGER saying_added AFTER INSERT ON saying BEGIN
      UPDATE saying_total SET
        sayings = sayings + 1,
        liked = liked + (NEW.liked_at IS NOT NULL),
        used = used + (NEW.used_at IS NOT NULL),
        aside = aside + (NEW.aside IS NOT NULL),
        last_number = max(last_number, NEW.number);
    END

    CREATE TRIGGER saying_changed AFTER UPDATE OF liked_at, used_at, aside, number ON saying BEGIN
      UPDATE saying_total SET
        liked = liked + (NEW.liked_at IS NOT NULL) - (OLD.liked_at IS NOT NULL),
        used = used + (NEW.used_at IS NOT NULL) - (OLD.used_at IS NOT NULL),
        aside = aside + (NEW.aside IS NOT NULL) - (OLD.aside IS NOT NULL),
        last_number = max(last_number, NEW.number);
    END

    CREATE TRIGGER saying_removed AFTER DELETE ON saying BEGIN
      UPDATE saying_total SET
        liked = liked - (OLD.liked_at IS NOT NULL),
        used = used - (OLD.used_at IS NOT NULL),
        aside = aside - (OLD.aside IS NOT NULL),
        sayings = sayings - 1;
    END

    CREATE INDEX saying_list ON saying (added_at, number)

    CREATE INDEX saying_unused ON saying (added_at, number) WHERE used_at IS NULL

    CREATE INDEX saying_liked ON saying (liked_at, added_at, number) WHERE liked_at IS NOT NULL

    CREATE INDEX saying_used ON saying (used_at, added_at, number) WHERE used_at IS NOT NULL

    CREATE INDEX saying_likeness ON saying (likeness, number)

    CREATE INDEX saying_deck_unused ON saying (deck_place)
    WHERE aside IS NULL AND used_at IS NULL

    CREATE INDEX saying_deck_used ON saying (deck_place)
    WHERE aside IS NULL AND used_at IS NOT NULL

    CREATE INDEX saying_aside ON saying (aside) WHERE aside IS NOT NULL

    CREATE INDEX saying_tag_list ON saying_tag (key, added_at, number)

    CREATE INDEX saying_tag_unused ON saying_tag (key, added_at, number) WHERE used_at IS NULL

    CREATE INDEX saying_tag_liked ON saying_tag (key, liked_at, added_at, number)
    WHERE liked_at IS NOT NULL

    CREATE INDEX saying_tag_used ON saying_tag (key, used_at, added_at, number)
    WHERE used_at IS NOT NULL

    CREATE VIRTUAL TABLE saying_word USING fts5 (
      folded, content = '', columnsize = 0,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M*'"
    )

    CREATE TABLE mood_day (
      day INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
      part INTEGER NOT NULL CHECK (part BETWEEN 1 AND 4),
      moods INTEGER NOT NULL CHECK (moods >= 0),
      levels INTEGER NOT NULL CHECK (levels BETWEEN 0 AND moods * 100),
      squares INTEGER NOT NULL CHECK (squares BETWEEN 0 AND moods * 10000),
      PRIMARY KEY (day, part)
    ) STRICT, WITHOUT ROWID

    CREATE TABLE day_palette (
      day INTEGER NOT NULL PRIMARY KEY CHECK (day BETWEEN -719162 AND 2932896),
      palette TEXT NOT NULL CHECK (palette <> '')
    ) STRICT

    CREATE TABLE event (
      id INTEGER NOT NULL UNIQUE CHECK (id > 0),
      title TEXT NOT NULL CHECK (title <> ''),
      note TEXT NOT NULL,
      all_day INTEGER NOT NULL CHECK (all_day IN (0, 1)),
      anchored INTEGER NOT NULL CHECK (anchored IN (0, 1)),
      starts INTEGER NOT NULL CHECK (starts BETWEEN -62135596800 AND 253402300800),
      ends INTEGER NOT NULL CHECK (ends BETWEEN -62135596800 AND 253402300800),
      reach INTEGER NOT NULL CHECK (reach BETWEEN 0 AND 11),
      zone TEXT NOT NULL CHECK (zone <> ''),
      reminders TEXT NOT NULL, rule TEXT CHECK (rule <> ''), repeats INTEGER NOT NULL DEFAULT 0 CHECK (repeats = (rule IS NOT NULL)), rule_last INTEGER CHECK (rule_last BETWEEN -62135596800 AND 253402300800), skip_holidays INTEGER CHECK (skip_holidays IN (0, 1)) CHECK (skip_holidays IS NULL OR repeats), after_done INTEGER CHECK (after_done BETWEEN 1 AND 36525)
      CHECK (after_done IS NULL OR NOT repeats), times_left INTEGER CHECK (times_left > 0) CHECK (times_left IS NULL OR after_done IS NOT NULL), until INTEGER CHECK (until BETWEEN -62135596800 AND 253402300800), months INTEGER NOT NULL DEFAULT 0 CHECK (months BETWEEN 0 AND 8190), weekdays INTEGER NOT NULL DEFAULT 0 CHECK (weekdays BETWEEN 0 AND 254), month_days INTEGER NOT NULL DEFAULT 0 CHECK (month_days BETWEEN 0 AND 4294967294), follows_zone INTEGER CHECK (follows_zone IN (0, 1))
      CHECK (follows_zone IS NULL OR repeats), calendar TEXT CHECK (calendar <> ''), part TEXT CHECK (part IN ('free', 'calledOff')), late_reminders TEXT,
      PRIMARY KEY (starts, id),
      CHECK (starts < ends),
      CHECK (all_day + anchored < 2),
      CHECK (all_day = 0 OR (starts % 86400 = 0 AND ends % 86400 = 0)),
      CHECK (ends - starts <= 86400 << (2 * reach))
    ) STRICT, WITHOUT ROWID

    CREATE INDEX event_tail ON event ((id & 1048575))

    CREATE TABLE reading_day (
      day INTEGER NOT NULL PRIMARY KEY CHECK (day BETWEEN -719162 AND 2932896),
      records INTEGER NOT NULL CHECK (records >= 0),
      morning INTEGER NOT NULL CHECK (morning >= 0),
      afternoon INTEGER NOT NULL CHECK (afternoon >= 0),
      evening INTEGER NOT NULL CHECK (evening >= 0),
      night INTEGER NOT NULL CHECK (night >= 0),
      pages INTEGER NOT NULL GENERATED ALWAYS AS (morning + afternoon + evening + night) STORED
    ) STRICT

    CREATE TABLE reading_run (
      first_day INTEGER NOT NULL PRIMARY KEY CHECK (first_day BETWEEN -719162 AND 2932896),
      last_day INTEGER NOT NULL CHECK (last_day BETWEEN -719162 AND 2932896 AND last_day >= first_day)
    ) STRICT
    """
}
