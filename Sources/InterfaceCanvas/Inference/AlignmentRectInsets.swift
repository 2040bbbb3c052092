package import InterfaceBuilder

/// How far controls' frames reach beyond what constraints align, as Interface Builder saved them.
///
/// Source: residuals of direct constraints in public documents; for a switch 2 points at the right
/// in some 130 of 131 cases, in all versions.
package enum AlignmentRectInsets {
  package static func of(_ kind: ViewKind, toolsVersion: Int) -> LayoutInsets {
    switch kind {
    case .switch: LayoutInsets(top: 0, left: 0, bottom: 0, right: 2)
    case .slider where !(24000..<32000).contains(toolsVersion):
      LayoutInsets(top: 0, left: 2, bottom: 1, right: 2)
    case .segmentedControl: LayoutInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)
    }
  }
}
