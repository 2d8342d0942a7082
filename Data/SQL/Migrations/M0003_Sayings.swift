extension Migration {
  static let sayings = Migration(number: 3, name: "sayings") {
    [
      saying, sayingTag, sayingTotal, sayingOfDay,
    ] + totallingSayings + sayingIndexes + [sayingWords]
  }

  /// What was entered, what was noted, and the saying's place in the deck or aside.
  private static var saying: String {
    """
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
    """
  }

  /// The tags of sayings as they are looked for, with what lists are ordered by.
  private static var sayingTag: String {
    """
    CREATE TABLE saying_tag (
      saying_id INTEGER NOT NULL REFERENCES saying (id) ON DELETE CASCADE,
      key TEXT NOT NULL,
      added_at INTEGER NOT NULL,
      number INTEGER NOT NULL,
      liked_at INTEGER,
      used_at INTEGER,
      PRIMARY KEY (saying_id, key)
    ) STRICT
    """
  }

  /// One row with what would else have to be counted saying by saying.
  private static var sayingTotal: String {
    """
    CREATE TABLE saying_total (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
      sayings INTEGER NOT NULL CHECK (sayings >= 0),
      liked INTEGER NOT NULL CHECK (liked BETWEEN 0 AND sayings),
      used INTEGER NOT NULL CHECK (used BETWEEN 0 AND sayings),
      aside INTEGER NOT NULL CHECK (aside BETWEEN 0 AND sayings),
      last_number INTEGER NOT NULL CHECK (last_number >= 0)
    ) STRICT
    """
  }

  private static var sayingOfDay: String {
    """
    CREATE TABLE saying_of_day (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
      day INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
      saying_id INTEGER NOT NULL UNIQUE REFERENCES saying (id) ON DELETE CASCADE
    ) STRICT
    """
  }

  private static let totallingSayings = [
    "INSERT INTO saying_total VALUES (1, 0, 0, 0, 0, 0)",
    """
    CREATE TRIGGER saying_added AFTER INSERT ON saying BEGIN
      UPDATE saying_total SET
        sayings = sayings + 1,
        liked = liked + (NEW.liked_at IS NOT NULL),
        used = used + (NEW.used_at IS NOT NULL),
        aside = aside + (NEW.aside IS NOT NULL),
        last_number = max(last_number, NEW.number);
    END
    """,
    """
    CREATE TRIGGER saying_changed AFTER UPDATE OF liked_at, used_at, aside, number ON saying BEGIN
      UPDATE saying_total SET
        liked = liked + (NEW.liked_at IS NOT NULL) - (OLD.liked_at IS NOT NULL),
        used = used + (NEW.used_at IS NOT NULL) - (OLD.used_at IS NOT NULL),
        aside = aside + (NEW.aside IS NOT NULL) - (OLD.aside IS NOT NULL),
        last_number = max(last_number, NEW.number);
    END
    """,
    """
    CREATE TRIGGER saying_removed AFTER DELETE ON saying BEGIN
      UPDATE saying_total SET
        liked = liked - (OLD.liked_at IS NOT NULL),
        used = used - (OLD.used_at IS NOT NULL),
        aside = aside - (OLD.aside IS NOT NULL),
        sayings = sayings - 1;
    END
    """,
  ]

  private static let sayingIndexes = [
    "CREATE INDEX saying_list ON saying (added_at, number)",
    "CREATE INDEX saying_unused ON saying (added_at, number) WHERE used_at IS NULL",
    """
    CREATE INDEX saying_liked ON saying (liked_at, added_at, number) WHERE liked_at IS NOT NULL
    """,
    """
    CREATE INDEX saying_used ON saying (used_at, added_at, number) WHERE used_at IS NOT NULL
    """,
    "CREATE INDEX saying_likeness ON saying (likeness, number)",
    """
    CREATE INDEX saying_deck_unused ON saying (deck_place)
    WHERE aside IS NULL AND used_at IS NULL
    """,
    """
    CREATE INDEX saying_deck_used ON saying (deck_place)
    WHERE aside IS NULL AND used_at IS NOT NULL
    """,
    "CREATE INDEX saying_aside ON saying (aside) WHERE aside IS NOT NULL",
    "CREATE INDEX saying_tag_list ON saying_tag (key, added_at, number)",
    """
    CREATE INDEX saying_tag_unused ON saying_tag (key, added_at, number) WHERE used_at IS NULL
    """,
    """
    CREATE INDEX saying_tag_liked ON saying_tag (key, liked_at, added_at, number)
    WHERE liked_at IS NOT NULL
    """,
    """
    CREATE INDEX saying_tag_used ON saying_tag (key, used_at, added_at, number)
    WHERE used_at IS NOT NULL
    """,
  ]

  /// Whole words, beside the triples of letters in `search_index`: what is a letter or a digit
  /// is part of a word, as the domain has it.
  private static let sayingWords = """
    CREATE VIRTUAL TABLE saying_word USING fts5 (
      folded, content = '', columnsize = 0,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M*'"
    )
    """
}
