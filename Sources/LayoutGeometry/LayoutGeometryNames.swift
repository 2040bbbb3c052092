/// A name without content, which `UIKit` exports so that members of this module's types are visible to
/// code that does not see the names of the types.
public enum LayoutGeometryNames {}
