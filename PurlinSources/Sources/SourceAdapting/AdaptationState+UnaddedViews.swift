internal import SwiftSyntax

// Views that code creates and sets up, and never adds to another view.
extension AdaptationState {
  /// Reports views of which every use only asks or changes them: they are handed to nothing that could add them.
  mutating func reportUnaddedViews() {
    guard case .shown = options.previews else { return }
    var candidates: [(view: CreatedView, file: Int)] = []
    let uses = files.map { file in
      let finder = UseFinder()
      finder.walk(file.tree)
      return finder.uses
    }
    for index in files.indices {
      let finder = CreatedViewFinder { [model] name in
        model.chain(of: name).last.map(CreatedViewFinder.classes.contains) ?? false
      }
      finder.walk(files[index].tree)
      candidates += finder.found.map { ($0, index) }
    }
    let members = Set(candidates.filter { $0.view.scope == nil }.map(\.view.name))
    for (view, file) in candidates {
      let reached = view.isPrivate ? [file] : Array(files.indices)
      let own = reached.flatMap { index in
        (uses[index][view.name] ?? []).filter { use in
          if let scope = view.scope { return index == file && scope.contains(use.offset) }
          // Inside of a block that has a view of that name, the name means that one.
          return !candidates.contains { other in
            other.file == index && other.view.name == view.name
              && other.view.scope?.contains(use.offset) ?? false
          }
        }
      }
      guard !own.contains(where: \.isHandedOn), !isHolder(own, of: members) else { continue }
      report(
        .warning, "'\(view.name)' is created and never added to a view", at: view.node, in: file)
    }
  }

  /// Whether a view only holds others: its parts are added one by one, and nothing places the view itself.
  private func isHolder(_ uses: [UseFinder.Use], of members: Set<String>) -> Bool {
    uses.contains { $0.handedMember.map(members.contains) ?? false }
      && !uses.contains(where: \.isPlaced)
  }
}

/// A variable that a new view is assigned to where it is declared.
private struct CreatedView {
  let name: String
  let node: Syntax
  let isPrivate: Bool
  /// The block of a local variable; nil for a property.
  let scope: Range<Int>?
}

private final class CreatedViewFinder: SyntaxVisitor {
  static let classes: Set = [
    "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UIStackView",
    "UIScrollView", "UITableView", "UICollectionView", "UISwitch", "UISlider", "UIStepper",
    "UISegmentedControl", "UIProgressView", "UIPageControl", "UIDatePicker", "UIPickerView",
    "UISearchBar", "UIVisualEffectView", "UIControl",
  ]
  private(set) var found: [CreatedView] = []
  private let isView: (String) -> Bool

  init(isView: @escaping (String) -> Bool) {
    self.isView = isView
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.isEmpty, !node.modifiers.isStatic, !node.modifiers.has("override"),
      node.bindings.count == 1, let binding = node.bindings.first, let name = binding.identifier,
      let value = binding.initializer?.value, binding.accessorBlock == nil,
      makesView(value, binding)
    else { return .visitChildren }
    let isLocal = node.parent?.is(CodeBlockItemSyntax.self) ?? false
    let block = node.parent?.parent
    // A variable of the file, as in listings, can be meant for what follows the file.
    if isLocal, block?.parent?.is(SourceFileSyntax.self) ?? true { return .visitChildren }
    found.append(
      CreatedView(
        name: name, node: Syntax(binding.pattern),
        isPrivate: isLocal || node.modifiers.has("private") || node.modifiers.has("fileprivate"),
        scope: isLocal
          ? block.map { $0.position.utf8Offset..<$0.endPosition.utf8Offset } : nil))
    return .visitChildren
  }

  /// Whether a value is a new view: `UILabel()`, `UIButton(type: .system)`, or a closure of that type.
  private func makesView(_ value: ExprSyntax, _ binding: PatternBindingSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      guard let type = binding.typeAnnotation?.type, isView(type.trimmedDescription) else {
        return false
      }
      // The closure of a lazy property can add the view as well.
      let finder = UseFinder()
      finder.walk(closure)
      return !finder.uses.values.joined().contains { $0.isHandedOn && $0.isArgument }
    }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return isView(name)
  }
}

/// Finds the uses of names.
private final class UseFinder: SyntaxVisitor {
  struct Use {
    let offset: Int
    /// Whether the value itself goes on: as an argument, a result, an element.
    let isHandedOn: Bool
    /// Whether it is an argument of a call.
    let isArgument: Bool
    /// The member of it that goes on, as `first` in `addSubview(buttons.first)`.
    let handedMember: String?
    /// Whether it is given a place: a constraint or a frame.
    let isPlaced: Bool
  }
  private(set) var uses: [String: [Use]] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let value = value(of: node)
    let member = value.flatMap { access(to: $0) }
    let name = member?.declName.baseName.text
    let isMemberHandedOn = member.map { isHandedOn(unwrapped(Syntax($0))) } ?? false
    let isPlaced =
      name.map { $0.hasSuffix("Anchor") || Self.places.contains($0) }
      ?? value.map(isItemOfConstraint) ?? false
    uses[node.baseName.text, default: []].append(
      Use(
        offset: node.position.utf8Offset, isHandedOn: value.map(isHandedOn) ?? false,
        isArgument: node.parent?.is(LabeledExprSyntax.self) ?? false,
        handedMember: isMemberHandedOn ? name : nil, isPlaced: isPlaced))
    return .visitChildren
  }

  private static let places: Set = [
    "frame", "bounds", "center", "translatesAutoresizingMaskIntoConstraints", "autoresizingMask",
    "snp",
  ]

  /// The value that a name stands for, such as `self.label`; nil for a member of something unknown.
  private func value(of node: DeclReferenceExprSyntax) -> Syntax? {
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id
    else { return unwrapped(Syntax(node)) }
    // `self.label` is the value; `.label` without a base is a member of something else.
    return access.base == nil ? nil : unwrapped(Syntax(access))
  }

  private func unwrapped(_ value: Syntax) -> Syntax {
    var value = value
    while let parent = value.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      value = parent
    }
    return value
  }

  /// The access to a member of a value; nil if it is used itself.
  private func access(to value: Syntax) -> MemberAccessExprSyntax? {
    value.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.base?.id == value.id ? $0 : nil }
  }

  private func isHandedOn(_ value: Syntax) -> Bool {
    guard let access = access(to: value) else { return !isItemOfConstraint(value) }
    let member = access.declName.baseName.text
    if let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id
    {
      // A method of the app's, such as `label.add(to: view)`, can do anything.
      return !(member.hasPrefix("set") || Self.ownMethods.contains(member))
    }
    let isRead = access.parent?.is(MemberAccessExprSyntax.self) ?? false
    return member == "layer" && !isRead || member == "self"
  }

  private static let ownMethods: Set = [
    "addTarget", "addGestureRecognizer", "addSubview", "addArrangedSubview", "insertSubview",
    "addConstraint", "addConstraints", "addLayoutGuide", "addInteraction", "register",
    "contentHuggingPriority", "contentCompressionResistancePriority", "sizeToFit",
    "layoutIfNeeded", "removeFromSuperview",
  ]

  private func isItemOfConstraint(_ value: Syntax) -> Bool {
    guard let argument = value.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.trimmedDescription == "NSLayoutConstraint"
      && ["item", "toItem"].contains(argument.label?.text)
  }
}
