// Types of a layout library, under names that modules behind UIKit use for their own.

/// A type of the library.
public enum LayoutDirection { case leadingToTrailing }
/// A type of the library.
public enum LayoutAttribute { case everything }
/// A type of the library.
public enum LayoutRelation { case related }
/// A type of the library.
public enum LayoutAxis { case diagonal }
