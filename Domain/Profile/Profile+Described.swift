extension Profile {
  package static let nameKey = "profile.display_name"
  package static let welcomedAtKey = "profile.welcomed_at"
  package static let isBeingWelcomedKey = "profile.is_being_welcomed"

  package static let described = SettingsDescription(
    defaults: Profile(),
    values: [
      // Earlier versions stored an empty name as an empty row.
      KindValue(nameKey, .text(), { $0.displayName }, { $0.displayName = $1 }),
      KindValue(
        welcomedAtKey, .text,
        { profile in .optional(profile.welcomedAt.map { "\($0.milliseconds)" }) },
        set: { profile, cells in
          profile.welcomedAt = try cells.optional {
            Instant(milliseconds: try $0.requireKnown(Int64(try $0.text())))
          }
        }),
      KindValue(
        isBeingWelcomedKey, .text, { .optional($0.isBeingWelcomed ? "1" : nil) },
        set: { $0.isBeingWelcomed = !$1.isEmpty }),
      KindValue(
        "profile.email", .text, { .optional($0.email?.value) },
        set: { $0.email = try $1.optional { try Email($0.text()) } }),
      KindValue(
        "profile.picture", .text, { .optional($0.picture?.value) },
        set: { $0.picture = try $1.optional { try PicturePath(stored: $0.text()) } }),
    ])
}
