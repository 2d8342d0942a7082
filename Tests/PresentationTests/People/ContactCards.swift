@testable import HearthPresentation

/// Input for the tests of commands about people.
enum ContactCards {
  /// Three cards, one of them without a name, and a line outside any card.
  static let text = """
    BEGIN:VCARD
    VERSION:3.0
    FN:김하나
    TEL:010-8765-4321
    BDAY:--0203
    END:VCARD
    stray
    BEGIN:VCARD
    VERSION:3.0
    TEL:010-1111-2222
    END:VCARD
    BEGIN:VCARD
    VERSION:4.0
    FN:이지현
    END:VCARD

    """

  /// Lines that must be refused in a garden with 엄마 (due today) and two people called 지민, of whom
  /// the older has wilted.
  static let refused: [(String, ExitStatus)] = [
    ("person add 아빠", .wrongUsage), ("person add 아빠 --every 0", .wrongUsage),
    ("person add 아빠 --every 3651", .wrongUsage), ("person add 아빠 --every x", .wrongUsage),
    ("person add 아빠 --every 99999999999999999999", .wrongUsage),
    ("person add 아빠 --every -3", .wrongUsage), ("person add 아빠 --every \"\"", .wrongUsage),
    ("person add --every 3", .wrongUsage), ("person add \"\" --every 3", .wrongUsage),
    ("person add 아빠 --every 3 --birthday 02-30", .wrongUsage),
    ("person add 아빠 --every 3 --birthday 2026-02-29", .wrongUsage),
    ("person add 아빠 --every 3 --birthday lunar:13-01", .wrongUsage),
    ("person add 아빠 --every 3 --phone 12", .wrongUsage),
    ("person add 아빠 --every 3 --phone 집", .wrongUsage),
    ("person add 아빠 --every 3 --phone \"+82 10-1234-5678\"", .wrongUsage),
    ("person add 아빠 --every 3 --alarm 25:00", .wrongUsage),
    ("person add 아빠 --every 3 --planted 내일", .wrongUsage),
    ("person add 아빠 --from-contact 아빠 --every 3", .wrongUsage),
    ("person add --from-contact 아빠 --every 3", .failed),
    ("water 엄마 --keyword 여섯글자키워", .wrongUsage),
    ("water 엄마 --keyword a --keyword b --keyword c --keyword d", .wrongUsage),
    ("water 엄마 --memo " + String(repeating: "메", count: 101), .wrongUsage),
    ("water 엄마 --on 내일", .wrongUsage), ("water 엄마 --on 2026-10-31", .wrongUsage),
    ("water 엄마 --on 2026-02-30", .wrongUsage), ("water 엄마 --on 언젠가", .wrongUsage),
    ("water 엄마 --by pager", .wrongUsage), ("water 엄마 --by meet --open", .wrongUsage),
    ("water 꼬망", .failed), ("water 아무개", .failed), ("water 지민", .failed),
    ("person review 엄마", .wrongUsage), ("person review 엄마 --on 11-12 --memo a", .failed),
    ("person postpone 엄마", .wrongUsage), ("person postpone 엄마 --days 8", .wrongUsage),
    ("person postpone 엄마 --days 0", .wrongUsage),
    ("person notes --since 언젠가", .wrongUsage), ("person notes --limit 0", .wrongUsage),
    ("person list --due --wilted", .wrongUsage), ("person calendar 엄마 2026-13", .wrongUsage),
    ("person edit 엄마", .wrongUsage), ("person edit 엄마 --planted 2026-11-10", .wrongUsage),
    ("person remove 엄마", .wrongUsage),
  ]
}
