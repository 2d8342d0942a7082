import HearthDomain
import JSONText

extension Saying {
  /// Returns the saying as JSON; a missing language is null.
  func json(at now: Instant, addedAt: String) -> JSONObject {
    [
      "id": .string(id.fullForm), "number": .int(number), "korean": .text(details.korean?.value),
      "english": .text(details.english?.value), "who": .string(details.author.value),
      "tags": .array(details.tags.values.map { .string($0.value) }),
      "addedAt": .string(addedAt), "isNew": .bool(isNew(at: now)),
      "unread": .bool(isUnread(at: now)), "liked": .bool(isLiked), "used": .bool(isUsed),
    ]
  }
}
