import UIKit

/// Text in several fonts and colors, with images in its lines.
final class TextTour: UIViewController {
  let label = UILabel()
  /// A disc that is drawn into an image.
  let disc = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { context in
    UIColor.systemRed.setFill()
    context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 24, height: 24))
    UIColor.white.setFill()
    context.fill(CGRect(x: 8, y: 12, width: 12, height: 4))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.attributedText = text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }

  private var text: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    func add(_ words: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
      text.append(
        NSAttributedString(
          string: words,
          attributes: [.font: UIFont.systemFont(ofSize: 17)].merging(attributes) { $1 }))
    }
    add("No entry ", [.font: UIFont.boldSystemFont(ofSize: 28)])
    let attachment = NSTextAttachment(image: disc)
    attachment.bounds = CGRect(x: 0, y: -5, width: 28, height: 28)
    text.append(NSAttributedString(attachment: attachment))
    add("\nThe quay is closed ")
    add("until Friday", [.foregroundColor: UIColor.systemRed, .underlineStyle: 1])
    add(". Tickets for ")
    add("tonight", [.strikethroughStyle: 1, .foregroundColor: UIColor.secondaryLabel])
    add(" tomorrow remain ")
    add("valid", [.backgroundColor: UIColor.systemYellow])
    add(". See ")
    add("the timetable", [.link: "https://example.com"])
    add(".")
    return text
  }
}
