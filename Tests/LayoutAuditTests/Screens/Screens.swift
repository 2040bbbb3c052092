import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutAudit

/// Title, two fields, a line, a switch with its label, two buttons.
final class LoginScreen: SeededScreen {
  override class var faults: [SeededFault] {
    [
      SeededFault("top constant", [.overlap]),
      SeededFault("missing height", [.ambiguity]),
      SeededFault("swapped anchor", [.overlap]),
      SeededFault("small button", [.hitArea, .clipped, .clippedAtLargeSizes]),
      SeededFault("no switch label", [.missingLabel]),
      SeededFault("left instead of leading", [.unmirrored]),
      SeededFault("title in one line", [.clipped]),
      SeededFault("low contrast", [.contrast]),
    ]
  }

  let titleLabel = UILabel()
  let email = UITextField()
  let remember = UISwitch()

  override func build() {
    let title = label("Welcome back to the harbour", .largeTitle)
    let email = field("Email address")
    let password = field("Password")
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    let caption = label("Stay signed in")
    let remember = UISwitch()
    remember.translatesAutoresizingMaskIntoConstraints = false
    remember.accessibilityLabel = has("no switch label") ? nil : "Stay signed in"
    remember.setContentHuggingPriority(.required, for: .horizontal)
    remember.setContentCompressionResistancePriority(.required, for: .horizontal)
    let signIn = button("Sign in")
    signIn.backgroundColor = UIColor(red: 0, green: 0.25, blue: 0.6, alpha: 1)
    signIn.setTitleColor(
      has("low contrast") ? UIColor(red: 0.2, green: 0.4, blue: 0.7, alpha: 1) : .white,
      for: .normal)
    let help = button("Help")
    if has("title in one line") { title.numberOfLines = 1 }
    add(title, email, password, line, caption, remember, signIn, help)
    var all = fill(title) + fill(email) + fill(password) + fill(line) + fill(signIn)
    all += [
      title.topAnchor.constraint(equalTo: content.topAnchor),
      email.topAnchor.constraint(
        equalTo: title.bottomAnchor, constant: has("top constant") ? -30 : 24),
      password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 12),
      line.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 8),
      caption.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 8),
      email.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      password.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      has("left instead of leading")
        ? caption.leftAnchor.constraint(equalTo: content.leftAnchor)
        : caption.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      has("left instead of leading")
        ? remember.leftAnchor.constraint(equalTo: caption.rightAnchor, constant: 12)
        : remember.leadingAnchor.constraint(
          greaterThanOrEqualTo: caption.trailingAnchor, constant: 12),
      remember.centerYAnchor.constraint(equalTo: caption.centerYAnchor),
      caption.heightAnchor.constraint(greaterThanOrEqualTo: remember.heightAnchor),
      signIn.topAnchor.constraint(
        equalTo: has("swapped anchor") ? caption.topAnchor : caption.bottomAnchor, constant: 24),
      signIn.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      help.topAnchor.constraint(equalTo: signIn.bottomAnchor, constant: 12),
      help.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      help.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor),
      help.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ]
    if has("left instead of leading") {
      all.append(remember.rightAnchor.constraint(lessThanOrEqualTo: content.rightAnchor))
    } else {
      all.append(remember.trailingAnchor.constraint(equalTo: content.trailingAnchor))
    }
    if has("small button") {
      all.append(help.heightAnchor.constraint(equalToConstant: 30))
    } else {
      all.append(help.heightAnchor.constraint(greaterThanOrEqualToConstant: 44))
      all.append(help.widthAnchor.constraint(greaterThanOrEqualToConstant: 44))
    }
    if !has("missing height") { all.append(line.heightAnchor.constraint(equalToConstant: 1)) }
    NSLayoutConstraint.activate(all)
  }
}

/// A round picture, name, text, two figures beside each other, a button.
final class ProfileScreen: SeededScreen {
  override class var faults: [SeededFault] {
    [
      SeededFault("fixed width", [.clipped]),
      SeededFault("conflicting heights", [.conflict]),
      SeededFault("no picture label", [.missingLabel]),
      SeededFault("missing leading", [.outside]),
      SeededFault("fixed font", [.dynamicType]),
      SeededFault("unequal figures", [.conflict, .outside]),
      SeededFault("low compression resistance", [.clipped]),
      SeededFault("picture outside", [.outside]),
    ]
  }

  override func build() {
    let picture = UIImageView()
    picture.backgroundColor = .systemTeal
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = has("no picture label") ? nil : "Portrait of Ada"
    picture.translatesAutoresizingMaskIntoConstraints = false
    let name = label("Ada Lovelace", .title1)
    let text = label("Writes programs for engines that do not exist yet.", .body)
    let followers = label("1 842 followers", .headline)
    let following = label("36 following", .headline)
    let follow = button("Follow")
    if has("fixed font") { text.font = .systemFont(ofSize: 15) }
    add(picture, name, text, followers, following, follow)
    var all = fill(text) + fill(follow)
    all += [
      picture.topAnchor.constraint(
        equalTo: content.topAnchor, constant: has("picture outside") ? -40 : 0),
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 64),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: content.topAnchor),
      text.topAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 12),
      text.topAnchor.constraint(greaterThanOrEqualTo: name.bottomAnchor, constant: 12),
      followers.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 12),
      following.topAnchor.constraint(equalTo: followers.topAnchor),
      following.leadingAnchor.constraint(equalTo: followers.trailingAnchor, constant: 12),
      following.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      follow.topAnchor.constraint(greaterThanOrEqualTo: followers.bottomAnchor, constant: 16),
      follow.topAnchor.constraint(greaterThanOrEqualTo: following.bottomAnchor, constant: 16),
      follow.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      follow.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ]
    let close = [
      text.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      follow.topAnchor.constraint(equalTo: followers.bottomAnchor, constant: 16),
    ]
    for constraint in close { constraint.priority = .init(200) }
    all += close
    if has("fixed width") {
      name.numberOfLines = 1
      all.append(name.widthAnchor.constraint(equalToConstant: 120))
    } else if has("low compression resistance") {
      name.setContentCompressionResistancePriority(.init(100), for: .vertical)
      all.append(name.trailingAnchor.constraint(equalTo: content.trailingAnchor))
      let low = name.heightAnchor.constraint(equalToConstant: 20)
      low.priority = .init(200)
      all.append(low)
    } else {
      all.append(name.trailingAnchor.constraint(equalTo: content.trailingAnchor))
    }
    if has("unequal figures") {
      all.append(followers.widthAnchor.constraint(equalToConstant: 300))
      all.append(following.widthAnchor.constraint(greaterThanOrEqualToConstant: 120))
    } else {
      all.append(followers.widthAnchor.constraint(equalTo: following.widthAnchor))
    }
    if !has("missing leading") {
      all.append(followers.leadingAnchor.constraint(equalTo: content.leadingAnchor))
    }
    if has("conflicting heights") {
      all.append(picture.heightAnchor.constraint(equalToConstant: 80))
    }
    NSLayoutConstraint.activate(all)
  }
}

/// Rows of a label and a switch, a slider, and choices.
final class SettingsScreen: SeededScreen {
  override class var faults: [SeededFault] {
    [
      SeededFault("row above row", [.overlap]),
      SeededFault("switch over label", [.overlap]),
      SeededFault("no slider label", [.missingLabel]),
      SeededFault("right instead of trailing", [.unmirrored, .overlap]),
      SeededFault("fixed row height", [.clipped, .clippedAtLargeSizes]),
      SeededFault("label beyond the edge", [.outside]),
      SeededFault("no bottom", [.ambiguity, .outside]),
      SeededFault("faint caption", [.contrast]),
    ]
  }

  override func build() {
    let sounds = row("Sounds and haptics")
    let badges = row("Badges on the icon")
    let volumeLabel = label("Volume")
    let volume = UISlider()
    volume.translatesAutoresizingMaskIntoConstraints = false
    volume.accessibilityLabel = has("no slider label") ? nil : "Volume"
    let caption = label("Changes apply to new messages only.", .footnote)
    caption.textColor =
      has("faint caption") ? UIColor(white: 0.8, alpha: 1) : .label
    add(sounds.label, sounds.control, badges.label, badges.control, volumeLabel, volume, caption)
    var all: [NSLayoutConstraint] = fill(volume)
    all += [
      sounds.label.topAnchor.constraint(equalTo: content.topAnchor),
      badges.label.topAnchor.constraint(
        equalTo: has("row above row") ? sounds.label.topAnchor : sounds.label.bottomAnchor,
        constant: 16),
      volumeLabel.topAnchor.constraint(equalTo: badges.label.bottomAnchor, constant: 16),
      volumeLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      volumeLabel.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor),
      volume.topAnchor.constraint(equalTo: volumeLabel.bottomAnchor, constant: 8),
      caption.topAnchor.constraint(equalTo: volume.bottomAnchor, constant: 16),
      caption.leadingAnchor.constraint(
        equalTo: content.leadingAnchor, constant: has("label beyond the edge") ? -40 : 0),
      caption.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ]
    if !has("no bottom") {
      all.append(caption.bottomAnchor.constraint(equalTo: content.bottomAnchor))
    }
    for (index, row) in [sounds, badges].enumerated() {
      let isFaulty = index == 0
      all += [
        row.label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        isFaulty && has("right instead of trailing")
          ? row.control.rightAnchor.constraint(equalTo: content.rightAnchor)
          : row.control.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        row.control.centerYAnchor.constraint(equalTo: row.label.centerYAnchor),
        isFaulty && has("fixed row height")
          ? row.label.heightAnchor.constraint(equalToConstant: 44)
          : row.label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ]
      if isFaulty && has("switch over label") {
        all.append(row.label.trailingAnchor.constraint(equalTo: content.trailingAnchor))
        row.label.textAlignment = .center
      } else if isFaulty && has("right instead of trailing") {
        all.append(
          row.label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -80))
      } else {
        all.append(
          row.label.trailingAnchor.constraint(
            lessThanOrEqualTo: row.control.leadingAnchor, constant: -12))
      }
    }
    NSLayoutConstraint.activate(all)
  }

  private func row(_ text: String) -> (label: UILabel, control: UISwitch) {
    let control = UISwitch()
    control.translatesAutoresizingMaskIntoConstraints = false
    control.accessibilityLabel = text
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    return (label(text), control)
  }
}

/// A headline, a picture of a ratio, text, and a bar with two buttons.
final class ArticleScreen: SeededScreen {
  override class var faults: [SeededFault] {
    [
      SeededFault("wrong ratio", [.conflict]),
      SeededFault("headline in two lines", [.clipped, .clippedAtLargeSizes]),
      SeededFault("icon without label", [.missingLabel]),
      SeededFault("byline over headline", [.overlap]),
      SeededFault("small icon", [.hitArea]),
      SeededFault("text without trailing", [.outside]),
      SeededFault("body font size", [.dynamicType]),
      SeededFault("unmirrored icon", [.unmirrored, .overlap]),
    ]
  }

  override func build() {
    let headline = label("The lighthouse keeps its own time", .title2)
    let byline = label("By Grace Hopper, this morning", .subheadline)
    let picture = UIView()
    picture.backgroundColor = .systemGray
    picture.translatesAutoresizingMaskIntoConstraints = false
    let body = label(
      "At noon the lamp is wound for the night, and nobody on the island looks at a clock before "
        + "the light is lit.", .body)
    let share = UIButton(type: .custom)
    share.translatesAutoresizingMaskIntoConstraints = false
    ImageRegistry.register(name: "share-arrow", size: CGSize(width: 24, height: 24))
    share.setImage(UIImage(named: "share-arrow"), for: .normal)
    share.accessibilityLabel = has("icon without label") ? nil : "Share"
    if has("headline in two lines") { headline.numberOfLines = 2 }
    if has("body font size") {
      body.font = .systemFont(ofSize: 17)
      body.adjustsFontForContentSizeCategory = true
    }
    add(headline, byline, picture, body, share)
    var all = fill(headline) + fill(picture)
    all += [
      headline.topAnchor.constraint(equalTo: content.topAnchor),
      byline.topAnchor.constraint(
        equalTo: has("byline over headline") ? headline.topAnchor : headline.bottomAnchor,
        constant: 8),
      byline.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      picture.topAnchor.constraint(greaterThanOrEqualTo: byline.bottomAnchor, constant: 12),
      picture.topAnchor.constraint(greaterThanOrEqualTo: share.bottomAnchor, constant: 12),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      body.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      body.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      body.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      share.topAnchor.constraint(equalTo: byline.topAnchor),
      share.widthAnchor.constraint(equalToConstant: has("small icon") ? 24 : 44),
      share.heightAnchor.constraint(equalToConstant: has("small icon") ? 24 : 44),
    ]
    let close = picture.topAnchor.constraint(equalTo: byline.bottomAnchor, constant: 12)
    close.priority = .init(200)
    all.append(close)
    if has("wrong ratio") {
      all.append(picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.75))
    }
    if !has("text without trailing") {
      all.append(body.trailingAnchor.constraint(equalTo: content.trailingAnchor))
    }
    if has("unmirrored icon") {
      all += [
        share.rightAnchor.constraint(equalTo: content.rightAnchor),
        byline.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.4),
      ]
    } else {
      all += [
        share.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        byline.trailingAnchor.constraint(equalTo: share.leadingAnchor, constant: -8),
      ]
    }
    NSLayoutConstraint.activate(all)
  }
}

/// Items with prices, a total, and a button at the bottom of the screen.
final class CheckoutScreen: SeededScreen {
  override class var faults: [SeededFault] {
    [
      SeededFault("price squeezed", [.clipped, .conflict]),
      SeededFault("bar under home indicator", [.safeArea]),
      SeededFault("total over items", [.overlap]),
      SeededFault("narrow pay button", [.hitArea, .clipped, .clippedAtLargeSizes]),
      SeededFault("pay title cut", [.clipped]),
      SeededFault("empty accessibility element", [.missingLabel]),
      SeededFault("grey on grey", [.contrast]),
      SeededFault("zero height label", [.collapsed, .clipped]),
    ]
  }

  override func build() {
    let item = label("Brass telescope, two drawers")
    let price = label("€ 120.00")
    price.setContentCompressionResistancePriority(.init(760), for: .horizontal)
    price.setContentHuggingPriority(.init(260), for: .horizontal)
    let total = label("Total: € 120.00", .headline)
    let note = label("Delivered in two days")
    let pay = button("Pay")
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.backgroundColor = .systemGray6
    let inBadge = label("Free returns", .footnote)
    inBadge.textColor = has("grey on grey") ? .systemGray4 : .label
    badge.addSubview(inBadge)
    if has("empty accessibility element") {
      badge.isAccessibilityElement = true
    }
    add(item, price, total, note, badge)
    view.addSubview(pay)
    let stacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    var all = fill(total) + fill(note) + fill(badge)
    all += [
      item.topAnchor.constraint(equalTo: content.topAnchor),
      item.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      price.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      total.topAnchor.constraint(
        equalTo: has("total over items") ? content.topAnchor : price.bottomAnchor, constant: 12),
      note.topAnchor.constraint(equalTo: total.bottomAnchor, constant: 12),
      badge.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 12),
      badge.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -140),
      inBadge.topAnchor.constraint(equalTo: badge.topAnchor, constant: 8),
      inBadge.bottomAnchor.constraint(equalTo: badge.bottomAnchor, constant: -8),
      inBadge.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 8),
      inBadge.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: -8),
      has("bar under home indicator")
        ? pay.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        : pay.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      pay.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ]
    if stacked || has("total over items") {
      all += [
        item.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        price.topAnchor.constraint(equalTo: item.bottomAnchor, constant: 4),
        price.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      ]
    } else {
      all += [
        price.topAnchor.constraint(greaterThanOrEqualTo: item.topAnchor),
        price.lastBaselineAnchor.constraint(equalTo: item.lastBaselineAnchor),
        price.leadingAnchor.constraint(
          greaterThanOrEqualTo: item.trailingAnchor, constant: 12),
        price.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, multiplier: 0.5),
      ]
    }
    if has("price squeezed") {
      price.numberOfLines = 1
      all.append(price.widthAnchor.constraint(equalToConstant: 50))
    }
    if has("narrow pay button") {
      pay.titleLabel?.font = .preferredFont(forTextStyle: .caption2)
      all.append(pay.heightAnchor.constraint(equalToConstant: 32))
    } else {
      all.append(pay.heightAnchor.constraint(greaterThanOrEqualToConstant: 44))
    }
    if has("pay title cut") {
      pay.titleLabel?.numberOfLines = 1
      all.append(pay.widthAnchor.constraint(equalToConstant: 90))
    } else {
      all += [
        pay.leadingAnchor.constraint(
          equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        pay.trailingAnchor.constraint(
          equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      ]
    }
    if has("zero height label") { all.append(note.heightAnchor.constraint(equalToConstant: 0)) }
    NSLayoutConstraint.activate(all)
  }
}
