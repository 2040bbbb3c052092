import AutoLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import HeadlessUIKit

@MainActor @Suite struct SolvedControlTests {
  private func window() -> UIWindow {
    UIWindow(screen: UIScreen(size: CGSize(width: 320, height: 480), scale: 2))
  }

  @Test func `a label between two edges wraps and grows`() {
    TextMeasuring.with(TestFont()) {
      let window = window()
      let label = UILabel()
      label.font = .systemFont(ofSize: 10)
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight"
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 60),
        label.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -60),
        label.topAnchor.constraint(equalTo: window.topAnchor),
      ])
      window.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 60, y: 0, width: 200, height: 20))
    }
  }

  @Test func `button and label share a baseline`() {
    TextMeasuring.with(TestFont()) {
      let window = window()
      let label = UILabel()
      label.font = .systemFont(ofSize: 20)
      label.text = "Text"
      let button = UIButton(type: .system)
      button.titleLabel?.font = .systemFont(ofSize: 10)
      button.setTitle("Go", for: .normal)
      for view in [label, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
        label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ])
      window.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 0, y: 100, width: 80, height: 20))
      #expect(button.frame == CGRect(x: 88, y: 102, width: 30, height: 22))
      #expect(button.titleLabel?.frame == CGRect(x: 5, y: 6, width: 20, height: 10))
      button.titleLabel?.font = .systemFont(ofSize: 20)
      window.layoutIfNeeded()
      #expect(button.frame == CGRect(x: 88, y: 94, width: 40, height: 32))
    }
  }

  @Test func `a switch and a slider reach over what constraints see`() {
    let window = window()
    let (toggle, slider) = (UISwitch(), UISlider())
    for view in [toggle, slider] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
      toggle.topAnchor.constraint(equalTo: window.topAnchor, constant: 50),
      slider.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      slider.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
      slider.topAnchor.constraint(equalTo: toggle.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 255, y: 50, width: 51, height: 31))
    #expect(slider.frame == CGRect(x: 14, y: 81, width: 292, height: 31))
  }

  @Test func `a row is as high as the text in its cell`() {
    @MainActor final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 10)
        label.text = indexPath.row == 0 ? "short" : "a text of several words that has to wrap"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let guide = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          label.topAnchor.constraint(equalTo: guide.topAnchor),
          label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        return cell
      }
    }
    TextMeasuring.with(TestFont()) {
      let source = Source()
      let window = window()
      let table = UITableView(frame: window.bounds)
      table.dataSource = source
      window.addSubview(table)
      window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [32.5, 42.5])
      #expect(
        table.visibleCells.last?.contentView.subviews.first?.frame
          == CGRect(x: 16, y: 11, width: 288, height: 20.5))
    }
  }

  @Test func `a collection measures its cells`() {
    @MainActor final class Source: UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 3 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let cell = UICollectionViewCell(frame: .zero)
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.text = String(repeating: "x", count: indexPath.item + 1)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 4),
          label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -4),
          label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        return cell
      }
    }
    TextMeasuring.with(TestFont()) {
      let source = Source()
      let window = window()
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.dataSource = source
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.size.width) == [18, 28, 38])
      #expect(view.visibleCells.map(\.frame.size.height) == [10, 10, 10])
    }
  }

  @Test(.rules("engine:E16.1"))
  func `an animation keeps what layout moved`() {
    let window = window()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: window.leadingAnchor)
    NSLayoutConstraint.activate([
      leading, view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    AnimationRecorder.start()
    leading.constant = 100
    UIView.animate(withDuration: 0.25) { window.layoutIfNeeded() }
    let changes = AnimationRecorder.finish()
    #expect(changes.map(\.from.minX) == [0])
    #expect(changes.map(\.to.minX) == [100])
  }

  @Test func `a text view that does not scroll grows with its text`() {
    TextMeasuring.with(TestFont()) {
      let window = window()
      let text = UITextView()
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 10)
      text.text = "one two three four"
      text.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        text.topAnchor.constraint(equalTo: window.topAnchor),
        text.widthAnchor.constraint(equalToConstant: 100),
      ])
      window.layoutIfNeeded()
      #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: 46))
    }
  }

  @Test func `an effect view's content fills it`() {
    let window = window()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }
}
