extension RulePage {
  /// The pages about code that makes constraints.
  static let code: [RulePage] = [
    RulePage(
      "inactive-constraint", .connections, .error, "Code makes a constraint and never activates it",
      why: """
        The constraint has no effect, and its views are not laid out as intended. Reported only if the value of the \
        expression is not used at all.
        """,
      mend: "Set isActive to true, or put the constraint into NSLayoutConstraint.activate.",
      example: """
        class ProfileView: UIView {
          func place(_ label: UILabel) {
            label.topAnchor.constraint(equalTo: topAnchor)
          }
        }
        """,
      corrected: """
        class ProfileView: UIView {
          func place(_ label: UILabel) {
            label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """),
    RulePage(
      "view-not-added", .connections, .warning,
      "Code constrains a view that it never adds to another",
      why: """
        The view is not shown, and activating a constraint to another view ends the app. Reported only for a local \
        variable that is not given to any other code.
        """,
      mend: "Add the view with addSubview.",
      example: """
        class ProfileView: UIView {
          func addBadge() {
            let badge = UIView()
            badge.translatesAutoresizingMaskIntoConstraints = false
            badge.widthAnchor.constraint(equalToConstant: 8).isActive = true
          }
        }
        """,
      corrected: """
        class ProfileView: UIView {
          func addBadge() {
            let badge = UIView()
            badge.translatesAutoresizingMaskIntoConstraints = false
            addSubview(badge)
            badge.widthAnchor.constraint(equalToConstant: 8).isActive = true
          }
        }
        """),
    RulePage(
      "mask-in-code", .connections, .error,
      "A view with constraints keeps those of its autoresizing mask",
      why: """
        A view that is made in code has constraints for its frame, which conflict with others. Not reported if the \
        view is given to code that could change that, or if the file changes it for any view.
        """,
      mend: "Set translatesAutoresizingMaskIntoConstraints to false.",
      example: """
        class ProfileView: UIView {
          func addTitle() {
            let title = UILabel()
            addSubview(title)
            title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """,
      corrected: """
        class ProfileView: UIView {
          func addTitle() {
            let title = UILabel()
            title.translatesAutoresizingMaskIntoConstraints = false
            addSubview(title)
            title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """),
    RulePage(
      "repeated-in-code", .connections, .warning,
      "Two constraints of a function determine one attribute",
      why: """
        Both are required and active, between the same anchors or for the same size: they conflict, or one of them has \
        no effect. Constraints of different branches are not compared.
        """,
      mend: "Remove one of them; perhaps another anchor is meant.",
      example: """
        class ProfileView: UIView {
          func place(_ label: UILabel) {
            NSLayoutConstraint.activate([
              label.leadingAnchor.constraint(equalTo: leadingAnchor),
              label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            ])
          }
        }
        """,
      corrected: """
        class ProfileView: UIView {
          func place(_ label: UILabel) {
            NSLayoutConstraint.activate([
              label.leadingAnchor.constraint(equalTo: leadingAnchor),
              label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 8),
            ])
          }
        }
        """),
    RulePage(
      "foreign-constraint", .connections, .error,
      "A constraint is added to a view that does not contain its views",
      why: """
        The app ends: "The view hierarchy is not prepared for the constraint". Reported only if the same function adds \
        the view to the other.
        """,
      mend: "Activate the constraint instead, which adds it to the right view.",
      example: """
        class ProfileView: UIView {
          func addTitle() {
            let title = UILabel()
            title.translatesAutoresizingMaskIntoConstraints = false
            addSubview(title)
            title.addConstraint(title.topAnchor.constraint(equalTo: topAnchor))
          }
        }
        """,
      corrected: """
        class ProfileView: UIView {
          func addTitle() {
            let title = UILabel()
            title.translatesAutoresizingMaskIntoConstraints = false
            addSubview(title)
            title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """),
  ]
}
