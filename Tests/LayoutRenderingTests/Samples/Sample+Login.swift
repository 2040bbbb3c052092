import LayoutSnapshot

extension Sample {
  /// A login form on a phone, with all its constraints and one of them broken.
  static var login: LayoutSnapshot {
    func field(_ id: String, _ placeholder: String, y: Double) -> View {
      let frame = rect(24, y, 345, 44)
      return View(
        id: id, className: "UITextField", kind: .textField, name: id, frame: frame,
        text: text(placeholder, in: frame, inset: 10, isPlaceholder: true),
        control: .init(style: .roundedRect), layout: .init(firstBaseline: 27.5))
    }
    let logo = View(
      id: "Logo", className: "UIImageView", kind: .image, name: "Logo",
      frame: rect(136.5, 119, 120, 120), clipsToBounds: true,
      appearance: .init(cornerRadius: 26),
      image: .init(
        name: "logo", size: .init(width: 64, height: 64), contentMode: .scaleAspectFill))
    let remember = View(
      id: "Remember", className: "UISwitch", kind: .switch, name: "Remember",
      frame: rect(318, 468, 51, 31),
      alignmentInsets: .init(top: 0, left: 0, bottom: 0, right: 2), control: .init(isOn: true))
    let root = View(
      id: "root", frame: rect(0, 0, 393, 852), appearance: .init(backgroundColor: background),
      layout: .init(
        safeAreaInsets: .init(top: 59, left: 0, bottom: 34, right: 0),
        layoutMargins: .init(top: 59, left: 24, bottom: 34, right: 24),
        guides: [.init(id: "safe", role: .safeArea, frame: rect(0, 59, 393, 759))]),
      subviews: [
        logo,
        label(
          "Title", "Welcome back", rect(76, 263, 241, 41), size: 34, weight: 700,
          alignment: .center),
        label(
          "Subtitle", "Sign in to continue", rect(122, 308, 149, 20.5), color: secondary,
          alignment: .center),
        field("Email", "Email", y: 352.5), field("Password", "Password", y: 408.5),
        label("Remember me", "Remember me", rect(24, 473.5, 118, 20.5)), remember,
        button("Sign in", "Sign in", rect(24, 531, 345, 50), .filled, weight: 600),
        button("Forgot", "Forgot password?", rect(120.5, 593, 152, 34.5)),
        label(
          "Terms", "By continuing you agree to our terms\nof service and privacy policy.",
          rect(72, 770, 249, 32), size: 13, color: secondary, alignment: .center),
      ])
    return LayoutSnapshot(
      name: "Login",
      device: .init(
        id: "iphone-15", name: "iPhone 15",
        safeAreaInsets: .init(top: 59, left: 0, bottom: 34, right: 0), cornerRadius: 55),
      canvas: .init(width: 393, height: 852), scale: 3, root: root,
      constraints: [
        constraint("Logo", .top, .equal, "safe", .top, plus: 60),
        constraint("Logo", .centerX, .equal, "root"),
        constraint("Logo", .width, plus: 120),
        constraint("Logo", .width, .equal, "Logo", .height),
        constraint("Title", .top, .equal, "Logo", .bottom, plus: 24),
        constraint("Title", .centerX, .equal, "root"),
        constraint("Subtitle", .top, .equal, "Title", .bottom, plus: 4),
        constraint("Subtitle", .centerX, .equal, "Title"),
        constraint("Email", .top, .equal, "Subtitle", .bottom, plus: 24),
        constraint("Email", .leading, .equal, "root", .leadingMargin),
        constraint("Email", .trailing, .equal, "root", .trailing, plus: -24),
        constraint("Email", .height, plus: 44),
        constraint("Password", .top, .equal, "Email", .bottom, plus: 12),
        constraint("Password", .leading, .equal, "Email"),
        constraint("Password", .trailing, .equal, "Email"),
        constraint("Password", .height, .equal, "Email"),
        constraint("Remember me", .leading, .equal, "Email"),
        constraint("Remember", .top, .equal, "Password", .bottom, plus: 16),
        constraint("Remember", .trailing, .equal, "Email", plus: -2),
        constraint("Remember me", .centerY, .equal, "Remember"),
        constraint("Remember", .leading, .greaterThanOrEqual, "Remember me", .trailing, plus: 8),
        constraint("Sign in", .top, .equal, "Remember", .bottom, plus: 32),
        constraint("Sign in", .leading, .equal, "root", plus: 24),
        constraint("Sign in", .trailing, .equal, "root", plus: -24),
        constraint("Sign in", .height, plus: 50, at: 750),
        constraint("Forgot", .top, .equal, "Sign in", .bottom, plus: 12),
        constraint("Forgot", .centerX, .equal, "Sign in"),
        constraint("Forgot", .width, plus: 200, isBroken: true),
        constraint("Terms", .bottom, .equal, "safe", .bottom, plus: -16),
        constraint("Terms", .centerX, .equal, "root"),
        constraint("Terms", .width, .lessThanOrEqual, "root", times: 0.8),
      ],
      findings: [
        .init(
          id: "conflicting-constraints", severity: .error,
          message: "Forgot cannot be 200 wide and as wide as its title.", views: ["Forgot"],
          constraints: ["Forgot.width="])
      ])
  }
}
