internal import InterfaceBuilder

/// Reports what a launch screen may not have.
struct LaunchScreen: LintRule {
  let page = RulePage(
    "launch-screen", .compatibility, .error,
    "A launch screen has a custom class or a connection",
    why: """
      The system shows a launch screen before code of the app runs. Xcode refuses to compile it with custom classes, outlets \
      or actions: "Launch screens may not set custom classnames", "Launch Screens may not have connections". These are \
      reported in https://github.com/gatzsche/LSApplicationQueriesSchemes-Working-Example/issues/1 and \
      https://github.com/IFTTT/IFTTTLaunchImage/issues/2. UIKit's own classes are not reported.
      """,
    mend: """
      Remove the custom class or the connection, or use another document for what code changes after the launch.
      """,
    example: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES">
        <objects>
          <view customClass="GradientView" id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          </view>
        </objects>
      </document>
      """,
    corrected: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES">
        <objects>
          <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          </view>
        </objects>
      </document>
      """)

  private static let connections: Set<String> = ["outlet", "outletCollection", "action"]

  func findings(in document: LintedDocument) -> [LintFinding] {
    let elements = document.markup.elements
    guard elements.first?["launchScreen"]?.value == "YES" else { return [] }
    return elements.compactMap { element in
      // File's Owner and the first responder are not made from the document.
      if let name = element["customClass"]?.value, element.name != "placeholder",
        !name.hasPrefix("UI")
      {
        return finding(
          "The launch screen uses the class '\(name)', which the system cannot load.", element,
          detail: name)
      }
      guard Self.connections.contains(element.name) else { return nil }
      return finding(
        "The launch screen has a connection, and no code is running to receive it.", element,
        detail: element.name)
    }
  }
}
