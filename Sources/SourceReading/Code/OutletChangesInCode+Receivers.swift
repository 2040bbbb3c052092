// The objects that expressions stand for, by the names of their outlets.
extension OutletChangesInCode {
  /// The names by which closures have their object.
  private static let ownNames: Set = ["self", "weakSelf", "strongSelf"]
  /// What libraries for images put between a view and their methods.
  private static let namespaces: Set = ["kf", "sd", "af", "yy", "nk", "rx"]
  /// The parts of a button through which code changes its title; an outlet can have their names, too.
  private static let parts: Set = ["titleLabel", "configuration"]

  /// Returns the name of the button whose title label or configuration is before a period and a property.
  func button(of part: Receiver, before index: Int) -> Receiver? {
    var end = index - 1
    while list.is(end - 1, "?") || list.is(end - 1, "!") { end -= 1 }
    return button(of: part, endingAt: end - 1)
  }

  func button(of part: Receiver, endingAt last: Int) -> Receiver? {
    guard Self.parts.contains(part.name), list.word(last) == part.name else { return nil }
    // Of a button's own class, it is the button.
    return part.isOwn ? Receiver(name: "self", isOwn: true) : outlet(before: last)
  }

  /// Returns the name before a period and a property.
  func outlet(before index: Int) -> Receiver? {
    guard list.is(index - 1, ".") else { return nil }
    var end = index - 1
    while list.is(end - 1, "?") || list.is(end - 1, "!") { end -= 1 }
    guard let name = name(endingAt: end - 1) else { return nil }
    return Self.namespaces.contains(name.name) && list.is(end - 2, ".")
      ? outlet(before: end - 1) : name
  }

  /// Returns the last name of an expression by its last token: of a subscript, the name of the collection, also of
  /// `[self.labels objectAtIndex:0]` and of a cast in parentheses.
  func name(endingAt last: Int) -> Receiver? {
    if let receiver = receiver(at: last) { return receiver }
    guard let other = list[last].map({ _ in list.partner[last] }), other >= 0, other < last else {
      return nil
    }
    if list.is(last, ")") {
      // The arguments of a call say nothing about its value.
      return list.word(other - 1) == nil ? receiver(at: last - 1) ?? subscripted(at: last - 1) : nil
    }
    return list.is(last, "]") ? subscripted(at: last) : nil
  }

  /// Returns the name of the collection of which a bracket ends a subscript or a message that returns one object.
  private func subscripted(at bracket: Int) -> Receiver? {
    guard list.is(bracket, "]"), list.partner[bracket] > 0 else { return nil }
    let start = list.partner[bracket]
    let isOptional = list.is(start - 1, "?") || list.is(start - 1, "!")
    if let receiver = receiver(at: isOptional ? start - 2 : start - 1) { return receiver }
    guard language == .objectiveC, let message = ObjectiveCMessage(at: start, in: list),
      message.parts.first?.name.hasPrefix("objectAtIndex") == true
    else { return nil }
    return receiver(at: message.receiver.upperBound - 1)
  }

  /// Returns the object that a name stands for; nil if the token is none.
  ///
  /// A name alone, or after `self`, is one of the type whose code it is, or a variable.
  func receiver(at index: Int) -> Receiver? {
    guard let name = list.word(index) else { return nil }
    var isOwn = true
    if list.is(index - 1, ".") {
      var end = index - 2
      while list.is(end, "?") || list.is(end, "!") { end -= 1 }
      isOwn = list.word(end).map(Self.ownNames.contains) == true && !list.is(end - 1, ".")
    }
    return Receiver(name: variable(name), isOwn: isOwn)
  }

  /// The name of the property of an instance variable.
  func variable(_ name: String) -> String {
    language == .objectiveC && name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
