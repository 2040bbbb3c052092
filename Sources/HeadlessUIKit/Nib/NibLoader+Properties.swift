internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder

/// The properties of all views, and the properties of containers that are set after their members
/// are created.
extension NibLoader {
  func apply(_ element: ViewElement, to view: UIView, arrangedIn: ViewElement?) {
    if let frame = element.frame { view.frame = CGRect(frame) }
    view.autoresizingMask = UIView.AutoresizingMask(
      rawValue: UInt(element.autoresizingMask?.rawValue ?? 0))
    view.translatesAutoresizingMaskIntoConstraints =
      !document.usesAutoLayout || element.translatesAutoresizingMaskIntoConstraints
      || element.isFixedFrame
    view.autoresizesSubviews = element.autoresizesSubviews
    view.isHidden = element.isHidden
    view.alpha = CGFloat(element.alpha)
    view.isOpaque = element.isOpaque
    view.clipsToBounds = element.clipsSubviews || view.clipsToBounds
    view.contentMode = UIView.ContentMode(nibName: element.contentMode)
    view.accessibilityIdentifier = element.accessibility.identifier ?? element.userLabel
    applyAccessibility(element.accessibility, to: view)
    view.storage.nibClassName = element.customClass
    switch element.kind {
    case .wkWebView, .webView: view.storage.mediaKind = .web
    case .mapView: view.storage.mediaKind = .map
    default: break
    }
    view.backgroundColor = element.backgroundColor.flatMap {
      factory.values.color($0, in: document)
    }
    if let cell = view as? UITableViewCell, let name = element.cell?.accessoryType {
      cell.accessoryType = UITableViewCell.AccessoryType(nibName: name)
    }
    if let tint = element.tintColor { view.tintColor = UIColor(tint, document) }
    view.semanticContentAttribute = UISemanticContentAttribute(
      nibName: element.semanticContentAttribute)
    applyRest(element.otherAttributes, to: view)
    applyPriorities(element.contentPriorities, to: view)
    applyMargins(element, to: view)
    if adapter?.isCanvas != true { start(view, element) }
    adapter?.adapt(view, to: element, arrangedIn: arrangedIn)
  }

  /// Lets an indicator animate or hide itself, which it does not do on the canvas.
  private func start(_ view: UIView, _ element: ViewElement) {
    guard let indicator = view as? UIActivityIndicatorView, let control = element.control else {
      return
    }
    indicator.hidesWhenStopped = control.hidesWhenStopped
    if control.isAnimating { indicator.startAnimating() }
    if element.isHidden { indicator.isHidden = true }
  }

  private func applyAccessibility(_ accessibility: AccessibilityProperties, to view: UIView) {
    if let isElement = accessibility.isElement { view.isAccessibilityElement = isElement }
    if let label = accessibility.label { view.accessibilityLabel = label }
    if let hint = accessibility.hint { view.accessibilityHint = hint }
    if let traits = accessibility.traits {
      view.accessibilityTraits = UIAccessibilityTraits(nibNames: traits)
    }
  }

  /// Applies attributes without a property in the document's model.
  private func applyRest(_ attributes: [RawAttribute], to view: UIView) {
    for attribute in attributes {
      switch attribute.name {
      case "tag": if let tag = Int(attribute.value) { view.tag = tag }
      // The title and image depend on the state.
      case "selected": (view as? UIControl)?.isSelected = attribute.value == "YES"
      case "enabled": (view as? UIControl)?.isEnabled = attribute.value != "NO"
      case "userInteractionEnabled": view.isUserInteractionEnabled = attribute.value != "NO"
      case "highlighted": (view as? UIControl)?.isHighlighted = attribute.value == "YES"
      default: continue
      }
    }
  }

  /// Priorities that are not specified are 250 and 750, regardless of the defaults of the class in
  /// code (`ibdocuments:D2.2`).
  private func applyPriorities(_ priorities: ContentPriorities, to view: UIView) {
    func priority(_ value: Double?, _ standard: Float) -> UILayoutPriority {
      UILayoutPriority(value.map { Float($0) } ?? standard)
    }
    view.setContentHuggingPriority(priority(priorities.horizontalHugging, 250), for: .horizontal)
    view.setContentHuggingPriority(priority(priorities.verticalHugging, 250), for: .vertical)
    view.setContentCompressionResistancePriority(
      priority(priorities.horizontalCompressionResistance, 750), for: .horizontal)
    view.setContentCompressionResistancePriority(
      priority(priorities.verticalCompressionResistance, 750), for: .vertical)
  }

  private func applyMargins(_ element: ViewElement, to view: UIView) {
    view.preservesSuperviewLayoutMargins =
      element.preservesSuperviewLayoutMargins && element.kind != .tableViewCellContentView
    view.insetsLayoutMarginsFromSafeArea = element.insetsLayoutMarginsFromSafeArea
    if let margins = element.directionalLayoutMargins {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.leading, bottom: margins.bottom,
        trailing: margins.trailing)
    } else if let margins = element.layoutMargins {
      view.layoutMargins = UIEdgeInsets(margins)
    }
  }

  /// Applies properties that depend on the members.
  func finish(_ element: ViewElement, _ view: UIView) {
    if let stack = view as? UIStackView, let properties = element.stack {
      finish(stack, properties, element)
    }
    // In a running program they are set after all objects are created.
    guard let adapter, !adapter.isCanvas else { return }
    for attribute in element.runtimeAttributes { _ = view.setRuntimeAttribute(attribute) }
  }

  private func finish(
    _ stack: UIStackView, _ properties: StackProperties, _ element: ViewElement
  ) {
    stack.axis = properties.axis
    stack.distribution = UIStackView.Distribution(properties.distribution)
    stack.alignment = UIStackView.Alignment(properties.alignment)
    stack.spacing = properties.usesStandardSpacing ? 8 : CGFloat(properties.spacing)
    stack.isBaselineRelativeArrangement = properties.isBaselineRelativeArrangement
    // Explicit margins apply even without the flag (`canvas:X7`).
    stack.isLayoutMarginsRelativeArrangement =
      properties.isLayoutMarginsRelativeArrangement || element.layoutMargins != nil
      || element.directionalLayoutMargins != nil
  }
}

extension UIStackView.Distribution {
  fileprivate init(_ word: StackProperties.Distribution) {
    switch word {
    case .fill: self = .fill
    case .fillEqually: self = .fillEqually
    case .fillProportionally: self = .fillProportionally
    case .equalSpacing: self = .equalSpacing
    case .equalCentering: self = .equalCentering
    }
  }
}

extension UIStackView.Alignment {
  fileprivate init(_ word: StackProperties.Alignment) {
    switch word {
    case .fill: self = .fill
    case .top, .leading: self = .leading
    case .center: self = .center
    case .bottom, .trailing: self = .trailing
    case .firstBaseline: self = .firstBaseline
    case .lastBaseline: self = .lastBaseline
    }
  }
}

extension UITableViewCell.AccessoryType {
  fileprivate init(nibName: String) {
    switch nibName {
    case "disclosureIndicator": self = .disclosureIndicator
    case "detailDisclosureButton": self = .detailDisclosureButton
    case "checkmark": self = .checkmark
    case "detailButton": self = .detailButton
    default: self = .none
    }
  }
}

extension UIView.ContentMode {
  fileprivate init(nibName: String) {
    let name = nibName == "redraw" ? "redraw" : nibName
    self = Self.allCases.first { "\($0)" == name } ?? .scaleToFill
  }
}

extension UISemanticContentAttribute {
  fileprivate init(nibName: String?) {
    switch nibName {
    case "forceRightToLeft": self = .forceRightToLeft
    case "forceLeftToRight": self = .forceLeftToRight
    case "playback": self = .playback
    case "spatial": self = .spatial
    default: self = .unspecified
    }
  }
}

extension UIAccessibilityTraits {
  /// Creates traits of the names that documents write; others have no effect.
  init(nibNames: [String]) {
    self = []
    for name in nibNames {
      switch name {
      case "button": insert(.button)
      case "link": insert(.link)
      case "image": insert(.image)
      case "selected": insert(.selected)
      case "playsSound": insert(.playsSound)
      case "keyboardKey": insert(.keyboardKey)
      case "staticText": insert(.staticText)
      case "summaryElement": insert(.summaryElement)
      case "notEnabled": insert(.notEnabled)
      case "updatesFrequently": insert(.updatesFrequently)
      case "searchField": insert(.searchField)
      case "startsMediaSession": insert(.startsMediaSession)
      case "adjustable": insert(.adjustable)
      case "allowsDirectInteraction": insert(.allowsDirectInteraction)
      case "causesPageTurn": insert(.causesPageTurn)
      case "header": insert(.header)
      default: break
      }
    }
  }
}
