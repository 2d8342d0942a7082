import HearthContainer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(Program(arguments: .process, environment: .process).run())
