import Foundation
import HearthDomain
import HearthPresentation
import Testing

@Suite struct TimeInputTests {
  private let upcoming = DateInput.onFriday(leaning: .upcoming)
  private let past = DateInput.onFriday(leaning: .past)

  @Test(arguments: [
    ("15:00", "15:00"), ("9:05", "09:05"), ("00:00", "00:00"), ("23:59:59", "23:59:59"),
    ("3pm", "15:00"), ("3 PM", "15:00"), ("3:30pm", "15:30"), ("12am", "00:00"), ("12pm", "12:00"),
    ("3 p.m.", "15:00"), ("15시", "15:00"), ("15시 30분", "15:30"), ("9시 반", "09:30"),
    ("오후 3시", "15:00"), ("오후3시", "15:00"), ("오후 3시 30분", "15:30"), ("오후 3시 반", "15:30"),
    ("오전 12시", "00:00"), ("오후 12시", "12:00"), ("오전 9시 5분", "09:05"), ("오후 3:30", "15:30"),
    ("오후 15시", "15:00"), ("새벽 2시", "02:00"), ("저녁 7시", "19:00"), ("밤 10시", "22:00"),
    ("낮 12시", "12:00"), ("noon", "12:00"), ("정오", "12:00"), ("midnight", "00:00"), ("자정", "00:00"),
    ("at 3pm", "15:00"), ("3 o'clock", "15:00"), ("３：３０ｐｍ", "15:30"), ("PM 3:00", "15:00"),
  ])
  func `a time is read`(text: String, time: String) throws {
    #expect(try upcoming.time(text).description == time)
    #expect(try upcoming.time(text.decomposedStringWithCanonicalMapping).description == time)
  }

  @Test(arguments: [
    ("1시", "13:00", "01:00"), ("3시", "15:00", "03:00"), ("3시에", "15:00", "03:00"),
    ("5시 반", "17:30", "05:30"), ("6시 10분", "18:10", "06:10"), ("7시", "07:00", "07:00"),
    ("9시 반", "09:30", "09:30"), ("12시", "12:00", "12:00"), ("0시", "00:00", "00:00"),
    ("15시", "15:00", "15:00"), ("03시", "03:00", "03:00"), ("새벽 3시", "03:00", "03:00"),
    ("오전 3시", "03:00", "03:00"), ("아침 6시", "06:00", "06:00"), ("오후 3시", "15:00", "15:00"),
    ("3:00", "03:00", "03:00"), ("03:00", "03:00", "03:00"), ("3am", "03:00", "03:00"),
    ("밤 1시", "01:00", "01:00"), ("낮 2시", "14:00", "14:00"),
  ])
  func `an hour alone is of the afternoon in what is planned`(
    text: String, planned: String, past: String
  ) throws {
    #expect(try upcoming.time(text).description == planned)
    #expect(try self.past.time(text).description == past)
    let decomposed = "내일 \(text)".decomposedStringWithCanonicalMapping
    #expect(try upcoming.dayAndTime(decomposed).time?.description == planned)
    #expect(try self.past.dayAndTime("\(text) 어제").time?.description == past)
  }

  @Test(arguments: [
    "25:00", "24:01", "12:60", "13am", "0pm", "25시", "오전 13시", "3시 60분", "12:00:60", "밤 12시 60분",
  ])
  func `a time that no clock shows is refused as such`(text: String) {
    #expect(throws: DateInputError.noSuchTime(text)) { try upcoming.time(text) }
    #expect(throws: DateInputError.noSuchTime("내일 " + text)) { try past.dayAndTime("내일 " + text) }
  }

  @Test(arguments: ["", "15", "오후", "15:0", "pm", "3시 30", "100:00", "today", "1:2:3"])
  func `an unknown form of a time is refused as such`(text: String) {
    #expect(throws: DateInputError.unknownForm(text, .time)) { try upcoming.time(text) }
  }
}
