import CLibrary
import HearthContainer

exit(Program(arguments: .process, environment: .process).run())
