import HearthData
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips tests that encrypt, with a message, on a machine without libsodium.
  package static var withLibsodium: Self {
    .enabled(
      if: (try? SodiumLibrary()) != nil,
      "left out: libsodium is not here (\(SodiumLibrary.packageName))")
  }
}
