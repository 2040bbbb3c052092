/// How the solution moves when one constant moves, until something else becomes decisive.
struct Plan: ~Copyable {
  var isValid = false
  var isPatching = false
  var region = Column<Int32>()
  var flipped = Column<Int32>()

  init() {}
}

extension Engine {
  mutating func stepAlongPlan() -> Bool { false }
  mutating func finishPlan() {}
}
