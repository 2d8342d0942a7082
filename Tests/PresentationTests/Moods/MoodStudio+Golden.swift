import HearthPresentation

extension MoodStudio {
  /// The golden of a transcript.
  static func golden(
    _ test: String, _ language: Language, _ form: CommandStage.Form
  ) -> String {
    "Moods/\(test)-\(form.rawValue)-\(language.rawValue)"
  }
}
