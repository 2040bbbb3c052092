import AutoLayout
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct ViewLayerTests {
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test func `a view and its layer have one geometry`() {
    let layer = view.layer
    #expect(layer === view.layer)
    #expect(layer.frame == view.frame)
    #expect(layer.position == view.center)
    layer.position.x = 100
    #expect(view.frame == CGRect(x: 50, y: 20, width: 100, height: 50))
    view.bounds.size.width = 60
    #expect(layer.frame == CGRect(x: 70, y: 20, width: 60, height: 50))
    layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 100, y: 45))
    #expect(view.frame.origin == CGPoint(x: 100, y: 45))
    #expect(view.anchorPoint == .zero)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.transform.a == 2)
    #expect(view.frame == CGRect(x: 100, y: 45, width: 120, height: 100))
    #expect(view.convert(CGPoint(x: 5, y: 5), to: UIView?.none) == CGPoint(x: 5, y: 5))
  }

  @Test func `a view and its layer show alike`() {
    view.backgroundColor = .red
    view.alpha = 0.5
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    #expect(view.layer.opacity == 0.5)
    view.layer.isHidden = true
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.isHidden)
    #expect(view.clipsToBounds)
    #expect(view.backgroundColor?.cgColor == UIColor.blue.cgColor)
    #expect(view.alpha == 0.5)
  }

  @Test func `the layers of subviews are sublayers, among the layer's own`() {
    let (one, two, own) = (UIView(), UIView(), CALayer())
    view.addSubview(one)
    view.layer.addSublayer(own)
    view.addSubview(two)
    #expect(view.layer.sublayers == [one.layer, own, two.layer])
    #expect(one.layer.superlayer === view.layer)
    view.bringSubviewToFront(one)
    #expect(view.layer.sublayers?.count == 3)
    own.removeFromSuperlayer()
    #expect(view.layer.sublayers == [two.layer, one.layer])
    #expect(one.layer.delegate === one)
  }

  private final class Framed: UIView {
    let gradient = CAGradientLayer()
    var passes = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.insertSublayer(gradient, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      gradient.frame = layer.bounds
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  @Test func `a view may place its own layers when its layer is laid out`() {
    let framed = Framed(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    view.addSubview(framed)
    view.layoutIfNeeded()
    #expect(framed.gradient.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    framed.layer.bounds.size.height = 60
    #expect(framed.layer.needsLayout())
    framed.layer.layoutIfNeeded()
    #expect(framed.gradient.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(framed.passes == 2)
  }

  @Test func `a layout manager places the layers of views as well`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.addSubview(box)
    view.layer.layoutManager = CAConstraintLayoutManager()
    for (attribute, source) in [
      (CAConstraintAttribute.midX, CAConstraintAttribute.midX), (.maxY, .maxY),
    ] {
      box.layer.addConstraint(
        CAConstraint(attribute: attribute, relativeTo: "superlayer", attribute: source))
    }
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 40, y: 40, width: 20, height: 10))
    view.frame.size = CGSize(width: 60, height: 30)
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 20, y: 20, width: 20, height: 10))
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func `a view's class may ask for another layer`() {
    #expect(GradientView().layer is CAGradientLayer)
  }

  @Test func `constraints place the frame, wherever the anchor point is`() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    box.anchorPoint = CGPoint(x: 1, y: 1)
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 5, width: 30, height: 20))
    #expect(box.center == CGPoint(x: 40, y: 25))
    box.transform = CGAffineTransform(scaleX: 2, y: 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(box.bounds.size == CGSize(width: 30, height: 20))
    #expect(box.frame == CGRect(x: -20, y: 5, width: 60, height: 20))
  }
}
