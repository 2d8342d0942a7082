import CLibrary
import CPostgres
import HearthDomain

/// The system's libpq. It is loaded on first use, so that other commands start faster.
struct PostgresLibrary: Sendable {
  #if canImport(Darwin)
    static let fileNames = [
      "/opt/homebrew/opt/libpq/lib/libpq.5.dylib", "/usr/local/opt/libpq/lib/libpq.5.dylib",
    ]
  #else
    static let fileNames = ["libpq.so.5"]
  #endif
  static let packageName = "libpq5"

  let connect: cpostgres_connect_call
  let finish: cpostgres_finish_call
  let status: cpostgres_status_call
  let message: cpostgres_message_call
  let needsPassword: cpostgres_status_call
  let parse: cpostgres_parse_call
  let freeOptions: cpostgres_free_options_call
  let run: cpostgres_run_call
  let runScript: cpostgres_script_call
  let resultStatus: cpostgres_result_status_call
  let resultField: cpostgres_result_field_call
  let count: cpostgres_count_call
  let columns: cpostgres_count_call
  let value: cpostgres_value_call
  let length: cpostgres_number_call
  let isNull: cpostgres_number_call
  let clear: cpostgres_clear_call
  let setNotices: cpostgres_notice_call
  let socket: cpostgres_status_call
  let told: cpostgres_told_call
  let encrypt: cpostgres_encrypt_call
  let free: cpostgres_free_call

  /// Loads the first library that exists. Throws ``Unavailability/library(name:package:)``.
  init() throws(DomainError) {
    guard let opened = OpenedLibrary(Self.fileNames),
      let library = try? PostgresLibrary(of: opened)
    else {
      throw .unavailable(.library(name: Self.fileNames.first ?? "libpq", package: Self.packageName))
    }
    self = library
  }

  private init(of library: OpenedLibrary) throws(OpenedLibrary.MissingFunction) {
    connect = try library.function("PQconnectdbParams")
    finish = try library.function("PQfinish")
    status = try library.function("PQstatus")
    message = try library.function("PQerrorMessage")
    needsPassword = try library.function("PQconnectionNeedsPassword")
    parse = try library.function("PQconninfoParse")
    freeOptions = try library.function("PQconninfoFree")
    run = try library.function("PQexecParams")
    runScript = try library.function("PQexec")
    resultStatus = try library.function("PQresultStatus")
    resultField = try library.function("PQresultErrorField")
    count = try library.function("PQntuples")
    columns = try library.function("PQnfields")
    value = try library.function("PQgetvalue")
    length = try library.function("PQgetlength")
    isNull = try library.function("PQgetisnull")
    clear = try library.function("PQclear")
    setNotices = try library.function("PQsetNoticeProcessor")
    socket = try library.function("PQsocket")
    told = try library.function("PQnotifies")
    encrypt = try library.function("PQencryptPasswordConn")
    free = try library.function("PQfreemem")
  }

  /// Whether the library knows the connection option; an older library rejects an address with an
  /// unknown one.
  func supports(_ option: String) -> Bool {
    var message: UnsafeMutablePointer<CChar>?
    guard let options = parse("\(option)=1", &message) else {
      if let message { free(message) }
      return false
    }
    freeOptions(options)
    return true
  }
}
