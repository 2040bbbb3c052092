import UIKit

/// A gradient, a mask, a shadow, a ring, and a chart that draws itself.
final class DrawingTour: UIViewController {
  let gradient = GradientView()
  let masked = UIView()
  let ring = RingView()
  let chart = ChartView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    masked.backgroundColor = .systemOrange
    chart.backgroundColor = .secondarySystemBackground
    chart.layer.cornerRadius = 16
    chart.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    chart.layer.shadowOpacity = 0.3
    chart.layer.shadowOffset = CGSize(width: 0, height: 4)
    chart.layer.shadowRadius = 8
    let pair = UIStackView(arrangedSubviews: [masked, ring])
    pair.distribution = .fillEqually
    pair.spacing = 16
    let stack = UIStackView(arrangedSubviews: [gradient, pair, chart])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.heightAnchor.constraint(equalToConstant: 480),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    masked.superview?.layoutIfNeeded()
    let star = CAShapeLayer()
    star.path = .star(in: masked.bounds)
    masked.layer.mask = star
  }
}

/// A view that is a gradient from one corner to the other.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let layer = layer as? CAGradientLayer else { return }
    layer.colors = [UIColor.systemPurple.cgColor, UIColor.systemPink.cgColor]
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) { nil }
}

/// Three quarters of a ring, as two layers.
final class RingView: UIView {
  private let track = CAShapeLayer()
  private let part = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (ring, color) in [(track, UIColor.systemGray5), (part, UIColor.systemGreen)] {
      ring.fillColor = nil
      ring.lineWidth = 14
      ring.lineCap = .round
      ring.strokeColor = color.cgColor
      layer.addSublayer(ring)
    }
    part.strokeEnd = 0.75
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: min(bounds.width, bounds.height) / 2 - 10, startAngle: -.pi / 2,
      endAngle: 1.5 * .pi, clockwise: true)
    track.path = path.cgPath
    part.path = path.cgPath
  }
}

/// Columns that are drawn in a context.
final class ChartView: UIView {
  private let values: [CGFloat] = [0.3, 0.7, 0.5, 0.9, 0.6]

  override func draw(_ rect: CGRect) {
    let step = bounds.width / CGFloat(values.count)
    for (index, value) in values.enumerated() {
      UIColor.systemIndigo.withAlphaComponent(0.4 + 0.12 * CGFloat(index)).setFill()
      let height = value * (bounds.height - 44)
      UIBezierPath(
        roundedRect: CGRect(
          x: (CGFloat(index) + 0.2) * step, y: bounds.height - 12 - height, width: 0.6 * step,
          height: height), cornerRadius: 6
      ).fill()
    }
    NSAttributedString(
      string: "Visits",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.label]
    ).draw(at: CGPoint(x: 14, y: 10))
  }
}

extension CGPath {
  /// Returns a star with five points.
  fileprivate static func star(in rect: CGRect) -> CGPath {
    let path = CGMutablePath()
    let radius = min(rect.width, rect.height) / 2
    for corner in 0..<10 {
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let length = corner.isMultiple(of: 2) ? radius : 0.45 * radius
      let point = CGPoint(x: rect.midX + length * cos(angle), y: rect.midY + length * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}
