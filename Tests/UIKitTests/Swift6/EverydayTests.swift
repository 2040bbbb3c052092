import Testing
import UIKit

@MainActor
@Suite struct EverydayTests {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func `a stack view shares its width among equal labels`() {
    let labels = ["One", "Two", "Three"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .horizontal
    stack.distribution = .fillEqually
    stack.spacing = 15
    stack.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: container.topAnchor),
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()

    // (300 - 2·15) / 3
    #expect(labels.map { $0.frame.minX } == [0, 105, 210])
    #expect(labels.map { $0.frame.width } == [90, 90, 90])
    #expect(stack.frame.height == labels[0].intrinsicContentSize.height)

    labels[1].isHidden = true
    container.layoutIfNeeded()
    #expect(labels[2].frame == CGRect(x: 157.5, y: 0, width: 142.5, height: stack.frame.height))
  }

  @Test func `a stronger priority by one decides who is cut`() {
    let name = UILabel()
    name.text = "Name"
    let value = UILabel()
    value.text = "A value that is much too long for the room there is"
    for label in [name, value] {
      label.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(label)
    }
    name.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    name.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      name.firstBaselineAnchor.constraint(equalTo: value.firstBaselineAnchor),
      name.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()

    #expect(name.frame.width == name.intrinsicContentSize.width)
    #expect(value.frame.width == 300 - 8 - name.frame.width)
    #expect(value.frame.minY == 0)
  }

  @Test func `a guide holds a place without a view`() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(box)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 1 / 3),
      guide.topAnchor.constraint(equalTo: container.topAnchor),
      guide.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalTo: box.widthAnchor),
    ])
    container.layoutIfNeeded()

    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(box.frame == CGRect(x: 30, y: 80, width: 40, height: 40))
  }

  @Test func `a scroll view's content is as large as its constraints say`() {
    let scrollView = UIScrollView(frame: container.bounds)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    container.addSubview(scrollView)
    container.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
  }

  @Test func `visual format and a fitting size work as in an app`() {
    let first = UIView()
    let second = UIView()
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    let views = ["first": first, "second": second]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[first(==second)]-20-[second]-10-|",
        options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-margin-[first(50)]", metrics: ["margin": 30], views: views))
    container.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 10, y: 30, width: 130, height: 50))
    #expect(second.frame == CGRect(x: 160, y: 30, width: 130, height: 50))
  }
}
