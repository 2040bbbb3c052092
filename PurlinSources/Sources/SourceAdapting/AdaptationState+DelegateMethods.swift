internal import SwiftSyntax

// A subclass adds an optional method of a protocol that its superclass adopts: it has to say so, as the
// superclass's adoption has chosen the default.
extension AdaptationState {
  mutating func addOptionalDelegateMethods() {
    let byName = Dictionary(grouping: OptionalDelegateMethod.all, by: \.name)
    let classes = model.types.filter { $0.kind == .class && !$0.isExtension }
    for type in classes {
      var added: Set<String> = []
      for index in model.members(of: type.name) {
        let member = model.members[index]
        guard member.isMethod, !member.isOverride, !member.isStatic, let function = member.fullName,
          let candidates = byName[function]
        else { continue }
        for method in candidates
        where matches(member, method) && isAdoptedAbove(method.parent, type.name)
          && added.insert(method.single).inserted
        {
          adopt(method.single, in: type.name)
        }
      }
    }
  }

  private func matches(_ member: Member, _ method: OptionalDelegateMethod) -> Bool {
    guard case .method(let parameters) = member.kind else { return false }
    return parameters.map { $0.type.trimmingPrefix("UIKit.") }
      == method.parameterTypes.map { $0[...] }
  }

  /// Whether a superclass adopts a protocol and the class itself does not.
  ///
  /// What a class of another module adopts is not known; such a class counts as one that does, unless
  /// it is UIKit's.
  private func isAdoptedAbove(_ protocol: String, _ name: String) -> Bool {
    let refining = Self.refining(`protocol`)
    func adopts(_ name: String) -> Bool { !model.adopted(by: name).isDisjoint(with: refining) }
    guard !adopts(name) else { return false }
    let above = model.chain(of: name).dropFirst()
    if above.contains(where: adopts) { return true }
    guard let last = above.last, model.type(last) == nil else { return false }
    return !last.hasPrefix("UI") && !last.hasPrefix("NS") && !last.hasPrefix("XC")
      && !model.adopted(by: name).contains { model.type($0)?.kind == .protocol }
  }

  /// A protocol, and those of UIKit that refine it.
  private static func refining(_ protocol: String) -> Set<String> {
    switch `protocol` {
    case "UIScrollViewDelegate":
      [
        `protocol`, "UITableViewDelegate", "UICollectionViewDelegate",
        "UICollectionViewDelegateFlowLayout", "UITextViewDelegate",
      ]
    case "UICollectionViewDelegate": [`protocol`, "UICollectionViewDelegateFlowLayout"]
    default: [`protocol`]
    }
  }
}

extension Member {
  /// The name with its labels: `tableView(_:didSelectRowAt:)`.
  fileprivate var fullName: String? {
    isMethod ? "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))" : nil
  }
}
