import CCurl
import CLibrary
import HearthDomain
import Synchronization

/// The system's libcurl, opened when something is asked of the network, so that no other command
/// pays for it.
struct CurlLibrary {
  let easyInit: curl_easy_init_call
  let easyCleanup: curl_easy_cleanup_call
  let listAppend: curl_slist_append_call
  let listFree: curl_slist_free_all_call
  let multiInit: curl_multi_init_call
  let multiCleanup: curl_multi_cleanup_call
  let multiAdd: curl_multi_handle_call
  let multiRemove: curl_multi_handle_call
  let multiPerform: curl_multi_perform_call
  let multiPoll: curl_multi_poll_call
  let multiRead: curl_multi_info_read_call
  /// `curl_easy_setopt` and `curl_easy_getinfo`, which only C can call.
  let setOption: UnsafeMutableRawPointer
  let getInfo: UnsafeMutableRawPointer

  #if canImport(Darwin)
    static let fileNames = ["/usr/lib/libcurl.4.dylib"]
  #else
    static let fileNames = ["libcurl.so.4", "libcurl-gnutls.so.4"]
  #endif

  /// Setting the library up is not safe on two threads at once, unless it is a new one.
  private static let turn = Mutex(())

  /// Opens the first of these that is there; throws ``HTTPError/noLibrary``.
  init(fileNames: [String] = Self.fileNames) throws(HTTPError) {
    let opened = CurlLibrary.turn.withLock { _ in
      // Never closed: the calls live as long as the process.
      fileNames.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
        .flatMap { CurlLibrary(symbols: CurlSymbols(library: $0)) }
    }
    guard let opened else { throw .noLibrary }
    self = opened
  }

  private init?(symbols: CurlSymbols) {
    guard let globalInit = symbols.call("curl_global_init", as: curl_global_init_call.self),
      let easyInit = symbols.call("curl_easy_init", as: curl_easy_init_call.self),
      let easyCleanup = symbols.call("curl_easy_cleanup", as: curl_easy_cleanup_call.self),
      let listAppend = symbols.call("curl_slist_append", as: curl_slist_append_call.self),
      let listFree = symbols.call("curl_slist_free_all", as: curl_slist_free_all_call.self),
      let multiInit = symbols.call("curl_multi_init", as: curl_multi_init_call.self),
      let multiCleanup = symbols.call("curl_multi_cleanup", as: curl_multi_cleanup_call.self),
      let multiAdd = symbols.call("curl_multi_add_handle", as: curl_multi_handle_call.self),
      let multiRemove = symbols.call("curl_multi_remove_handle", as: curl_multi_handle_call.self),
      let multiPerform = symbols.call("curl_multi_perform", as: curl_multi_perform_call.self),
      let multiPoll = symbols.call("curl_multi_poll", as: curl_multi_poll_call.self),
      let multiRead = symbols.call("curl_multi_info_read", as: curl_multi_info_read_call.self),
      let setOption = symbols.address("curl_easy_setopt"),
      let getInfo = symbols.address("curl_easy_getinfo"),
      globalInit(CURL_GLOBAL_DEFAULT) == CURLE_OK
    else { return nil }
    self.easyInit = easyInit
    self.easyCleanup = easyCleanup
    self.listAppend = listAppend
    self.listFree = listFree
    self.multiInit = multiInit
    self.multiCleanup = multiCleanup
    self.multiAdd = multiAdd
    self.multiRemove = multiRemove
    self.multiPerform = multiPerform
    self.multiPoll = multiPoll
    self.multiRead = multiRead
    self.setOption = setOption
    self.getInfo = getInfo
  }
}

/// What an open library offers.
private struct CurlSymbols {
  let library: UnsafeMutableRawPointer

  func address(_ name: String) -> UnsafeMutableRawPointer? { dlsym(library, name) }

  func call<Call>(_ name: String, as type: Call.Type) -> Call? {
    address(name).map { unsafeBitCast($0, to: type) }
  }
}
