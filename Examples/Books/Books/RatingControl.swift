import UIKit

/// A row of stars, of which a tap chooses one.
@IBDesignable
class RatingControl: UIControl {
    @IBInspectable var count: Int = 5 {
        didSet { rebuild() }
    }
    @IBInspectable var spacing: CGFloat = 4 {
        didSet { stack.spacing = spacing }
    }
    @IBInspectable var starColor: UIColor? = .systemYellow {
        didSet { recolor() }
    }

    @objc dynamic var rating = 0 {
        didSet { recolor() }
    }

    private let stack = UIStackView()
    private lazy var clearing = UILongPressGestureRecognizer(
        target: self, action: #selector(RatingControl.clear(_:)))

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        stack.distribution = .fillEqually
        stack.spacing = spacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        addGestureRecognizer(clearing)
        rebuild()
    }

    private func rebuild() {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for number in 0..<count {
            let star = UIButton(type: .system)
            star.tag = number + 1
            star.setTitle("★", for: .normal)
            star.addTarget(self, action: #selector(starTapped(_:)), for: .touchUpInside)
            stack.addArrangedSubview(star)
        }
        recolor()
    }

    private func recolor() {
        for case let star as UIButton in stack.arrangedSubviews {
            star.tintColor = star.tag <= rating ? starColor : .lightGray
        }
    }

    var stars: [UIButton] {
        return stack.arrangedSubviews.compactMap { $0 as? UIButton }
    }
}

// MARK: - Actions

extension RatingControl {
    @objc fileprivate func starTapped(_ sender: UIButton) {
        choose(sender.tag)
    }

    @objc private func clear(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        choose(0)
    }

    private func choose(_ number: Int) {
        rating = number
        sendActions(for: .valueChanged)
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: CGFloat(count) * 30 + CGFloat(count - 1) * spacing, height: 30)
    }
}
