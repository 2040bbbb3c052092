import Foundation

/// A whole document around the elements of an example of a rule's page.
@MainActor
struct ExampleDocument {
  let text: String

  private static let views: Set<String> = [
    "label", "button", "view", "imageView", "scrollView", "stackView", "switch", "textField",
    "visualEffectView", "containerView", "tableView",
  ]

  private static let background = """
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
    """

  init(_ fragment: String) {
    let elements = Self.elements(of: Self.withoutMasks(fragment))
    if let whole = elements.first(where: { $0.name == "document" }) {
      text = whole.text
      return
    }
    func texts(_ name: String) -> String {
      elements.filter { $0.name == name }.map(\.text).joined(separator: "\n")
    }
    let cell = texts("tableViewCell")
    guard cell.isEmpty else {
      text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <objects>\(cell)</objects></document>
        """
      return
    }
    let views = elements.filter { Self.views.contains($0.name) }
    var scene = Scene(views: views.map(\.text).joined(separator: "\n"))
    scene.constraints = texts("constraint")
    for (index, view) in views.enumerated() {
      scene.constraints += Self.place(of: view.text, among: scene.constraints, index)
    }
    scene.connections = texts("outlet")
    let deployment = texts("deployment")
    if !deployment.isEmpty { scene.extra = "<dependencies>\(deployment)</dependencies>" }
    text = scene.text.replacing(
      "</scenes>", with: texts("scene") + "</scenes>" + texts("resources")
    )
    .replacing(
      "<viewLayoutGuide key=\"safeArea\"",
      with: Self.background + "<viewLayoutGuide key=\"safeArea\""
    )
    .replacing("<document ", with: "<document initialViewController=\"controller\" ")
    .replacing(" storyboardIdentifier=\"Main\"", with: " sceneMemberID=\"viewController\"")
  }

  /// Returns the constraints to the left top corner that the example leaves out.
  private static func place(
    of view: String, among constraints: String, _ index: Int
  ) -> String {
    guard let id = view.firstMatch(of: /\sid="([^"]*)"/)?.output.1,
      !view.contains("<autoresizingMask key"), !view.contains("fixedFrame")
    else { return "" }
    let attributes = "leading|trailing|left|right|centerX|top|bottom|centerY"
    let place = try? Regex("(first|second)Item=\"\(id)\" [a-z]+Attribute=\"(\(attributes))\"")
    guard let place, !constraints.contains(place) else { return "" }
    return tie("\(id).leading = safe.leading + 16", id: "place-x-\(index)")
      + tie("\(id).top = safe.top + \(20 + 80 * index)", id: "place-y-\(index)")
  }

  /// Adds the attributes that Xcode gives each label and each view with constraints.
  private static func withoutMasks(_ fragment: String) -> String {
    let names = views.joined(separator: "|")
    guard let tag = try? Regex("<(?:\(names))( [^>]*?)/?>") else { return fragment }
    return fragment.replacing(tag) { match in
      let text = String(fragment[match.range])
      let rest = fragment[match.range.upperBound...].drop(while: \.isWhitespace)
      guard !text.contains(" key="), !text.contains("translatesAutoresizing"),
        !text.contains("fixedFrame"), !rest.hasPrefix("<autoresizingMask"),
        rest.prefix(while: { $0 != ">" }).hasPrefix("<rect")
          ? !rest.drop(while: { $0 != ">" }).dropFirst().drop(while: \.isWhitespace)
            .hasPrefix("<autoresizingMask") : true
      else { return text }
      let fixed = text.hasPrefix("<label") ? "adjustsFontSizeToFit=\"NO\" " : ""
      return text.replacing(
        " id=", with: " \(fixed)translatesAutoresizingMaskIntoConstraints=\"NO\" id=",
        maxReplacements: 1)
    }
  }

  /// Returns the outermost elements, with their text; comments between them belong to none.
  private static func elements(of fragment: String) -> [(name: String, text: String)] {
    var found: [(name: String, text: String)] = []
    var start: (name: String, place: String.Index)?
    var depth = 0
    for match in fragment.matches(of: /<!--.*?-->|<\/?([A-Za-z]+)[^>]*>/) {
      guard let name = match.output.1 else { continue }
      let tag = match.output.0
      if depth == 0 { start = (String(name), match.range.lowerBound) }
      if tag.hasPrefix("</") { depth -= 1 } else if !tag.hasSuffix("/>") { depth += 1 }
      if depth == 0, let first = start {
        found.append((first.name, String(fragment[first.place..<match.range.upperBound])))
      }
    }
    return found
  }
}
