import HearthDomain

/// The pictures of a report, created before the first one is written, so that shared outlines are
/// defined once.
struct ReportPictures {
  /// A drawing for narrow windows, and one for wide windows.
  struct ResponsivePair {
    let narrow: Scene
    let wide: Scene
  }

  /// One stripe per day in the colour of its moods; nil if there are no moods.
  let moodStripes: Scene?
  let moodsByDay: ResponsivePair
  let moodScale: Scene
  let moodCourse: ResponsivePair
  let brightestDays: [Scene]
  let heaviestDays: [Scene]
  let plansByHour: ResponsivePair
  let bookTower: Scene

  private let plants: [(plant: Plant, stage: GrowthStage, scene: Scene)]
  private let renderer: SVGRenderer

  init(_ page: ReportPage) {
    let report = page.report
    moodStripes = ReportPictures.moodStripes(report)
    moodsByDay = ResponsivePair { page.daysScene(width: $0) }
    moodScale = ReportPictures.moodScale(report.moods.palette)
    moodCourse = page.moodCourse.responsivePair
    plansByHour = page.plansByHour.responsivePair
    bookTower = page.bookTower
    brightestDays = report.moods.brightest.map { page.canvasScene($0) }
    heaviestDays = report.moods.heaviest.map { page.canvasScene($0) }
    plants = Plant.allCases.flatMap { plant in
      GrowthStage.allCases.filter { stage in
        report.people.entries.contains { $0.plant == plant && $0.stage == stage }
      }
      .map { (plant, $0, PlantDrawing.scene(of: plant, stage: $0, isWilted: false)) }
    }
    var renderer = SVGRenderer()
    renderer.pageTextColor = ReportPage.colors.text
    renderer.sharedOutlines = SharedOutlines(
      of: [moodsByDay.narrow, moodsByDay.wide, moodScale] + brightestDays + heaviestDays
        + plants.map(\.scene))
    self.renderer = renderer
  }

  /// Writes the definitions to which the pictures refer.
  func writeDefinitions(_ writer: inout XMLWriter) {
    let hidden = [("class", "shared"), ("aria-hidden", "true"), ("width", "0"), ("height", "0")]
    writer.addElement("svg", hidden) { writer in
      writer.addElement("defs") { writer in
        renderer.writeSharedDefinitions(to: &writer)
        for (plant, stage, scene) in plants {
          renderer.writeElement(
            scene, named: "symbol", [("id", ReportPictures.outlineName(plant, stage))], to: &writer)
        }
      }
    }
  }

  /// Writes a picture. A picture without a title is decoration and hidden from screen readers.
  func drawScene(_ scene: Scene, as kind: String, _ writer: inout XMLWriter) {
    let role = scene.title.isEmpty ? ("aria-hidden", "true") : ("role", "img")
    var attributes = [("class", kind), role]
    if kind == "stripes" { attributes.append(("preserveAspectRatio", "none")) }
    renderer.writeElement(scene, attributes, to: &writer)
  }

  func drawScene(_ scene: Scene, _ writer: inout XMLWriter) {
    drawScene(scene, as: "alone", &writer)
  }

  func drawPair(_ pair: ResponsivePair, _ writer: inout XMLWriter) {
    drawScene(pair.narrow, as: "narrow", &writer)
    drawScene(pair.wide, as: "wide", &writer)
  }

  func drawPlant(_ plant: Plant, _ stage: GrowthStage, _ writer: inout XMLWriter) {
    writer.addElement("svg", [("viewBox", "0 0 240 240"), ("aria-hidden", "true")]) {
      $0.addElement("use", [("href", "#" + ReportPictures.outlineName(plant, stage))])
    }
  }

  private static func outlineName(_ plant: Plant, _ stage: GrowthStage) -> String {
    "\(plant.rawValue)-\(stage.rawValue)"
  }
}

extension ReportPictures.ResponsivePair {
  init(_ draw: (Double) -> Scene) {
    self.init(narrow: draw(ReportPage.narrowWidth), wide: draw(ReportPage.wideWidth))
  }
}

extension Plot {
  fileprivate var responsivePair: ReportPictures.ResponsivePair {
    ReportPictures.ResponsivePair {
      scene(width: $0, height: $0 > 500 ? 220 : 180, ReportPage.colors)
    }
  }
}

extension ReportPictures {
  /// Returns a stripe of equal width for each day; days without a level are empty.
  private static func moodStripes(_ report: Report) -> Scene? {
    guard !report.moods.days.isEmpty else { return nil }
    let first = report.period.days.lowerBound
    let shapes = report.moods.days.compactMap { day in
      day.color(in: report.moods.palette).map { color in
        Shape.filled(
          .rectangle(x: Double(day.day - first), y: 0, width: 1.04, height: 20), RGBA(color))
      }
    }
    return Scene(width: Double(report.period.days.dayCount), height: 20, shapes: shapes)
  }

  /// Returns the ten shapes of moods, from the lowest to the highest level.
  private static func moodScale(_ palette: Palette) -> Scene {
    let shapes = MoodShape.allCases.map { shape in
      Shape.group(
        Transform.scale(18).then(.translation(x: Double(shape.rawValue) * 24 + 3, y: 3)),
        [
          .filled(shape.path, palette.color(of: shape))
        ])
    }
    return Scene(width: 240, height: 24, shapes: shapes)
  }
}

extension ReportPage {
  fileprivate func daysScene(width: Double) -> Scene {
    let (moods, ink) = (report.moods, ReportPage.colors.text)
    let first = report.period.days.lowerBound
    var scene =
      switch report.period.length {
      case .year:
        MoodDaysDrawing(year: first.year, moods.days, moods.palette, language)
          .scene(width: width, ink: ink)
      case .month:
        MoodDaysDrawing(
          month: first.calendarMonth, moods.days, moods.palette, weekdays: weekdays, language
        ).scene(width: min(width, 560), ink: ink)
      case .week:
        MoodDaysDrawing(week: report.period.days.allDays, moods.days, moods.palette, language)
          .scene(width: min(width, 560), ink: ink)
      }
    scene.title = reportWords.daysTitle
    scene.summary = reportWords.daysSummary
    return scene
  }

  fileprivate var moodCourse: Plot {
    .moodMeans(of: report.moods.days, over: report.days, weeksFrom: weekdays[0], language)
  }

  fileprivate var plansByHour: Plot {
    let plans = report.plans
    let points = plans.timedCountByHour.enumerated().map { hour, count in
      Plot.DataPoint(hour % 3 == 0 ? "\(hour)" : "", Double(count))
    }
    return Plot(
      title: reportWords.plansTitle, summary: reportWords.plansSummary, chartType: .bars,
      points: points,
      scale: PlotScale(counts: plans.timedCountByHour.max() ?? 0))
  }

  fileprivate var bookTower: Scene {
    let books = report.books
    let drawing = TowerDrawing(
      books: books.entries.map(\.book), tower: books.tower, language: language)
    let towerWords = TowerWords(tower: books.tower, language: language)
    let ground = Path {
      $0.move(to: Point(x: 0, y: 392))
      $0.addLine(to: Point(x: 344, y: 392))
    }
    let ink = ReportPage.colors.text
    return Scene(
      width: 344, height: 400, title: reportWords.towerTitle,
      summary: towerWords.sentences.joined(separator: " "),
      shapes: drawing.shapes(x: 8, width: 170, top: 16, base: 391, ink: ink)
        + [.stroked(ground, ink.withOpacity(0.5), width: 2)])
  }

  fileprivate func canvasScene(_ canvas: MoodCanvas) -> Scene {
    var drawing = CanvasDrawing(canvas)
    drawing.background = .dark
    var scene = drawing.scene(width: 320, height: 400)
    let canvasWords = CanvasWords(canvas: canvas, language: language, today: report.asOf)
    scene.title = canvasWords.title
    scene.summary = reportWords.canvasDescription(canvas)
    return scene
  }
}
