import TerminalKit

/// The rows of the tabs, the screen, the notice and the footer.
struct AppLayout {
  static let minimumSize = Size(width: 40, height: 12)
  static let tabBarHeight = 1

  let tabs: Rect
  let content: Rect
  let notice: Rect
  let footer: Rect

  init(size: Size, noticeRows: Int = 1) {
    let rows = Rect(size: size)
      .rows(.fixed(AppLayout.tabBarHeight), .fill, .fixed(noticeRows), .fixed(1))
    (tabs, content, notice, footer) = (rows[0], rows[1], rows[2], rows[3])
  }

  static func isTooSmall(_ size: Size) -> Bool {
    size.width < minimumSize.width || size.height < minimumSize.height
  }
}
