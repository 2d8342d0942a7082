import Foundation
import HearthTestSupport
import Testing

/// Opens the report page in a real browser.
@Suite(.waiting) struct ReportTests {
  private let folder = ScratchFolder()
  private var hearth: Binary {
    var hearth = Binary(home: folder.path)
    hearth.variables = [
      "HEARTH_NOW": "2026-11-20T09:00", "HEARTH_SEED": "7", "TZ": "Asia/Seoul",
    ]
    return hearth
  }

  private func write(_ name: String, _ words: [String]) throws -> String {
    let path = folder.file(name)
    let outcome = try hearth.run(["--demo", "report", "-o", path] + words)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return path
  }

  @Test(.inWholeRuns) func `a page replaces a file only on request`() throws {
    let path = try write("a.html", [])
    let first = folder.bytes("a.html")
    #expect(try hearth.run("--demo", "report", "--private", "-o", path).status == 1)
    #expect(folder.bytes("a.html") == first)
    #expect(try hearth.run("--demo", "--yes", "report", "--private", "-o", path).status == 0)
    #expect(folder.bytes("a.html") != first)
    var facts = stat()
    #expect(stat(path, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
  }

  @Test(
    arguments: [
      (["report"], 64), (["report", "-o", "x.pdf"], 64), (["report", "2027", "-o", "x.html"], 64),
      (["report", "fri", "-o", "x.html"], 64), (["report", "next week", "-o", "x.html"], 64),
      (["report", "neverember", "-o", "x.html"], 64), (["report", "2026-13", "-o", "x.html"], 64),
    ] as [([String], Int32)])
  func `invalid report arguments are refused`(words: [String], status: Int32) throws {
    let process = hearth.makeProcess(["--demo"] + words)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    let outcome = try Binary.outcome(of: process)
    #expect(outcome.status == status, "\(outcome)")
    #expect(try folder.names().filter { $0.hasSuffix(".html") }.isEmpty)
  }

  @Test(
    .inWholeRuns,
    .enabled(if: Chromium.program != nil && hasZoneDatabase),
    arguments: [
      ["--lang", "en"], ["--lang", "ko"], ["--lang", "en", "2026-10", "--private"],
      ["--lang", "ko", "이번 주"],
    ])
  func `a browser shows the complete page at any width, light, dark and printed`(
    words: [String]
  ) throws {
    let path = try write("page.html", words)
    let size = try #require(folder.bytes("page.html")).count
    #expect(size <= 500_000, "\(size)")
    let browser = try Chromium()
    try browser.open(path)
    for (width, media, isDark) in [
      (390, "screen", false), (390, "screen", true), (1280, "screen", false),
      (1280, "screen", true), (320, "screen", false), (720, "print", true),
    ] {
      try browser.show(width: width, media: media, isDark: isDark)
      let found = try browser.evaluate(Self.looks) as? [String: [String]]
      // A wide window enlarged to 400%, with its letters, is this narrow.
      for (what, places) in try #require(found) where width > 320 || what != "small" {
        #expect(places.isEmpty, "\(width) \(media) dark: \(isDark) – \(what): \(places)")
      }
    }
  }

  /// A script that returns the problems of the page as shown, grouped by kind.
  private static let looks = #"""
    (() => {
      const wrong = {overflow: [], headings: [], contrast: [], pictures: [], names: [],
        letters: [], requests: [], small: []};
      const root = document.documentElement;
      if (root.scrollWidth > root.clientWidth)
        wrong.overflow.push(root.scrollWidth + ' > ' + root.clientWidth);
      const hidden = e => e.closest('.unseen, .skip, .shared, .bars thead, details:not([open]) > :not(summary)');
      for (const e of document.body.querySelectorAll('*')) {
        const box = e.getBoundingClientRect();
        if (!hidden(e) && box.width > 0 && box.right > root.clientWidth + 1)
          wrong.overflow.push(e.tagName + '.' + e.getAttribute('class'));
      }
      let level = 0;
      for (const h of document.querySelectorAll('h1, h2, h3')) {
        const next = Number(h.tagName[1]);
        if (next > level + 1 || !h.textContent.trim()) wrong.headings.push(h.textContent);
        level = next;
      }
      if (document.querySelectorAll('h1').length !== 1) wrong.headings.push('h1');
      const ids = new Set();
      for (const e of document.querySelectorAll('[id]')) {
        if (ids.has(e.id)) wrong.names.push('twice ' + e.id);
        ids.add(e.id);
      }
      for (const e of document.querySelectorAll('[href], [aria-labelledby]')) {
        const name = e.getAttribute('aria-labelledby') || e.getAttribute('href').slice(1);
        if (!ids.has(name)) wrong.names.push('nowhere ' + name);
      }
      for (const e of document.querySelectorAll('svg')) {
        const told = e.getAttribute('role') === 'img' && e.querySelector('title');
        if (!told && e.getAttribute('aria-hidden') !== 'true') wrong.pictures.push(e.outerHTML.slice(0, 80));
      }
      const parts = c => c.match(/[\d.]+/g).map(Number);
      const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
        .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
        .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
      const ground = e => {
        for (; e; e = e.parentElement) {
          const c = parts(getComputedStyle(e).backgroundColor);
          if (c.length < 4 || c[3] === 1) return c;
        }
        return [255, 255, 255];
      };
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 40;
      const pen = canvas.getContext('2d', {willReadFrequently: true});
      const drawn = (letter, font) => {
        pen.clearRect(0, 0, 40, 40);
        pen.font = '24px ' + font;
        pen.fillText(letter, 4, 30);
        return pen.getImageData(0, 0, 40, 40).data.join();
      };
      const known = new Set();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node; node = walker.nextNode();) {
        const e = node.parentElement, style = getComputedStyle(e);
        if (!node.data.trim() || e.closest('title, desc, .unseen, .skip, .bars thead') || !e.getClientRects().length) continue;
        const color = parts(e.closest('svg') ? style.fill : style.color);
        const [a, b] = [light(color), light(ground(e))].sort((x, y) => y - x);
        if ((a + 0.05) / (b + 0.05) < 4.5) wrong.contrast.push(node.data.trim().slice(0, 30) + ' ' + color + ' on ' + ground(e));
        if (!e.closest('svg') && parseFloat(style.fontSize) < 12) wrong.small.push(node.data.trim().slice(0, 30));
        for (const letter of node.data) {
          const key = letter + style.fontFamily;
          if (!letter.trim() || known.has(key)) continue;
          known.add(key);
          if (drawn(letter, style.fontFamily) === drawn('\u{10FFFE}', style.fontFamily)) wrong.letters.push(letter);
        }
      }
      for (const svg of document.querySelectorAll('svg.narrow, svg.wide, svg.alone')) {
        if (!svg.getClientRects().length) continue;
        for (const text of svg.querySelectorAll('text')) {
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          if (parseFloat(getComputedStyle(text).fontSize) * scale < 9.5) wrong.small.push(text.textContent.slice(0, 30) + ' ' + scale);
        }
      }
      for (const entry of performance.getEntriesByType('resource')) wrong.requests.push(entry.name);
      return wrong;
    })()
    """#
}
