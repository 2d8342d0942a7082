extension BaselineSchema {
  static let secondPart = """
    CREATE TABLE book_finding (
      number INTEGER NOT NULL PRIMARY KEY CHECK (number >= 1),
      source TEXT NOT NULL CHECK (source <> ''),
      title TEXT NOT NULL CHECK (title <> ''),
      subtitle TEXT NOT NULL,
      author TEXT NOT NULL,
      publisher TEXT NOT NULL,
      published_on TEXT CHECK (published_on GLOB '[0-9][0-9][0-9][0-9]*'),
      isbn TEXT CHECK (length(isbn) = 13 AND isbn NOT GLOB '*[^0-9]*'),
      pages INTEGER CHECK (pages BETWEEN 1 AND 20000),
      category TEXT NOT NULL CHECK (category <> ''),
      link TEXT CHECK (link LIKE 'http%'),
      cover_link TEXT CHECK (cover_link LIKE 'http%'),
      thickness INTEGER CHECK (thickness BETWEEN 1 AND 10000),
      description TEXT NOT NULL
    ) STRICT

    CREATE TABLE book_category (
      category TEXT NOT NULL PRIMARY KEY CHECK (category <> ''),
      books INTEGER NOT NULL CHECK (books >= 0),
      finished INTEGER NOT NULL CHECK (finished BETWEEN 0 AND books),
      pages INTEGER NOT NULL CHECK (pages >= 0)
    ) STRICT, WITHOUT ROWID

    CREATE INDEX reading_run_last ON reading_run (last_day)

    CREATE VIRTUAL TABLE book_word USING fts5 (
      folded, content = '', columnsize = 0,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M*'"
    )

    CREATE VIRTUAL TABLE sentence_word USING fts5 (
      folded, content = '', columnsize = 0,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M*'"
    )

    CREATE TRIGGER reading_day_added AFTER INSERT ON reading_day WHEN NEW.pages > 0
    BEGIN INSERT INTO reading_run (first_day, last_day) VALUES (
      coalesce((SELECT first_day FROM reading_run WHERE last_day = NEW.day - 1), NEW.day),
      coalesce((SELECT last_day FROM reading_run WHERE first_day = NEW.day + 1), NEW.day))
    ON CONFLICT (first_day) DO UPDATE SET last_day = excluded.last_day;
    DELETE FROM reading_run WHERE first_day = NEW.day + 1; END

    CREATE TRIGGER reading_day_begun AFTER UPDATE ON reading_day
    WHEN OLD.pages = 0 AND NEW.pages > 0 BEGIN INSERT INTO reading_run (first_day, last_day) VALUES (
      coalesce((SELECT first_day FROM reading_run WHERE last_day = NEW.day - 1), NEW.day),
      coalesce((SELECT last_day FROM reading_run WHERE first_day = NEW.day + 1), NEW.day))
    ON CONFLICT (first_day) DO UPDATE SET last_day = excluded.last_day;
    DELETE FROM reading_run WHERE first_day = NEW.day + 1; END

    CREATE TRIGGER reading_day_emptied AFTER UPDATE ON reading_day
    WHEN OLD.pages > 0 AND NEW.pages = 0 BEGIN INSERT INTO reading_run (first_day, last_day)
    SELECT OLD.day + 1, last_day FROM reading_run
    WHERE first_day = (SELECT max(first_day) FROM reading_run WHERE first_day <= OLD.day)
      AND last_day > OLD.day;
    UPDATE reading_run SET last_day = OLD.day - 1
    WHERE first_day = (SELECT max(first_day) FROM reading_run WHERE first_day < OLD.day)
      AND last_day >= OLD.day;
    DELETE FROM reading_run WHERE first_day = OLD.day; END

    CREATE TRIGGER reading_day_removed AFTER DELETE ON reading_day WHEN OLD.pages > 0
    BEGIN INSERT INTO reading_run (first_day, last_day)
    SELECT OLD.day + 1, last_day FROM reading_run
    WHERE first_day = (SELECT max(first_day) FROM reading_run WHERE first_day <= OLD.day)
      AND last_day > OLD.day;
    UPDATE reading_run SET last_day = OLD.day - 1
    WHERE first_day = (SELECT max(first_day) FROM reading_run WHERE first_day < OLD.day)
      AND last_day >= OLD.day;
    DELETE FROM reading_run WHERE first_day = OLD.day; END

    CREATE TABLE delivery (
      reminder TEXT NOT NULL CHECK (length(CAST(reminder AS BLOB)) BETWEEN 1 AND 120),
      channel TEXT NOT NULL CHECK (length(CAST(channel AS BLOB)) BETWEEN 1 AND 40),
      at INTEGER NOT NULL,
      sender INTEGER,
      PRIMARY KEY (reminder, channel)
    ) STRICT, WITHOUT ROWID

    CREATE INDEX delivery_age ON delivery (at, reminder, channel)

    CREATE TABLE delivery_channel (
      channel TEXT NOT NULL PRIMARY KEY
        CHECK (length(CAST(channel AS BLOB)) BETWEEN 1 AND 40),
      began_at INTEGER NOT NULL,
      settled_at INTEGER
    ) STRICT, WITHOUT ROWID

    CREATE INDEX watering_day ON watering (day)

    CREATE TABLE journal_device (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      device INTEGER NOT NULL UNIQUE CHECK (device > 0),
      name TEXT NOT NULL,
      is_own INTEGER NOT NULL CHECK (is_own IN (0, 1))
    , is_told INTEGER NOT NULL DEFAULT 0
      CHECK (is_told IN (0, 1))) STRICT

    CREATE TABLE journal_entry (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      device INTEGER NOT NULL REFERENCES journal_device (id),
      number INTEGER NOT NULL CHECK (number > 0),
      stamp INTEGER NOT NULL,
      latest_stamp INTEGER NOT NULL CHECK (latest_stamp >= stamp),
      at INTEGER NOT NULL,
      noted_at INTEGER NOT NULL,
      verb TEXT NOT NULL CHECK (verb <> ''),
      kind INTEGER NOT NULL CHECK (kind > 0),
      subject TEXT NOT NULL,
      subjects INTEGER NOT NULL CHECK (subjects >= 0),
      things INTEGER NOT NULL CHECK (things >= 0),
      areas INTEGER NOT NULL,
      undoes INTEGER,
      undone_by INTEGER,
      state INTEGER NOT NULL CHECK (state IN (0, 1, 2)),
      bytes INTEGER NOT NULL CHECK (bytes >= 0),
      total INTEGER NOT NULL CHECK (total >= bytes)
    ) STRICT

    CREATE TABLE journal_step (
      entry INTEGER NOT NULL REFERENCES journal_entry (id),
      place INTEGER NOT NULL CHECK (place >= 0),
      change INTEGER NOT NULL CHECK (change IN (0, 1, 2)),
      kind INTEGER NOT NULL CHECK (kind > 0),
      first INTEGER NOT NULL,
      last INTEGER NOT NULL CHECK (last >= first),
      part INTEGER NOT NULL,
      owner INTEGER,
      things INTEGER NOT NULL CHECK (things >= 0),
      title TEXT NOT NULL,
      body BLOB,
      PRIMARY KEY (entry, place)
    ) STRICT, WITHOUT ROWID

    CREATE UNIQUE INDEX journal_entry_number ON journal_entry (device, number)

    CREATE INDEX journal_step_owner ON journal_step (owner, entry) WHERE owner IS NOT NULL

    CREATE INDEX journal_step_block ON journal_step (kind, first, last, entry)
    WHERE owner IS NULL

    CREATE TABLE event_exception (
      event_id INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
      occurrence INTEGER NOT NULL CHECK (occurrence BETWEEN -62135596800 AND 253402300800),
      kind INTEGER NOT NULL CHECK (kind IN (0, 1, 2)),
      title TEXT CHECK (title <> ''),
      note TEXT,
      all_day INTEGER CHECK (all_day IN (0, 1)),
      anchored INTEGER CHECK (anchored IN (0, 1)),
      starts INTEGER CHECK (starts BETWEEN -62135596800 AND 253402300800),
      ends INTEGER CHECK (ends BETWEEN -62135596800 AND 253402300800),
      zone TEXT CHECK (zone <> ''),
      reminders TEXT, part TEXT CHECK (part IN ('free', 'calledOff')), holds_on INTEGER CHECK (holds_on = 1), late_reminders TEXT,
      PRIMARY KEY (event_id, occurrence),
      CHECK (starts < ends),
      CHECK (all_day + anchored < 2),
      CHECK (all_day = 0 OR (starts % 86400 = 0 AND ends % 86400 = 0)),
      CHECK ((title IS NULL) = (starts IS NULL) AND (note IS NULL) = (starts IS NULL)
        AND (all_day IS NULL) = (starts IS NULL) AND (anchored IS NULL) = (starts IS NULL)
        AND (ends IS NULL) = (starts IS NULL) AND (zone IS NULL) = (starts IS NULL)
        AND (reminders IS NULL) = (starts IS NULL)),
      CHECK (kind <> 1 OR starts IS NOT NULL),
      CHECK (kind <> 2 OR starts IS NULL)
    ) STRICT, WITHOUT ROWID

    CREATE INDEX event_start ON event (starts, anchored, ends, repeats)

    CREATE INDEX event_reach ON event (reach, starts, anchored, ends, repeats)

    CREATE INDEX event_series ON event (until, starts, months, weekdays, month_days, repeats)
    WHERE repeats = 1

    CREATE INDEX event_open ON event (ends) WHERE after_done IS NOT NULL

    CREATE INDEX event_exception_time ON event_exception (kind, starts, ends)

    CREATE INDEX event_exception_start ON event_exception (kind, occurrence)

    CREATE TABLE event_reminder (
      event_id INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
      minutes INTEGER NOT NULL CHECK (minutes BETWEEN -1440 AND 525600),
      at INTEGER,
      PRIMARY KEY (event_id, minutes)
    ) STRICT

    CREATE INDEX event_reminder_time ON event_reminder (at, minutes, event_id)

    CREATE TABLE "book" (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      theme TEXT NOT NULL CHECK (theme <> ''),
      rating INTEGER CHECK (rating BETWEEN 0 AND 10),
      favourite_since INTEGER,
      place INTEGER NOT NULL CHECK (place BETWEEN -1099511627776 AND 1099511627776),
      sentence_count INTEGER NOT NULL CHECK (sentence_count BETWEEN 0 AND 1099511627776),
      earlier_readings INTEGER NOT NULL CHECK (earlier_readings BETWEEN 0 AND 1000000),
      earlier_pages INTEGER NOT NULL CHECK (earlier_pages BETWEEN 0 AND 20000000000),
      earlier_finished_on INTEGER CHECK (earlier_finished_on BETWEEN -719162 AND 2932896),
      earlier_rating INTEGER CHECK (earlier_rating BETWEEN 0 AND 10),
      added_at INTEGER NOT NULL,
      reading INTEGER CHECK (reading BETWEEN 1 AND 1000000),
      started_on INTEGER CHECK (started_on BETWEEN -719162 AND 2932896),
      entered_start INTEGER CHECK (entered_start BETWEEN -719162 AND 2932896 AND entered_start > started_on),
      target_on INTEGER CHECK (target_on BETWEEN -719162 AND 2932896),
      finished_on INTEGER CHECK (finished_on BETWEEN -719162 AND 2932896),
      finished_sometime INTEGER CHECK (finished_sometime = 1),
      first_page INTEGER CHECK (first_page BETWEEN 0 AND 20000),
      page INTEGER CHECK (page BETWEEN first_page AND 20000),
      last_record_on INTEGER CHECK (last_record_on BETWEEN -719162 AND 2932896),
      last_record_pages INTEGER CHECK (last_record_pages BETWEEN 0 AND 20000),
      title_key TEXT NOT NULL,
      author_key TEXT NOT NULL,
      likeness TEXT NOT NULL,
      title TEXT NOT NULL CHECK (title <> ''),
      subtitle TEXT NOT NULL,
      author TEXT NOT NULL,
      publisher TEXT NOT NULL,
      published_on TEXT CHECK (published_on GLOB '[0-9][0-9][0-9][0-9]*'),
      isbn TEXT CHECK (length(isbn) = 13 AND isbn NOT GLOB '*[^0-9]*'),
      pages INTEGER CHECK (pages BETWEEN 1 AND 20000),
      category TEXT NOT NULL CHECK (category <> ''),
      link TEXT CHECK (link LIKE 'http%'),
      cover_link TEXT CHECK (cover_link LIKE 'http%'),
      thickness INTEGER CHECK (thickness BETWEEN 1 AND 10000),
      description TEXT NOT NULL,
      shelf INTEGER NOT NULL GENERATED ALWAYS AS (CASE WHEN reading IS NULL THEN 0
        WHEN finished_on IS NULL AND finished_sometime IS NULL THEN 1 ELSE 2 END) STORED,
      target_key INTEGER NOT NULL GENERATED ALWAYS AS (coalesce(target_on, 2932896)) STORED,
      finished_key INTEGER NOT NULL GENERATED ALWAYS AS (CASE
        WHEN finished_on IS NOT NULL THEN -finished_on
        WHEN earlier_finished_on IS NOT NULL THEN -earlier_finished_on
        WHEN finished_sometime IS NOT NULL OR earlier_readings > 0 THEN 9223372036854775806
        ELSE 9223372036854775807 END) STORED,
      progress INTEGER NOT NULL GENERATED ALWAYS AS (CASE
        WHEN finished_on IS NOT NULL OR finished_sometime IS NOT NULL THEN 100
        WHEN page IS NULL THEN 0 ELSE min(100, page * 100 / coalesce(pages, 100)) END) STORED,
      spine INTEGER NOT NULL GENERATED ALWAYS AS
        (coalesce(thickness, min(10000, 20 + coalesce(pages, 300) * 55 / 100))) STORED,
      CHECK ((reading IS NULL) = (started_on IS NULL)),
      CHECK ((reading IS NULL) = (first_page IS NULL)),
      CHECK ((reading IS NULL) = (page IS NULL)),
      CHECK (reading IS NOT NULL OR (target_on IS NULL AND finished_on IS NULL
        AND finished_sometime IS NULL AND last_record_on IS NULL)),
      CHECK (finished_on IS NULL OR finished_sometime IS NULL),
      CHECK (finished_on >= started_on),
      CHECK ((last_record_on IS NULL) = (last_record_pages IS NULL))
    ) STRICT

    CREATE TABLE "past_reading" (
      book_id INTEGER NOT NULL REFERENCES "book" (id) ON DELETE CASCADE,
      reading INTEGER NOT NULL CHECK (reading BETWEEN 1 AND 1000000),
      started_on INTEGER NOT NULL CHECK (started_on BETWEEN -719162 AND 2932896),
      entered_start INTEGER CHECK (entered_start BETWEEN -719162 AND 2932896 AND entered_start > started_on),
      target_on INTEGER CHECK (target_on BETWEEN -719162 AND 2932896),
      finished_on INTEGER CHECK (finished_on BETWEEN -719162 AND 2932896 AND finished_on >= started_on),
      finished_sometime INTEGER CHECK (finished_sometime = 1),
      first_page INTEGER NOT NULL CHECK (first_page BETWEEN 0 AND 20000),
      page INTEGER NOT NULL CHECK (page BETWEEN first_page AND 20000),
      last_record_on INTEGER CHECK (last_record_on BETWEEN -719162 AND 2932896),
      last_record_pages INTEGER CHECK (last_record_pages BETWEEN 0 AND 20000),
      rating INTEGER CHECK (rating BETWEEN 0 AND 10),
      PRIMARY KEY (book_id, reading),
      CHECK (finished_on IS NULL OR finished_sometime IS NULL),
      CHECK ((last_record_on IS NULL) = (last_record_pages IS NULL))
    ) STRICT, WITHOUT ROWID

    CREATE TABLE "reading_record" (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      book_id INTEGER NOT NULL REFERENCES "book" (id) ON DELETE CASCADE,
      reading INTEGER NOT NULL CHECK (reading BETWEEN 1 AND 1000000),
      day INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
      at INTEGER NOT NULL CHECK (at BETWEEN 0 AND 86399),
      page INTEGER NOT NULL CHECK (page BETWEEN 0 AND 20000),
      pages INTEGER NOT NULL CHECK (pages BETWEEN 0 AND 20000),
      UNIQUE (book_id, reading, day)
    ) STRICT

    CREATE TABLE "sentence" (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      book_id INTEGER NOT NULL REFERENCES "book" (id) ON DELETE CASCADE,
      page INTEGER CHECK (page BETWEEN 1 AND 20000),
      saying_id INTEGER REFERENCES saying (id) ON DELETE SET NULL,
      added_at INTEGER NOT NULL,
      text TEXT NOT NULL CHECK (text <> ''),
      page_key INTEGER NOT NULL GENERATED ALWAYS AS (coalesce(page, 20001)) STORED
    ) STRICT

    CREATE INDEX book_author ON book (shelf, author_key, title_key, id)

    CREATE INDEX book_favourite_author ON book (author_key, title_key, id)
    WHERE favourite_since IS NOT NULL

    CREATE INDEX book_finished ON book (shelf, finished_key, title_key, id)

    CREATE INDEX book_favourite_finished ON book (finished_key, title_key, id)
    WHERE favourite_since IS NOT NULL

    CREATE INDEX book_own ON book (shelf, place, title_key, id)

    CREATE INDEX book_favourite_own ON book (place, title_key, id)
    WHERE favourite_since IS NOT NULL

    CREATE INDEX book_progress ON book (shelf, progress DESC, title_key, id)

    CREATE INDEX book_favourite_progress ON book (progress DESC, title_key, id)
    WHERE favourite_since IS NOT NULL

    CREATE INDEX book_target ON book (shelf, target_key, title_key, id)

    CREATE INDEX book_favourite_target ON book (target_key, title_key, id)
    WHERE favourite_since IS NOT NULL

    CREATE INDEX book_title ON book (shelf, title_key, id)
    """
}
