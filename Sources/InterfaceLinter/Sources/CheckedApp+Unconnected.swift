internal import InterfaceBuilder
internal import SourceReading

// Outlets that are not connected.
extension CheckedApp {
  /// The outlets that an object leaves out and that all others connect: those of its class, where code expects a
  /// value, or where the object that they connect has a counterpart here; or two that inherit the outlet, too, where it
  /// is not declared as optional; and the only one that a controller leaves out of those that the one with its
  /// identifier in another storyboard connects.
  func unconnectedOutlets(
    of object: ConnectedDocument.Object, in document: ConnectedDocument
  ) -> [LintFinding] {
    func isOwn(_ owner: Owner) -> Bool {
      owner.document.file == document.file && owner.id == object.id
    }
    guard let class_ = object.customClass, let lineage = index.lineage(of: class_),
      let own = objectsOfClasses[class_]?.first(where: isOwn), !own.outlets.isEmpty
    else { return [] }
    return lineage.members.compactMap { outlet in
      guard outlet.isOutlet, !outlet.isOptional, own.destination(of: outlet) == nil,
        let declaring = lineage.names.last(where: {
          index.lineage(of: $0)?.members.contains(outlet) == true
        })
      else { return nil }
      let heirs = (objectsOfClasses[declaring] ?? []).filter { !isOwn($0) }
      let others = heirs.filter { $0.className == class_ }
      let twins = others.filter {
        own.identifier != nil && $0.identifier == own.identifier
          && $0.document.file != own.document.file
      }
      func isConnected(_ owner: Owner) -> Bool { owner.destination(of: outlet) != nil }
      guard
        !others.isEmpty && others.allSatisfy(isConnected)
          && (outlet.isForced || others.contains { own.hasCounterpart(of: outlet, in: $0) })
          || heirs.count > 1 && heirs.allSatisfy(isConnected)
          || twins.contains(where: { $0.names.subtracting(own.names) == [outlet.name] })
      else { return nil }
      let other = (twins.first ?? heirs[0]).document.file
      return finding(
        "unconnected-outlet",
        "The outlet '\(outlet.writtenName)' of \(class_) is connected in \(other), but not here.",
        at: object.position, of: object.id, detail: "\(class_) \(outlet.name)")
    }
  }

  func unconnectedOutlets(in facts: SourceFacts) -> [LintFinding] {
    var found: [LintFinding] = []
    for type in facts.types where type.kind == .class || type.kind == .extension {
      let outlets = type.members.filter(\.isOutlet)
      guard !outlets.isEmpty else { continue }
      // A class that no document contains may be made by code, and its outlets connected by a xib's owner.
      guard let connected = connectedOutlets[type.name] else { continue }
      let setters = Set(connected.map(Self.setter))
      for outlet in outlets where !setters.contains(Self.setter(of: outlet.name)) {
        found.append(
          finding(
            "unconnected-outlet",
            "No document connects the outlet '\(outlet.writtenName)' of \(type.name).",
            at: outlet.place.position, of: nil, detail: "\(type.name) \(outlet.name)",
            severity: isUnused(type.name) ? .note : nil))
      }
    }
    return found
  }
}

extension CheckedApp {
  /// An object with the outlets that it connects.
  struct Owner {
    let document: ConnectedDocument
    let id: String
    let className: String
    /// The destinations of outlets, by names.
    let outlets: [String: Set<String>]
    /// The storyboard identifier.
    let identifier: String?

    /// The names of the outlets.
    var names: Set<String> { Set(outlets.keys) }

    /// The objects that it connects an outlet to; nil if it does not connect it.
    func destination(of outlet: SourceMember) -> Set<String>? {
      outlets.first { setter(of: $0.key) == setter(of: outlet.name) }?.value
    }

    /// Whether an object here stands for the one that another owner connects an outlet to, and is connected to no outlet:
    /// one with its id, the only one with its text, or one of its class, of which both have the same number, or the other
    /// connects all.
    fileprivate func hasCounterpart(of outlet: SourceMember, in other: Owner) -> Bool {
      guard let destination = other.destination(of: outlet)?.first,
        let meant = other.document.objects[destination], let type = meant.className
      else { return false }
      let (here, there) = (parts(of: type), other.parts(of: type))
      return here.free.contains { $0.id == meant.id }
        || meant.text != nil && here.free.count { $0.text == meant.text } == 1
        || here.all == there.all && here.free.count > there.free.count
        || here.free.count == 1 && there.free.isEmpty
    }

    /// The number of objects of a class that belong to this one, and those that none of its outlets is connected to.
    private func parts(of type: String) -> (all: Int, free: [ConnectedDocument.Object]) {
      let connected = outlets.values.reduce(into: Set()) { $0.formUnion($1) }
      let parts = document.parts(of: id).filter { $0.className == type }
      return (parts.count, parts.filter { !connected.contains($0.id) })
    }
  }
}
