import HearthDomain

/// The pictures of a report, created before the first one is written, so that shared outlines are
/// defined once.
struct ReportPictures {
  /// A drawing for narrow windows, and one for wide windows.
  struct Pair {
    let narrow: Scene
    let wide: Scene
  }

  /// The colours of the days side by side; nil without moods.
  let stripes: Scene?
  let days: Pair
  let scale: Scene
  let course: Pair
  let brightest: [Scene]
  let heaviest: [Scene]
  let hours: Pair
  let tower: Scene

  private let plants: [(plant: Plant, stage: GrowthStage, scene: Scene)]
  private let renderer: SVGRenderer

  init(_ page: ReportPage) {
    let report = page.report
    stripes = ReportPictures.stripes(report)
    days = Pair { page.days(width: $0) }
    scale = ReportPictures.scale(report.moods.palette)
    course = page.course.pair
    hours = page.hours.pair
    tower = page.tower
    brightest = report.moods.brightest.map { page.canvas($0) }
    heaviest = report.moods.heaviest.map { page.canvas($0) }
    plants = Plant.allCases.flatMap { plant in
      GrowthStage.allCases.filter { stage in
        report.people.shown.contains { $0.plant == plant && $0.stage == stage }
      }
      .map { (plant, $0, PlantDrawing.scene(of: plant, stage: $0, isWilted: false)) }
    }
    var renderer = SVGRenderer()
    renderer.ink = ReportPage.colors.ink
    renderer.shared = SharedOutlines(
      of: [days.narrow, days.wide, scale] + brightest + heaviest + plants.map(\.scene))
    self.renderer = renderer
  }

  /// Writes the definitions to which the pictures refer.
  func define(_ writer: inout XMLWriter) {
    let hidden = [("class", "shared"), ("aria-hidden", "true"), ("width", "0"), ("height", "0")]
    writer.element("svg", hidden) { writer in
      writer.element("defs") { writer in
        renderer.defineShared(to: &writer)
        for (plant, stage, scene) in plants {
          renderer.element(
            scene, named: "symbol", [("id", ReportPictures.name(plant, stage))], to: &writer)
        }
      }
    }
  }

  /// Writes a picture. A picture without a title is decoration and hidden from screen readers.
  func draw(_ scene: Scene, as kind: String, _ writer: inout XMLWriter) {
    let role = scene.title.isEmpty ? ("aria-hidden", "true") : ("role", "img")
    var attributes = [("class", kind), role]
    if kind == "stripes" { attributes.append(("preserveAspectRatio", "none")) }
    renderer.element(scene, attributes, to: &writer)
  }

  func draw(_ scene: Scene, _ writer: inout XMLWriter) { draw(scene, as: "alone", &writer) }

  func draw(_ pair: Pair, _ writer: inout XMLWriter) {
    draw(pair.narrow, as: "narrow", &writer)
    draw(pair.wide, as: "wide", &writer)
  }

  func plant(_ plant: Plant, _ stage: GrowthStage, _ writer: inout XMLWriter) {
    writer.element("svg", [("viewBox", "0 0 240 240"), ("aria-hidden", "true")]) {
      $0.element("use", [("href", "#" + ReportPictures.name(plant, stage))])
    }
  }

  private static func name(_ plant: Plant, _ stage: GrowthStage) -> String {
    "\(plant.rawValue)-\(stage.rawValue)"
  }
}

extension ReportPictures.Pair {
  init(_ draw: (Double) -> Scene) {
    self.init(narrow: draw(ReportPage.narrow), wide: draw(ReportPage.wide))
  }
}

extension Plot {
  fileprivate var pair: ReportPictures.Pair {
    ReportPictures.Pair {
      scene(width: $0, height: $0 > 500 ? 220 : 180, ReportPage.colors)
    }
  }
}

extension ReportPictures {
  /// Returns a stripe of equal width for each day; days without moods are empty.
  private static func stripes(_ report: Report) -> Scene? {
    guard !report.moods.days.isEmpty else { return nil }
    let first = report.period.days.lowerBound
    let shapes = report.moods.days.map { day in
      Shape.filled(
        .rectangle(x: Double(day.day - first), y: 0, width: 1.04, height: 20),
        RGBA(day.color(in: report.moods.palette)))
    }
    return Scene(width: Double(report.period.days.length), height: 20, shapes: shapes)
  }

  /// Returns the ten shapes from lowest to highest.
  private static func scale(_ palette: Palette) -> Scene {
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
  fileprivate func days(width: Double) -> Scene {
    let (moods, ink) = (report.moods, ReportPage.colors.ink)
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
        MoodDaysDrawing(week: report.period.days.each, moods.days, moods.palette, language)
          .scene(width: min(width, 560), ink: ink)
      }
    scene.title = words.daysTitle
    scene.summary = words.daysSummary
    return scene
  }

  fileprivate var course: Plot {
    .course(of: report.moods.days, over: report.days, weeksFrom: weekdays[0], language)
  }

  fileprivate var hours: Plot {
    let plans = report.plans
    let points = plans.byHour.enumerated().map { hour, count in
      Plot.Value(hour % 3 == 0 ? "\(hour)" : "", Double(count))
    }
    return Plot(
      title: words.plans, summary: words.planned, form: .bars, points: points,
      scale: PlotScale(counts: plans.byHour.max() ?? 0))
  }

  fileprivate var tower: Scene {
    let books = report.books
    let drawing = TowerDrawing(
      books: books.shown.map(\.book), tower: books.tower, language: language)
    let towerWords = TowerWords(tower: books.tower, language: language)
    let ground = Path {
      $0.move(to: Point(x: 0, y: 392))
      $0.line(to: Point(x: 344, y: 392))
    }
    let ink = ReportPage.colors.ink
    return Scene(
      width: 344, height: 400, title: words.towerTitle,
      summary: towerWords.sentences.joined(separator: " "),
      shapes: drawing.shapes(x: 8, width: 170, top: 16, base: 391, ink: ink)
        + [.stroked(ground, ink.opacity(0.5), width: 2)])
  }

  fileprivate func canvas(_ canvas: MoodCanvas) -> Scene {
    var drawing = CanvasDrawing(canvas)
    drawing.ground = .dark
    var scene = drawing.scene(width: 320, height: 400)
    let canvasWords = CanvasWords(canvas: canvas, language: language, today: report.asOf)
    scene.title = canvasWords.title
    scene.summary = words.canvas(canvas)
    return scene
  }
}
