/// A message of Objective-C, such as `[label.topAnchor constraintEqualToAnchor:self.topAnchor]`.
struct ObjectiveCMessage {
  /// The indices from its `[` through its `]`.
  let range: Range<Int>
  /// The tokens of the object that receives it.
  let receiver: Range<Int>
  /// The parts of the selector, with their arguments; the argument of one without a colon is empty.
  private(set) var parts: [(name: String, argument: Range<Int>)] = []

  /// The index of the first part of the selector.
  var selectorStart: Int { receiver.upperBound }

  /// Reads the message whose bracket is at an index; nil for a list, a subscript and what cannot be read.
  init?(at index: Int, in list: TokenList) {
    guard list.is(index, "["), list.partner[index] < list.count, !list.is(index - 1, "@") else {
      return nil
    }
    let end = list.partner[index]
    var next = index + 1
    // A cast before the object.
    while list.is(next, "(") { next = list.after(next) }
    guard list.is(next, "[") || list.word(next) != nil || next > index + 1 else { return nil }
    if list.is(next, "[") || list.word(next) != nil, !list.is(next + 1, ":") {
      next = list.after(next)
    }
    while list.is(next, ".") || list.is(next, "[") {
      next = list.is(next, ".") ? next + 2 : list.after(next)
    }
    receiver = index + 1..<next
    range = index..<end + 1
    guard next < end, let first = list.word(next) else { return nil }
    guard list.is(next + 1, ":") else {
      guard next + 1 == end else { return nil }
      parts = [(first, end..<end)]
      return
    }
    while next < end {
      guard let name = list.word(next), list.is(next + 1, ":") else { return nil }
      let start = next + 2
      next = start
      while next < end, next == start || list.word(next) == nil || !list.is(next + 1, ":") {
        // `a ? b : c` has a colon of its own.
        if list.is(next, "?") { return nil }
        next = list.after(next)
      }
      parts.append((name, start..<next))
    }
  }

  /// Returns the argument of a part of the selector.
  func argument(_ name: String) -> Range<Int>? { parts.first { $0.name == name }?.argument }
}

extension TokenList {
  /// Returns names with dots or messages without arguments as one text, without `self`, casts and the underscores
  /// of variables; nil for another expression.
  func objectiveCChain(_ range: Range<Int>) -> String? {
    var range = range
    while self.is(range.lowerBound, "("), after(range.lowerBound) < range.upperBound {
      range = after(range.lowerBound)..<range.upperBound
    }
    guard let first = range.first else { return nil }
    var names: [String] = []
    var next = first
    if self.is(first, "[") {
      guard let message = ObjectiveCMessage(at: first, in: self), message.parts.count == 1,
        message.parts[0].argument.isEmpty, message.range.upperBound <= range.upperBound,
        let base = objectiveCChain(message.receiver)
      else { return nil }
      names = (base == "self" ? [] : [base]) + [message.parts[0].name]
      next = message.range.upperBound
    } else {
      guard let name = word(first) else { return nil }
      if name != "self" || range.count == 1 {
        names = [name.hasPrefix("_") ? String(name.dropFirst()) : name]
      }
      next += 1
    }
    while next < range.upperBound {
      guard self.is(next, "."), let name = word(next + 1) else { return nil }
      names.append(name)
      next += 2
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
