@testable import HearthPresentation

/// Event command lines that must be refused, with the exit status.
enum RefusedPlans {
  static let lines: [(String, ExitStatus)] = [
    ("plan", .wrongUsage), ("plan \"\"", .wrongUsage), ("plan \" \"", .wrongUsage),
    ("plan Lunch --from mon with Jo", .wrongUsage),
    ("plan --from mon Lunch with Jo", .wrongUsage), ("plan A --from 15:00 --to 14:00", .wrongUsage),
    ("plan A --from 15:00 --to 15:00", .wrongUsage), ("plan A --for 0m", .wrongUsage),
    ("plan A --for 90", .wrongUsage), ("plan A --for 1h --to 16:00", .wrongUsage),
    ("plan A --all-day --for 1h", .wrongUsage),
    ("plan A --all-day --from 11-22 --to 2026-11-20", .wrongUsage),
    ("plan A --all-day --from \"fri 15:00\"", .wrongUsage), ("plan A --from 언젠가", .wrongUsage),
    ("plan A --from 2026-02-30", .wrongUsage), ("plan A --from \"2월 30일 15:00\"", .wrongUsage),
    ("plan A --from 25:00", .wrongUsage), ("plan A --from 15:00 --to fri", .wrongUsage),
    ("plan A --from \"다음주\"", .wrongUsage), ("plan A --remind -5", .wrongUsage),
    ("plan A --remind soon", .wrongUsage), ("plan A --remind 600000", .wrongUsage),
    (
      "plan A --remind 0 --remind 1 --remind 2 --remind 3 --remind 4 --remind 5", .wrongUsage
    ),
    ("plan A --remind 5 --no-remind", .wrongUsage), ("plan A --frm 15:00", .wrongUsage),
    ("event list someday", .wrongUsage), ("event list fri --from mon", .wrongUsage),
    ("event list --week --month", .wrongUsage), ("event list --week --to fri", .wrongUsage),
    ("event list --from fri --to 2026-11-01", .wrongUsage), ("event next 0", .wrongUsage),
    ("event next x", .wrongUsage), ("event calendar 2026-13", .wrongUsage),
    ("event calendar soon", .wrongUsage), ("event show", .wrongUsage),
    ("event show nope", .failed), ("event show 점", .failed), ("event edit 점심시간", .wrongUsage),
    ("event edit nope --note x", .failed), ("event edit 점심시간 --to 13:00", .wrongUsage),
    ("event edit 여행 --to 15:00", .wrongUsage), ("event edit 점심시간 --title \"\"", .wrongUsage),
    ("event remove 여행", .wrongUsage), ("event ad", .wrongUsage),
    ("event add A --json=1", .wrongUsage),
  ]
}
