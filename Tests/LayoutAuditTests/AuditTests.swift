import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutAudit
import Testing

/// One view in the middle of a white screen.
@MainActor
private func screen(
  _ part: UIView, width: CGFloat? = nil, height: CGFloat? = nil, background: UIColor = .white
) -> LaidOutScreen {
  let view = UIView()
  view.backgroundColor = background
  part.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(part)
  part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
  part.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  if let width { part.widthAnchor.constraint(equalToConstant: width).isActive = true }
  if let height { part.heightAnchor.constraint(equalToConstant: height).isActive = true }
  return LaidOutScreen(view, in: LayoutConfiguration(screen: .size(320, 480)))
}

@MainActor
@Suite struct HitAreaTests {
  @Test func `a control below 44 points is found with its size`() {
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    let found = screen(button, width: 60, height: 30).findings([.hitArea])
    #expect(found.map(\.reason) == ["30 high"])
    #expect(found.first?.claim == "the hit area of 'OK' is smaller than 44 × 44")
    #expect(screen(button, width: 44, height: 44).findings([.hitArea]).isEmpty == false)
  }

  @Test func `a view that takes touches beyond its bounds is as large as those`() {
    final class Wide: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    #expect(screen(Wide(), width: 24, height: 24).findings([.hitArea]).isEmpty)
    #expect(!screen(Wide(), width: 20, height: 20).findings([.hitArea]).isEmpty)
  }

  @Test func `Apple's own sizes, disabled controls and plain views are not reported`() {
    #expect(screen(UISwitch()).findings([.hitArea]).isEmpty)
    #expect(screen(UISlider(), width: 200).findings([.hitArea]).isEmpty)
    let disabled = UIButton()
    disabled.isEnabled = false
    #expect(screen(disabled, width: 20, height: 20).findings([.hitArea]).isEmpty)
    #expect(screen(UIView(), width: 20, height: 20).findings([.hitArea]).isEmpty)
    let tapped = UIView()
    tapped.addGestureRecognizer(UITapGestureRecognizer())
    #expect(!screen(tapped, width: 20, height: 20).findings([.hitArea]).isEmpty)
  }
}

@MainActor
@Suite struct MissingLabelTests {
  @Test func `controls without a name are found`() {
    ImageRegistry.register(name: "cart", size: CGSize(width: 24, height: 24))
    ImageRegistry.register(systemName: "plus", size: CGSize(width: 20, height: 20))
    #expect(screen(UISwitch()).findings([.missingLabel]).count == 1)
    let button = UIButton()
    button.setImage(UIImage(named: "cart"), for: .normal)
    let found = screen(button, width: 44, height: 44).findings([.missingLabel])
    #expect(found.map(\.reason) == ["a button with only the image 'cart'"])
    #expect(found.map(\.severity) == [.warning])
    let symbol = UIButton()
    symbol.setImage(UIImage(systemName: "plus"), for: .normal)
    #expect(
      screen(symbol, width: 44, height: 44).findings([.missingLabel]).map(\.severity) == [.note])
    let image = UIImageView()
    #expect(screen(image, width: 44, height: 44).findings([.missingLabel]).isEmpty)
    image.isAccessibilityElement = true
    #expect(!screen(image, width: 44, height: 44).findings([.missingLabel]).isEmpty)
  }

  @Test func `what has a name, or lies in an element, is not reported`() {
    let named = UISwitch()
    named.accessibilityLabel = "Sounds"
    #expect(screen(named).findings([.missingLabel]).isEmpty)
    let group = UIView()
    group.isAccessibilityElement = true
    group.accessibilityLabel = "Sounds, off"
    group.addSubview(UISwitch())
    #expect(screen(group, width: 60, height: 44).findings([.missingLabel]).isEmpty)
  }
}

@MainActor
@Suite struct ContrastTests {
  private func label(_ color: UIColor, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.textColor = color
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test func `the ratio is WCAG's`() {
    #expect(screen(label(.black)).findings([.contrast]).isEmpty)
    let grey = screen(label(UIColor(white: 0.7, alpha: 1))).findings([.contrast])
    #expect(grey.map(\.reason) == ["2.11:1 of #B3B3B3 on #FFFFFF, needs 4.5:1"])
    #expect(grey.map(\.severity) == [.warning])
    // 3.45:1 passes for large text, and is near for small text.
    let near = label(UIColor(white: 0.55, alpha: 1), size: 20)
    #expect(screen(near).findings([.contrast]).isEmpty)
    near.font = .systemFont(ofSize: 17)
    #expect(screen(near).findings([.contrast]).map(\.severity) == [.note])
  }

  @Test func `transparent colours are painted over what is behind them`() {
    let found = screen(label(UIColor(white: 0, alpha: 0.2))).findings([.contrast])
    #expect(found.first?.reason.hasPrefix("1.61:1 of #CCCCCC on #FFFFFF") == true)
  }

  @Test func `an unknown background is said to be unknown`() {
    let over = UIView()
    ImageRegistry.register(name: "photo", size: CGSize(width: 200, height: 200))
    let image = UIImageView(image: UIImage(named: "photo"))
    image.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let text = label(.white)
    text.frame = CGRect(x: 10, y: 10, width: 100, height: 30)
    over.addSubview(image)
    over.addSubview(text)
    let found = screen(over, width: 200, height: 200).findings([.contrast])
    #expect(found.map(\.reason) == ["an image is behind it"])
    #expect(found.map(\.severity) == [.note])
    let bare = UIView()
    let alone = label(.black)
    alone.frame = CGRect(x: 10, y: 10, width: 100, height: 30)
    bare.addSubview(alone)
    let nothing = LaidOutScreen(bare, in: LayoutConfiguration(screen: .size(320, 480)))
    #expect(nothing.findings([.contrast]).map(\.reason) == ["nothing opaque is behind it"])
  }

  @Test func `dark appearance is looked at as well`() {
    let make = { () -> UIView in
      let view = UIView()
      view.backgroundColor = .systemBackground
      let label = UILabel()
      label.text = "Text"
      label.textColor = UIColor(white: 0.1, alpha: 1)
      label.frame = CGRect(x: 20, y: 100, width: 100, height: 30)
      view.addSubview(label)
      return view
    }
    let audit = ScreenAudit(of: make(), rules: [.contrast])
    #expect(audit.findings.map(\.configuration.appearance) == [.dark])
  }

  @Test(arguments: [(UITextField.BorderStyle.roundedRect, false), (.none, true)])
  func `a field with a filled border is dark in dark appearance`(
    style: UITextField.BorderStyle, isReported: Bool
  ) {
    let audit = ScreenAudit(
      of: {
        let view = UIView()
        view.backgroundColor = .white
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        (field.text, field.textColor, field.borderStyle) = ("Text", .label, style)
        view.addSubview(field)
        return view
      }(), rules: [.contrast])
    #expect(audit.findings.isEmpty != isReported)
  }
}

@MainActor
@Suite struct MirroredViewsTests {
  @Test(
    arguments: [(5.0, FindingSeverity.note), (40, .warning), (0, nil)]
      as [(Double, FindingSeverity?)])
  func `what is near the center in both directions looks centered`(
    distance: Double, severity: FindingSeverity?
  ) {
    let audit = ScreenAudit(
      of: {
        let view = UIView()
        let box = UIView()
        box.backgroundColor = .black
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: CGFloat(distance)),
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          box.widthAnchor.constraint(equalToConstant: 100),
          box.heightAnchor.constraint(equalToConstant: 40),
        ])
        return view
      }(), rules: [.unmirrored])
    #expect(audit.findings.map(\.finding.severity) == [severity].compactMap(\.self))
  }
}

@MainActor
@Suite struct AccessibilityElementsTests {
  @Test func `elements come in reading order with what is read`() throws {
    let view = UIView()
    let title = UILabel()
    title.text = "Welcome"
    title.accessibilityTraits = [.staticText, .header]
    let one = UIButton(type: .system)
    one.setTitle("First", for: .normal)
    let two = UIButton(type: .system)
    two.setTitle("Second", for: .normal)
    let hidden = UILabel()
    hidden.text = "hidden"
    hidden.isHidden = true
    for (part, x, y) in [
      (two as UIView, 160, 102), (one, 20, 100), (title, 20, 40), (hidden, 20, 200),
    ] {
      part.frame = CGRect(x: x, y: y, width: 100, height: 44)
      view.addSubview(part)
    }
    let screen = LaidOutScreen(view, in: LayoutConfiguration(screen: .size(320, 480)))
    let elements = screen.accessibilityElements()
    #expect(
      elements.map(\.description) == ["Welcome. Heading.", "First. Button.", "Second. Button."])
    #expect(elements[0].traits == ["staticText", "header"])
    #expect(elements[1].shape.origin == .init(x: 20, y: 100))
    let mirrored = LaidOutScreen(
      view, in: LayoutConfiguration(screen: .size(320, 480), isRightToLeft: true))
    #expect(
      mirrored.accessibilityElements().map(\.label) == ["Welcome", "Second", "First"])
    let text = elements.json()
    #expect(text.contains("\"type\" : \"frame\""))
    let read = try JSONDecoder().decode([AccessibilityNode].self, from: Data(text.utf8))
    #expect(read == elements)
  }
}
