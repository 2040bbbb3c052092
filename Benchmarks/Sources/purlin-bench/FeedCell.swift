import AutoLayout
import Foundation
import HeadlessUIKit

/// One entry of a feed: what the cell of common layout benchmarks shows.
struct FeedItem: Sendable {
  var name: String
  var title: String
  var text: String
  var actions: [String]

  /// Entries whose texts differ in length, always the same ones.
  static func make(_ count: Int) -> [FeedItem] {
    let words = "layout asks every view how large it would like to be before it says where".split(
      separator: " ")
    return (0..<count).map { number in
      let length = 8 + (number * 37) % 50
      return FeedItem(
        name: "Person \(number)", title: "Writes about \(words[number % words.count])",
        text: (0..<length).map { String(words[($0 * 7 + number) % words.count]) }
          .joined(separator: " "),
        actions: ["Like \(number % 13)", "Comment", "Share"])
    }
  }
}

/// What both cells are made of: avatar, name, title, text, image, three buttons.
class FeedView: UIView {
  let avatar = UIImageView()
  let name = UILabel()
  let title = UILabel()
  let text = UILabel()
  let picture = UIImageView()
  let buttons = [UIButton(type: .system), UIButton(type: .system), UIButton(type: .system)]

  var parts: [UIView] { [avatar, name, title, text, picture] + buttons }

  init(_ item: FeedItem) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    name.font = .boldSystemFont(ofSize: 15)
    title.font = .systemFont(ofSize: 13)
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 0
    name.text = item.name
    title.text = item.title
    text.text = item.text
    for (button, action) in zip(buttons, item.actions) {
      button.setTitle(action, for: .normal)
    }
    for part in parts { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// The height at a width.
  func height(forWidth width: CGFloat) -> CGFloat { 0 }
}

/// The cell laid out by constraints.
final class ConstrainedFeedView: FeedView {
  override init(_ item: FeedItem) {
    super.init(item)
    for part in parts { part.translatesAutoresizingMaskIntoConstraints = false }
    let (like, comment, share) = (buttons[0], buttons[1], buttons[2])
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      title.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      title.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      title.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      text.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
      text.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8),
      text.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: 200),
      like.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      like.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      like.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      comment.leadingAnchor.constraint(equalTo: like.trailingAnchor, constant: 24),
      comment.topAnchor.constraint(equalTo: like.topAnchor),
      share.leadingAnchor.constraint(equalTo: comment.trailingAnchor, constant: 24),
      share.topAnchor.constraint(equalTo: like.topAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func height(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// The same cell with frames set by hand.
final class ManualFeedView: FeedView {
  override func height(forWidth width: CGFloat) -> CGFloat { place(width, sets: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(bounds.width, sets: true)
  }

  private func place(_ width: CGFloat, sets: Bool) -> CGFloat {
    let nameSize = name.sizeThatFits(CGSize(width: width - 80, height: .greatestFiniteMagnitude))
    let textSize = text.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude))
    let pictureTop = 60 + textSize.height + 8
    let buttonTop = pictureTop + 208
    let sizes = buttons.map {
      $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    if sets {
      let titleSize = title.sizeThatFits(
        CGSize(width: width - 80, height: .greatestFiniteMagnitude))
      avatar.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
      name.frame = CGRect(x: 64, y: 12, width: width - 80, height: nameSize.height)
      title.frame = CGRect(
        x: 64, y: 16 + nameSize.height, width: width - 80, height: titleSize.height)
      text.frame = CGRect(x: 16, y: 60, width: width - 32, height: textSize.height)
      picture.frame = CGRect(x: 0, y: pictureTop, width: width, height: 200)
      var x: CGFloat = 16
      for (button, size) in zip(buttons, sizes) {
        button.frame = CGRect(x: x, y: buttonTop, width: size.width, height: size.height)
        x += size.width + 24
      }
    }
    return buttonTop + (sizes.first?.height ?? 0) + 12
  }
}
