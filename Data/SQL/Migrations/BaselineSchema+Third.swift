extension BaselineSchema {
  static let thirdPart = """
    CREATE INDEX book_favourite_title ON book (title_key, id)
    WHERE favourite_since IS NOT NULL

    CREATE INDEX book_likeness ON book (likeness, id)

    CREATE INDEX book_place ON book (place)

    CREATE INDEX book_of_category ON book (category, shelf)

    CREATE INDEX book_finished_day ON book (finished_on, page) WHERE finished_on IS NOT NULL

    CREATE INDEX book_tail ON book ((id & 1048575))

    CREATE INDEX past_reading_finished ON past_reading (finished_on, page)

    CREATE INDEX reading_record_history ON reading_record (book_id, day, reading, id)

    CREATE INDEX sentence_list ON sentence (book_id, page_key, added_at, id)

    CREATE INDEX sentence_saying ON sentence (saying_id, id) WHERE saying_id IS NOT NULL

    CREATE INDEX sentence_tail ON sentence ((id & 1048575))

    CREATE INDEX reading_record_untimed ON reading_record (day, pages) WHERE at = 86399

    CREATE INDEX book_again ON book (id) WHERE earlier_readings > 0

    CREATE TABLE book_total (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
      open INTEGER NOT NULL CHECK (open >= 0),
      finished INTEGER NOT NULL CHECK (finished >= 0),
      readings INTEGER NOT NULL CHECK (readings >= 0),
      again INTEGER NOT NULL CHECK (again >= 0),
      kept INTEGER NOT NULL CHECK (kept >= 0),
      favourites INTEGER NOT NULL CHECK (favourites >= 0),
      sentences INTEGER NOT NULL CHECK (sentences >= 0),
      tower INTEGER NOT NULL CHECK (tower >= 0)
    ) STRICT

    CREATE TRIGGER book_added AFTER INSERT ON book BEGIN UPDATE book_total SET
      open = open + (NEW.shelf = 1), finished = finished + (NEW.shelf = 2 OR NEW.earlier_readings > 0),
      readings = readings + (NEW.shelf = 2) + NEW.earlier_readings,
      again = again + (NEW.shelf = 1 AND NEW.earlier_readings > 0),
      kept = kept + (NEW.shelf = 0),
      favourites = favourites + (NEW.favourite_since IS NOT NULL),
      tower = tower + (NEW.shelf = 2 OR NEW.earlier_readings > 0) * NEW.spine;
    INSERT INTO book_category (category, books, finished, pages)
    VALUES (NEW.category, 1, (NEW.shelf = 2 OR NEW.earlier_readings > 0),
      NEW.earlier_pages + coalesce(NEW.page, 0))
    ON CONFLICT (category) DO UPDATE SET books = books + 1,
      finished = finished + excluded.finished, pages = pages + excluded.pages; END

    CREATE TRIGGER book_changed AFTER UPDATE ON book BEGIN UPDATE book_total SET
      open = open - (OLD.shelf = 1), finished = finished - (OLD.shelf = 2 OR OLD.earlier_readings > 0),
      readings = readings - (OLD.shelf = 2) - OLD.earlier_readings,
      again = again - (OLD.shelf = 1 AND OLD.earlier_readings > 0),
      kept = kept - (OLD.shelf = 0),
      favourites = favourites - (OLD.favourite_since IS NOT NULL),
      tower = tower - (OLD.shelf = 2 OR OLD.earlier_readings > 0) * OLD.spine;
    UPDATE book_category SET books = books - 1, finished = finished - (OLD.shelf = 2 OR OLD.earlier_readings > 0),
      pages = pages - OLD.earlier_pages - coalesce(OLD.page, 0)
    WHERE category = OLD.category;
    DELETE FROM book_category WHERE category = OLD.category AND books = 0; UPDATE book_total SET
      open = open + (NEW.shelf = 1), finished = finished + (NEW.shelf = 2 OR NEW.earlier_readings > 0),
      readings = readings + (NEW.shelf = 2) + NEW.earlier_readings,
      again = again + (NEW.shelf = 1 AND NEW.earlier_readings > 0),
      kept = kept + (NEW.shelf = 0),
      favourites = favourites + (NEW.favourite_since IS NOT NULL),
      tower = tower + (NEW.shelf = 2 OR NEW.earlier_readings > 0) * NEW.spine;
    INSERT INTO book_category (category, books, finished, pages)
    VALUES (NEW.category, 1, (NEW.shelf = 2 OR NEW.earlier_readings > 0),
      NEW.earlier_pages + coalesce(NEW.page, 0))
    ON CONFLICT (category) DO UPDATE SET books = books + 1,
      finished = finished + excluded.finished, pages = pages + excluded.pages; END

    CREATE TRIGGER book_removed AFTER DELETE ON book BEGIN UPDATE book_total SET
      open = open - (OLD.shelf = 1), finished = finished - (OLD.shelf = 2 OR OLD.earlier_readings > 0),
      readings = readings - (OLD.shelf = 2) - OLD.earlier_readings,
      again = again - (OLD.shelf = 1 AND OLD.earlier_readings > 0),
      kept = kept - (OLD.shelf = 0),
      favourites = favourites - (OLD.favourite_since IS NOT NULL),
      tower = tower - (OLD.shelf = 2 OR OLD.earlier_readings > 0) * OLD.spine;
    UPDATE book_category SET books = books - 1, finished = finished - (OLD.shelf = 2 OR OLD.earlier_readings > 0),
      pages = pages - OLD.earlier_pages - coalesce(OLD.page, 0)
    WHERE category = OLD.category;
    DELETE FROM book_category WHERE category = OLD.category AND books = 0; END

    CREATE TRIGGER sentence_added AFTER INSERT ON sentence BEGIN
      UPDATE book_total SET sentences = sentences + 1;
    END

    CREATE TRIGGER sentence_removed AFTER DELETE ON sentence BEGIN
      UPDATE book_total SET sentences = sentences - 1;
    END

    CREATE TRIGGER reading_record_added AFTER INSERT ON reading_record BEGIN INSERT INTO reading_day (day, records, morning, afternoon, evening, night)
    VALUES (NEW.day, 1, NEW.pages * (NEW.at / 3600 BETWEEN 6 AND 11), NEW.pages * (NEW.at / 3600 BETWEEN 12 AND 17),
      NEW.pages * (NEW.at / 3600 BETWEEN 18 AND 23), NEW.pages * (NEW.at / 3600 BETWEEN 0 AND 5))
    ON CONFLICT (day) DO UPDATE SET records = records + 1,
      morning = morning + excluded.morning, afternoon = afternoon + excluded.afternoon,
      evening = evening + excluded.evening, night = night + excluded.night; END

    CREATE TRIGGER reading_record_changed AFTER UPDATE OF day, at, pages ON reading_record
    BEGIN UPDATE reading_day SET records = records - 1,
      morning = morning - OLD.pages * (OLD.at / 3600 BETWEEN 6 AND 11),
      afternoon = afternoon - OLD.pages * (OLD.at / 3600 BETWEEN 12 AND 17),
      evening = evening - OLD.pages * (OLD.at / 3600 BETWEEN 18 AND 23), night = night - OLD.pages * (OLD.at / 3600 BETWEEN 0 AND 5)
    WHERE day = OLD.day; INSERT INTO reading_day (day, records, morning, afternoon, evening, night)
    VALUES (NEW.day, 1, NEW.pages * (NEW.at / 3600 BETWEEN 6 AND 11), NEW.pages * (NEW.at / 3600 BETWEEN 12 AND 17),
      NEW.pages * (NEW.at / 3600 BETWEEN 18 AND 23), NEW.pages * (NEW.at / 3600 BETWEEN 0 AND 5))
    ON CONFLICT (day) DO UPDATE SET records = records + 1,
      morning = morning + excluded.morning, afternoon = afternoon + excluded.afternoon,
      evening = evening + excluded.evening, night = night + excluded.night; DELETE FROM reading_day WHERE day = OLD.day AND records = 0; END

    CREATE TRIGGER reading_record_removed AFTER DELETE ON reading_record
    BEGIN UPDATE reading_day SET records = records - 1,
      morning = morning - OLD.pages * (OLD.at / 3600 BETWEEN 6 AND 11),
      afternoon = afternoon - OLD.pages * (OLD.at / 3600 BETWEEN 12 AND 17),
      evening = evening - OLD.pages * (OLD.at / 3600 BETWEEN 18 AND 23), night = night - OLD.pages * (OLD.at / 3600 BETWEEN 0 AND 5)
    WHERE day = OLD.day; DELETE FROM reading_day WHERE day = OLD.day AND records = 0; END

    CREATE TABLE "mood" (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      day INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
      at INTEGER NOT NULL,
      seconds_east INTEGER NOT NULL CHECK (seconds_east BETWEEN -86400 AND 86400),
      level INTEGER NOT NULL CHECK (level BETWEEN 0 AND 100),
      memo TEXT NOT NULL,
      across INTEGER NOT NULL CHECK (across BETWEEN 100 AND 900),
      down INTEGER NOT NULL CHECK (down BETWEEN 100 AND 900), tags TEXT CHECK (tags <> ''),
      CHECK (at + seconds_east * 1000 - day * 86400000 BETWEEN 0 AND 86399999)
    ) STRICT

    CREATE INDEX mood_list ON mood (day, at, id)

    CREATE INDEX mood_tail ON mood ((id & 1048575))

    CREATE TABLE event_text (
      event_id INTEGER PRIMARY KEY REFERENCES event (id) ON DELETE CASCADE,
      uid TEXT NOT NULL CHECK (uid <> ''),
      text TEXT NOT NULL CHECK (text <> ''),
      zones TEXT NOT NULL,
      place INTEGER NOT NULL CHECK (place > 0)
    ) STRICT

    CREATE INDEX event_text_uid ON event_text (uid)

    CREATE INDEX event_text_place ON event_text (place)

    CREATE TABLE mood_tag (
      mood_id INTEGER NOT NULL REFERENCES mood (id) ON DELETE CASCADE,
      key TEXT NOT NULL,
      day INTEGER NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (mood_id, key)
    ) STRICT, WITHOUT ROWID

    CREATE INDEX mood_tag_list ON mood_tag (key, day, at, mood_id)

    CREATE INDEX event_calendar ON event (calendar) WHERE calendar > ''

    CREATE TABLE link (
      id INTEGER PRIMARY KEY,
      place TEXT NOT NULL CHECK (place <> ''),
      read_only INTEGER NOT NULL CHECK (read_only IN (0, 1))
    , user TEXT CHECK (user <> ''), password_command TEXT CHECK (password_command <> ''), mark TEXT CHECK (mark <> '')) STRICT

    CREATE TABLE link_item (
      link_id INTEGER NOT NULL REFERENCES link (id) ON DELETE CASCADE,
      uid TEXT NOT NULL CHECK (uid <> ''),
      event_id INTEGER NOT NULL,
      file TEXT NOT NULL CHECK (file <> ''),
      tag TEXT NOT NULL,
      base TEXT NOT NULL CHECK (base <> ''), here TEXT CHECK (here <> ''),
      PRIMARY KEY (link_id, uid)
    ) STRICT, WITHOUT ROWID

    CREATE TABLE link_conflict (
      id INTEGER PRIMARY KEY,
      link_id INTEGER REFERENCES link (id) ON DELETE CASCADE,
      uid TEXT NOT NULL CHECK (uid <> ''),
      event_id INTEGER NOT NULL,
      part TEXT NOT NULL,
      unit TEXT NOT NULL CHECK (unit <> ''),
      kept TEXT,
      other TEXT,
      noted_at INTEGER NOT NULL
    ) STRICT

    CREATE TABLE sync_part (
      name TEXT NOT NULL PRIMARY KEY CHECK (name <> ''),
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID

    CREATE TABLE sync_thing (
      kind INTEGER NOT NULL CHECK (kind > 0),
      id INTEGER NOT NULL,
      part INTEGER NOT NULL,
      key TEXT,
      is_settled INTEGER NOT NULL CHECK (is_settled IN (0, 1)),
      state TEXT NOT NULL,
      PRIMARY KEY (kind, id, part)
    ) STRICT, WITHOUT ROWID

    CREATE INDEX sync_thing_unsettled ON sync_thing (kind, id, part) WHERE is_settled = 0

    CREATE TABLE sync_link (
      kind INTEGER NOT NULL,
      id INTEGER NOT NULL,
      part INTEGER NOT NULL,
      link TEXT NOT NULL CHECK (link <> ''),
      PRIMARY KEY (link, kind, id, part)
    ) STRICT, WITHOUT ROWID

    CREATE TABLE sync_reading (
      book INTEGER NOT NULL,
      number INTEGER NOT NULL CHECK (number > 0),
      id INTEGER NOT NULL,
      PRIMARY KEY (book, number)
    ) STRICT, WITHOUT ROWID

    CREATE TABLE sync_entry (
      device INTEGER NOT NULL,
      number INTEGER NOT NULL CHECK (number > 0),
      body TEXT NOT NULL,
      PRIMARY KEY (device, number)
    ) STRICT, WITHOUT ROWID

    CREATE TABLE sync_piece (
      place INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE CHECK (name <> ''),
      body BLOB NOT NULL
    ) STRICT

    CREATE TABLE link_refusal (
      link_id INTEGER NOT NULL REFERENCES link (id) ON DELETE CASCADE,
      uid TEXT NOT NULL CHECK (uid <> ''),
      words TEXT NOT NULL,
      state TEXT NOT NULL,
      PRIMARY KEY (link_id, uid)
    ) STRICT, WITHOUT ROWID

    CREATE INDEX contact_address_book ON contact (address_book) WHERE address_book > ''

    CREATE TABLE link_sent (
      link_id INTEGER NOT NULL REFERENCES link (id) ON DELETE CASCADE,
      uid TEXT NOT NULL CHECK (uid <> ''),
      here TEXT NOT NULL CHECK (here <> ''),
      PRIMARY KEY (link_id, uid, here)
    ) STRICT, WITHOUT ROWID

    CREATE INDEX event_exception_held ON event_exception (event_id) WHERE holds_on = 1

    CREATE INDEX book_percent ON book (shelf, category, earlier_pages, page)
    WHERE pages IS NULL

    CREATE INDEX book_isbn ON book (isbn, id) WHERE isbn IS NOT NULL

    CREATE TABLE event_words (
      event_id INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
      occurrence INTEGER NOT NULL,
      words TEXT NOT NULL,
      PRIMARY KEY (event_id, occurrence)
    ) STRICT, WITHOUT ROWID

    CREATE TRIGGER mood_added AFTER INSERT ON mood WHEN NEW.level BETWEEN 0 AND 100 AND NEW.day BETWEEN -719162 AND 2932896
      AND NEW.at + NEW.seconds_east * 1000 - NEW.day * 86400000 BETWEEN 0 AND 86399999
    BEGIN INSERT INTO mood_day (day, part, moods, levels, squares)
    VALUES (NEW.day, CASE WHEN (NEW.at + NEW.seconds_east * 1000 - NEW.day * 86400000) / 3600000 BETWEEN 5 AND 11 THEN 1 WHEN (NEW.at + NEW.seconds_east * 1000 - NEW.day * 86400000) / 3600000 BETWEEN 12 AND 17 THEN 2
      WHEN (NEW.at + NEW.seconds_east * 1000 - NEW.day * 86400000) / 3600000 BETWEEN 18 AND 21 THEN 3 ELSE 4 END, 1, NEW.level, NEW.level * NEW.level)
    ON CONFLICT (day, part) DO UPDATE SET moods = moods + excluded.moods,
      levels = levels + excluded.levels, squares = squares + excluded.squares; END

    CREATE TRIGGER mood_changed AFTER UPDATE OF day, at, seconds_east, level ON mood
    WHEN OLD.level BETWEEN 0 AND 100 AND OLD.day BETWEEN -719162 AND 2932896
      AND OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000 BETWEEN 0 AND 86399999 BEGIN UPDATE mood_day SET moods = moods - 1, levels = levels - OLD.level,
      squares = squares - OLD.level * OLD.level
    WHERE day = OLD.day AND part = CASE WHEN (OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000) / 3600000 BETWEEN 5 AND 11 THEN 1 WHEN (OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000) / 3600000 BETWEEN 12 AND 17 THEN 2
      WHEN (OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000) / 3600000 BETWEEN 18 AND 21 THEN 3 ELSE 4 END;
    DELETE FROM mood_day
    WHERE day = OLD.day AND part = CASE WHEN (OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000) / 3600000 BETWEEN 5 AND 11 THEN 1 WHEN (OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000) / 3600000 BETWEEN 12 AND 17 THEN 2
      WHEN (OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000) / 3600000 BETWEEN 18 AND 21 THEN 3 ELSE 4 END AND moods = 0; END

    CREATE TRIGGER mood_became AFTER UPDATE OF day, at, seconds_east, level ON mood
    WHEN NEW.level BETWEEN 0 AND 100 AND NEW.day BETWEEN -719162 AND 2932896
      AND NEW.at + NEW.seconds_east * 1000 - NEW.day * 86400000 BETWEEN 0 AND 86399999 BEGIN INSERT INTO mood_day (day, part, moods, levels, squares)
    VALUES (NEW.day, CASE WHEN (NEW.at + NEW.seconds_east * 1000 - NEW.day * 86400000) / 3600000 BETWEEN 5 AND 11 THEN 1 WHEN (NEW.at + NEW.seconds_east * 1000 - NEW.day * 86400000) / 3600000 BETWEEN 12 AND 17 THEN 2
      WHEN (NEW.at + NEW.seconds_east * 1000 - NEW.day * 86400000) / 3600000 BETWEEN 18 AND 21 THEN 3 ELSE 4 END, 1, NEW.level, NEW.level * NEW.level)
    ON CONFLICT (day, part) DO UPDATE SET moods = moods + excluded.moods,
      levels = levels + excluded.levels, squares = squares + excluded.squares; END

    CREATE TRIGGER mood_removed AFTER DELETE ON mood WHEN OLD.level BETWEEN 0 AND 100 AND OLD.day BETWEEN -719162 AND 2932896
      AND OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000 BETWEEN 0 AND 86399999
    BEGIN UPDATE mood_day SET moods = moods - 1, levels = levels - OLD.level,
      squares = squares - OLD.level * OLD.level
    WHERE day = OLD.day AND part = CASE WHEN (OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000) / 3600000 BETWEEN 5 AND 11 THEN 1 WHEN (OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000) / 3600000 BETWEEN 12 AND 17 THEN 2
      WHEN (OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000) / 3600000 BETWEEN 18 AND 21 THEN 3 ELSE 4 END;
    DELETE FROM mood_day
    WHERE day = OLD.day AND part = CASE WHEN (OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000) / 3600000 BETWEEN 5 AND 11 THEN 1 WHEN (OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000) / 3600000 BETWEEN 12 AND 17 THEN 2
      WHEN (OLD.at + OLD.seconds_east * 1000 - OLD.day * 86400000) / 3600000 BETWEEN 18 AND 21 THEN 3 ELSE 4 END AND moods = 0; END
    """
}
